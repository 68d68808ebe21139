import AttributeGraph
import Synchronization

/// The storage of one `@State` of one identity: a committed value in the graph and a locked pending one (R28).
///
/// Reads inside an update see the committed value and make an edge; all others see the pending one.
public final class StateCell<Value>: AnyLocation<Value>, StateCellProtocol, SavableCell, @unchecked Sendable {
  let runtime: ViewRuntime
  let attribute: Attribute<Value>
  public let key: StateKey
  private unowned let livingOwner: OwnerNode
  private let lock = Mutex<Void>(())
  /// Guarded by `lock`: what a reader outside an update sees.
  @exclusivity(unchecked) private nonisolated(unsafe) var latest: Value
  /// Guarded by `lock`: writes not yet committed, one for each group, oldest first. Nearly always there is one at most.
  @exclusivity(unchecked) private nonisolated(unsafe) var pending: (group: UInt64, value: Value)?
  @exclusivity(unchecked) private nonisolated(unsafe) var laterPending: [(group: UInt64, value: Value)] = []
  @exclusivity(unchecked) private nonisolated(unsafe) var isEnded = false
  @MainActor private(set) var lastChange: (update: Int, words: String)?

  @MainActor
  init(_ initial: Value, _ site: PropertySite, _ key: StateKey) {
    runtime = site.runtime
    livingOwner = site.owner
    self.key = key
    let value = site.runtime.restoration?.take(key, of: site.owner.identity, as: Value.self, site.scope.profile.stateKeying) ?? initial
    latest = value
    attribute = site.runtime.graph.makeSource(value, in: site.scope.subgraph)
    super.init()
  }

  override var root: AnyObject { self }

  /// The view that keeps the state; nil once it has ended.
  var owner: OwnerNode? { lock.withLock { _ in isEnded } ? nil : livingOwner }

  nonisolated override var home: ViewRuntime? { runtime }

  public nonisolated override func get() -> Value {
    if runtime.isUpdatingOnThisThread {
      return MainActor.assumeIsolatedUnchecked {
        if RuntimeFault.has(.readsWithoutEdge) { return latest }
        if runtime.observer != nil || runtime.currentOwner?.tellsChanges == true { runtime.currentOwner?.noteRead(of: self) }
        return (try? runtime.graph.readAmbient(attribute)) ?? latest
      }
    }
    return lock.withLock { _ in Unchecked(latest) }.value
  }

  public nonisolated override func set(_ value: Value, _ transaction: Transaction) {
    if runtime.isUpdatingOnThisThread {
      MainActor.assumeIsolatedUnchecked { if let owner { runtime.refuseWrite(to: key, of: owner) } }
      return
    }
    let new = Unchecked(value)
    let isFirst = lock.withLock { _ -> Bool in
      if isEnded { return false }
      latest = new.value
      if pending == nil, laterPending.isEmpty {
        pending = (transaction.group, new.value)
        return true
      }
      return addPending(new.value, transaction.group)
    }
    if isFirst { runtime.writes.append(.state(self, transaction)) }
  }

  /// Beside others that wait. Returns whether it is the first of its group.
  private nonisolated func addPending(_ value: Value, _ group: UInt64) -> Bool {
    if pending?.group == group {
      pending?.value = value
      return false
    }
    if let known = laterPending.firstIndex(where: { $0.group == group }) {
      laterPending[known].value = value
      return false
    }
    laterPending.append((group, value))
    return true
  }

  private nonisolated func takePending(_ group: UInt64) -> Value? {
    if let first = pending, first.group == group {
      pending = nil
      return first.value
    }
    guard let index = laterPending.firstIndex(where: { $0.group == group }) else { return nil }
    return laterPending.remove(at: index).value
  }

  /// Moves the value written under `group` into the graph; an equal one ends here (R24).
  @MainActor
  func commit(group: UInt64) {
    let write = lock.withLock { _ in Unchecked(isEnded ? nil : takePending(group)) }
    guard let value = write.value, let before = try? runtime.graph.value(of: attribute) else { return }
    if RuntimeFault.has(.losesWritesOfInitialValue), value as? Int == 0 { return }
    #if MUTANTS
      if RuntimeFault.has(.losesSecondWriteOfEvent), RuntimeFault.lastWritten == runtime.updateNumber { return }
      RuntimeFault.lastWritten = runtime.updateNumber
    #endif
    guard !ViewComparison.areEqualValues(before, value) else {
      runtime.observer?.skippedWrite(to: key, of: livingOwner, value)
      return
    }
    _ = try? runtime.graph.set(attribute, to: value)
    lastChange = (runtime.updateNumber, "")
    if let observer = runtime.observer {
      let (old, new) = (quoted(before), quoted(value))
      lastChange = (runtime.updateNumber, "\(key.name) \(old)→\(new)")
      observer.wrote(key, of: livingOwner, from: old, to: new)
    }
  }

  @MainActor
  override var stateCells: [any SavableCell] { [self] }

  @MainActor
  override public func connect(_ field: UnsafeMutableRawPointer) {
    field.assumingMemoryBound(to: State<Value>.self).pointee.location = self
  }

  @MainActor
  override public func hasChanged(in update: Int) -> Bool { lastChange?.update == update }

  @MainActor
  override public func end() {
    lock.withLock { _ in
      #if MUTANTS
        MainActor.assumeIsolatedUnchecked { RuntimeFault.endedValues["\(key.declaringType).\(key.name)"] = latest }
      #endif
      isEnded = true
      pending = nil
      laterPending = []
    }
  }
}

/// A state cell of whatever type, for the write queue and for snapshots.
@MainActor
protocol StateCellProtocol: ReadSource, Sendable {
  var key: StateKey { get }
  /// Nil once it has ended.
  var owner: OwnerNode? { get }
  func commit(group: UInt64)
}

extension StateCellProtocol {
  var declaredAt: SourcePosition? { key.site?.position }
  func causeKind(for owner: OwnerNode) -> Cause.Kind { owner === self.owner ? .stateChanged : .bindingChanged }
}

/// What names a cell within its identity (R31). Its words are made only when asked.
public struct StateKey: @unchecked Sendable {
  /// The type that declares the property; for a nested one, the custom dynamic property's.
  public let declaringType: Any.Type
  /// The property's name, after the names of the dynamic properties that enclose it: `draft`, `form.title`.
  public let name: String
  /// Its slot among the dynamic properties.
  public let ordinal: Int
  /// Where the wrapper of this cell was written.
  public let site: SourceSite?
  let declaration: PropertyDeclaration?
  /// The type of the value, whose name is part of the declared-name key.
  public let valueType: Any.Type
}

/// Carries a value across a lock whose closure would have it checked for sending; the lock is the proof.
struct Unchecked<Value>: @unchecked Sendable {
  var value: Value
  init(_ value: Value) { self.value = value }
}
