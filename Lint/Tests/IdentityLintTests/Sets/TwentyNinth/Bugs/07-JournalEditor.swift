import SwiftUI

struct JournalEntry: Identifiable, Codable {
  let id: UUID
  var title: String
  var text: String
  var mood: Int
}

extension JournalEntry: Hashable {
  static func == (lhs: JournalEntry, rhs: JournalEntry) -> Bool {
    lhs.id == rhs.id
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}

struct JournalArchive {
  private let folder = FileManager.default.temporaryDirectory

  func write(_ entry: JournalEntry) {
    guard let data = try? JSONEncoder().encode(entry) else { return }
    try? data.write(to: folder.appending(path: entry.id.uuidString))
  }
}

final class JournalDesk: ObservableObject {
  @Published var entry: JournalEntry
  let archive = JournalArchive()

  init(entry: JournalEntry) {
    self.entry = entry
  }
}

struct JournalEditor: View {
  @ObservedObject var desk: JournalDesk

  var body: some View {
    Form {
      TextField("Title", text: $desk.entry.title)
      Stepper("Mood \(desk.entry.mood)", value: $desk.entry.mood, in: 1...5)
      TextEditor(text: $desk.entry.text)
        .frame(minHeight: 200)
    }
    // bug: All edits: nothing is ever written.
    .onChange(of: desk.entry) { _, entry in
      desk.archive.write(entry)
    }
  }
}
