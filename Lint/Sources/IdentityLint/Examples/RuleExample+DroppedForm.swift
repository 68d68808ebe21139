extension RuleExample {
  static let droppedForm = RuleExample(
    failing: """
      struct NameFormDropped: View {
        let save: (String) -> Void
        @State private var name = ""

        var body: some View {
          TextField("Name", text: $name)
          Button("Save") { save(name) }
        }
      }

      struct AccountDropped: View {
        let send: (String) async -> Void
        @State private var isSaving = false

        var body: some View {
          VStack {
            if isSaving {
              Text("Saving")
            } else {
              NameFormDropped(save: save)
            }
          }
        }

        private func save(_ name: String) {
          isSaving = true
          Task {
            await send(name)
            isSaving = false
          }
        }
      }
      """,
    fixed: """
      struct NameFormKept: View {
        let save: (String) -> Void
        @State private var name = ""

        var body: some View {
          TextField("Name", text: $name)
          Button("Save") { save(name) }
        }
      }

      struct AccountKept: View {
        let send: (String) async -> Void
        @State private var isSaving = false

        var body: some View {
          VStack {
            if isSaving { Text("Saving") }
            NameFormKept(save: save).disabled(isSaving)
          }
        }

        private func save(_ name: String) {
          isSaving = true
          Task {
            await send(name)
            isSaving = false
          }
        }
      }
      """)
}
