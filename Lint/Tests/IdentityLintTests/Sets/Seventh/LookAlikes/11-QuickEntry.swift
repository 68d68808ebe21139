import SwiftUI

struct LogEntry: Identifiable {
  let id: UUID
  let text: String
  let mood: Int
  let tags: Set<String>
}

@Observable
final class Journal {
  private(set) var entries: [LogEntry] = []

  func add(text: String, mood: Int, tags: Set<String>) {
    entries.insert(LogEntry(id: UUID(), text: text, mood: mood, tags: tags), at: 0)
  }
}

struct QuickEntryPane: View {
  @State private var journal = Journal()
  @State private var formID = UUID()

  var body: some View {
    VStack {
      QuickEntryForm { text, mood, tags in
        journal.add(text: text, mood: mood, tags: tags)
        formID = UUID()
      }
      .id(formID)

      List(journal.entries) { entry in
        LabeledContent(entry.text, value: entry.mood, format: .number)
      }
    }
    .toolbar {
      Button("Clear") { formID = UUID() }
    }
  }
}

private struct QuickEntryForm: View {
  let onSubmit: (String, Int, Set<String>) -> Void
  @State private var text = ""
  @State private var mood = 3
  @State private var tags: Set<String> = []

  private let suggestions = ["work", "health", "family"]

  var body: some View {
    VStack {
      TextField("What happened?", text: $text, axis: .vertical)
      Stepper("Mood \(mood)", value: $mood, in: 1...5)
      HStack {
        ForEach(suggestions, id: \.self) { tag in
          Toggle(tag, isOn: contains(tag)).toggleStyle(.button)
        }
      }
      Button("Add") { onSubmit(text, mood, tags) }
        .disabled(text.isEmpty)
    }
    .padding()
  }

  private func contains(_ tag: String) -> Binding<Bool> {
    Binding {
      tags.contains(tag)
    } set: { isOn in
      if isOn { tags.insert(tag) } else { tags.remove(tag) }
    }
  }
}
