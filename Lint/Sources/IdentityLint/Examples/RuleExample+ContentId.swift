extension RuleExample {
  static let contentId = RuleExample(
    failing: """
      struct LampByName: Identifiable {
        var name: String
        var id: String { name }
      }

      struct LampsByName: View {
        @State private var lamps = [LampByName(name: "Lamp")]

        var body: some View {
          VStack {
            ForEach(lamps) { lamp in
              LampNoteByName(name: lamp.name)
            }
            Button("Rename") { lamps[0].name = "Desk" }
          }
        }
      }

      struct LampNoteByName: View {
        let name: String
        @State private var note = ""
        var body: some View { TextField(name, text: $note) }
      }
      """,
    fixed: """
      struct LampWithId: Identifiable {
        let id: Int
        var name: String
      }

      struct LampsWithId: View {
        @State private var lamps = [LampWithId(id: 1, name: "Lamp")]

        var body: some View {
          VStack {
            ForEach(lamps) { lamp in
              LampNoteWithId(name: lamp.name)
            }
            Button("Rename") { lamps[0].name = "Desk" }
          }
        }
      }

      struct LampNoteWithId: View {
        let name: String
        @State private var note = ""
        var body: some View { TextField(name, text: $note) }
      }
      """)
}
