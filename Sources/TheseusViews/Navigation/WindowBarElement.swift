import Foundation
import TheseusCore

/// The bar of a window that was opened beside another: its title, and a button that closes it.
/// A navigation stack that fills the window shows the button in its own bar instead.
final class WindowBarElement: BarElement, KeyResponder, PointerResponder {
  override var keyResponder: (any KeyResponder)? { self }
  override var pointerResponder: (any PointerResponder)? { self }
  var takesUnfocusedKeys: Bool { isShown }

  /// The window's title.
  var windowTitle: () -> String = { "" }
  /// Whether there is another window to return to.
  var hasOtherWindow: () -> Bool = { false }
  var close: () -> Void = {}

  private var isShown: Bool { hasOtherWindow() }
  override var kind: ControlPart.BarKind { .navigation }
  override var ruleHeight: CGFloat { sizes.barRuleHeight }
  override var title: String? { windowTitle() }
  override var showsBackButton: Bool { isShown }
  override var hidesBar: Bool { !isShown || navigation != nil }
  override var placeName: Any.Type { WindowBarElement.self }
  /// Presses on the bar are for it.
  override var hitTraits: HitTraits { HitTraits(isSolid: isShown) }

  /// The navigation stack that fills the window.
  private var navigation: NavigationElement? {
    var current = barContent.count == 1 ? barContent.first : nil
    while let element = current {
      if let stack = element as? NavigationElement { return stack.hidesBar ? nil : stack }
      current = element.modifiedContent
    }
    return nil
  }

  /// Escape and Alt-Left close the window, unless something in it takes them.
  func handle(_ key: KeyPress) -> Bool {
    guard key.goesBack, isShown else { return false }
    close()
    return true
  }

  func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    guard case .press(.left) = event.action, !hidesBar, backButtonFrame.contains(point) else {
      return false
    }
    close()
    return true
  }
}

extension NavigationElement {
  /// The bar of the window that the stack fills, when the window can be closed.
  var windowBar: WindowBarElement? {
    var (inner, current): (ViewElement, ViewElement?) = (self, viewParent)
    while let element = current {
      if let bar = element as? WindowBarElement { return bar.hasOtherWindow() ? bar : nil }
      guard element.modifiedContent === inner else { return nil }
      (inner, current) = (element, element.viewParent)
    }
    return nil
  }
}
