import Combine
import SwiftUI

@MainActor
final class LogbookStore: ObservableObject {
  @Published private(set) var savedText = ""
  @Published private(set) var savedAt: Date?

  func save(_ text: String) {
    savedText = text
    savedAt = .now
  }
}

struct LogbookEditor: View {
  @EnvironmentObject private var store: LogbookStore
  @State private var text = ""
  @State private var wind = 3
  @State private var autosaveTicks = Timer.publish(every: 15, on: .main, in: .common).autoconnect()

  private var isDirty: Bool { text != store.savedText }

  var body: some View {
    VStack(alignment: .leading) {
      Stepper("Wind \(wind)", value: $wind, in: 0...12)
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
