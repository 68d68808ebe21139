extension RuleExample {
  static let indexId = RuleExample(
    failing: #"""
      struct NotesByIndex: View {
        @State private var notes = ["first", "second"]

        var body: some View {
          VStack {
            ForEach(notes.indices, id: \.self) { index in NoteRowByIndex(text: notes[index]) }
            Button("Remove") { notes.removeFirst() }
          }
        }
      }

      struct NoteRowByIndex: View {
        let text: String
        @State private var isOpen = false
        var body: some View { Toggle(text, isOn: $isOpen) }
      }
      """#,
    fixed: """
      struct NoteWithId: Identifiable {
        let id: Int
        let text: String
      }

      struct NotesById: View {
        @State private var notes = [
          NoteWithId(id: 1, text: "first"), NoteWithId(id: 2, text: "second"),
        ]

        var body: some View {
          VStack {
            ForEach(notes) { note in NoteRowById(text: note.text) }
            Button("Remove") { notes.removeFirst() }
          }
        }
      }

      struct NoteRowById: View {
        let text: String
        @State private var isOpen = false
        var body: some View { Toggle(text, isOn: $isOpen) }
      }
      """)
}
