import Combine
import SwiftUI

@MainActor
final class JournalStore: ObservableObject {
  @Published private(set) var savedText = ""
  @Published private(set) var savedAt: Date?

  func save(_ text: String) {
    savedText = text
    savedAt = .now
  }
}

struct JournalEditor: View {
  @EnvironmentObject private var store: JournalStore
  @State private var text = ""
  @State private var mood = 3

  private var isDirty: Bool { text != store.savedText }

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Mood \(mood)", value: $mood, in: 1...5)
      TextEditor(text: $text)
      footer
    }
    .padding()
    .onReceive(autosaveTicks) { _ in
      if isDirty { store.save(text) }
    }
  }

  @ViewBuilder
  private var footer: some View {
    HStack {
      Text("\(text.count) characters")
      Spacer()
      if let savedAt = store.savedAt {
        Text("Saved \(savedAt.formatted(date: .omitted, time: .standard))")
      }
    }
    .font(.caption)
  }
}

private extension JournalEditor {
  var autosaveTicks: Publishers.Autoconnect<Timer.TimerPublisher> {
    // bug: the text that was never autosaved. When: the user types with pauses shorter than 15
    // s, then the app ends or the view goes away.
    Timer.publish(every: 15, on: .main, in: .common).autoconnect()
  }
}
