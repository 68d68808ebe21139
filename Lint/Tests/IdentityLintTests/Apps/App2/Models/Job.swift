import Foundation

enum JobStatus: String, CaseIterable, Codable, Identifiable {
  case planned, active, done

  var id: Self { self }
  var title: String { rawValue.capitalized }
}

enum Priority: Int, CaseIterable, Codable, Identifiable {
  case low, normal, urgent

  var id: Self { self }

  var title: String {
    switch self {
    case .low: return "Low"
    case .normal: return "Normal"
    case .urgent: return "Urgent"
    }
  }
}

enum JobSort: String, CaseIterable, Identifiable {
  case date, name, priority

  var id: Self { self }
  var title: String { rawValue.capitalized }
}

struct SiteLocation: Hashable, Codable {
  var latitude: Double
  var longitude: Double
}

struct ChecklistItem: Identifiable, Hashable, Codable {
  var id: String { title }
  var title: String
  var isDone = false
}

struct JobPhoto: Identifiable, Hashable, Codable {
  var id = UUID()
  var url: URL
  var taken = Date()
}

struct StrokePoint: Hashable, Codable {
  var x: Double
  var y: Double
}

struct SignatureStroke: Identifiable, Hashable, Codable {
  var id = UUID()
  var points: [StrokePoint]
}

struct Job: Identifiable, Hashable, Codable {
  var id = UUID()
  var title: String
  var customerID: Customer.ID?
  var status = JobStatus.planned
  var priority = Priority.normal
  var scheduled: Date
  var location: SiteLocation?
  var notes = ""
  var checklist: [ChecklistItem] = []
  var photos: [JobPhoto] = []
  var signature: [SignatureStroke] = []
  var isUploaded = true

  func isOverdue(at date: Date) -> Bool {
    status != .done && scheduled < date
  }
}

struct JobDraft {
  var title = ""
  var customerID: Customer.ID?
  var priority = Priority.normal
  var scheduled = Date().addingTimeInterval(3600)
  var steps = ""

  var isValid: Bool {
    !title.trimmingCharacters(in: .whitespaces).isEmpty
  }

  func makeJob() -> Job {
    var seen = Set<String>()
    let titles =
      steps
      .components(separatedBy: .newlines)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && seen.insert($0).inserted }
    return Job(
      title: title.trimmingCharacters(in: .whitespaces),
      customerID: customerID,
      priority: priority,
      scheduled: scheduled,
      checklist: titles.map { ChecklistItem(title: $0) },
      isUploaded: false
    )
  }
}
