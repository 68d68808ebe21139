extension RuleExample {
  static let unstableId = RuleExample(
    failing: #"""
      struct FormWithNewId: View {
        @State private var count = 0

        var body: some View {
          VStack {
            NameWithNewId().id(UUID())
            Button("Count \(count)") { count += 1 }
          }
        }
      }

      struct NameWithNewId: View {
        @State private var name = ""
        var body: some View { TextField("Name", text: $name) }
      }
      """#,
    fixed: #"""
      struct FormWithKeptId: View {
        @State private var count = 0
        @State private var id = UUID()

        var body: some View {
          VStack {
            NameWithKeptId().id(id)
            Button("Count \(count)") { count += 1 }
          }
        }
      }

      struct NameWithKeptId: View {
        @State private var name = ""
        var body: some View { TextField("Name", text: $name) }
      }
      """#)
}
