import Testing
import TheseusTesting

// failing:
final class ReturnDraftCleared: ObservableObject {
  @Published var comment = ""

  func clear() { comment = "" }
}

struct ReturnFormCleared: View {
  @ObservedObject var draft: ReturnDraftCleared

  var body: some View {
    VStack {
      TextField("Comment", text: $draft.comment)
      NavigationLink("Reason") { Text("Too small") }
    }
    .onDisappear { draft.clear() }
  }
}

struct ReturnCleared: View {
  @StateObject private var draft = ReturnDraftCleared()

  var body: some View {
    NavigationStack { ReturnFormCleared(draft: draft) }
  }
}
// end

// fixed:
final class ReturnDraftKept: ObservableObject {
  @Published var comment = ""

  func clear() { comment = "" }
}

struct ReturnFormKept: View {
  @ObservedObject var draft: ReturnDraftKept

  var body: some View {
    VStack {
      TextField("Comment", text: $draft.comment)
      NavigationLink("Reason") { Text("Too small") }
      Button("Discard") { draft.clear() }
    }
  }
}

struct ReturnKept: View {
  @StateObject private var draft = ReturnDraftKept()

  var body: some View {
    NavigationStack { ReturnFormKept(draft: draft) }
  }
}
// end

@MainActor @Suite("The example of cleared_while_covered")
struct ClearedWhileCoveredExample {
  @Test("R67 cleared_while_covered: onDisappear runs when a page is pushed over the view")
  func runs() throws {
    func kept(_ host: TestHost) throws -> Bool {
      try host.find(.textField, "Comment").type("Torn")
      try host.find(.button, "Reason").tap()
      host.press(.escape)
      return host.screen.contains("Torn")
    }
    #expect(try !kept(TestHost { ReturnCleared() }))
    #expect(try kept(TestHost { ReturnKept() }))
  }

  @Test("cleared_while_covered: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "cleared_while_covered", file: #filePath).check() }
}
