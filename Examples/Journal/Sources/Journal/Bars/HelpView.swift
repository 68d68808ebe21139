import SwiftUI

/// Every key.
struct HelpView: View {
  @Environment(\.dismiss) private var dismiss

  private static let keys: [(section: String, keys: [(key: String, meaning: String)])] = [
    (
      "Anywhere",
      [
        ("⌘1 … ⌘5", "Day, Future, Bundles, Categories, Search"), ("⌘N", "Type a new entry"),
        ("⌘Z  ⇧⌘Z", "Undo, redo"),
        ("⌘T  ⌘[  ⌘]", "Today, the day before, the day after"),
        ("⇧⌘[  ⇧⌘]", "The page with entries before, after"), ("⌘G", "Go to a day"),
        ("⇧⌘M", "Migrate all unfinished tasks to today"), ("⌘F", "Find"), ("⌘?", "This list"),
      ]
    ),
    (
      "Wherever no text is typed",
      [
        ("1 … 5", "The tabs"), ("n", "Type a new entry"), ("u  U", "Undo, redo"),
        (".  [  ]", "Today, the day before, the day after"),
        ("{  }", "The page with entries before, after"), ("/", "Find"), ("?", "This list"),
      ]
    ),
    (
      "In a list of entries",
      [
        ("Space", "Done, or to do again"), ("x", "Abandon, or take back"),
        ("t  >  m", "Migrate to today, tomorrow, next month"),
        ("Return", "Rename"), ("e", "Details"), ("⌥↑  ⌥↓", "Move up, down"), ("⌫", "Delete"),
      ]
    ),
    ("In the field for new entries", [("#name", "Set the category"), ("- text", "Write a note")]),
  ]

  var body: some View {
    VStack(alignment: .leading) {
      ScrollView {
        VStack(alignment: .leading, spacing: 0) {
          ForEach(Self.keys, id: \.section) { section in
            Text(section.section)
              .bold()
            ForEach(section.keys, id: \.key) { key in
              HStack {
                Text(key.key)
                  .frame(width: 112, alignment: .leading)
                Text(key.meaning)
                  .foregroundStyle(.secondary)
              }
            }
          }
        }
      }
      HStack {
        Spacer()
        Button("Close") { dismiss() }
          .keyboardShortcut(.cancelAction)
      }
    }
    .padding()
    .frame(width: 480)
  }
}
