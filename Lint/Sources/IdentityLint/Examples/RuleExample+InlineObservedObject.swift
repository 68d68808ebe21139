extension RuleExample {
  static let inlineObservedObject = RuleExample(
    failing: #"""
      final class CounterMadeInPlace: ObservableObject {
        @Published var count = 0
      }

      struct CounterObserved: View {
        @ObservedObject var counter = CounterMadeInPlace()
        let title: String
        var body: some View { Button("\(title): \(counter.count)") { counter.count += 1 } }
      }

      struct PageObserved: View {
        @State private var title = "Old"

        var body: some View {
          VStack {
            CounterObserved(title: title)
            Button("Rename") { title = "New" }
          }
        }
      }
      """#,
    fixed: #"""
      final class CounterKept: ObservableObject {
        @Published var count = 0
      }

      struct CounterOwned: View {
        @StateObject private var counter = CounterKept()
        let title: String
        var body: some View { Button("\(title): \(counter.count)") { counter.count += 1 } }
      }

      struct PageOwned: View {
        @State private var title = "Old"

        var body: some View {
          VStack {
            CounterOwned(title: title)
            Button("Rename") { title = "New" }
          }
        }
      }
      """#)
}
