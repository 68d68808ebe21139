import AttributeGraph
import Foundation
import TheseusCore

/// An app's menus: their items are mounted once for the app, outside all windows, and answer to their shortcuts in each.
@MainActor
public final class CommandMenus {
  enum Position { case before, atEnd, replacing }

  /// One menu and the groups of items in it.
  @MainActor
  public final class Menu {
    public let title: String
    fileprivate(set) var groups: [CommandGroupElement] = []

    fileprivate init(_ title: String) { self.title = title }

    /// The items that can be chosen, in order.
    public var items: [ViewElement] { groups.flatMap { $0.choices } }
  }

  public private(set) var menus: [Menu] = []

  func add<Content: View>(
    _ type: Content.Type, _ content: _GraphValue<Content>, to title: String, position: Position, _ inputs: ViewInputs
  ) {
    let group = CommandGroupElement(inputs)
    var children = ElementList()
    Content._mount(content, inputs.contained(), into: &children)
    group.activate(inputs, children: children)
    let menu = menus.first { $0.title == title } ?? Menu(title)
    if !menus.contains(where: { $0 === menu }) { menus.append(menu) }
    switch position {
    case .before: menu.groups.insert(group, at: 0)
    case .atEnd: menu.groups.append(group)
    case .replacing: menu.groups.append(group)
    }
  }

  /// Chooses the first item whose shortcut the key is.
  func perform(_ press: KeyPress) -> Bool {
    for menu in menus {
      for item in menu.items {
        if let shortcut = item.shortcut, shortcut.matches(press), item.activate() { return true }
      }
    }
    return false
  }

  /// Chooses an item by its menu's title and its own, and those of the menus between. Returns whether there was such an item, and it was enabled.
  public func choose(_ path: [String]) -> Bool {
    guard let title = path.first, let item = path.last, path.count >= 2 else { return false }
    return menus.first { $0.title == title }?.items.first { $0.readableLabel == item }?.activate() ?? false
  }
}

/// The items of one group of commands: never placed, never drawn.
final class CommandGroupElement: ViewElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override func placeChildren(in size: CGSize) {}

  /// What can be activated inside.
  var choices: [ViewElement] {
    var found: [ViewElement] = []
    var stack: [ViewElement] = viewChildren.reversed()
    while let element = stack.popLast() {
      switch element.semantics?.role {
      case .button, .menuItem, .toggle, .link: found.append(element)
      default: stack.append(contentsOf: element.viewChildren.reversed())
      }
    }
    return found
  }
}

extension ViewElement {
  /// What is read out for the element: its label, or the texts inside joined with ", ".
  public var readableLabel: String {
    if let label = semantics?.label { return label }
    return viewChildren.map(\.readableLabel).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
