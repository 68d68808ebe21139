extension RuleExample {
  static let filteredOffsets = RuleExample(
    failing: #"""
      struct NamesByShownPosition: View {
        @State private var names = ["Ada", "Bob", "Eve"]
        private var shown: [String] { names.filter { $0 != "Ada" } }

        var body: some View {
          ForEach(Array(shown.enumerated()), id: \.element) { index, name in
            Button("Remove \(name)") { names.remove(at: index) }
          }
          Text(names.joined(separator: ", "))
        }
      }
      """#,
    fixed: #"""
      struct NamesByName: View {
        @State private var names = ["Ada", "Bob", "Eve"]
        private var shown: [String] { names.filter { $0 != "Ada" } }

        var body: some View {
          ForEach(Array(shown.enumerated()), id: \.element) { index, name in
            Button("Remove \(name)") { names.removeAll { $0 == name } }
          }
          Text(names.joined(separator: ", "))
        }
      }
      """#)
}
