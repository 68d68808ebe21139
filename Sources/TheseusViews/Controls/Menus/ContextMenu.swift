import AttributeGraph
import Foundation
import TheseusCore

/// `contextMenu`: a menu for a view, opened by the right button or, while focus is in the view,
/// with Shift-F10 or the menu key.
struct _ContextMenuModifier<MenuItems: View>: ViewModifier {
  let items: MenuItems
  /// The edge of the items that are a row's swipe actions. They share a menu with those of other
  /// edges and of the context menu around or inside.
  var swipeEdge: HorizontalEdge?
  /// Whether there is a menu.
  var isOffered = true
  @State private var place: ContextMenuPlace?
  @Environment(\.swipeItems) private var outerSwipe
  @Environment(\.menuItems) private var outerMenu

  func body(content: Content) -> some View {
    let items = items
    let swipe = outerSwipe.value.adding(swipeEdge) { AnyView(items) }
    let own: (() -> AnyView)? = isOffered ? { AnyView(items) } : nil
    let menu = swipeEdge == nil ? own : outerMenu.value
    content
      .environment(\.swipeItems, Unseen(swipe))
      .environment(\.menuItems, Unseen(menu))
      .modifier(
        _ContextMenuOpener(
          isOffered: isOffered, hasSwipeActions: !swipe.isEmpty, open: Unseen { place = $0 })
      )
      .layer(
        place.map { place in
          LayerPresentation(
            id: place.number, style: place.style, dismiss: { self.place = nil },
            content: {
              MenuPanel(
                close: { self.place = nil },
                content: RowMenuItems(
                  menu: menu, swipe: swipe, startsWithSwipe: swipeEdge != nil))
            })
        })
  }
}

/// The items of a context menu as a value.
public struct ContextMenu<MenuItems: View> {
  let items: MenuItems
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// The items of the menu of a row: its context menu and its swipe actions, those first that the
/// innermost modifier names.
private struct RowMenuItems: View {
  let menu: (() -> AnyView)?
  let swipe: SwipeItems
  let startsWithSwipe: Bool

  var body: some View {
    if startsWithSwipe { SwipeRows(items: swipe) } else { menu?() }
    if menu != nil, !swipe.isEmpty { Divider() }
    if startsWithSwipe { menu?() } else { SwipeRows(items: swipe) }
  }
}

private struct SwipeRows: View {
  let items: SwipeItems
  var body: some View {
    ForEach(items.all.indices, id: \.self) { items.all[$0]() }
  }
}

/// A row's swipe actions by their edges, those of inner modifiers first.
private struct SwipeItems {
  var leading: [() -> AnyView] = []
  var trailing: [() -> AnyView] = []

  var all: [() -> AnyView] { leading + trailing }
  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }

  /// With items inside the others; nil for no edge adds none.
  func adding(_ edge: HorizontalEdge?, _ items: @escaping () -> AnyView) -> SwipeItems {
    var result = self
    switch edge {
    case .leading: result.leading.insert(items, at: 0)
    case .trailing: result.trailing.insert(items, at: 0)
    case nil: break
    }
    return result
  }
}

private struct SwipeItemsKey: EnvironmentKey {
  static var defaultValue: Unseen<SwipeItems> { Unseen(SwipeItems()) }
}

private struct MenuItemsKey: EnvironmentKey {
  static var defaultValue: Unseen<(() -> AnyView)?> { Unseen(nil) }
}

extension EnvironmentValues {
  /// The swipe actions of the row around.
  fileprivate var swipeItems: Unseen<SwipeItems> {
    get { self[SwipeItemsKey.self] }
    set { self[SwipeItemsKey.self] = newValue }
  }

  /// The items of the context menu around.
  fileprivate var menuItems: Unseen<(() -> AnyView)?> {
    get { self[MenuItemsKey.self] }
    set { self[MenuItemsKey.self] = newValue }
  }

  /// Drops the items of the row around, for content that is not in it.
  mutating func leaveRowMenus() {
    swipeItems = Unseen(SwipeItems())
    menuItems = Unseen(nil)
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
  /// Whether the menu has a row's swipe actions.
  let hasSwipeActions: Bool
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
  var hasSwipeActions: Bool { value?.hasSwipeActions == true }

  /// The innermost menu of the same view, which has the items of those around it too.
  var innermost: ContextMenuElement {
    var innermost = self
    var current: ViewElement = self
    while current.viewChildren.count == 1 {
      current = current.viewChildren[0]
      if let menu = current as? ContextMenuElement, menu.hasMenu { innermost = menu }
    }
    return innermost
  }

  override var hitTraits: HitTraits { hasMenu ? .emptyArea : HitTraits(isSolid: false) }

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
    var stack = Array(focused.focusableContent.filter { $0.sectionPart == .row }.reversed())
    while let element = stack.popLast() {
      if let menu = element as? ContextMenuElement, menu.hasMenu {
        menu.innermost.open()
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

  /// Actions for a row. Cells have no swipes: the actions are in the row's context menu, those of
  /// the leading edge first.
  public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    modifier(_ContextMenuModifier(items: content(), swipeEdge: edge))
      .modifier(_SwipeHintModifier(edge: edge, allowsFullSwipe: allowsFullSwipe))
  }
}

/// Over when the user's gesture is.
extension _ContextMenuModifier: TransientState {}

/// The hints of the swipe actions of both edges add up.
public struct _SwipeHintModifier {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
}

extension _SwipeHintModifier: HintModifier, ViewModifier {
  public typealias Body = Never
  static var key: ObjectIdentifier? { nil }
  static var isEffect: Bool { false }
  @MainActor func say(_ hints: ElementHints, at index: Int) {
    let key = ObjectIdentifier(SwipeActionsHint.self)
    var swipes = hints.values[key] as? SwipeActionsHint.Value ?? [:]
    swipes[edge] = allowsFullSwipe
    hints.values[key] = swipes
  }
}

/// The edges of an element at which it has swipe actions, and whether a swipe across all of it
/// performs the first of them.
public enum SwipeActionsHint: ElementHintKey { public typealias Value = [HorizontalEdge: Bool] }
