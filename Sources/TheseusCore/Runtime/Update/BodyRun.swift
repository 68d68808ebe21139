/// What is known of one run of a body, for a body that prints its changes (R44).
struct BodyRun {
  private(set) var isFirst = true
  /// The parent passed another value.
  private(set) var valueChanged = false
  /// A property of an observable object that the last run read has changed.
  private(set) var dependenciesChanged = false
  /// Cells that bindings lead to and whose change is part of this update, as far as the last run
  /// read them.
  private(set) var changedCells: [any ReadSource] = []

  @MainActor
  mutating func begin(_ owner: OwnerNode, valueChanged: Bool, isFirst: Bool) {
    self.isFirst = isFirst
    self.valueChanged = valueChanged
    dependenciesChanged = !owner.observedChanges.isEmpty
    guard owner.tellsChanges else { return }
    let update = owner.runtime.updateNumber
    changedCells = owner.readSources.filter { $0.lastChange == update }
    owner.forgetReads()
  }
}
