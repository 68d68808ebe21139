import SwiftUI

extension View {
  @ViewBuilder
  func formSizedSheet() -> some View {
    if #available(iOS 18.0, macOS 15.0, *) {
      presentationSizing(.form)
    } else {
      self
    }
  }

  func markBorder(_ isMarked: Bool) -> some View {
    overlay {
      RoundedRectangle(cornerRadius: 12)
        .stroke(isMarked ? Color.accentColor : Color.clear, lineWidth: 2)
    }
  }
}

struct QuizEntry: Identifiable {
  let id = UUID()
  let question: String
}

struct QuizEntryView: View {
  let entry: QuizEntry
  @State private var answer = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(entry.question)
        .font(.headline)
      TextField("Answer", text: $answer)
        .textFieldStyle(.roundedBorder)
    }
    .padding()
  }
}

struct QuizView: View {
  let entries: [QuizEntry]
  @State private var markedIDs: Set<QuizEntry.ID> = []
  @State private var showsHelp = false

  var body: some View {
    ScrollView {
      VStack(spacing: 16) {
        ForEach(entries) { entry in
          QuizEntryView(entry: entry)
            .markBorder(markedIDs.contains(entry.id))
          Button("Mark", systemImage: "bookmark") {
            toggleMark(entry)
          }
        }
      }
      .padding()
    }
    .toolbar {
      Button("Help") { showsHelp = true }
    }
    .sheet(isPresented: $showsHelp) {
      Text("Mark the questions you want to see again.")
        .padding()
        .formSizedSheet()
    }
  }

  private func toggleMark(_ entry: QuizEntry) {
    if markedIDs.remove(entry.id) == nil {
      markedIDs.insert(entry.id)
    }
  }
}
