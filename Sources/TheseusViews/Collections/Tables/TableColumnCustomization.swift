import Foundation
import TheseusCore

/// Which columns of a table are shown, by their customization ids. Columns stay in the order in
/// which they are written.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
  private var hidden: Set<String> = []
  private var shown: Set<String> = []

  public init() {}

  /// Whether the column with this id is shown; `.automatic` leaves that to the column's default.
  public subscript(visibility id: String) -> Visibility {
    get { hidden.contains(id) ? .hidden : shown.contains(id) ? .visible : .automatic }
    set {
      hidden.remove(id)
      shown.remove(id)
      if newValue == .hidden { hidden.insert(id) }
      if newValue == .visible { shown.insert(id) }
    }
  }

  var visibilities: [String: Visibility] {
    Dictionary(hidden.map { ($0, Visibility.hidden) } + shown.map { ($0, .visible) }) { first, _ in
      first
    }
  }
}

extension TableColumnCustomization: _StorableValue {
  public static func _decode(_ stored: _StoredBox) -> TableColumnCustomization? {
    Data._decode(stored).flatMap { try? JSONDecoder().decode(Self.self, from: $0) }
  }

  public func _encode() -> _StoredBox { _storedForm(self) }
}

extension AppStorage {
  /// The customization of a table's columns, without changes at first.
  public init<RowValue: Identifiable>(
    _ key: String, store: UserDefaults? = nil, fileID: StaticString = #fileID, line: UInt = #line,
    column: UInt = #column
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(
      wrappedValue: TableColumnCustomization(), key, store: store, fileID: fileID, line: line,
      column: column)
  }
}

extension SceneStorage {
  /// The customization of a table's columns, without changes at first.
  public init<RowValue: Identifiable>(
    _ key: String, fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) where Value == TableColumnCustomization<RowValue> {
    self.init(
      wrappedValue: TableColumnCustomization(), key, fileID: fileID, line: line, column: column)
  }
}

private struct ShownTableColumnsKey: EnvironmentKey {
  static var defaultValue: [String: Visibility]? { nil }
}

extension EnvironmentValues {
  /// The visibility of columns in the enclosing table's customization; nil without one.
  var shownTableColumns: [String: Visibility]? {
    get { self[ShownTableColumnsKey.self] }
    set { self[ShownTableColumnsKey.self] = newValue }
  }
}
