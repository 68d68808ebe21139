import Testing
import TheseusTesting

// failing:
struct TasksByIndex: View {
  @State private var titles = ["first", "second"]
  @State private var chosen: Binding<String>?

  var body: some View {
    VStack {
      ForEach(titles.indices, id: \.self) { index in
        Button("Choose \(titles[index])") { chosen = $titles[index] }
      }
      Button("Remove") { titles.removeFirst() }
      Button("Finish") { chosen?.wrappedValue = "done" }
      Text(titles.joined(separator: ","))
    }
  }
}
// end

// fixed:
struct TaskWithId: Identifiable {
  let id: Int
  var title: String
}

struct TasksById: View {
  @State private var tasks = [
    TaskWithId(id: 1, title: "first"), TaskWithId(id: 2, title: "second"),
  ]
  @State private var chosen: Int?

  var body: some View {
    VStack {
      ForEach(tasks) { task in
        Button("Choose \(task.title)") { chosen = task.id }
      }
      Button("Remove") { tasks.removeFirst() }
      Button("Finish") {
        guard let place = tasks.firstIndex(where: { $0.id == chosen }) else { return }
        tasks[place].title = "done"
      }
      Text(tasks.map(\.title).joined(separator: ","))
    }
  }
}
// end

@MainActor @Suite("The example of nonisolated_binding_index")
struct NonisolatedBindingIndexExample {
  @Test("R80 nonisolated_binding_index: a binding kept by index changes another element, or none")
  func runs() throws {
    func finished(_ host: TestHost) throws -> String {
      try host.find(.button, "Choose first").tap()
      try host.find(.button, "Remove").tap()
      try host.find(.button, "Finish").tap()
      return try host.find(.text).label
    }
    // The chosen task does not exist any more, so there is nothing to finish.
    #expect(try finished(TestHost { TasksByIndex() }) == "done")
    #expect(try finished(TestHost { TasksById() }) == "second")
  }

  @Test("nonisolated_binding_index: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "nonisolated_binding_index", file: #filePath).check() }
}
