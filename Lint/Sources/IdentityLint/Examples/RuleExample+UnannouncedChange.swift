extension RuleExample {
  static let unannouncedChange = RuleExample(
    failing: #"""
      final class QuietCounter: ObservableObject {
        var count = 0
        func add() { count += 1 }
      }

      struct QuietCount: View {
        @StateObject private var counter = QuietCounter()

        var body: some View { Button("Count \(counter.count)") { counter.add() } }
      }
      """#,
    fixed: #"""
      final class TellingCounter: ObservableObject {
        @Published var count = 0
        func add() { count += 1 }
      }

      struct ToldCount: View {
        @StateObject private var counter = TellingCounter()

        var body: some View { Button("Count \(counter.count)") { counter.add() } }
      }
      """#)
}
