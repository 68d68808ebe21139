import TheseusCore

/// The open menu around its controls: buttons are its items, and choosing one closes it and all its
/// parent menus.
final class MenuContext {
  private let outer: MenuContext?
  private let closeThis: () -> Void
  private let staysOpen: Bool
  /// The text that typing into the menu edits, to find one of its items.
  let filter: Binding<String>?
  /// The same menu for items that do not close it.
  private(set) lazy var stayingOpen =
    staysOpen
    ? self : MenuContext(inside: outer, staysOpen: true, filter: filter, close: closeThis)

  init(
    inside outer: MenuContext?, staysOpen: Bool = false, filter: Binding<String>? = nil,
    close: @escaping () -> Void
  ) {
    self.outer = outer
    self.staysOpen = staysOpen
    self.filter = filter
    closeThis = close
  }

  /// Closes this menu and those around it, unless its items leave it open.
  func close() {
    if staysOpen { return }
    var current: MenuContext? = self
    while let menu = current {
      menu.closeThis()
      current = menu.outer
    }
  }
}

extension MenuContext: Equatable {
  static func == (a: MenuContext, b: MenuContext) -> Bool { a === b }
}

private struct MenuContextKey: EnvironmentKey {
  static var defaultValue: MenuContext? { nil }
}

private struct DismissBehaviorKey: EnvironmentKey {
  static var defaultValue: MenuActionDismissBehavior { .automatic }
}

extension EnvironmentValues {
  var menu: MenuContext? {
    get {
      guard let menu = self[MenuContextKey.self] else { return nil }
      return menuActionDismissBehavior == .disabled ? menu.stayingOpen : menu
    }
    set { self[MenuContextKey.self] = newValue }
  }

  var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[DismissBehaviorKey.self] }
    set { self[DismissBehaviorKey.self] = newValue }
  }
}
