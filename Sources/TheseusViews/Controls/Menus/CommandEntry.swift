import AttributeGraph
import Foundation
import TheseusCore

/// A command that every app has.
struct StandardCommand {
  let title: String
  let run: @MainActor () -> Void
}

/// One line of a menu of commands.
@MainActor
enum CommandEntry {
  case item(ViewElement)
  /// An item that every app has.
  case standard(StandardCommand)
  case submenu(title: String, entries: [CommandEntry])
  /// Of the section that follows.
  case title(String)
  case divider

  /// The items that can be chosen in it.
  var items: [ViewElement] {
    switch self {
    case .item(let item): [item]
    case .submenu(_, let entries): entries.flatMap(\.items)
    case .standard, .title, .divider: []
    }
  }

  static func item(_ path: ArraySlice<String>, in entries: [CommandEntry]) -> ViewElement? {
    guard let title = path.first else { return nil }
    if path.count == 1 {
      let direct = entries.compactMap { if case .item(let item) = $0 { item } else { nil } }
      return direct.first { $0.readableLabel == title }
        ?? entries.lazy.flatMap(\.items).first { $0.readableLabel == title }
    }
    for case .submenu(let name, let inner) in entries where name == title {
      if let found = item(path.dropFirst(), in: inner) { return found }
    }
    return nil
  }
}

/// The items of one group of commands: never placed, never drawn.
final class CommandGroupElement: ViewElement {
  /// At the end of a menu, unless it was mounted for a standard position.
  private(set) var slot = CommandSlot(.help, .after)
  private var slotValue: _GraphValue<CommandSlot>?

  static func mount<Content: View>(
    _ type: Content.Type, _ content: _GraphValue<Content>, _ inputs: ViewInputs,
    _ slot: _GraphValue<CommandSlot>? = nil
  ) -> CommandGroupElement {
    let group = CommandGroupElement(inputs)
    group.slotValue = slot
    var children = ElementList()
    var inner = inputs.contained()
    inner.dividesSections = true
    Content._mount(content, inner, into: &children)
    group.mount(inputs, children: children)
    return group
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    if let slotValue { slot = try context.load(slotValue) }
    return false
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
  override func placeChildren(in size: CGSize) {}

  /// The entries inside that a menu shows.
  var entries: [CommandEntry] {
    var found: [CommandEntry] = []
    var stack: [ViewElement] = viewChildren.reversed()
    while let element = stack.popLast() {
      if element is DividerElement {
        found.append(.divider)
      } else if let menu = element as? CommandSubmenuElement {
        found.append(.submenu(title: menu.title, entries: menu.entries))
      } else if let picker = element as? PickerElement {
        found.append(contentsOf: picker.commandEntries)
      } else if element.sectionPart == .header {
        found.append(.title(element.spokenText))
      } else {
        switch element.ownSemantics?.role {
        case .button, .menuItem, .toggle, .link: found.append(.item(element))
        default: stack.append(contentsOf: element.viewChildren.reversed())
        }
      }
    }
    return found
  }
}

extension PickerElement {
  /// A submenu of the choices, or with an inline style the choices themselves, below the label.
  fileprivate var commandEntries: [CommandEntry] {
    let choices = views.compactMap { view -> CommandEntry? in
      if view is DividerElement { return .divider }
      if view is PickerOptionElement { return .item(view) }
      return view.sectionPart == .header ? .title(view.spokenText) : nil
    }
    let title = viewChildren.first?.spokenText ?? ""
    switch value.look {
    case .automatic, .menu, .submenu: return [.submenu(title: title, entries: choices)]
    case .inline, .radio:
      let header = title.isEmpty || !showsLabel ? [] : [CommandEntry.title(title)]
      return [.divider] + header + choices + [.divider]
    case .segmented, .palette: return [.divider] + choices + [.divider]
    }
  }
}

extension ViewElement {
  /// Whether an item of a menu of commands has a check mark.
  var isMarkedCommand: Bool {
    if let option = self as? PickerOptionElement { return option.isChosen }
    return ownSemantics?.value == .state(.on)
  }

  /// Whether an item of a menu of commands can be chosen.
  var isEnabledCommand: Bool {
    if let option = self as? PickerOptionElement { return option.isEnabled }
    return ownSemantics?.isEnabled ?? true
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
    element.mount(inputs, children: children)
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
  /// The words read out for the element: its label, or the texts inside joined with ", ".
  public var readableLabel: String {
    if let label = ownSemantics?.label { return label }
    return viewChildren.map(\.readableLabel).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
