import Foundation
import TheseusCore

/// What a list or table tells the menu around it: which rows the menu is for.
@MainActor
final class MenuRows {
  /// The values of the rows that are meant now.
  var meant: () -> Set<AnyHashable> = { [] }
  /// What Return and a double press on a row do, with the rows that are meant; nil where nothing
  /// was said.
  var open: ((Set<AnyHashable>) -> Void)?

  nonisolated init() {}
}

private struct MenuRowsKey: EnvironmentKey {
  static var defaultValue: MenuRows? { nil }
}

extension EnvironmentValues {
  /// Of the nearest `contextMenu(forSelectionType:)` around.
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

/// The items for the rows that are meant when the menu opens.
private struct SelectionItems<MenuItems: View>: View {
  let rows: MenuRows
  let menu: (Set<AnyHashable>) -> MenuItems

  var body: some View { menu(rows.meant()) }
}

extension View {
  /// A menu for rows of the list or table inside: for the selection where it was asked for on a
  /// selected row or with the keyboard, for the row where it was asked for on another, for no rows
  /// beside all of them.
  /// - Parameter primaryAction: what Return and a double press on a row do.
  public func contextMenu<Value: Hashable, MenuItems: View>(
    forSelectionType type: Value.Type = Value.self,
    @ViewBuilder menu: @escaping (Set<Value>) -> MenuItems,
    primaryAction: ((Set<Value>) -> Void)? = nil
  ) -> some View {
    modifier(_SelectionMenuModifier(menu: menu, primaryAction: primaryAction))
  }
}
