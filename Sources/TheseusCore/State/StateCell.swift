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
  /// Guarded by `lock`: earlier writes of other groups that are not yet committed, created when
  /// first needed.
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
    // The old value is released outside the lock: a deinitializer may use this cell.
    nonisolated(unsafe) var incoming = value
    let isFirst = lock.withLock { _ -> Bool in
      if isEnded { return false }
      let isFirst = note(group: transaction.group)
      // Nothing ends with a plain value.
      if _isPOD(Value.self) { latest = value } else { swap(&latest, &incoming) }
      return isFirst
    }
    if isFirst { runtime.writes.append(.state(self), transaction) }
  }

  /// Notes that `latest` is about to become a value written for `group`. Returns whether the write
  /// must be queued: a group that returns after another one is queued again, so that the last write
  /// is committed last.
  private nonisolated func note(group: UInt64) -> Bool {
    guard let waiting = pendingGroup else {
      pendingGroup = group
      return true
    }
    if waiting == group { return false }
    moveToOthers(waiting)
    pendingGroup = group
    return true
  }

  /// Several groups are pending: rare, and outlined, because it would slow down the usual case.
  @inline(never)
  private nonisolated func moveToOthers(_ waiting: UInt64) {
    let others = others ?? PendingValues()
    others.values.append((waiting, latest))
    self.others = others
  }

  /// Replaces `value` by the one written under `group`, the oldest of those that are pending.
  /// Returns whether the cell lives.
  // Nonisolated: each call of a closure on the main actor checks the current actor. Without
  // optionals of `Value`, a generic type that would be looked up at each write.
  private nonisolated func takePending(_ group: UInt64, _ value: inout Value) -> Bool {
    lock.withLock { _ -> Bool in
      if isEnded { return false }
      if others != nil, takeFromOthers(group, &value) { return true }
      if pendingGroup == group { pendingGroup = nil }
      value = latest
      return true
    }
  }

  @inline(never)
  private nonisolated func takeFromOthers(_ group: UInt64, _ value: inout Value) -> Bool {
    guard let others, let waiting = others.take(group) else { return false }
    // Threads may have queued their writes in another order: the last one wins.
    value = pendingGroup == nil && others.values.isEmpty ? latest : waiting
    return true
  }

  /// Moves the value written under `group` into the graph; an equal one ends here (R24). Called
  /// once for each queued group.
  @MainActor
  package func commit(group: UInt64, _ observer: (any RuntimeObserver)?) {
    let before: Value
    do { before = try runtime.graph.value(of: attribute) } catch { return }
    var value = before
    guard takePending(group, &value) else { return }
    guard !ViewComparison.areEqualValues(before, value) else {
      // Equal values may hold other objects.
      if !_isPOD(Value.self) { try? runtime.graph.replace(attribute, with: value) }
      observer?.skippedWrite(to: key, of: livingOwner, note(value))
      return
    }
    _ = try? runtime.graph.set(attribute, to: value)
    lastChange = runtime.updateNumber
    runtime.committedChanges &+= 1
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
    // Released outside the lock, as in `set`.
    let forgotten = lock.withLock { _ -> Unchecked<AnyObject?> in
      isEnded = true
      pendingGroup = nil
      guard others != nil else { return Unchecked(nil) }
      return Unchecked(takeOthers())
    }
    _ = forgotten
  }

  @inline(never)
  private nonisolated func takeOthers() -> AnyObject? {
    defer { others = nil }
    return others
  }
}

/// The pending values of one cell, oldest first. A group has several when others wrote in between.
private final class PendingValues<Value> {
  var values: [(group: UInt64, value: Value)] = []

  /// Removes and returns the oldest value of `group`.
  func take(_ group: UInt64) -> Value? {
    guard let known = values.firstIndex(where: { $0.group == group }) else { return nil }
    return values.remove(at: known).value
  }
}
