import TheseusCore

/// The operations of a list's selection binding, with any type of value.
struct ListSelection {
  var isSelected: (AnyHashable) -> Bool
  /// Selects the row alone or, with `extends` and multiple selection, adds or removes it.
  var select: (AnyHashable, _ extends: Bool) -> Void
  /// Adds some rows to a multiple selection and removes others, in one write.
  var update: (_ added: [AnyHashable], _ removed: [AnyHashable]) -> Void = { _, _ in }
  /// A row's tag as a value of the selection; nil where its type is another.
  var convert: (AnyHashable) -> AnyHashable?
  var allowsMany: Bool
  /// The selected row where only one can be selected.
  var single: () -> AnyHashable? = { nil }
  /// All selected values.
  var all: () -> Set<AnyHashable>
  /// The type of the tags that can be selected.
  var valueType: Any.Type
}

private struct SelectedTypeKey: EnvironmentKey {
  static var defaultValue: ObjectIdentifier? { nil }
}

extension EnvironmentValues {
  /// The type of the tags that the list around can select.
  var selectedType: ObjectIdentifier? {
    get { self[SelectedTypeKey.self] }
    set { self[SelectedTypeKey.self] = newValue }
  }
}

/// The parameters of a list without its rows.
struct ListParameters {
  var selection: ListSelection?
  /// Whether the rows are those of a table, and read so.
  var isTable = false
}
