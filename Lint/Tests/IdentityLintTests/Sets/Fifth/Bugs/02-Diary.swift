import SwiftUI

struct DayNote: View {
  let day: Date
  let save: (Date, String) -> Void
  @State private var text: String

  init(day: Date, note: String, save: @escaping (Date, String) -> Void) {
    self.day = day
    self.save = save
    // bug: the text is taken over only once
    _text = State(initialValue: note)
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(day, format: .dateTime.weekday().day().month())
      TextEditor(text: $text)
        .onChange(of: text) { _, text in save(day, text) }
    }
  }
}

struct DiaryView: View {
  @State private var day = Calendar.current.startOfDay(for: .now)
  @State private var notes: [Date: String] = [:]

  var body: some View {
    VStack {
      DatePicker("Day", selection: $day, displayedComponents: .date)
        .datePickerStyle(.graphical)
      DayNote(day: day, note: notes[day] ?? "") { day, text in
        notes[day] = text
      }
    }
    .padding()
  }
}
