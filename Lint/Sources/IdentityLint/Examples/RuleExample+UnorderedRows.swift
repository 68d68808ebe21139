extension RuleExample {
  static let unorderedRows = RuleExample(
    failing: #"""
      struct TallyInAnyOrder: View {
        @State private var counts: [String: Int] = ["ant": 1, "bee": 4, "cat": 2, "dog": 8]

        var body: some View {
          VStack {
            ForEach(Array(counts.keys), id: \.self) { name in
              Text("\(name) \(counts[name] ?? 0)")
            }
            Button("Count a fox") { counts["fox", default: 0] += 1 }
          }
        }
      }
      """#,
    fixed: #"""
      struct TallyByName: View {
        @State private var counts: [String: Int] = ["ant": 1, "bee": 4, "cat": 2, "dog": 8]

        var body: some View {
          VStack {
            ForEach(counts.keys.sorted(), id: \.self) { name in
              Text("\(name) \(counts[name] ?? 0)")
            }
            Button("Count a fox") { counts["fox", default: 0] += 1 }
          }
        }
      }
      """#)
}
