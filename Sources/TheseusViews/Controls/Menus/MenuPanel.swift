import AttributeGraph
import Foundation
import TheseusCore

/// The content of an open menu: items stacked vertically, which the arrow keys move through.
struct MenuPanel<Content: View>: View {
  let close: () -> Void
  let content: Content
  /// The text that typing edits; nil where a letter moves to the next item that starts with it.
  var filter: Binding<String>?
  @Environment(\.menu) private var outer

  var body: some View {
    ScrollView(showsIndicators: false) {
      _MenuItems(header: MenuHeader(close: Unseen(close), filter: Unseen(filter)), content: content)
        .environment(\.menu, MenuContext(inside: outer, filter: filter, close: close))
        .environment(\.buttonStyleChoice, .system(.plain))
        .environment(\.isEnabled, true)
        .environment(\.keyboardShortcut, nil)
        .environment(\.labelsVisibility, .automatic)
    }
  }
}

/// The values that a menu passes to its element, without the items.
struct MenuHeader: Equatable {
  var close: Unseen<() -> Void>
  var filter: Unseen<Binding<String>?>
}

/// The items of a menu.
struct _MenuItems<Content: View> {
  /// First, so that its offset does not depend on the content.
  var header: MenuHeader
  var content: Content
}

extension _MenuItems: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = MenuItemsElement(view.field(at: 0), inputs)
    var place = element.contentInputs(inputs, .vertical)
    place.dividesSections = true
    var children = ElementList()
    Content._mount(view[\.content], place, into: &children)
    element.mount(inputs, children: children)
    list.emit(element, inputs)
  }
}

final class MenuItemsElement: ValueElement<MenuHeader>, KeyResponder, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  override var keyResponder: (any KeyResponder)? { self }

  override var placeName: Any.Type { MenuItemsElement.self }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var total = CGSize.zero
    for child in viewChildren where shows(child) {
      let inset = inset(of: child)
      let width = proposal.width.map { max(0, $0 - inset - sizes.menuEdge) }
      let size = child.size(ProposedViewSize(width: width, height: nil))
      total = CGSize(
        width: max(total.width, size.width + inset + sizes.menuEdge),
        height: total.height + size.height)
    }
    return total
  }

  override func placeChildren(in size: CGSize) {
    var y: CGFloat = 0
    for child in viewChildren {
      guard shows(child) else {
        child.place(CGRect(x: 0, y: y, width: 0, height: 0))
        continue
      }
      let isRule = child is DividerElement
      let inset = isRule ? 0 : inset(of: child)
      let width = max(0, size.width - (isRule ? 0 : inset + sizes.menuEdge))
      let inner = child.size(ProposedViewSize(width: width, height: nil))
      child.place(CGRect(x: inset, y: y, width: max(inner.width, width), height: inner.height))
      y += inner.height
    }
  }

  /// Whether a child is an item, a title with words, or a divider between two items. Of several
  /// dividers between the same items the first is shown.
  func shows(_ child: ViewElement) -> Bool {
    if child.sectionPart == .header, child is TextElement { return !child.spokenText.isEmpty }
    guard child is DividerElement, let index = viewChildren.firstIndex(where: { $0 === child })
    else { return true }
    let before = index > 0 ? viewChildren[index - 1] : nil
    guard let before, !(before is DividerElement) else { return false }
    return viewChildren[index...].contains { !($0 is DividerElement) }
  }

  /// Before an item; before a text between items as before the marks of items.
  private func inset(of child: ViewElement) -> CGFloat {
    let isText = child is TextElement || child.sectionPart == .header
    return sizes.menuEdge + (isText ? sizes.menuMarkInset : 0)
  }

  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.ordered = .vertical
    return traits
  }

  // MARK: Keys

  private var filter: Binding<String>? { value?.filter.value }

  var announcedKeys: AnnouncedKeys {
    filter == nil ? AnnouncedKeys() : AnnouncedKeys([.delete], includesCharacters: true)
  }

  var takesPaste: Bool { filter != nil }

  func insert(_ text: String, isPaste: Bool) -> Bool {
    guard let filter else { return false }
    setFilter(filter, to: filter.wrappedValue + text.onOneLine)
    return true
  }

  /// The first item that is left has focus, because it is the best one.
  private func setFilter(_ filter: Binding<String>, to text: String) {
    guard text != filter.wrappedValue else { return }
    filter.wrappedValue = text
    runtime.afterUpdate { [weak self] in
      guard let self, let focus = focusManager, let first = focus.candidates(in: self).first else {
        return
      }
      focus.focus(first)
    }
  }

  private func type(_ key: KeyPress, _ filter: Binding<String>) -> Bool {
    if key.key == .delete {
      setFilter(filter, to: String(filter.wrappedValue.dropLast()))
      return true
    }
    let isText = key.characters.count == 1 && key.key.isPrintable
    return isText && insert(key.characters, isPaste: false)
  }

  func handle(_ key: KeyPress) -> Bool {
    // Shift types too.
    if let filter, key.phase != .up,
      key.modifiers.isDisjoint(with: [.control, .option, .command]), type(key, filter)
    {
      return true
    }
    guard key.modifiers.isDisjoint(with: .significant), let focus = focusManager else {
      return false
    }
    let items = focus.candidates(in: self)
    let current = items.firstIndex { $0 === focus.focused }
    switch key.key {
    case .downArrow: return go(to: (current ?? -1) + 1, of: items, focus)
    case .upArrow: return go(to: (current ?? items.count) - 1, of: items, focus)
    case .home, .pageUp: return go(to: 0, of: items, focus)
    case .end, .pageDown: return go(to: items.count - 1, of: items, focus)
    case .leftArrow:
      value.close.value()
      return true
    default: return typeAhead(key, items, current, focus)
    }
  }

  private func go(to index: Int, of items: [ViewElement], _ focus: FocusManager) -> Bool {
    guard !items.isEmpty else { return true }
    focus.focus(items[(index + items.count) % items.count])
    return true
  }

  /// A letter moves to the next item that starts with it.
  private func typeAhead(
    _ key: KeyPress, _ items: [ViewElement], _ current: Int?, _ focus: FocusManager
  ) -> Bool {
    guard key.characters.count == 1, key.key.isPrintable, key.key != .space, !items.isEmpty else {
      return false
    }
    let wanted = key.characters.lowercased()
    let start = (current ?? -1) + 1
    for step in 0..<items.count {
      let item = items[(start + step) % items.count]
      if item.spokenText.lowercased().hasPrefix(wanted) {
        focus.focus(item)
        break
      }
    }
    return true
  }
}
