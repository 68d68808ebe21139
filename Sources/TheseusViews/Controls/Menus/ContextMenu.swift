import AttributeGraph
import Foundation
import TheseusCore

/// `contextMenu`: a menu for a view, opened by the right button or, while focus is in the view,
/// with Shift-F10 or the menu key.
struct _ContextMenuModifier<MenuItems: View>: ViewModifier {
  let items: MenuItems
  /// Whether the items are a row's swipe actions, which share a menu with those of the context menu
  /// around or inside.
  var isSwipe = false
  /// Whether there is a menu.
  var isOffered = true
  @State private var place: ContextMenuPlace?
  @Environment(\.swipeItems) private var outerSwipe
  @Environment(\.menuItems) private var outerMenu

  func body(content: Content) -> some View {
    let items = items
    let others = isSwipe ? outerMenu : outerSwipe
    content
      .environment(
        isSwipe ? \.swipeItems : \.menuItems, Unseen(isOffered ? { AnyView(items) } : nil)
      )
      .modifier(_ContextMenuOpener(isOffered: isOffered, open: Unseen { place = $0 }))
      .layer(
        place.map { place in
          LayerPresentation(
            id: place.number, style: place.style, dismiss: { self.place = nil },
            content: {
              MenuPanel(
                close: { self.place = nil },
                content: TupleView(
                  (items, others.value.map { others in TupleView((Divider(), others())) })))
            })
        })
  }
}

/// The items of a context menu as a value.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

private struct SwipeItemsKey: EnvironmentKey {
  static var defaultValue: Unseen<(() -> AnyView)?> { Unseen(nil) }
}

private struct MenuItemsKey: EnvironmentKey {
  static var defaultValue: Unseen<(() -> AnyView)?> { Unseen(nil) }
}

extension EnvironmentValues {
  /// The swipe actions of the row around.
  fileprivate var swipeItems: Unseen<(() -> AnyView)?> {
    get { self[SwipeItemsKey.self] }
    set { self[SwipeItemsKey.self] = newValue }
  }

  /// The items of the context menu around.
  fileprivate var menuItems: Unseen<(() -> AnyView)?> {
    get { self[MenuItemsKey.self] }
    set { self[MenuItemsKey.self] = newValue }
  }
}

/// Where a context menu opens.
struct ContextMenuPlace: Equatable {
  /// Points of the window; nil for beside the view.
  var point: CGPoint?
  /// Tells one opening from the next.
  var number: Int

  var style: LayerStyle {
    var style = LayerStyle.menu()
    if let point { style.placement = .point(point) }
    return style
  }
}

public struct _ContextMenuOpener: Equatable {
  let isOffered: Bool
  let open: Unseen<(ContextMenuPlace) -> Void>
}

extension _ContextMenuOpener: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> ContextMenuElement
  {
    ContextMenuElement(modifier, inputs)
  }
}

final class ContextMenuElement: PassthroughElement<_ContextMenuOpener>, MenuOpener {
  override var pointerResponder: (any PointerResponder)? { hasMenu ? self : nil }

  private var openings = 0

  var hasMenu: Bool { value?.isOffered == true }

  override var hitTraits: HitTraits { HitTraits(isSolid: hasMenu) }

  /// Opens the menu at a point of the window, beside the view where none is given.
  func open(at point: CGPoint? = nil) {
    openings += 1
    value?.open.value(ContextMenuPlace(point: point, number: openings))
  }

  func handle(_ event: PointerEvent, at point: CGPoint) -> Bool {
    let isSecondary =
      switch event.action {
      case .press(.right): true
      case .press(.left): event.modifiers.contains(.control)
      default: false
      }
    guard isSecondary else { return false }
    let origin = originInWindow
    open(at: CGPoint(x: origin.x + point.x, y: origin.y + point.y))
    return true
  }
}

extension FocusManager {
  /// Opens the menu of what has the keyboard: the innermost around it, or that of a list's current
  /// row.
  func openContextMenu() -> Bool {
    guard let focused else { return false }
    var current: ViewElement? = focused
    while let element = current {
      if let menu = element as? ContextMenuElement, menu.hasMenu {
        menu.open()
        return true
      }
      current = element.viewParent
    }
    var stack = Array(focused.focusableContent.reversed())
    while let element = stack.popLast() {
      if let menu = element as? ContextMenuElement, menu.hasMenu {
        menu.open()
        return true
      }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return false
  }
}

extension View {
  /// A menu for this view, opened by the right button, or with Shift-F10 while focus is in the
  /// view.
  public func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
    modifier(_ContextMenuModifier(items: menuItems()))
  }

  /// The older form; nil is no menu.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    modifier(_ContextMenuModifier(items: contextMenu?.items, isOffered: contextMenu != nil))
  }

  /// The preview is for hosts that show one.
  public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(_ContextMenuModifier(items: menuItems()))
  }

  /// Actions for a row. Cells have no swipes: the actions are in the row's context menu.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(_ContextMenuModifier(items: content(), isSwipe: true))
  }
}

/// Over when the user's gesture is.
extension _ContextMenuModifier: TransientState {}
