extension RuleExample {
  static let unkeptModel = RuleExample(
    failing: #"""
      final class RestInAProperty {
        var remaining = 90
        func tick() { remaining -= 1 }
      }

      struct RestInAPlainProperty: View {
        let title: String
        private let rest = RestInAProperty()
        @State private var shown = 90

        var body: some View {
          Button("\(title): \(shown)") {
            rest.tick()
            shown = rest.remaining
          }
        }
      }

      struct WorkoutWithPlainProperty: View {
        @State private var title = "Squats"

        var body: some View {
          VStack {
            RestInAPlainProperty(title: title)
            Button("Rename") { title = "Lunges" }
          }
        }
      }
      """#,
    fixed: #"""
      final class RestInState {
        var remaining = 90
        func tick() { remaining -= 1 }
      }

      struct RestKept: View {
        let title: String
        @State private var rest = RestInState()
        @State private var shown = 90

        var body: some View {
          Button("\(title): \(shown)") {
            rest.tick()
            shown = rest.remaining
          }
        }
      }

      struct WorkoutWithState: View {
        @State private var title = "Squats"

        var body: some View {
          VStack {
            RestKept(title: title)
            Button("Rename") { title = "Lunges" }
          }
        }
      }
      """#)
}
