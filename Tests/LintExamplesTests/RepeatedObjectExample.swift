import Observation
import Testing
import TheseusTesting

// failing:
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
// end

// fixed:
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
// end

@MainActor @Suite("The example of repeated_object")
struct RepeatedObjectExample {
  @Test("repeated_object: a meal of one day is a meal of all days")
  func runs() throws {
    func isApart(_ host: TestHost) throws -> Bool {
      try host.find(.button, "Day 0: 0").tap()
      #expect(host.findAll(.button, "Day 0: 1").count == 1)
      return host.findAll(.button, "Day 2: 0").count == 1
    }
    #expect(try !isApart(TestHost { VStack { WeekOfOneDay() } }))
    #expect(try isApart(TestHost { VStack { WeekOfDays() } }))
  }

  @Test("repeated_object: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "repeated_object", file: #filePath).check() }
}
