import SwiftUI

/// Every key that can be typed here.
struct HelpView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.hostKeyboard) private var keyboard

  private struct Key: Identifiable {
    let key: String
    let meaning: String
    var id: String { key }
  }

  private struct Group: Identifiable {
    let title: String
    let keys: [Key]
    var id: String { title }
  }

  private var groups: [Group] {
    [
      Group(title: "Anywhere", keys: anywhere),
      Group(
        title: "Wherever no text is typed",
        keys: [
          Key(key: "1 … 5", meaning: "The tabs"), Key(key: "n", meaning: "Type a new entry"),
          Key(key: "u  U", meaning: "Undo, redo"),
          Key(key: ".  [  ]", meaning: "Today, the day before, the day after"),
          Key(key: "{  }", meaning: "The page with entries before, after"),
          Key(key: "/", meaning: "Find"), Key(key: "?", meaning: "This list"),
        ]),
      Group(
        title: "In a list of entries",
        keys: [
          Key(key: "Space", meaning: "Done, or to do again"),
          Key(key: "x", meaning: "Abandon, or take back"),
          Key(key: "t  >  m", meaning: "Migrate to today, tomorrow, next month"),
          Key(key: "Return", meaning: "Rename"), Key(key: "e", meaning: "Details"),
          Key(key: "Alt-↑  Alt-↓", meaning: "Move up, down"),
          Key(key: "Backspace", meaning: "Delete"),
        ]),
      Group(
        title: "In the field for new entries",
        keys: [
          Key(key: "#name", meaning: "Set the category"),
          Key(key: "- text", meaning: "Write a note"),
        ]),
    ]
  }

  /// The shortcuts of the menus, as far as this keyboard has them.
  private var anywhere: [Key] {
    let all: [(shortcuts: [KeyboardShortcut], meaning: String)] = [
      ((1...5).map { command(Character("\($0)")) }, "Day, Future, Bundles, Categories, Search"),
      ([command("n")], "Type a new entry"), ([command("z")], "Undo"),
      ([command("z", .shift)], "Redo"), ([command("t")], "Today"),
      ([command("[")], "The day before"),
      ([command("]")], "The day after"),
      ([command("[", .shift)], "The page with entries before"),
      ([command("]", .shift)], "The page with entries after"), ([command("g")], "Go to a day"),
      ([command("m", .shift)], "Migrate all unfinished tasks to today"), ([command("f")], "Find"),
      ([command("?")], "This list"),
    ]
    return all.compactMap { line in
      let keys = line.shortcuts.compactMap { keyboard.text(for: $0) }
      guard let first = keys.first, let last = keys.last, keys.count == line.shortcuts.count else {
        return nil
      }
      return Key(key: first == last ? first : "\(first) … \(last)", meaning: line.meaning)
    }
  }

  private func command(_ key: Character, _ more: EventModifiers = []) -> KeyboardShortcut {
    KeyboardShortcut(KeyEquivalent(key), modifiers: more.union(.command))
  }

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(groups) { group in
            Text(group.title)
              .bold()
              .foregroundStyle(.secondary)
              .padding(.top, group.id == groups.first?.id ? 0 : 16)
            ForEach(group.keys) { key in
              HStack {
                Text(key.key)
                  .bold()
                  .foregroundStyle(Color.accentColor)
                  .frame(width: 104, alignment: .leading)
                Text(key.meaning)
              }
              .padding(.leading, 16)
            }
          }
        }
      }
      HStack {
        Spacer()
        Button("Done") { dismiss() }
          .keyboardShortcut(.cancelAction)
      }
    }
    .navigationTitle("Keys")
    .frame(idealWidth: 448, maxWidth: 448)
  }
}
