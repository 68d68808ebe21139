/// The facts about one run of a body that prints its changes (R44).
struct BodyRun {
  private(set) var isFirst = true
  /// The parent passed another value.
  private(set) var valueChanged = false
  /// A property of an observable object that the last run read has changed.
  private(set) var dependenciesChanged = false
  /// The cells of bindings whose change is part of this update and that the last run read.
  private(set) var changedCells: [any ReadSource] = []

  @MainActor
  mutating func begin(_ owner: OwnerNode, valueChanged: Bool, isFirst: Bool) {
    self.isFirst = isFirst
    self.valueChanged = valueChanged
    dependenciesChanged = !owner.observedChanges.isEmpty
    guard owner.printsChanges else { return }
    let update = owner.runtime.updateNumber
    changedCells = owner.readSources.filter { $0.lastChange == update }
    owner.forgetReads()
  }
}
