import Testing
import TheseusTesting

// failing:
struct PageOfLostDraft: View {
  @State private var isWriting = false

  var body: some View {
    Button("Write") { isWriting = true }
      .sheet(isPresented: $isWriting) { LostDraft() }
  }
}

struct LostDraft: View {
  @State private var draft = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Draft", text: $draft)
      Button("Close") { dismiss() }
    }
  }
}
// end

// fixed:
struct PageOfKeptDraft: View {
  @State private var isWriting = false
  @State private var draft = ""

  var body: some View {
    Button("Write") { isWriting = true }
      .sheet(isPresented: $isWriting) { KeptDraft(draft: $draft) }
  }
}

struct KeptDraft: View {
  @Binding var draft: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      TextField("Draft", text: $draft)
      Button("Close") { dismiss() }
    }
  }
}
// end

@MainActor @Suite("The example of state_in_lazy_child")
struct StateInLazyChildExample {
  @Test(
    "R73, R74 state_in_lazy_child: state in a presentation is new each time, state above is kept")
  func runs() throws {
    func typed(_ host: TestHost) throws -> String {
      try host.find(.button, "Write").tap()
      try host.find(.textField, "Draft").type("Dear Ada")
      try host.find(.button, "Close").tap()
      try host.find(.button, "Write").tap()
      return try host.find(.textField, "Draft").value
    }
    #expect(try typed(TestHost { PageOfLostDraft() }) == "")
    #expect(try typed(TestHost { PageOfKeptDraft() }) == "Dear Ada")
  }

  @Test("state_in_lazy_child: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "state_in_lazy_child", file: #filePath).check() }
}
