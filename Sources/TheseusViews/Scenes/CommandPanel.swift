import Foundation
import TheseusCore

/// All of an app's menus in one list, and its windows if there are several: the equivalent of a
/// menu bar.
struct CommandPanel: View {
  /// A line of the panel, with the state that the command had when the panel opened.
  enum Line {
    case item(CommandItem)
    case submenu(title: String, lines: [Line])
    case title(String)
    case divider
  }

  struct CommandItem {
    let label: String
    let isOn: Bool
    let isEnabled: Bool
    let shortcut: KeyboardShortcut?
    let activate: @MainActor () -> Void
  }

  struct CommandSection {
    let title: String
    let lines: [Line]
  }

  let groups: [CommandSection]
  let close: () -> Void
  @State private var query = ""

  var body: some View {
    let matches = query.isEmpty ? nil : CommandMatch.all(of: query, in: groups)
    CommandPanelLayout {
      FilterField(text: query, note: note(matches?.count))
      PartLine(.menuRule, height: \.separator.height)
      MenuPanel(
        close: close,
        content: CommandRows(groups: query.isEmpty ? groups : [], matches: matches),
        filter: $query)
      Text("Return runs   Esc closes").foregroundStyle(.secondary).lineLimit(1)
        .padding(.leading, 24).padding(.top, 16)
    }
  }

  /// How many commands are listed.
  private func note(_ count: Int?) -> String {
    guard let count else { return "" }
    let total = groups.reduce(0) { $0 + $1.lines.commandCount }
    return String(localized: "\(count) of \(total)")
  }
}

extension CommandMenus {
  /// The menus that have items, as they are now.
  fileprivate func groups(
    adding items: [CommandGroupPlacement: StandardCommand],
    _ choose: @escaping (@escaping () -> Void) -> Void
  ) -> [CommandPanel.CommandSection] {
    menus(adding: items).compactMap { menu in
      let lines = Self.lines(menu.entries, choose)
      return lines.isEmpty ? nil : CommandPanel.CommandSection(title: menu.title, lines: lines)
    }
  }

  /// The lines of a menu; dividers only between others.
  private static func lines(
    _ entries: [CommandEntry], _ choose: @escaping (@escaping () -> Void) -> Void
  ) -> [CommandPanel.Line] {
    var lines: [CommandPanel.Line] = []
    var isDivided = false
    for entry in entries {
      if case .divider = entry {
        isDivided = !lines.isEmpty
        continue
      }
      if isDivided { lines.append(.divider) }
      isDivided = false
      switch entry {
      case .item(let item):
        lines.append(
          .item(
            CommandPanel.CommandItem(
              label: item.readableLabel, isOn: item.isMarkedCommand,
              isEnabled: item.isEnabledCommand, shortcut: item.activation?.shortcut,
              activate: { [weak item] in choose { _ = item?.activation?.activate() } })))
      case .standard(let command):
        lines.append(
          .item(
            CommandPanel.CommandItem(
              label: command.title, isOn: false, isEnabled: true, shortcut: nil,
              activate: { choose { command.run() } })))
      case .title(let title): lines.append(.title(title))
      case .submenu(let title, let entries):
        lines.append(.submenu(title: title, lines: Self.lines(entries, choose)))
      case .divider: break
      }
    }
    return lines
  }
}

extension AppHost {
  /// F10 lists the commands, as it opens the menus of other programs in terminals. Answers whether
  /// there is something to list.
  func listCommands(_ press: KeyPress, in window: AppWindow) -> Bool {
    guard press.key == .function(10), press.phase == .down,
      press.modifiers.isDisjoint(with: .significant)
    else { return false }
    let focus = window.host.focus
    let choose = { [weak focus] (command: @escaping () -> Void) in
      focus?.afterHostPanels(command) ?? ()
    }
    var groups = commands.groups(adding: appMenuItems, choose)
    let unopened = unopenedWindows
    if windows.count > 1 || !unopened.isEmpty {
      let open = windows.map { other in
        CommandPanel.Line.item(
          CommandPanel.CommandItem(
            label: other.title.isEmpty ? other.id : other.title, isOn: other === window,
            isEnabled: true, shortcut: nil,
            activate: { [weak self, weak other] in
              choose { if let other { self?.select(other) } }
            }))
      }
      let others = unopened.map { scene in
        CommandPanel.Line.item(
          CommandPanel.CommandItem(
            label: scene.title, isOn: false, isEnabled: true, shortcut: nil,
            activate: { choose(scene.open) }))
      }
      groups.append(CommandPanel.CommandSection(title: "Windows", lines: open + others))
    }
    guard !groups.isEmpty else { return false }
    window.present(groups)
    return true
  }
}

extension AppHost.AppWindow {
  fileprivate func present(_ groups: [CommandPanel.CommandSection]) {
    var style = LayerStyle(
      placement: .top, dismissesOnOutsidePress: true, dims: true, role: .menu, label: "Commands")
    style.isHostPanel = true
    let close = { [weak self] in self?.panel.dismiss() ?? () }
    panel.present(
      LayerPresentation(id: "commands", style: style, dismiss: close) {
        CommandPanel(groups: groups, close: close)
      })
  }
}
