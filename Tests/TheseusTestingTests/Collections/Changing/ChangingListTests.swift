import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("a list whose elements change while it is used")
struct ChangingListTests {
  private struct Task: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
  }

  private static let tasks = ["apple", "bread", "cheese", "dates", "eggs"].enumerated().map {
    Task(id: $0.offset, title: $0.element)
  }

  private struct Row: View {
    @Binding var task: Task
    @State private var taps = 0
    var body: some View {
      HStack {
        Toggle(task.title, isOn: $task.isDone)
        Button("tap \(task.title)") { taps += 1 }
        Text("\(task.title):\(taps)")
      }
    }
  }

  private struct Todo: View {
    @State private var tasks = ChangingListTests.tasks
    @State private var query = ""
    @State private var hidesDone = false
    @State private var sorting = false
    private var shown: [Task] {
      let found = tasks.filter {
        (query.isEmpty || $0.title.contains(query)) && !(hidesDone && $0.isDone)
      }
      return sorting ? found.sorted { $0.title > $1.title } : found
    }
    var body: some View {
      NavigationStack {
        VStack {
          Text("all " + tasks.map { $0.title + ($0.isDone ? "+" : "") }.joined(separator: " "))
          Toggle("Hide done", isOn: $hidesDone)
          Button("Sort") { sorting.toggle() }
          List {
            ForEach(shown) { task in
              if let index = tasks.firstIndex(where: { $0.id == task.id }) {
                Row(task: $tasks[index])
              }
            }
            .onDelete { offsets in
              let ids = offsets.map { shown[$0].id }
              tasks.removeAll { ids.contains($0.id) }
            }
            .onMove { from, to in tasks.move(fromOffsets: from, toOffset: to) }
          }
          .overlay {
            if shown.isEmpty { ContentUnavailableView.search(text: query) }
          }
        }
        .searchable(text: $query)
      }
    }
  }

  private func todo() -> TestHost { TestHost(columns: 70, rows: 30) { Todo() } }

  private func search(_ host: TestHost) throws -> Element { try host.find(.textField, "Search") }

  @Test("a task that is done while the done ones are hidden leaves, and no other changes")
  func hiding() throws {
    let host = todo()
    try host.find(.toggle, "Hide done").toggle()
    try host.find(.toggle, "bread").toggle()
    #expect(host.screen.contains("all apple bread+ cheese dates eggs"))
    #expect(
      host.findAll(.toggle).map(\.label) == ["Hide done", "apple", "cheese", "dates", "eggs"])
    try host.find(.toggle, "eggs").toggle()
    #expect(host.screen.contains("all apple bread+ cheese dates eggs+"))
    try host.find(.toggle, "Hide done").toggle()
    #expect(host.findAll(.toggle).map(\.value) == ["off", "off", "on", "off", "off", "on"])
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R6 sorting keeps what rows own, a search drops that of the rows it hides")
  func sorting() throws {
    let host = todo()
    try host.find(.button, "tap bread").tap()
    try host.find(.button, "Sort").tap()
    #expect(!host.findAll(.text, "bread:1").isEmpty)
    try host.find(.button, "tap bread").tap()
    try search(host).type("br")
    #expect(!host.findAll(.text, "bread:2").isEmpty)
    #expect(host.findAll(.text, "apple:0").isEmpty)
    try search(host).replaceText("app")
    try search(host).replaceText("")
    #expect(!host.findAll(.text, "bread:0").isEmpty)
  }

  @Test("Delete in a searched list removes the row that is seen")
  func searchedDeletion() throws {
    let host = todo()
    try search(host).type("es")
    #expect(host.findAll(.toggle).map(\.label) == ["Hide done", "cheese", "dates"])
    try host.find(.list).focus()
    host.press(.delete)
    #expect(host.screen.contains("all apple bread dates eggs"))
    host.press(.delete)
    #expect(host.screen.contains("all apple bread eggs"))
    #expect(host.screen.contains("No Results"))
    try search(host).replaceText("")
    #expect(host.findAll(.toggle).map(\.label) == ["Hide done", "apple", "bread", "eggs"])
  }

  private struct Chosen: View {
    @State private var tasks = ChangingListTests.tasks
    @State private var selection: Int?
    var body: some View {
      VStack {
        Text("selected \(selection.map(String.init) ?? "none") of \(tasks.count)")
        Text("detail \(tasks.first { $0.id == selection }?.title ?? "nothing")")
        List(selection: $selection) {
          ForEach(tasks) { Text($0.title) }.onDelete { tasks.remove(atOffsets: $0) }
        }
        Button("Remove selected") { tasks.removeAll { $0.id == selection } }
        Button("Remove and clear") {
          tasks.removeAll { $0.id == selection }
          selection = nil
        }
        Button("Remove first") { tasks.removeFirst() }
        Button("Reload") {
          tasks = ChangingListTests.tasks.map { Task(id: $0.id, title: $0.title.uppercased()) }
        }
        Button("Clear") { tasks = [] }.keyboardShortcut("k")
      }
    }
  }

  private func chosen() throws -> TestHost {
    let host = TestHost(columns: 50, rows: 24) { Chosen() }
    try host.find(.row, "cheese").tap()
    return host
  }

  @Test("R86 the selected row is removed: no other row is selected; the next press selects")
  func selectedRemoved() throws {
    let host = try chosen()
    #expect(host.screen.contains("selected 2 of 5") && host.screen.contains("detail cheese"))
    try host.find(.button, "Remove selected").tap()
    #expect(host.screen.contains("of 4") && host.screen.contains("detail nothing"))
    try host.find(.row, "dates").tap()
    #expect(host.screen.contains("selected 3 of 4") && host.screen.contains("detail dates"))
    try host.find(.button, "Remove and clear").tap()
    #expect(host.screen.contains("selected none of 3"))
  }

  @Test("a row before the selected one is removed: the selection stays with its row")
  func earlierRemoved() throws {
    let host = try chosen()
    try host.find(.button, "Remove first").tap()
    try host.find(.button, "Remove first").tap()
    #expect(host.screen.contains("selected 2 of 3") && host.screen.contains("detail cheese"))
    try host.find(.list).focus()
    host.press(.downArrow)
    #expect(host.screen.contains("detail dates"))
  }

  @Test("a reload with the same ids keeps the selection; an emptied list takes no keys")
  func reloaded() throws {
    let host = try chosen()
    try host.find(.button, "Reload").tap()
    #expect(host.screen.contains("detail CHEESE"))
    try host.find(.list).focus()
    host.press(.downArrow)
    #expect(host.screen.contains("detail DATES"))
    host.press("k", modifiers: .command)
    #expect(host.screen.contains("of 0"))
    for key in [KeyEquivalent.delete, .deleteForward, .escape] { host.press(key) }
    #expect(host.screen.contains("of 0") && host.screen.contains("detail nothing"))
    try host.find(.button, "Reload").tap()
    try host.find(.row, "EGGS").tap()
    #expect(host.screen.contains("detail EGGS"))
  }

  @Test("Delete twice removes the row and the one that follows it")
  func deletedTwice() throws {
    let host = try chosen()
    try host.find(.list).focus()
    host.press(.delete)
    #expect(host.screen.contains("of 4"))
    host.press(.delete)
    #expect(host.screen.contains("of 3"))
    #expect(
      host.findAll(.row).map(\.label) == ["apple", "bread", "eggs"],
      "\(host.findAll(.row).map(\.label))")
  }

  private struct Many: View {
    @State private var tasks = ChangingListTests.tasks
    @State private var selection: Set<Int> = [1, 3]
    var body: some View {
      NavigationStack {
        VStack {
          Text("left " + tasks.map(\.title).joined(separator: " "))
          Text("selected \(selection.sorted().map(String.init).joined(separator: ","))")
          List(tasks, selection: $selection) { Text($0.title) }
          Button("Remove bread") { tasks.removeAll { $0.id == 1 } }
          Button("Delete selected") {
            tasks.removeAll { selection.contains($0.id) }
            selection.removeAll()
          }
          Button("Restore") { tasks = ChangingListTests.tasks }
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test("a set keeps the id of a removed row, which is selected again when it returns")
  func sets() throws {
    let host = TestHost(columns: 50, rows: 24) { Many() }
    try host.find(.button, "Remove bread").tap()
    #expect(host.screen.contains("left apple cheese dates eggs"))
    try host.find(.button, "Restore").tap()
    #expect(host.screen.contains("selected 1,3"))
    try host.find(.button, "Edit").tap()
    try host.find(.row, "apple").tap()
    #expect(host.screen.contains("selected 0,1,3"))
    try host.find(.row, "dates").tap()
    #expect(host.screen.contains("selected 0,1"))
    try host.find(.button, "Delete selected").tap()
    #expect(host.screen.contains("left cheese dates eggs"))
    try host.find(.button, "Done").tap()
    try host.find(.row, "eggs").tap()
    #expect(host.screen.contains("selected 4"))
  }
}
