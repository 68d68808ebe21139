import Testing
import TheseusTesting

// failing:
struct CardInPlace: View {
  let title: String
  var body: some View { Text(title) }
}

struct CardsInPlace: View {
  let titles = ["One", "Two"]
  @State private var step = 0

  var body: some View {
    VStack {
      CardInPlace(title: titles[step])
        .transition(.slide)
      Button("Next") { withAnimation { step = 1 } }
    }
  }
}
// end

// fixed:
struct CardInserted: View {
  let title: String
  var body: some View { Text(title) }
}

struct CardsInserted: View {
  let titles = ["One", "Two"]
  @State private var step = 0

  var body: some View {
    VStack {
      CardInserted(title: titles[step])
        .id(step)
        .transition(.slide)
      Button("Next") { withAnimation { step = 1 } }
    }
  }
}
// end

@MainActor @Suite("The example of still_transition")
struct StillTransitionExample {
  @Test("still_transition: without an id no card is inserted, so no transition can run")
  func runs() throws {
    let still = TestHost { CardsInPlace() }
    try still.find(.button, "Next").tap()
    #expect(still.trace.created(CardInPlace.self).count == 1)
    let moving = TestHost { CardsInserted() }
    try moving.find(.button, "Next").tap()
    #expect(moving.trace.created(CardInserted.self).count == 2)
  }

  @Test("still_transition: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "still_transition", file: #filePath).check() }
}
