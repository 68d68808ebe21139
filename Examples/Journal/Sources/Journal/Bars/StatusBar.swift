import JournalModel
import SwiftUI

/// The last line: the work that the app waits for, or the keys for this page.
struct StatusBar: View {
  @Environment(JournalStore.self) private var store
  @Environment(Navigator.self) private var navigator

  var body: some View {
    HStack {
      if store.isWaiting {
        ProgressView()
          .controlSize(.small)
        Text("Another program holds the journal. What you do is done when it lets go.")
          .foregroundStyle(.orange)
      } else {
        Text(hints)
          .foregroundStyle(.secondary)
      }
      Spacer()
      if let undo = store.undoName {
        Text("Undo \(undo)")
          .foregroundStyle(.secondary)
          .layoutPriority(-1)
      }
    }
    .lineLimit(1)
    .padding(.horizontal, 8)
  }

  private var hints: String {
    if navigator.isEntering {
      return "Return adds it  #name sets a category  ↑ goes to the page  Tab goes on"
    }
    if navigator.isSearching {
      return "↓ goes to the entries  Escape empties the field  Tab goes on"
    }
    return switch navigator.tab {
    case .day, .future: "Space done  x abandon  > tomorrow  m next month  u undo  ? all keys"
    case .bundles: "Return opens a bundle  ? all keys"
    case .categories: "Return rename  Backspace delete  ? all keys"
    case .search: "o shows the page  Space done  ? all keys"
    }
  }
}
