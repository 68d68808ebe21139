import TheseusCore

/// Several observers of one runtime, called in their order.
@MainActor
public final class ObserverList: RuntimeObserver {
  private let observers: [any RuntimeObserver]

  public init(_ observers: [any RuntimeObserver]) { self.observers = observers }

  /// One observer for several; nil for none, so that a runtime without observers pays nothing.
  public static func joining(_ observers: [any RuntimeObserver]) -> (any RuntimeObserver)? {
    observers.count > 1 ? ObserverList(observers) : observers.first
  }

  public var wantsWords: Bool { observers.contains { $0.wantsWords } }

  public func created(_ owner: OwnerNode, _ decision: Decision) {
    for observer in observers { observer.created(owner, decision) }
  }
  public func ended(_ owner: OwnerNode, _ decision: Decision) {
    for observer in observers { observer.ended(owner, decision) }
  }
  public func appeared(_ owners: [OwnerNode]) {
    for observer in observers { observer.appeared(owners) }
  }
  public func disappeared(_ owner: OwnerNode) {
    for observer in observers { observer.disappeared(owner) }
  }
  public func kept(_ scope: Scope?, _ decision: Decision) {
    for observer in observers { observer.kept(scope, decision) }
  }
  public func bodyRan(_ owner: OwnerNode, _ reasons: BodyReasons) {
    for observer in observers { observer.bodyRan(owner, reasons) }
  }
  public func wrote(_ key: StateKey, of owner: OwnerNode, from old: ValueNote, to new: ValueNote) {
    for observer in observers { observer.wrote(key, of: owner, from: old, to: new) }
  }
  public func skippedWrite(to key: StateKey, of owner: OwnerNode, _ value: ValueNote) {
    for observer in observers { observer.skippedWrite(to: key, of: owner, value) }
  }
  public func wroteObserved(_ change: ObservedChange) {
    for observer in observers { observer.wroteObserved(change) }
  }
  public func received(_ input: String?) {
    for observer in observers { observer.received(input) }
  }
  public func beganUpdate(_ transaction: Transaction) {
    for observer in observers { observer.beganUpdate(transaction) }
  }
  public func endedPass() { for observer in observers { observer.endedPass() } }
  public func committed(_ commit: Commit) {
    for observer in observers { observer.committed(commit) }
  }
  public func endedFlush() { for observer in observers { observer.endedFlush() } }
  public func issue(_ issue: RuntimeIssue) { for observer in observers { observer.issue(issue) } }
  public func printed(_ line: String) { for observer in observers { observer.printed(line) } }
}
