import Foundation
import Observation

enum LogbookSort: String, CaseIterable, Identifiable {
  case newest, oldest, rating

  var id: Self { self }

  var title: String {
    switch self {
    case .newest: "Newest first"
    case .oldest: "Oldest first"
    case .rating: "Best rated"
    }
  }
}

@MainActor
@Observable
final class LogbookStore {
  private(set) var entries: [LogEntry]
  private var deleted: [LogEntry] = []

  @ObservationIgnored var sort: LogbookSort = .newest

  init(entries: [LogEntry] = LogEntry.samples()) {
    self.entries = entries
  }

  var sortedEntries: [LogEntry] {
    switch sort {
    case .newest: entries.sorted { $0.date > $1.date }
    case .oldest: entries.sorted { $0.date < $1.date }
    case .rating: entries.sorted { ($0.rating, $0.date) > ($1.rating, $1.date) }
    }
  }

  func entries(matching query: String) -> [LogEntry] {
    let trimmed = query.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty else { return sortedEntries }
    return sortedEntries.filter { entry in
      entry.title.localizedStandardContains(trimmed)
        || entry.text.localizedStandardContains(trimmed)
        || entry.tags.contains { $0.localizedStandardContains(trimmed) }
    }
  }

  func addIfNeeded(_ entry: LogEntry) {
    guard !entries.contains(where: { $0.id == entry.id }) else { return }
    entries.append(entry)
  }

  func delete(_ ids: Set<LogEntry.ID>) {
    deleted = entries.filter { ids.contains($0.id) }
    entries.removeAll { ids.contains($0.id) }
  }

  var canUndo: Bool {
    !deleted.isEmpty
  }

  func undoLastDelete() {
    let restored = deleted
    deleted = []
    for entry in restored {
      addIfNeeded(entry)
    }
  }
}
