import Testing
import TheseusTesting

// failing:
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
// end

// fixed:
struct DayByName {
  let name: String
}

struct WeekByName: View {
  let days = [DayByName(name: "Tuesday"), DayByName(name: "Thursday")]

  var body: some View {
    ForEach(days, id: \.name) { day in Toggle(day.name, isOn: .constant(true)) }
  }
}
// end

@MainActor @Suite("The example of repeated_id")
struct RepeatedIdExample {
  @Test("R7 repeated_id: two elements of which the id keeps one letter have one id")
  func runs() {
    #expect(TestHost { WeekByLetter() }.trace.issues.contains { $0.kind == .duplicateID })
    #expect(TestHost { WeekByName() }.trace.issues.isEmpty)
  }

  @Test("repeated_id: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "repeated_id", file: #filePath).check() }
}
