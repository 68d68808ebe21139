import SwiftUI

final class Diary: ObservableObject {
  @Published var notes: [Int: String] = [:]
}

struct DiaryPage: View {
  @StateObject private var diary = Diary()
  @State private var day = 1
  var body: some View {
    VStack {
      Stepper("Day \(day)", value: $day)
      DayField(text: notes)
    }
  }
  // The constant belongs to one day.
  private var notes: Binding<String> {
    let shown = day
    return Binding(get: { diary.notes[shown] ?? "" }, set: { diary.notes[shown] = $0 })
  }
}

struct DayField: UIViewRepresentable {
  @Binding var text: String
  func makeCoordinator() -> Coordinator {
    Coordinator(text: $text)  // expect: stale_coordinator
  }
  func makeUIView(context: Context) -> UITextView { UITextView() }
  func updateUIView(_ view: UITextView, context: Context) {
    view.text = text
    // Another object's text.
    context.coordinator.label.text = "Day"
  }
  final class Coordinator: NSObject {
    let label = UILabel()
    private let text: Binding<String>
    init(text: Binding<String>) { self.text = text }
    func changed(_ new: String) { text.wrappedValue = new }
  }
}
