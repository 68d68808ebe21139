extension RuleExample {
  static let canceledSleep = RuleExample(
    failing: """
      struct SearchOfEachLetter: View {
        let search: (String) async -> [String]
        @State private var query = ""
        @State private var hits: [String] = []

        var body: some View {
          TextField("Query", text: $query)
          Text(hits.joined())
            .task(id: query) {
              try? await Task.sleep(for: .milliseconds(300))
              hits = await search(query)
            }
        }
      }
      """,
    fixed: """
      struct SearchOfTheWord: View {
        let search: (String) async -> [String]
        @State private var query = ""
        @State private var hits: [String] = []

        var body: some View {
          TextField("Query", text: $query)
          Text(hits.joined())
            .task(id: query) {
              do { try await Task.sleep(for: .milliseconds(300)) } catch { return }
              let found = await search(query)
              if !Task.isCancelled { hits = found }
            }
        }
      }
      """)
}
