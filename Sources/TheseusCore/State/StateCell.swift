import AttributeGraph
import Synchronization

/// The storage of one `@State` of one identity: a committed value in the graph and a locked pending
/// one (R28).
///
/// Reads inside an update see the committed value and make an edge; all others see the pending one.
public final class StateCell<Value>: AnyLocation<Value>, StateCellProtocol, SavableCell,
  HideableState,
  @unchecked Sendable
{
  let runtime: ViewRuntime
  let attribute: Attribute<Value>
  public let key: StateKey
  private unowned let livingOwner: OwnerNode
  private let lock = Mutex<Void>(())

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// Guarded by `lock`: the value that readers outside an update see.
  @exclusivity(unchecked) private nonisolated(unsafe) var latest: Value
  /// Guarded by `lock`: writes of other groups that are not yet committed, created when first
  /// needed.
  @exclusivity(unchecked) private nonisolated(unsafe) var others: PendingValues<Value>?
  @MainActor package private(set) var lastChange = 0
  /// Guarded by `lock`: the group for which `latest` was written and is not yet committed; nearly
  /// always the only one.
  @exclusivity(unchecked) private nonisolated(unsafe) var pendingGroup: UInt64?
  @exclusivity(unchecked) private nonisolated(unsafe) var isEnded = false
  /// Whether the value is the restored one, or an object is awaited whose variables were saved.
  let restored = Atomic<RestoredState>(.no)
  /// Whether it may hold the text of a secure field (R36).
  @MainActor var isHidden = false

  @MainActor
  init(_ initial: Value, _ site: PropertySite, _ key: StateKey) {
    runtime = site.runtime
    livingOwner = site.owner
    self.key = key
    latest = initial
    if let restoration = site.runtime.restoration {
      let outcome = Self.restored(restoration, initial, site, key)
      latest = outcome.value
      restored.store(outcome.state, ordering: .relaxed)
    }
    attribute = site.runtime.graph.makeSource(latest, in: site.scope.subgraph)
    super.init()
  }

  override var root: AnyObject { self }
  @MainActor package var attributeID: AttributeID { attribute.id }

  @MainActor package var changeText: String { runtime.changeText(of: self, key) }

  /// The view that owns the state; nil once it has ended.
  package var owner: OwnerNode? { lock.withLock { _ in isEnded } ? nil : livingOwner }

  /// Without the lock: a cell ends on the main actor.
  @MainActor package var cell: (owner: OwnerNode, key: StateKey)? {
    isEnded ? nil : (livingOwner, key)
  }

  nonisolated override var home: ViewRuntime? { runtime }

  public nonisolated override func get() -> Value {
    guard runtime.isUpdatingOnThisThread else { return pendingValue() }
    if runtime.notesReads {
      MainActor.assumeIsolatedUnchecked { runtime.currentOwner?.noteRead(of: self) }
    }
    do { return try runtime.graph.readAmbient(attribute) } catch { return latest }
  }

  @inline(never)
  nonisolated func pendingValue() -> Value {
    lock.withLock { _ in
      // The lock makes it safe; a sendable box would be a generic type that is looked up at each
      // read.
      nonisolated(unsafe) let value = latest
      return value
    }
  }

  public nonisolated override func set(_ value: Value, _ transaction: Transaction) {
    if runtime.isUpdatingOnThisThread {
      MainActor.assumeIsolatedUnchecked { if let owner { runtime.refuseWrite(to: key, of: owner) } }
      return
    }
    if restored.load(ordering: .relaxed) != .no { noteWriteOverRestored(value) }
    let isFirst = lock.withLock { _ -> Bool in
      if isEnded { return false }
      let isFirst = note(group: transaction.group, value)
      latest = value
      return isFirst
    }
    if isFirst { runtime.writes.append(.state(self, transaction)) }
  }

  /// Notes that `latest` is about to become a value written for `group`. Returns whether it is the
  /// group's first.
  private nonisolated func note(group: UInt64, _ new: Value) -> Bool {
    guard let waiting = pendingGroup else {
      if let others, others.replace(group, new) { return false }
      pendingGroup = group
      return true
    }
    if waiting == group { return false }
    moveToOthers(waiting)
    return note(group: group, new)
  }

  /// Several groups are pending: rare, and outlined, because it would slow down the usual case.
  @inline(never)
  private nonisolated func moveToOthers(_ waiting: UInt64) {
    let others = others ?? PendingValues()
    others.values.append((waiting, latest))
    self.others = others
    pendingGroup = nil
  }

  /// Moves the value written under `group` into `value`. Returns false when the cell has ended.
  // Nonisolated: each call of a closure on the main actor checks the current actor.
  private nonisolated func takePending(_ group: UInt64, into value: inout Value) -> Bool {
    lock.withLock { _ -> Bool in
      if pendingGroup == group {
        pendingGroup = nil
        value = latest
      } else if let others, let waiting = others.take(group) {
        value = waiting
      } else {
        value = latest
      }
      return !isEnded
    }
  }

  /// Moves the value written under `group` into the graph; an equal one ends here (R24). Called
  /// once for each queued group.
  @MainActor
  package func commit(group: UInt64, _ observer: (any RuntimeObserver)?) {
    let before: Value
    do { before = try runtime.graph.value(of: attribute) } catch { return }
    var value = before
    guard takePending(group, into: &value) else { return }
    guard !ViewComparison.areEqualValues(before, value) else {
      observer?.skippedWrite(to: key, of: livingOwner, note(value))
      return
    }
    _ = try? runtime.graph.set(attribute, to: value)
    lastChange = runtime.updateNumber
    runtime.noteChange(of: self)
    if let observer {
      let (old, new) = (note(before), note(value))
      runtime.keepChangedValue(of: self, from: old, to: new)
      observer.wrote(key, of: livingOwner, from: old, to: new)
    }
  }

  /// For diagnostics. Private content is hidden (R36).
  @MainActor
  private func note(_ value: Value) -> ValueNote {
    isHidden || PrivateContent.exists && livingOwner.environment.wasPrivacySensitive
      ? .words(InspectedValue.hidden) : ValueNote(value)
  }

  @MainActor
  override var stateCells: [any SavableCell] { [self] }

  @MainActor
  override public func connect(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: State<Value>.self).pointee.location = self
  }

  @MainActor
  override public func hasChanged(in update: Int) -> Bool { lastChange == update }

  @MainActor
  override public func end() {
    forgetPending()
  }

  // Nonisolated, as `takePending`.
  private nonisolated func forgetPending() {
    lock.withLock { _ in
      isEnded = true
      pendingGroup = nil
      others = nil
    }
  }
}

/// The pending values of one cell, one for each group, oldest first.
private final class PendingValues<Value> {
  var values: [(group: UInt64, value: Value)] = []

  /// Replaces the value of `group`. Returns whether there was one.
  func replace(_ group: UInt64, _ value: Value) -> Bool {
    guard let known = values.firstIndex(where: { $0.group == group }) else { return false }
    values[known].value = value
    return true
  }

  func take(_ group: UInt64) -> Value? {
    guard let known = values.firstIndex(where: { $0.group == group }) else { return nil }
    return values.remove(at: known).value
  }
}
