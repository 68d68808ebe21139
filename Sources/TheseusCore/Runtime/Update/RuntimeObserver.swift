/// Where diagnostics attach: traces, causes, profiles. Costs a check for nil at each point when
/// absent.
@MainActor
public protocol RuntimeObserver: AnyObject {
  /// Whether it needs reasons as text, for which a state's values before and after a change are
  /// kept. Read once, when it is attached.
  var wantsWords: Bool { get }
  func created(_ owner: OwnerNode, _ decision: Decision)
  /// After the disappearance of everything that ended in the same pass.
  func ended(_ owner: OwnerNode, _ decision: Decision)
  /// At the end of the pass that showed them, in the order of mounting; `AppearanceOrder` is that
  /// of R60.
  func appeared(_ owners: [OwnerNode])
  /// It was covered, deselected, scrolled off, or ended (R67).
  func disappeared(_ owner: OwnerNode)
  /// A conditional or list above everything in `scope` was decided again, with the same result.
  func kept(_ scope: Scope?, _ decision: Decision)
  func bodyRan(_ owner: OwnerNode, _ reasons: BodyReasons)
  func wrote(_ key: StateKey, of owner: OwnerNode, from old: ValueNote, to new: ValueNote)
  /// An observed object, or one of its properties, changed: `Model.title`. Part of the update that
  /// has just begun.
  func wroteObserved(_ change: ObservedChange)
  func skippedWrite(to key: StateKey, of owner: OwnerNode, _ value: ValueNote)
  /// The updates that follow are caused by this input of the user, until it is nil: `Return in
  /// EntryRow`.
  func received(_ input: String?)
  func beganUpdate(_ transaction: Transaction)
  /// One pass is over: its structure, bodies, frames and lifecycle.
  func endedPass()
  func committed(_ commit: Commit)
  /// A flush is over, or the tree was unmounted: nothing more happens until the next event.
  func endedFlush()
  func issue(_ issue: RuntimeIssue)
  func printed(_ line: String)
}

/// One reason for a body run.
public struct BodyCause: Sendable {
  public var kind: Cause.Kind
  /// The change: `count 3→4`, `\.colorScheme`, `title`.
  public var change: String
  /// The source location of what changed, if known.
  public var location: SourcePosition?

  public init(_ kind: Cause.Kind, _ change: String, at location: SourcePosition? = nil) {
    self.kind = kind
    self.change = change
    self.location = location
  }
}

/// An observer implements the methods it needs.
extension RuntimeObserver {
  public var wantsWords: Bool { true }
  public func created(_ owner: OwnerNode, _ decision: Decision) {}
  public func ended(_ owner: OwnerNode, _ decision: Decision) {}
  public func appeared(_ owners: [OwnerNode]) {}
  public func disappeared(_ owner: OwnerNode) {}
  public func kept(_ scope: Scope?, _ decision: Decision) {}
  public func bodyRan(_ owner: OwnerNode, _ reasons: BodyReasons) {}
  public func wrote(_ key: StateKey, of owner: OwnerNode, from old: ValueNote, to new: ValueNote) {}
  public func wroteObserved(_ change: ObservedChange) {}
  public func skippedWrite(to key: StateKey, of owner: OwnerNode, _ value: ValueNote) {}
  public func received(_ input: String?) {}
  public func beganUpdate(_ transaction: Transaction) {}
  public func endedPass() {}
  public func committed(_ commit: Commit) {}
  public func endedFlush() {}
  public func issue(_ issue: RuntimeIssue) {}
  public func printed(_ line: String) {}
}
