import Foundation
import TheseusCore

/// The rows of the list of commands: all menus, or the commands whose names match what was typed.
struct CommandRows: View {
  let groups: [CommandPanel.CommandSection]
  /// Nil while nothing is typed.
  let matches: [CommandMatch]?

  var body: some View {
    if let matches {
      ForEach(matches.indices, id: \.self) { MatchRow(match: matches[$0]) }
      if !matches.contains(where: \.item.isEnabled) {
        // It has focus, so that typing still reaches the menu.
        Text(matches.isEmpty ? "No command has this name" : "Not available now")
          .foregroundStyle(.secondary).padding(.leading, 24)
          .focusable().focusEffectDisabled()
      }
    } else {
      ForEach(groups.indices, id: \.self) { index in
        Text(verbatim: groups[index].title).bold().foregroundStyle(.secondary)
        CommandLines(lines: groups[index].lines)
      }
    }
  }
}

private struct CommandLines: View {
  let lines: [CommandPanel.Line]

  var body: some View {
    ForEach(lines.indices, id: \.self) { index in
      switch lines[index] {
      case .item(let item):
        CommandRow(item: item) { Text(verbatim: item.label) }
      case .submenu(let title, let lines):
        Menu {
          AnyView(CommandLines(lines: lines))
        } label: {
          Text(verbatim: title)
        }
        .disabled(lines.isEmpty)
      case .title(let title): Text(verbatim: title).foregroundStyle(.secondary)
      case .divider: Divider()
      }
    }
  }
}

/// A command as an item of the menu, with its key.
private struct CommandRow<Label: View>: View {
  let item: CommandPanel.CommandItem
  @ViewBuilder let label: Label

  var body: some View {
    _ButtonCore(
      header: ButtonHeader(
        look: .plain, role: nil, action: Unseen(item.activate), isMarked: item.isOn),
      label: label
    )
    .disabled(!item.isEnabled)
    .keyboardShortcut(item.shortcut)
  }
}

/// A command that was found: its name, the menu that it is in, its key.
private struct MatchRow: View {
  let match: CommandMatch

  var body: some View {
    CommandRow(item: match.item) {
      HStack(spacing: 8) {
        name.lineLimit(1).frame(width: 224, alignment: .leading)
        Text(verbatim: match.group).foregroundStyle(.secondary).lineLimit(1)
      }
    }
  }

  private var name: Text {
    let label = match.item.label
    let found = Text(verbatim: String(label[match.range])).underline().bold()
      .foregroundStyle(Color.accentColor)
    return Text(verbatim: String(label[..<match.range.lowerBound])) + found
      + Text(verbatim: String(label[match.range.upperBound...]))
  }
}

/// A command whose name contains what was typed.
struct CommandMatch {
  let item: CommandPanel.CommandItem
  let group: String
  let range: Range<String.Index>

  /// Names that start with the text come before others; else the order of the menus stays.
  static func all(of query: String, in groups: [CommandPanel.CommandSection]) -> [CommandMatch] {
    let matches = groups.flatMap { group in
      group.lines.commands(in: group.title).compactMap { item, group -> CommandMatch? in
        item.label.range(of: query, options: [.caseInsensitive, .diacriticInsensitive]).map {
          CommandMatch(item: item, group: group, range: $0)
        }
      }
    }
    func starts(_ match: CommandMatch) -> Bool {
      match.range.lowerBound == match.item.label.startIndex
    }
    return matches.filter(starts) + matches.filter { !starts($0) }
  }
}

extension [CommandPanel.Line] {
  /// The commands, also those of menus inside, each with the name of its menus.
  fileprivate func commands(in group: String) -> [(CommandPanel.CommandItem, String)] {
    flatMap { line -> [(CommandPanel.CommandItem, String)] in
      switch line {
      case .item(let item): [(item, group)]
      case .submenu(let title, let lines): lines.commands(in: "\(group), \(title)")
      case .title, .divider: []
      }
    }
  }

  var commandCount: Int { commands(in: "").count }
}
