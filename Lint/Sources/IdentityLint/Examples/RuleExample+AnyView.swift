extension RuleExample {
  static let anyView = RuleExample(
    failing: #"""
      struct FormErased: View {
        @State private var count = 0

        var body: some View {
          VStack {
            AnyView(NameErased())
            Button("Count \(count)") { count += 1 }
          }
        }
      }

      struct NameErased: View {
        @State private var name = ""
        var body: some View { TextField("Name", text: $name) }
      }
      """#,
    fixed: #"""
      struct FormTyped: View {
        @State private var count = 0

        var body: some View {
          VStack {
            NameTyped()
            Button("Count \(count)") { count += 1 }
          }
        }
      }

      struct NameTyped: View {
        @State private var name = ""
        var body: some View { TextField("Name", text: $name) }
      }
      """#)
}
