import AttributeGraph
import Foundation
import TheseusCore

/// An app's menus: their items are mounted once for the app, outside all windows, and their
/// shortcuts work in each.
@MainActor
public final class CommandMenus {
  enum Position { case before, atEnd, replacing }

  /// One menu and the groups of its items.
  @MainActor
  public final class Menu {
    private let fixedTitle: String
    private let label: CommandGroupElement?
    fileprivate(set) var groups: [CommandGroupElement] = []

    /// The fixed title of the menu, or its label's present text.
    public var title: String { label?.spokenText ?? fixedTitle }

    fileprivate init(_ title: String, label: CommandGroupElement? = nil) {
      fixedTitle = title
      self.label = label
    }

    /// The items of the menu, in order.
    var entries: [CommandEntry] { groups.flatMap(\.entries) }

    /// The items that can be chosen, in order, those of submenus among them.
    public var items: [ViewElement] { entries.flatMap(\.items) }
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
    let graph = inputs.graph
    let isAmong = graph.makeSource(true, in: inputs.scope.subgraph)
    let inputs = inputs.settingEnvironment(_GraphValue(isAmong)) { $0.isAmongCommands = $1 }
    return CommandGroupElement.mount(type, content, inputs)
  }

  /// Chooses the first item with this key as its shortcut.
  func perform(_ press: KeyPress) -> Bool {
    guard ShortcutKeys.mayMatch(press) else { return false }
    for menu in menus {
      for item in menu.items {
        if let shortcut = item.shortcut, shortcut.matches(press), item.activate() { return true }
      }
    }
    return false
  }

  /// An item by its menu's title and its own, including titles of submenus, which may be left out.
  public func item(_ path: [String]) -> ViewElement? {
    guard let title = path.first, path.count >= 2 else { return nil }
    let entries = menus.filter { $0.title == title }.flatMap(\.entries)
    return CommandEntry.item(path.dropFirst(), in: entries)
  }

  /// Chooses an item by its path. Returns whether there was such an item, and it was enabled.
  public func choose(_ path: [String]) -> Bool { item(path)?.activate() ?? false }
}

/// One line of a menu of commands.
@MainActor
enum CommandEntry {
  case item(ViewElement)
  case submenu(CommandSubmenuElement)
  case divider

  /// What can be chosen in it.
  var items: [ViewElement] {
    switch self {
    case .item(let item): [item]
    case .submenu(let menu): menu.entries.flatMap(\.items)
    case .divider: []
    }
  }

  static func item(_ path: ArraySlice<String>, in entries: [CommandEntry]) -> ViewElement? {
    guard let title = path.first else { return nil }
    if path.count == 1 {
      let direct = entries.compactMap { if case .item(let item) = $0 { item } else { nil } }
      return direct.first { $0.readableLabel == title }
        ?? entries.lazy.flatMap(\.items).first { $0.readableLabel == title }
    }
    for case .submenu(let menu) in entries where menu.title == title {
      if let found = item(path.dropFirst(), in: menu.entries) { return found }
    }
    return nil
  }
}

/// The items of one group of commands: never placed, never drawn.
final class CommandGroupElement: ViewElement {
  static func mount<Content: View>(
    _ type: Content.Type, _ content: _GraphValue<Content>, _ inputs: ViewInputs
  ) -> CommandGroupElement {
    let group = CommandGroupElement(inputs)
    var children = ElementList()
    Content._mount(content, inputs.contained(), into: &children)
    group.activate(inputs, children: children)
    return group
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override func placeChildren(in size: CGSize) {}

  /// What is inside that a menu shows.
  var entries: [CommandEntry] {
    var found: [CommandEntry] = []
    var stack: [ViewElement] = viewChildren.reversed()
    while let element = stack.popLast() {
      if element is DividerElement {
        found.append(.divider)
      } else if let menu = element as? CommandSubmenuElement {
        found.append(.submenu(menu))
      } else {
        switch element.semantics?.role {
        case .button, .menuItem, .toggle, .link: found.append(.item(element))
        default: stack.append(contentsOf: element.viewChildren.reversed())
        }
      }
    }
    return found
  }
}

/// A menu among an app's commands. Its items are mounted with the others, so that their shortcuts
/// work and a list of commands can show them.
struct _CommandSubmenu<Label: View, Content: View> {
  var label: Label
  var content: Content
}

extension _CommandSubmenu: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = CommandSubmenuElement(inputs)
    let place = inputs.entering(inputs.place(CommandSubmenuElement.self)).contained()
    let label = CommandGroupElement.mount(Label.self, view[\.label], place.part("label"))
    let content = CommandGroupElement.mount(Content.self, view[\.content], place)
    var children = ElementList()
    children.append(label)
    children.append(content)
    element.activate(inputs, children: children)
    list.emit(element, inputs)
  }
}

final class CommandSubmenuElement: ViewElement {
  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override func placeChildren(in size: CGSize) {}

  var title: String { viewChildren.first?.spokenText ?? "" }
  var entries: [CommandEntry] { (viewChildren.last as? CommandGroupElement)?.entries ?? [] }
}

private struct AmongCommandsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether views are items of an app's menus, which no window shows.
  var isAmongCommands: Bool {
    get { self[AmongCommandsKey.self] }
    set { self[AmongCommandsKey.self] = newValue }
  }
}

extension ViewElement {
  /// What is read out for the element: its label, or the texts inside joined with ", ".
  public var readableLabel: String {
    if let label = semantics?.label { return label }
    return viewChildren.map(\.readableLabel).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
