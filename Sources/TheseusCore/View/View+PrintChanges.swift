extension View {
  /// Says, in a body, why it runs: `Counter: @self, @identity, _count changed.`, `Counter: unchanged.` (R44).
  ///
  /// `@self`: the parent passed another value; `@identity`: the first run; `@dependencies`: an observable property that the last run
  /// read; the others are the view's own dynamic properties. To standard output, and to the observer of the tree.
  public static func _printChanges() { tellChanges(of: Self.self) }

  /// As `_printChanges()`.
  public static func _logChanges() { tellChanges(of: Self.self) }
}

extension ViewModifier {
  /// Says, in a body, why it runs (R44).
  public static func _printChanges() { tellChanges(of: Self.self) }

  /// As `_printChanges()`.
  public static func _logChanges() { tellChanges(of: Self.self) }
}

@MainActor
private func tellChanges(of type: Any.Type) {
  guard let runtime = ViewRuntime.active, let owner = runtime.currentOwner else { return }
  let changes = owner.changesOfRun()
  let name = IdentityPath.Component.name(of: type)
  let line = changes.isEmpty ? "\(name): unchanged." : "\(name): \(changes.joined(separator: ", ")) changed."
  print(line)
  runtime.observer?.printed(line)
}

extension OwnerNode {
  /// What made the present run due, in SwiftUI's words. From the first time it is asked on, what the body reads is noted.
  fileprivate func changesOfRun() -> [String] {
    tellsChanges = true
    runtime.updateNotesReads()
    let fields = DynamicFields.of(type)
    if run.isFirst { return ["@self", "@identity"] + fields.map(\.storedName) }
    var changes: [String] = run.valueChanged ? ["@self"] : []
    for field in fields where hasChanged(field) { changes.append(field.storedName) }
    if run.dependenciesChanged { changes.append("@dependencies") }
    return changes
  }

  private func hasChanged(_ field: DynamicFields.Field) -> Bool {
    if let property = properties.first(where: { $0.offset == field.offset }) {
      return property.box.hasChanged(in: runtime.updateNumber)
    }
    guard let cell = boundCells[field.offset] else { return false }
    return run.changedCells.contains { $0 === cell }
  }
}
