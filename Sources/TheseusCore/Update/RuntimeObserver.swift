/// Where diagnostics attach: traces, causes, profiles. Costs one nil check at each point when absent.
@MainActor
public protocol RuntimeObserver: AnyObject {
  func created(_ owner: OwnerNode, _ decision: Decision)
  func ended(_ owner: OwnerNode, _ decision: Decision)
  func appeared(_ identity: IdentityPath)
  func disappeared(_ identity: IdentityPath)
  /// A seam above everything in `scope` was decided again, and decided the same.
  func kept(_ scope: Scope?, _ decision: Decision)
  func bodyRan(_ owner: OwnerNode, _ causes: [BodyCause])
  func wrote(_ key: StateKey, of owner: OwnerNode, from old: Any, to new: Any)
  func skippedWrite(to key: StateKey, of owner: OwnerNode, _ value: Any)
  func beganUpdate(_ transaction: Transaction)
  func committed(_ commit: Commit)
  func issue(_ issue: RuntimeIssue)
  func printed(_ line: String)
}

/// One reason for a body run.
public struct BodyCause: Sendable {
  public var kind: Cause.Kind
  /// What changed: `count 3→4`, `\.colorScheme`, `title`.
  public var change: String

  public init(_ kind: Cause.Kind, _ change: String) {
    self.kind = kind
    self.change = change
  }
}
