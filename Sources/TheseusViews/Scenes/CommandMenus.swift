import AttributeGraph
import Foundation
import TheseusCore

/// An app's menus: their items are mounted once for the app, outside all windows, and their
/// shortcuts work in each.
@MainActor
public final class CommandMenus {
  /// A menu as it is now.
  @MainActor
  public struct Menu {
    public let title: String
    /// The items of the menu, in order.
    let entries: [CommandEntry]
    /// How it opens, for one of the system's menu bar (`MenuBarExtra`).
    public internal(set) var style: (any MenuBarExtraStyle)?

    /// The items that can be chosen, in order, those of submenus among them.
    public var items: [ViewElement] { entries.flatMap(\.items) }
  }

  /// Items that were declared together.
  @MainActor
  private struct Group {
    let items: CommandGroupElement
    /// The title of the menu, where the group is not at a standard position.
    let label: CommandGroupElement?
    let position: [Int]
    var style: (any MenuBarExtraStyle)?

    var title: String { label?.spokenText ?? items.slot.placement.menu.title }
    var menu: StandardMenu? { label == nil ? items.slot.placement.menu : StandardMenu(title) }
  }

  /// In the order of their declarations.
  private var groups: [Group] = []
  fileprivate let order = DeclarationOrder(inside: [])
  /// Whether the commands of documents are there, which several scenes share.
  var hasDocuments = false

  /// The standard menus that have groups, and between View and Window the app's own.
  public var menus: [Menu] { menus(adding: [:]) }

  /// The menus with standard items at positions of the app menu.
  func menus(adding items: [CommandGroupPlacement: StandardCommand]) -> [Menu] {
    if groups.isEmpty, items.isEmpty { return [] }
    var own: [(title: String, groups: [Group])] = []
    var standard: [StandardMenu: [Group]] = [:]
    for group in groups {
      if let menu = group.menu {
        standard[menu, default: []].append(group)
      } else if !group.title.isEmpty, let index = own.firstIndex(where: { $0.title == group.title })
      {
        own[index].groups.append(group)
      } else {
        own.append((group.title, [group]))
      }
    }
    func listed(_ menus: [StandardMenu]) -> [Menu] {
      menus.compactMap { menu in
        let added = items.filter { $0.key.menu == menu }
        guard standard[menu] != nil || !added.isEmpty else { return nil }
        return Menu(
          title: menu.title, entries: Self.entries(standard[menu] ?? [], adding: added))
      }
    }
    return listed(StandardMenu.leading)
      + own.map { menu in
        Menu(
          title: menu.title, entries: Self.entries(menu.groups),
          style: menu.groups.lazy.compactMap(\.style).first)
      }
      + listed(StandardMenu.trailing)
  }

  /// The entries of a menu: position after position, with a divider between two. What replaces the
  /// standard items of a position replaces them.
  private static func entries(
    _ groups: [Group], adding items: [CommandGroupPlacement: StandardCommand] = [:]
  ) -> [CommandEntry] {
    let positions = Dictionary(grouping: groups) { group in
      group.label == nil ? group.items.slot.placement.rank : Int.max
    }
    var standard: [Int: StandardCommand] = [:]
    for (placement, item) in items { standard[placement.rank] = item }
    let parts = Set(positions.keys).union(standard.keys).sorted().map { rank in
      entries(atOnePosition: positions[rank] ?? [], standard[rank])
    }
    return Array(parts.filter { !$0.isEmpty }.joined(separator: [.divider]))
  }

  private static func entries(
    atOnePosition groups: [Group], _ standard: StandardCommand?
  ) -> [CommandEntry] {
    let isReplaced = groups.contains { $0.items.slot.side == .instead }
    let sides: [CommandSlot.Side] = [.before, isReplaced ? .instead : .standard, .after]
    return sides.flatMap { side in
      let entries = groups.filter { $0.items.slot.side == side }.flatMap { $0.items.entries }
      guard side == .standard, let standard else { return entries }
      return [CommandEntry.standard(standard)] + entries
    }
  }

  /// Adds items at a standard position.
  func add<Content: View>(
    _ type: Content.Type, _ content: _GraphValue<Content>, at slot: _GraphValue<CommandSlot>,
    _ inputs: CommandInputs
  ) {
    insert(
      Group(
        items: mount(type, content, inputs.views, slot), label: nil, position: inputs.order.next()),
      inputs.views)
  }

  /// Adds items to a menu under a label.
  func add<Content: View, Label: View>(
    _ type: Content.Type, _ content: _GraphValue<Content>, under labelType: Label.Type,
    _ label: _GraphValue<Label>, _ inputs: CommandInputs,
    style: (any MenuBarExtraStyle)? = nil
  ) {
    let title = mount(labelType, label, inputs.views)
    insert(
      Group(
        items: mount(type, content, inputs.views), label: title, position: inputs.order.next(),
        style: style),
      inputs.views)
  }

  /// The group leaves when the condition around it ends it.
  private func insert(_ group: Group, _ inputs: ViewInputs) {
    let index = groups.firstIndex { group.position.lexicographicallyPrecedes($0.position) }
    groups.insert(group, at: index ?? groups.endIndex)
    inputs.scope.onEnd { [weak self, weak items = group.items] in
      self?.groups.removeAll { $0.items === items }
    }
  }

  private func mount<Content: View>(
    _ type: Content.Type, _ content: _GraphValue<Content>, _ inputs: ViewInputs,
    _ slot: _GraphValue<CommandSlot>? = nil
  ) -> CommandGroupElement {
    let graph = inputs.graph
    let isAmong = graph.makeSource(true, in: inputs.scope.subgraph)
    let inputs = inputs.settingEnvironment(_GraphValue(isAmong)) { $0.isAmongCommands = $1 }
    return CommandGroupElement.mount(type, content, inputs, slot)
  }

  /// Chooses the first item with this key as its shortcut.
  ///
  /// - Parameter focus: of the window that the key was pressed in.
  func perform(_ press: KeyPress, in focus: FocusManager) -> Bool {
    guard ShortcutKeys.mayMatch(press) else { return false }
    for menu in menus {
      for item in menu.items {
        if let target = item.activation, let shortcut = target.shortcut,
          shortcut.matches(press)
        {
          focus.commitEditing()
          if target.activate() { return true }
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

extension SceneInputs {
  /// For the commands of a scene.
  var commands: CommandInputs {
    CommandInputs(views: views, menus: host.commands, order: host.commands.order)
  }

  /// Adds a scene's standard items to a menu.
  func addStandardItems<Content: View>(_ content: Content, at placement: CommandGroupPlacement) {
    let subgraph = views.scope.subgraph
    let items = views.graph.makeSource(content, in: subgraph)
    let slot = views.graph.makeSource(CommandSlot(placement, .standard), in: subgraph)
    host.commands.add(Content.self, _GraphValue(items), at: _GraphValue(slot), commands)
  }
}

/// Numbers declarations, so that they keep their order when a condition brings one back.
@MainActor
final class DeclarationOrder {
  private let prefix: [Int]
  private var count = 0

  init(inside prefix: [Int]) { self.prefix = prefix }

  func next() -> [Int] {
    count += 1
    return prefix + [count]
  }
}
