import AttributeGraph
import Synchronization

/// Something outside the graph that bodies and rules depend on: an object, a property of one. Its
/// attribute counts its changes.
///
/// A change may come from any thread and becomes part of the next update (R28).
class ExternalSource: ReadSource, @unchecked Sendable {
  let runtime: ViewRuntime
  private let subgraph: Subgraph
  private let changes: Attribute<UInt64>
  private let pending = PendingGroup()
  /// The last change of another thread, until its value is certainly stored.
  private let early = Mutex<EarlyChange?>(nil)
  @MainActor private(set) var lastChange = 0

  @MainActor
  init(_ runtime: ViewRuntime) {
    self.runtime = runtime
    subgraph = runtime.graph.makeSubgraph(parent: runtime.graph.rootSubgraph)
    changes = runtime.graph.makeSource(0, in: subgraph)
  }

  /// A description of the change.
  var text: String { "" }

  /// Makes the running rule depend on the source.
  /// - Returns: the number of its changes.
  @MainActor @discardableResult
  func read(by owner: OwnerNode?) -> UInt64 {
    let count = try? runtime.graph.readAmbient(changes)
    if let owner, owner.printsChanges { owner.noteRead(of: self) }
    return count ?? 0
  }

  /// Reports a present or imminent change, from any thread.
  final func changed() {
    if runtime.isUpdatingOnThisThread {
      MainActor.assumeIsolatedUnchecked { runtime.reportObjectWrite(text) }
    }
    if pending.note(group: Transaction.currentGroup) {
      runtime.writes.append(.external(self), .current)
    }
  }

  /// Reports an imminent change, from any thread.
  ///
  /// On another thread the value may be stored only after the update that the report causes. The
  /// readers then run once more.
  final func willChange() {
    changed()
    // Here no update runs before the value is stored.
    if MainActor.isCurrent { return }
    let transaction = Transaction.current
    let isFirst = early.withLock { early in
      let number = (early?.number ?? 0) + 1
      early = EarlyChange(transaction: transaction, number: number)
      return number == 1
    }
    if isFirst { confirm(EarlyChange.delays[...], 1) }
  }

  /// Runs the readers after each of the delays; from the first one again if there was another
  /// change meanwhile.
  private func confirm(_ delays: ArraySlice<Duration>, _ number: UInt64) {
    guard let delay = delays.first else { return }
    runtime.tasks.run(after: delay) { [weak self] in
      guard let self else { return }
      let isLast = delays.count == 1
      let change = early.withLock { early in
        let change = early
        if isLast, early?.number == number { early = nil }
        return change
      }
      guard let change else { return }
      if pending.note(group: change.transaction.group) {
        runtime.writes.append(.external(self), change.transaction)
      }
      let isNew = change.number != number
      confirm(isNew ? EarlyChange.delays[...] : delays.dropFirst(), change.number)
    }
  }

  @MainActor
  func commit() {
    pending.clear()
    guard let count = try? runtime.graph.value(of: changes) else { return }
    _ = try? runtime.graph.set(changes, to: count + 1)
    lastChange = runtime.updateNumber
    runtime.noteChange(of: self)
  }

  @MainActor var attributeID: AttributeID { changes.id }
  var changeText: String { text }
  func causeKind(for owner: OwnerNode) -> Cause.Kind { .observedChanged }

  /// Whether any rule still depends on it.
  @MainActor var isRead: Bool { !runtime.graph.dependents(of: changes.id).isEmpty }

  @MainActor func end() { runtime.graph.end(subgraph) }
}

/// Something that a body reads and whose change explains why it runs again.
package protocol ReadSource: AnyObject {
  /// The attribute that the bodies that read it depend on.
  @MainActor var attributeID: AttributeID { get }
  /// The number of the update that changed it last.
  @MainActor var lastChange: Int { get }
  /// A description of the change: `count 3→4`, `Model`.
  @MainActor var changeText: String { get }
  @MainActor func causeKind(for owner: OwnerNode) -> Cause.Kind
  /// Its source location, if known.
  @MainActor var declaredAt: SourcePosition? { get }
  /// The view and the property of a state. Nil for other sources, and after the view has ended.
  @MainActor var cell: (owner: OwnerNode, key: StateKey)? { get }
}

extension ReadSource {
  @MainActor package var declaredAt: SourcePosition? { nil }
  @MainActor package var cell: (owner: OwnerNode, key: StateKey)? { nil }
}

/// A change that another thread has reported before it stored the value.
private struct EarlyChange {
  let transaction: Transaction
  /// How many were reported since all values were certainly stored.
  let number: UInt64

  /// The value is nearly always stored immediately; a thread may be interrupted before it stores
  /// it.
  static let delays: [Duration] = [.milliseconds(20), .milliseconds(200)]
}
