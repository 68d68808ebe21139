import SwiftUI
import Observation

struct DiaryEntry: Identifiable, Hashable {
  let id: UUID
  var day: Date
  var text: String
}

struct DiaryMonth: Identifiable {
  let id = UUID()
  let start: Date
  let entries: [DiaryEntry]

  var title: String { start.formatted(.dateTime.month(.wide).year()) }
}

@Observable
final class Diary {
  var entries: [DiaryEntry] = []

  var months: [DiaryMonth] {
    let calendar = Calendar.current
    let groups = Dictionary(grouping: entries) { entry in
      calendar.dateInterval(of: .month, for: entry.day)?.start ?? entry.day
    }
    return
      groups
      // bug: `months` is computed at each read and makes months with new UUIDs: every keystroke
      // or new entry recreates all sections and closes those the user had opened (id should be
      // the month's start)
      .map { DiaryMonth(start: $0.key, entries: $0.value.sorted { $0.day < $1.day }) }
      .sorted { $0.start > $1.start }
  }

  func add(_ text: String) {
    entries.append(DiaryEntry(id: UUID(), day: .now, text: text))
  }
}

struct DiaryView: View {
  let diary: Diary
  @State private var newText = ""

  var body: some View {
    List {
      TextField("What happened today?", text: $newText)
        .onSubmit {
          diary.add(newText)
          newText = ""
        }
      ForEach(diary.months) { month in
        MonthSection(month: month)
      }
    }
  }
}

private struct MonthSection: View {
  let month: DiaryMonth
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(month.title, isExpanded: $isExpanded) {
      ForEach(month.entries) { Text($0.text) }
    }
  }
}
