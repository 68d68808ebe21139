import Foundation
import Observation

enum Seeing: Int, Codable, CaseIterable, Identifiable {
  case poor = 1, fair, average, good, excellent

  var id: Int { rawValue }

  var title: String {
    switch self {
    case .poor: "Poor"
    case .fair: "Fair"
    case .average: "Average"
    case .good: "Good"
    case .excellent: "Excellent"
    }
  }
}

@Observable
final class LogEntry: Identifiable {
  let id: UUID
  var title: String
  var date: Date
  var targetID: CelestialTarget.ID?
  var seeing: Seeing
  var rating: Int
  var text: String
  var tags: [String]

  init(
    id: UUID = UUID(),
    title: String = "",
    date: Date = .now,
    targetID: CelestialTarget.ID? = nil,
    seeing: Seeing = .average,
    rating: Int = 3,
    text: String = "",
    tags: [String] = []
  ) {
    self.id = id
    self.title = title
    self.date = date
    self.targetID = targetID
    self.seeing = seeing
    self.rating = rating
    self.text = text
    self.tags = tags
  }

  static let blank = LogEntry(title: "New observation")
}

extension LogEntry: Hashable {
  static func == (lhs: LogEntry, rhs: LogEntry) -> Bool {
    lhs === rhs
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// The values of an entry while the editor has them; written back on Save.
struct LogEntryDraft: Equatable {
  var title: String
  var date: Date
  var targetID: CelestialTarget.ID?
  var seeing: Seeing
  var rating: Int
  var text: String
  var tags: [String]

  init(_ entry: LogEntry) {
    title = entry.title
    date = entry.date
    targetID = entry.targetID
    seeing = entry.seeing
    rating = entry.rating
    text = entry.text
    tags = entry.tags
  }

  var isValid: Bool {
    !title.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty
  }

  func apply(to entry: LogEntry) {
    entry.title = title
    entry.date = date
    entry.targetID = targetID
    entry.seeing = seeing
    entry.rating = rating
    entry.text = text
    entry.tags = tags
  }
}

extension LogEntry {
  static func samples() -> [LogEntry] {
    [
      LogEntry(
        title: "First light", date: .now.addingTimeInterval(-86_400 * 3), targetID: "M42",
        seeing: .good, rating: 5, text: "Trapezium split with ease at 80x.", tags: ["dobson"]),
      LogEntry(
        title: "Wide field sweep", date: .now.addingTimeInterval(-86_400), targetID: "M45",
        seeing: .fair, rating: 3, text: "High haze after midnight.",
        tags: ["binoculars", "garden"]),
      LogEntry(
        title: "Albireo colours", date: .now.addingTimeInterval(-86_400 * 9), targetID: "ALB",
        seeing: .average, rating: 4, text: "Gold and blue.", tags: ["refractor"]),
    ]
  }
}
