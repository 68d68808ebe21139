import AttributeGraph
import Foundation
import TheseusCore

/// An app's menus: their items are mounted once for the app, outside all windows, and answer to
/// their shortcuts in each.
@MainActor
public final class CommandMenus {
  enum Position { case before, atEnd, replacing }

  /// One menu and the groups of items in it.
  @MainActor
  public final class Menu {
    private let fixedTitle: String
    private let label: CommandGroupElement?
    fileprivate(set) var groups: [CommandGroupElement] = []

    /// What the menu was called, or what its label says now.
    public var title: String { label?.spokenText ?? fixedTitle }

    fileprivate init(_ title: String, label: CommandGroupElement? = nil) {
      fixedTitle = title
      self.label = label
    }

    /// The items that can be chosen, in order.
    public var items: [ViewElement] { groups.flatMap { $0.choices } }
  }

  public private(set) var menus: [Menu] = []
  /// Whether the commands of documents are there, which several scenes share.
  var hasDocuments = false

  func add<Content: View>(
    _ type: Content.Type, _ content: _GraphValue<Content>, to title: String, position: Position,
    _ inputs: ViewInputs
  ) {
    let group = mount(type, content, inputs)
    let menu = menus.first { $0.title == title } ?? Menu(title)
    if !menus.contains(where: { $0 === menu }) { menus.append(menu) }
    switch position {
    case .before: menu.groups.insert(group, at: 0)
    case .atEnd: menu.groups.append(group)
    case .replacing: menu.groups.append(group)
    }
  }

  /// A menu under a label.
  func add<Content: View, Label: View>(
    _ type: Content.Type, _ content: _GraphValue<Content>, under labelType: Label.Type,
    _ label: _GraphValue<Label>, _ inputs: ViewInputs
  ) {
    let menu = Menu("", label: mount(labelType, label, inputs))
    menu.groups.append(mount(type, content, inputs))
    menus.append(menu)
  }

  private func mount<Content: View>(
    _ type: Content.Type, _ content: _GraphValue<Content>, _ inputs: ViewInputs
  ) -> CommandGroupElement {
    let group = CommandGroupElement(inputs)
    var children = ElementList()
    Content._mount(content, inputs.contained(), into: &children)
    group.activate(inputs, children: children)
    return group
  }

  /// Chooses the first item whose shortcut the key is.
  func perform(_ press: KeyPress) -> Bool {
    guard ShortcutKeys.mayMatch(press) else { return false }
    for menu in menus {
      for item in menu.items {
        if let shortcut = item.shortcut, shortcut.matches(press), item.activate() { return true }
      }
    }
    return false
  }

  /// An item by its menu's title and its own, with those of the menus between.
  public func item(_ path: [String]) -> ViewElement? {
    guard let title = path.first, let item = path.last, path.count >= 2 else { return nil }
    return menus.lazy.filter { $0.title == title }.flatMap(\.items).first {
      $0.readableLabel == item
    }
  }

  /// Chooses an item by its path. Returns whether there was such an item, and it was enabled.
  public func choose(_ path: [String]) -> Bool { item(path)?.activate() ?? false }
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
