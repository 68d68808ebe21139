import Testing
import TheseusTesting

// failing:
struct QuestionsTogether: View {
  let questions: [String]
  @State private var isOpen = false

  var body: some View {
    ForEach(questions, id: \.self) { question in
      Button(question) { isOpen.toggle() }
      if isOpen { Text("About \(question)") }
    }
  }
}
// end

// fixed:
struct QuestionsApart: View {
  let questions: [String]
  @State private var open: Set<String> = []

  var body: some View {
    ForEach(questions, id: \.self) { question in
      Button(question) { open.formSymmetricDifference([question]) }
      if open.contains(question) { Text("About \(question)") }
    }
  }
}
// end

@MainActor @Suite("The example of shared_row_state")
struct SharedRowStateExample {
  @Test("shared_row_state: one tap opens every row")
  func runs() throws {
    func opensBoth(_ host: TestHost) throws -> Bool {
      try host.find(.button, "ids").tap()
      #expect(host.screen.contains("About ids"))
      return host.screen.contains("About rows")
    }
    let questions = ["ids", "rows"]
    #expect(try opensBoth(TestHost { VStack { QuestionsTogether(questions: questions) } }))
    #expect(try !opensBoth(TestHost { VStack { QuestionsApart(questions: questions) } }))
  }

  @Test("shared_row_state: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "shared_row_state", file: #filePath).check() }
}
