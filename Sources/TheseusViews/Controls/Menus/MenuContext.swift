import TheseusCore

/// The open menu around its controls: buttons are its items, and choosing one closes it and all its
/// parent menus.
final class MenuContext {
  private let outer: MenuContext?
  private let closeThis: () -> Void

  init(inside outer: MenuContext?, close: @escaping () -> Void) {
    self.outer = outer
    closeThis = close
  }

  /// Closes this menu and those around it.
  func close() {
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

extension EnvironmentValues {
  var menu: MenuContext? {
    get { self[MenuContextKey.self] }
    set { self[MenuContextKey.self] = newValue }
  }
}
