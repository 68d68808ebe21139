extension RuleExample {
  static let overwrittenEdits = RuleExample(
    failing: """
      struct NoteReadAgain: View {
        let saved: String
        @State private var text = ""

        var body: some View {
          VStack {
            TextField("Note", text: $text)
            NavigationLink("Files") { Text("No files") }
          }
          .onAppear { text = saved }
        }
      }

      struct NotesReadAgain: View {
        var body: some View {
          NavigationStack { NoteReadAgain(saved: "Milk") }
        }
      }
      """,
    fixed: """
      struct NoteReadOnce: View {
        @State private var text: String

        init(saved: String) {
          _text = State(initialValue: saved)
        }

        var body: some View {
          VStack {
            TextField("Note", text: $text)
            NavigationLink("Files") { Text("No files") }
          }
        }
      }

      struct NotesReadOnce: View {
        var body: some View {
          NavigationStack { NoteReadOnce(saved: "Milk") }
        }
      }
      """)
}
