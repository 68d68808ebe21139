import Testing
import TheseusTesting

// failing:
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
// end

// fixed:
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
// end

@MainActor @Suite("The example of unkept_model")
struct UnkeptModelExample {
  @Test("R53 unkept_model: an object in a plain property starts again with each run of the parent")
  func runs() throws {
    func rest(_ host: TestHost) throws -> Bool {
      try host.find(.button, "Squats: 90").tap()
      try host.find(.button, "Rename").tap()
      try host.find(.button, "Lunges: 89").tap()
      return host.findAll(.button, "Lunges: 88").count == 1
    }
    #expect(try !rest(TestHost { WorkoutWithPlainProperty() }))
    #expect(try rest(TestHost { WorkoutWithState() }))
  }

  @Test("unkept_model: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "unkept_model", file: #filePath).check() }
}
