import JournalModel
import SwiftUI

/// The last line: the work that the app waits for, or the keys for this page and the help of the
/// control that has focus.
struct StatusBar: View {
  @Environment(JournalStore.self) private var store
  @Environment(Navigator.self) private var navigator
  @FocusedValue(\.focusedHelp) private var help

  var body: some View {
    HStack {
      if store.isWaiting {
        ProgressView()
          .controlSize(.small)
        // Edits wait in memory.
        Text("Another program holds the journal. Edits wait: do not quit now.")
          .foregroundStyle(.orange)
      } else {
        KeyHints(hints)
      }
      Spacer()
      if let help {
        help
          .foregroundStyle(.secondary)
          .layoutPriority(-1)
      } else if let undo = store.undoName {
        Text("Undo \(undo)")
          .foregroundStyle(.secondary)
          .layoutPriority(-1)
      }
    }
    .lineLimit(1)
    .padding(.horizontal, 16)
    .padding(.vertical, 6)
    .background(.bar)
  }

  private var hints: [KeyHints.Hint] {
    if navigator.isEntering {
      return [("Return", "add"), ("#name", "category"), ("↑", "to the page"), ("Tab", "next")]
    }
    if navigator.isSearching {
      return [("↓", "to the entries"), ("Esc", "empty the field"), ("Tab", "next")]
    }
    let all = ("?", "all keys")
    return switch navigator.tab {
    case .day, .future:
      [("Space", "done"), ("x", "abandon"), (">", "tomorrow"), ("u", "undo"), all]
    case .bundles: [("Return", "open the bundle"), all]
    case .categories: [("Return", "rename"), ("Backspace", "delete"), all]
    case .search: [("o", "show the page"), ("Space", "done"), all]
    }
  }
}

/// Keys, each with what it does.
private struct KeyHints: View {
  typealias Hint = (key: String, word: String)
  private let hints: [Hint]

  init(_ hints: [Hint]) { self.hints = hints }

  var body: some View {
    hints.enumerated().reduce(Text("")) { text, hint in
      text + Text(hint.offset > 0 ? "   " : "")
        + Text(hint.element.key).bold().foregroundStyle(Color.accentColor)
        + Text(" " + hint.element.word).foregroundStyle(Color.secondary)
    }
  }
}
