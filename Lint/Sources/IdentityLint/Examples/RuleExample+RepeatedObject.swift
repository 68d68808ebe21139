extension RuleExample {
  static let repeatedObject = RuleExample(
    failing: #"""
      @MainActor @Observable
      final class SharedDay {
        var meals = 0
      }

      struct WeekOfOneDay: View {
        @State private var days = Array(repeating: SharedDay(), count: 3)

        var body: some View {
          ForEach(days.indices, id: \.self) { index in
            Button("Day \(index): \(days[index].meals)") { days[index].meals += 1 }
          }
        }
      }
      """#,
    fixed: #"""
      @MainActor @Observable
      final class OwnDay {
        var meals = 0
      }

      struct WeekOfDays: View {
        @State private var days = (0..<3).map { _ in OwnDay() }

        var body: some View {
          ForEach(days.indices, id: \.self) { index in
            Button("Day \(index): \(days[index].meals)") { days[index].meals += 1 }
          }
        }
      }
      """#)
}
