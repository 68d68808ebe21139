import SwiftUI

final class Diary: ObservableObject {
  @Published var notes: [Int: String] = [:]
}

// The binding reads the day when it writes.
struct LiveDiary: View {
  @StateObject private var diary = Diary()
  @State private var day = 1
  var body: some View {
    VStack {
      Stepper("Day \(day)", value: $day)
      DayField(text: notes)
    }
  }
  private var notes: Binding<String> {
    let model = diary
    return Binding(get: { model.notes[day] ?? "" }, set: { model.notes[day] = $0 })
  }
}

// Another field for each day.
struct DiaryByDay: View {
  @StateObject private var diary = Diary()
  @State private var day = 1
  var body: some View {
    VStack {
      Stepper("Day \(day)", value: $day)
      DayField(text: notes).id(day)
    }
  }
  private var notes: Binding<String> {
    let shown = day
    return Binding(get: { diary.notes[shown] ?? "" }, set: { diary.notes[shown] = $0 })
  }
}

struct DayField: UIViewRepresentable {
  @Binding var text: String
  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) { view.text = text }
  final class Coordinator: NSObject {
    private let text: Binding<String>
    init(text: Binding<String>) { self.text = text }
    func changed(_ new: String) { text.wrappedValue = new }
  }
}
