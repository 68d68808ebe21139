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
        if let target = item.activation, let shortcut = target.shortcut,
          shortcut.matches(press), target.activate()
        {
          return true
        }
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
  public func choose(_ path: [String]) -> Bool { item(path)?.activation?.activate() ?? false }
}
