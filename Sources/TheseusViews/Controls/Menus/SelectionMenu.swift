import Foundation
import TheseusCore

/// The rows that a list or table passes to the surrounding context menu.
@MainActor
final class MenuRows {
  /// The values of the menu's rows.
  var meant: () -> Set<AnyHashable> = { [] }
  /// The action of Return and a double click on a row, with the menu's rows; nil when none is set.
  var open: ((Set<AnyHashable>) -> Void)?

  nonisolated init() {}
}

private struct MenuRowsKey: EnvironmentKey {
  static var defaultValue: MenuRows? { nil }
}

extension EnvironmentValues {
  /// The rows of the nearest enclosing `contextMenu(forSelectionType:)`.
  var menuRows: MenuRows? {
    get { self[MenuRowsKey.self] }
    set { self[MenuRowsKey.self] = newValue }
  }
}

/// `contextMenu(forSelectionType:)`: one menu for all rows of a list or a table.
struct _SelectionMenuModifier<Value: Hashable, MenuItems: View>: ViewModifier {
  let menu: (Set<Value>) -> MenuItems
  let primaryAction: ((Set<Value>) -> Void)?
  @State private var rows = MenuRows()

  func body(content: Content) -> some View {
    let _ = rows.open = primaryAction.map { action in { action(Self.typed($0)) } }
    content
      .environment(\.menuRows, rows)
      .contextMenu { SelectionItems(rows: rows, menu: { menu(Self.typed($0)) }) }
  }

  private static func typed(_ values: Set<AnyHashable>) -> Set<Value> {
    Set(values.compactMap { $0.base as? Value })
  }
}

/// The items for the rows that the menu opens for.
private struct SelectionItems<MenuItems: View>: View {
  let rows: MenuRows
  let menu: (Set<AnyHashable>) -> MenuItems

  var body: some View { menu(rows.meant()) }
}

extension View {
  /// A menu for rows of the list or table inside: for the selection when it opens on a selected row
  /// or by keyboard, for the row when it opens on another, and for no rows outside of them.
  /// - Parameter primaryAction: the action of Return and a double click on a row.
  public func contextMenu<Value: Hashable, MenuItems: View>(
    forSelectionType type: Value.Type = Value.self,
    @ViewBuilder menu: @escaping (Set<Value>) -> MenuItems,
    primaryAction: ((Set<Value>) -> Void)? = nil
  ) -> some View {
    modifier(_SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}
