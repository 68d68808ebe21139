extension RuleExample {
  static let stateObjectFromParameter = RuleExample(
    failing: #"""
      final class NoteModelOfFirst: ObservableObject {
        let id: Int
        init(id: Int) { self.id = id }
      }

      struct NoteOfFirst: View {
        @StateObject private var model: NoteModelOfFirst

        init(id: Int) {
          _model = StateObject(wrappedValue: NoteModelOfFirst(id: id))
        }

        var body: some View { Text("Note \(model.id)") }
      }

      struct ReaderOfFirst: View {
        @State private var id = 1

        var body: some View {
          VStack {
            NoteOfFirst(id: id)
            Button("Next") { id += 1 }
          }
        }
      }
      """#,
    fixed: #"""
      final class NoteModelOfEach: ObservableObject {
        let id: Int
        init(id: Int) { self.id = id }
      }

      struct NoteOfEach: View {
        @StateObject private var model: NoteModelOfEach

        init(id: Int) {
          _model = StateObject(wrappedValue: NoteModelOfEach(id: id))
        }

        var body: some View { Text("Note \(model.id)") }
      }

      struct ReaderOfEach: View {
        @State private var id = 1

        var body: some View {
          VStack {
            NoteOfEach(id: id).id(id)
            Button("Next") { id += 1 }
          }
        }
      }
      """#)
}
