import Foundation
import TheseusCore

/// All of an app's menus in one list, and its windows where there are several: what a menu bar
/// shows where there is room for one.
struct CommandPanel: View {
  struct Item: Identifiable {
    let id: Int
    let label: String
    let isOn: Bool
    let isEnabled: Bool
    let shortcut: KeyboardShortcut?
    let activate: @MainActor () -> Void
  }

  struct Group: Identifiable {
    let title: String
    let items: [Item]
    var id: String { title }
  }

  let groups: [Group]
  let close: () -> Void

  var body: some View {
    MenuPanel(
      close: close,
      content: ForEach(groups) { group in
        Text(verbatim: group.title).bold().foregroundStyle(.secondary)
        ForEach(group.items) { item in
          Button(action: item.activate) {
            HStack(spacing: 8) {
              PartView(.doneMark, ControlState.Value(item.isOn))
              Text(verbatim: item.label)
            }
          }
          .disabled(!item.isEnabled)
          .keyboardShortcut(item.shortcut)
        }
      })
  }
}

extension CommandMenus {
  /// The menus that have items, as they are now.
  fileprivate var groups: [CommandPanel.Group] {
    menus.compactMap { menu in
      let items = menu.items.enumerated().map { place, item in
        CommandPanel.Item(
          id: place, label: item.readableLabel, isOn: item.semantics?.value == "on",
          isEnabled: item.semantics?.isEnabled ?? true,
          shortcut: item.shortcut, activate: { [weak item] in _ = item?.activate() })
      }
      return items.isEmpty ? nil : CommandPanel.Group(title: menu.title, items: items)
    }
  }
}

extension AppHost {
  /// F10 lists the commands, as it opens the menus of other programs in terminals. Answers whether
  /// there is something to list.
  func listCommands(_ press: KeyPress, in window: AppWindow) -> Bool {
    guard press.key == .function(10), press.phase == .down,
      press.modifiers.isDisjoint(with: .significant)
    else { return false }
    var groups = commands.groups
    if windows.count > 1 {
      let items = windows.enumerated().map { place, other in
        CommandPanel.Item(
          id: place, label: other.title.isEmpty ? other.id : other.title, isOn: other === window,
          isEnabled: true, shortcut: nil,
          activate: { [weak self, weak other] in if let other { self?.select(other) } })
      }
      groups.append(CommandPanel.Group(title: "Windows", items: items))
    }
    guard !groups.isEmpty else { return false }
    window.present(groups)
    return true
  }
}

extension AppHost.AppWindow {
  fileprivate func present(_ groups: [CommandPanel.Group]) {
    let style = LayerStyle(
      placement: .center, dismissesOnOutsidePress: true, dims: true, role: .menu, label: "Commands")
    let close = { [weak self] in self?.panel.dismiss() ?? () }
    panel.present(
      LayerPresentation(id: "commands", style: style, dismiss: close) {
        CommandPanel(groups: groups, close: close)
      })
  }
}
