extension RuleExample {
  static let repeatedId = RuleExample(
    failing: #"""
      struct DayByLetter {
        let name: String
        var letter: String { String(name.prefix(1)) }
      }

      struct WeekByLetter: View {
        let days = [DayByLetter(name: "Tuesday"), DayByLetter(name: "Thursday")]

        var body: some View {
          ForEach(days, id: \.letter) { day in Toggle(day.name, isOn: .constant(true)) }
        }
      }
      """#,
    fixed: #"""
      struct DayByName {
        let name: String
      }

      struct WeekByName: View {
        let days = [DayByName(name: "Tuesday"), DayByName(name: "Thursday")]

        var body: some View {
          ForEach(days, id: \.name) { day in Toggle(day.name, isOn: .constant(true)) }
        }
      }
      """#)
}
