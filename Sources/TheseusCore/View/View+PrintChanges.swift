extension View {
  /// Prints, in a body, why it runs: `Counter: @self, @identity, _count changed.`,
  /// `Counter: unchanged.` (R44).
  ///
  /// `@self`: the parent passed another value; `@identity`: the first run of a view with dynamic
  /// properties, because only these depend on identity; `@dependencies`: an observable property
  /// that the last run read; the others are the view's own dynamic properties. A custom one is
  /// named once, whatever is inside it, where SwiftUI prints the offsets of its parts (`@16`). The
  /// output goes to standard output and to the observer of the tree.
  public static func _printChanges() { printChanges(of: Self.self) }

  /// The same as `_printChanges()`.
  public static func _logChanges() { printChanges(of: Self.self) }
}

extension ViewModifier {
  /// Prints, in a body, why it runs (R44).
  public static func _printChanges() { printChanges(of: Self.self) }

  /// The same as `_printChanges()`.
  public static func _logChanges() { printChanges(of: Self.self) }
}

@MainActor
private func printChanges(of type: Any.Type) {
  guard let runtime = ViewRuntime.active, let owner = runtime.currentOwner else { return }
  let changes = owner.changesOfRun()
  let name = printedName(of: type)
  let line =
    changes.isEmpty ? "\(name): unchanged." : "\(name): \(changes.joined(separator: ", ")) changed."
  print(line)
  runtime.observer?.printed(line)
}

/// A type's name with those of the types it is nested in, without module, generic arguments and
/// private contexts: `List.Row`.
private func printedName(of type: Any.Type) -> String {
  var (depth, inContext) = (0, false)
  var name = ""
  for character in _typeName(type, qualified: true) {
    switch character {
    case "<": depth += 1
    case ">": depth -= 1
    case "(" where depth == 0: inContext = true
    case ")" where depth == 0: inContext = false
    default: if depth == 0, !inContext { name.append(character) }
    }
  }
  // The module comes first; an extension in another module adds a prefix before a colon.
  return name.split(separator: ":").last.map {
    $0.split(separator: ".").dropFirst().joined(separator: ".")
  } ?? name
}

extension OwnerNode {
  /// The causes of the present run, in SwiftUI's format. From the first call on, the body's reads
  /// are recorded.
  fileprivate func changesOfRun() -> [String] {
    printsChanges = true
    runtime.updateNotesReads()
    let fields = DynamicFields.of(type)
    if run.isFirst {
      return fields.isEmpty ? ["@self"] : ["@self", "@identity"] + fields.map(\.storedName)
    }
    var changes: [String] = []
    if run.dependenciesChanged { changes.append("@dependencies") }
    if run.valueChanged { changes.append("@self") }
    for field in fields where hasChanged(field) { changes.append(field.storedName) }
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
