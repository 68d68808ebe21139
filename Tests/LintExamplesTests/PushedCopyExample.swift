import Testing
import TheseusTesting

// failing:
struct PushedChore: Hashable, Identifiable {
  let id: Int
  var isDone = false
}

struct PushedDetail: View {
  let chore: PushedChore
  let finish: () -> Void

  var body: some View { Button(chore.isDone ? "Done" : "Open") { finish() } }
}

struct PushedList: View {
  @State private var chores = [PushedChore(id: 0)]

  var body: some View {
    NavigationStack {
      List(chores) { NavigationLink("Chore", value: $0) }
        .navigationDestination(for: PushedChore.self) { chore in
          PushedDetail(chore: chore) { chores[chore.id].isDone = true }
        }
    }
  }
}
// end

// fixed:
struct FoundChore: Hashable, Identifiable {
  let id: Int
  var isDone = false
}

struct FoundDetail: View {
  let chore: FoundChore
  let finish: () -> Void

  var body: some View { Button(chore.isDone ? "Done" : "Open") { finish() } }
}

struct FoundList: View {
  @State private var chores = [FoundChore(id: 0)]

  var body: some View {
    NavigationStack {
      List(chores) { NavigationLink("Chore", value: $0.id) }
        .navigationDestination(for: Int.self) { id in
          FoundDetail(chore: chores[id]) { chores[id].isDone = true }
        }
    }
  }
}
// end

@MainActor @Suite("The example of pushed_copy")
struct PushedCopyExample {
  @Test("pushed_copy: a pushed value does not follow its element, a value found by id does")
  func runs() throws {
    func shows(_ host: TestHost) throws -> Bool {
      try host.find(.button, "Chore").tap()
      try host.find(.button, "Open").tap()
      return host.screen.contains("Done")
    }
    #expect(try !shows(TestHost { PushedList() }))
    #expect(try shows(TestHost { FoundList() }))
  }

  @Test("pushed_copy: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "pushed_copy", file: #filePath).check() }
}
