import TheseusCore

/// Records every decision of one runtime, in order: identities that began, stayed and ended, body
/// runs, writes of equal values.
///
/// Attach it as the runtime's `observer` before anything is mounted. It keeps no view, state value
/// or object alive, only paths, types and text.
@MainActor
public final class TraceRecorder: RuntimeObserver {
  /// One event of one identity, whose text is not created yet.
  struct Event {
    enum Kind { case created, appeared, disappeared, ended, survived, bodyRan }
    let kind: Kind
    let type: ObjectIdentifier
    let identity: IdentityPath
    let reason: Reason
  }

  enum Reason {
    case none
    case decision(Decision)
    case body([BodyCause])
  }

  /// All events in order, for `explain` and `lifecycle`.
  private(set) var events: [Event] = []
  /// Positions in `events`, by the type of the view.
  private var positions: [ObjectIdentifier: [Int]] = [:]
  public private(set) var issues: [RuntimeIssue] = []
  public private(set) var skippedWrites: [Cause] = []
  public private(set) var printed: [String] = []
  /// Updates with writes; each is one transaction (R26).
  public private(set) var transactions = 0
  /// Writes that changed a value, as text.
  private(set) var writes: [String] = []
  private var firstWriteOfUpdate = 0
  private var keptInThisPass: [ObjectIdentifier: (owner: OwnerNode, decision: Decision)] = [:]
  private var keptOrder: [ObjectIdentifier] = []

  public init() {}

  /// Forgets everything.
  public func reset() {
    events = []
    positions = [:]
    issues = []
    skippedWrites = []
    printed = []
    writes = []
    firstWriteOfUpdate = 0
    transactions = 0
    keptInThisPass = [:]
    keptOrder = []
  }

  private func record(_ kind: Event.Kind, _ owner: OwnerNode, _ reason: Reason) {
    let type = ObjectIdentifier(owner.type)
    positions[type, default: []].append(events.count)
    events.append(Event(kind: kind, type: type, identity: owner.identity, reason: reason))
  }

  /// The events of identities of one view type, in order.
  func events(of type: Any.Type, _ kind: Event.Kind) -> [Event] {
    (positions[ObjectIdentifier(type)] ?? []).map { events[$0] }.filter { $0.kind == kind }
  }

  // MARK: RuntimeObserver

  public func created(_ owner: OwnerNode, _ decision: Decision) {
    record(.created, owner, .decision(decision))
  }
  public func ended(_ owner: OwnerNode, _ decision: Decision) {
    record(.ended, owner, .decision(decision))
  }
  public func appeared(_ owners: [OwnerNode]) {
    for owner in AppearanceOrder.sorted(owners) { record(.appeared, owner, .none) }
  }
  public func disappeared(_ owner: OwnerNode) { record(.disappeared, owner, .none) }

  /// The innermost decision is the reason; whether the views inside really stayed is known at the
  /// end of the pass.
  public func kept(_ scope: Scope?, _ decision: Decision) {
    guard !decision.isOfTheLibrary else { return }
    scope?.forEachInSubtree { inner in
      inner.forEachOwner { owner in
        guard owner.isReported else { return }
        let key = ObjectIdentifier(owner)
        if keptInThisPass.updateValue((owner, decision), forKey: key) == nil {
          keptOrder.append(key)
        }
      }
    }
  }

  public func endedPass() {
    guard !keptOrder.isEmpty else { return }
    for key in keptOrder {
      guard let (owner, decision) = keptInThisPass[key], !owner.hasEnded else { continue }
      record(.survived, owner, .decision(decision))
    }
    keptInThisPass = [:]
    keptOrder = []
  }

  public func bodyRan(_ owner: OwnerNode, _ reasons: BodyReasons) {
    record(.bodyRan, owner, .body(reasons.causes(of: owner)))
  }

  public func wrote(_ key: StateKey, of owner: OwnerNode, from old: ValueNote, to new: ValueNote) {
    writes.append(
      "\(IdentityPath.Component.name(of: owner.type)).\(key.name) \(old.words)→\(new.words)")
  }

  /// One property of an object may have many readers: it is listed once for each update.
  public func wroteObserved(_ change: ObservedChange) {
    let line = "\(change.description) changed"
    if !writes[firstWriteOfUpdate...].contains(line) { writes.append(line) }
  }

  public func skippedWrite(to key: StateKey, of owner: OwnerNode, _ value: ValueNote) {
    let location = key.site?.position
    let place = location.map { " at \($0)" } ?? ""
    skippedWrites.append(
      Cause(
        kind: .equalWrite, location: location, rule: "R24",
        description:
          """
          write of an equal value: \(IdentityPath.Component.name(of: owner.type)).\(key.name) is \
          still \(value.words)\(place)
          """
      ))
  }

  public func beganUpdate(_ transaction: Transaction) {
    transactions += 1
    firstWriteOfUpdate = writes.count
  }
  public func committed(_ commit: Commit) {}
  public func issue(_ issue: RuntimeIssue) { issues.append(issue) }
  public func printed(_ line: String) { printed.append(line) }
}
