import Foundation

extension ListRowElement {
  /// Opens the menu of the current row.
  private static let menuKey = KeyEquivalent.function(10).map {
    KeyboardShortcut($0, modifiers: .shift)
  }

  /// Shows at the end of the current row which key opens its swipe actions, where its content
  /// leaves space. Hosts that use hints show the actions in their own way.
  func drawMenuKey(_ surface: any DrawingSurface, _ paint: PaintContext) {
    guard !keepsHints, let key = Self.menuKey, runtime.rootValues.hostKeyboard.canSend(key),
      let content = viewChildren.first, Self.hasSwipeActions(content)
    else { return }
    let part = ControlPart.shortcut(key)
    let size = metrics.size(of: part)
    let start = frame.width - sizes.rowMargin - size.width
    guard content.frame.maxX + sizes.rowMargin <= start else { return }
    surface.draw(
      part, ControlState(in: paint),
      in: CGRect(x: start, y: content.frame.minY, width: size.width, height: size.height))
  }

  private static func hasSwipeActions(_ element: ViewElement) -> Bool {
    if let menu = element as? ContextMenuElement, menu.hasMenu, menu.hasSwipeActions { return true }
    return element.viewChildren.contains(where: hasSwipeActions)
  }
}
