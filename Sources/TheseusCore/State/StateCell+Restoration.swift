import Synchronization
import TheseusSession

/// Whether the value of a cell was restored.
enum RestoredState: UInt8, AtomicRepresentable {
  case no
  /// The value is the restored one.
  case restored
  /// The value is nil, and variables of an object were saved.
  case awaitsObject
}

extension StateCell {
  /// The saved value, where there is one. An object is the initial one, with restored variables
  /// (R35).
  @MainActor
  static func restored(
    _ restoration: StateRestoration, _ initial: Value, _ site: PropertySite, _ key: StateKey
  ) -> (value: Value, state: RestoredState) {
    let identity = site.owner.identity
    if mayHoldObject {
      if let object = sessionObject(initial) {
        let isRestored = restoration.restore(object, key, of: site.owner, site.runtime)
        return (initial, isRestored ? .restored : .no)
      }
      if restoration.awaitsObject(key, of: site.owner) { return (initial, .awaitsObject) }
    }
    let value = restoration.take(
      key, of: identity, initial: initial, site.scope.profile.stateKeying
    ) { site.owner.previousNames }
    return value.map { ($0, .restored) } ?? (initial, .no)
  }

  @inline(never)
  nonisolated func noteWriteOverRestored(_ value: Value) {
    if restored.load(ordering: .relaxed) == .awaitsObject {
      restoreObject(value)
    } else {
      noteOverwritten(value)
    }
  }

  /// The first object that an optional state gets has the restored variables, as one that it would
  /// have had at first (R35).
  private nonisolated func restoreObject(_ value: Value) {
    guard MainActor.isCurrent, let object = Self.sessionObject(value) else { return }
    let unchecked = Unchecked(object)
    restored.store(.no, ordering: .relaxed)
    MainActor.assumeIsolatedUnchecked {
      guard let owner, let restoration = runtime.restoration else { return }
      if restoration.restore(unchecked.value, key, of: owner, runtime) {
        restored.store(.restored, ordering: .relaxed)
      }
    }
  }

  /// The first write of another value than the restored one is an issue if it comes from an action
  /// that runs because views appear (R33).
  private nonisolated func noteOverwritten(_ value: Value) {
    let present = pendingValue()
    let origin = LifecycleOrigin.current(in: runtime)
    guard let origin else {
      if !ViewComparison.areEqualValues(present, value) {
        restored.store(.no, ordering: .relaxed)
      }
      return
    }
    guard !Self.isSame(present, value),
      restored.exchange(.no, ordering: .acquiringAndReleasing) == .restored, let owner
    else { return }
    let property = MainActor.assumeIsolatedUnchecked { key.declaringTypeName } + ".\(key.name)"
    runtime.reportOverwritten(
      property, of: Unchecked(owner), at: key.site?.position, by: origin.name)
  }

  private nonisolated static func isSame(_ a: Value, _ b: Value) -> Bool {
    if let a = sessionObject(a) { return a === sessionObject(b) }
    return SavedValue.areEqual(a, b)
  }
}
