extension RuleExample {
  static let rememberedIndex = RuleExample(
    failing: """
      struct QueueByPosition: View {
        @State private var jobs = ["a", "b", "c"]
        @State private var chosen: Int?

        var body: some View {
          Button("Choose b") { chosen = jobs.firstIndex(of: "b") }
          Button("First is done") { jobs.removeFirst() }
          Button("Delete") {
            if let chosen { jobs.remove(at: chosen) }
          }
          Text(jobs.joined())
        }
      }
      """,
    fixed: """
      struct QueueByName: View {
        @State private var jobs = ["a", "b", "c"]
        @State private var chosen: String?

        var body: some View {
          Button("Choose b") { chosen = "b" }
          Button("First is done") { jobs.removeFirst() }
          Button("Delete") { jobs.removeAll { $0 == chosen } }
          Text(jobs.joined())
        }
      }
      """)
}
