import JournalModel
import SwiftUI

/// An entry on one line: its status, its title, and its category.
struct EntryRow: View {
  let entry: Entry
  var showsPage = false

  @Environment(JournalStore.self) private var store

  var body: some View {
    HStack(spacing: 8) {
      StatusMark(entry: entry)
        .onTapGesture { store.toggle(entry) }
      Text(entry.title)
        .strikethrough(entry.status == .abandoned)
        .foregroundStyle(entry.kind == .note || entry.status == .open ? .primary : .secondary)
        .lineLimit(1)
      if !entry.details.isEmpty {
        Image(systemName: "text.alignleft")
          .foregroundStyle(.secondary)
          .accessibilityLabel("has details")
      }
      Spacer()
      if let destination {
        Text("→ \(destination)")
          .foregroundStyle(.secondary)
      }
      CategoryMark(category: store.category(entry.categoryID))
      if showsPage {
        Text(entry.page.shortTitle(today: store.today))
          .foregroundStyle(.secondary)
      }
    }
  }

  /// The destination of a migrated task.
  private var destination: String? {
    guard entry.status == .migrated, let id = entry.migratedTo, let target = store.entry(id) else {
      return nil
    }
    return target.page.shortTitle(today: store.today)
  }
}

/// The category of an entry in a column of its own: a dot in its color, and its name.
struct CategoryMark: View {
  let category: TaskCategory?

  var body: some View {
    HStack(spacing: 8) {
      if let category {
        Image(systemName: "circle.fill")
          .foregroundStyle(category.color.color)
          .accessibilityHidden(true)
        Text(category.name)
          .foregroundStyle(.secondary)
          .lineLimit(1)
      }
    }
    .frame(width: 104, alignment: .leading)
  }
}

/// The symbol before an entry: bullet, tick, cross, arrow or dash.
struct StatusMark: View {
  let entry: Entry

  var body: some View {
    Image(systemName: symbol)
      .foregroundStyle(color)
      .accessibilityLabel(entry.kind == .note ? "note" : entry.status.rawValue)
  }

  private var symbol: String {
    if entry.kind == .note { return "minus" }
    return switch entry.status {
    case .open: "circle"
    case .done: "checkmark"
    case .abandoned: "xmark"
    case .migrated: "arrow.right"
    }
  }

  private var color: Color {
    if entry.kind == .note { return .secondary }
    return switch entry.status {
    case .open: .accentColor
    case .done: .green
    case .abandoned, .migrated: .secondary
    }
  }
}

extension JournalStore {
  /// A task to do becomes done, and any other a task to do again.
  func toggle(_ entry: Entry) {
    guard entry.kind == .task else { return }
    edit(.setStatus(entry.status == .open ? .done : .open, of: [entry.id]))
  }
}
