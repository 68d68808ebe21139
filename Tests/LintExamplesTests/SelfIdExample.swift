import Testing
import TheseusTesting

// failing:
struct TodosBySelf: View {
  @State private var todos = ["Buy bread", "Call Ada"]

  var body: some View {
    VStack {
      ForEach(todos, id: \.self) { todo in TodoRowBySelf(title: todo) }
      Button("Rename") { todos[0] = "Buy sourdough" }
    }
  }
}

struct TodoRowBySelf: View {
  let title: String
  @State private var isOpen = false
  var body: some View { Toggle(title, isOn: $isOpen) }
}
// end

// fixed:
struct TodoWithId: Identifiable {
  let id: Int
  var title: String
}

struct TodosById: View {
  @State private var todos = [
    TodoWithId(id: 1, title: "Buy bread"), TodoWithId(id: 2, title: "Call Ada"),
  ]

  var body: some View {
    VStack {
      ForEach(todos) { todo in TodoRowById(title: todo.title) }
      Button("Rename") { todos[0].title = "Buy sourdough" }
    }
  }
}

struct TodoRowById: View {
  let title: String
  @State private var isOpen = false
  var body: some View { Toggle(title, isOn: $isOpen) }
}
// end

@MainActor @Suite("The example of self_id")
struct SelfIdExample {
  @Test(
    "R6 self_id: an edited value is a new row under id: self, and the same under an id of its own")
  func runs() throws {
    func opened(_ host: TestHost) throws -> String {
      try host.find(.toggle, "Buy bread").toggle()
      try host.find(.button, "Rename").tap()
      return try host.find(.toggle, "Buy sourdough").value
    }
    #expect(try opened(TestHost { TodosBySelf() }) == "off")
    #expect(try opened(TestHost { TodosById() }) == "on")
  }

  @Test("self_id: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "self_id", file: #filePath).check() }
}
