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

  private struct Sheets: View {
    @State private var tasks = ChangingListTests.tasks
    @State private var log: [String] = []
    var body: some View {
      VStack {
        Text("left " + tasks.map(\.title).joined(separator: " "))
        Text("log " + log.joined(separator: " "))
        List {
          ForEach(tasks) { task in
            SheetRow(title: task.title, log: { log.append($0) }) {
              tasks.removeAll { $0.id == task.id }
            }
          }
        }
      }
    }
  }

  private struct SheetRow: View {
    let title: String
    let log: (String) -> Void
    let delete: @MainActor () -> Void
    @State private var isShown = false
    @State private var isAsking = false
    var body: some View {
      HStack {
        Button("open \(title)") { isShown = true }
        Button("ask \(title)") { isAsking = true }
      }
      .sheet(isPresented: $isShown, onDismiss: { log("dismissed-\(title)") }) {
        Text("sheet of \(title)")
        Button("delete it", action: delete)
        Button("close") { isShown = false }
      }
      .confirmationDialog("Delete \(title)?", isPresented: $isAsking) {
        Button("Really delete", role: .destructive, action: delete)
      }
      .onDisappear { log("gone-\(title)") }
    }
  }

  @Test("R73 the row whose sheet is open is deleted: the sheet is dismissed with it")
  func sheetOfRow() throws {
    let host = TestHost(columns: 60, rows: 24) { Sheets() }
    try host.find(.button, "open cheese").tap()
    #expect(!host.findAll(.text, "sheet of cheese").isEmpty)
    try host.find(.button, "delete it").tap()
    #expect(host.findAll(.dialog).isEmpty)
    #expect(host.screen.contains("left apple bread dates eggs"))
    #expect(host.screen.contains("dismissed-cheese"))
    #expect(host.screen.contains("gone-cheese"))
    try host.find(.button, "open dates").tap()
    #expect(!host.findAll(.text, "sheet of dates").isEmpty)
    try host.find(.button, "close").tap()
    #expect(host.trace.issues.isEmpty)
  }

  @Test("a row that is deleted by its own question takes no neighbor along")
  func question() throws {
    let host = TestHost(columns: 60, rows: 24) { Sheets() }
    for name in ["apple", "cheese", "eggs"] {
      try host.find(.button, "ask \(name)").tap()
      try host.find(.button, "Really delete").tap()
      #expect(host.findAll(.button, "Really delete").isEmpty)
    }
    #expect(host.screen.contains("left bread dates"))
    try host.find(.button, "ask bread").tap()
    host.press(.escape)
    #expect(host.screen.contains("left bread dates"))
  }

  private struct Grouped: View {
    @State private var tasks = ChangingListTests.tasks
    private var groups: [(name: String, tasks: [Task])] {
      [("open", tasks.filter { !$0.isDone }), ("done", tasks.filter(\.isDone))]
        .filter { !$0.1.isEmpty }
    }
    var body: some View {
      List {
        ForEach(groups, id: \.name) { group in
          Section("\(group.name) \(group.tasks.count)") {
            ForEach(group.tasks) { task in
              Button(task.title) {
                if let index = tasks.firstIndex(where: { $0.id == task.id }) {
                  tasks[index].isDone.toggle()
                }
              }
            }
            .onDelete { offsets in
              let ids = offsets.map { group.tasks[$0].id }
              tasks.removeAll { ids.contains($0.id) }
            }
          }
        }
        Button("Clear done") { tasks.removeAll(where: \.isDone) }
      }
    }
  }

  private func order(_ host: TestHost) -> String {
    host.screen.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).joined(separator: " ")
  }

  @Test("sections come and go with their elements")
  func sections() throws {
    let host = TestHost(columns: 40, rows: 24) { Grouped() }
    #expect(order(host) == "open 5 apple bread cheese dates eggs Clear done")
    try host.find(.button, "bread").tap()
    try host.find(.button, "eggs").tap()
    #expect(order(host) == "open 3 apple cheese dates done 2 bread eggs Clear done")
    try host.find(.button, "bread").tap()
    #expect(order(host) == "open 4 apple bread cheese dates done 1 eggs Clear done")
    try host.find(.button, "Clear done").tap()
    #expect(order(host) == "open 4 apple bread cheese dates Clear done")
    for name in ["apple", "bread", "cheese", "dates"] { try host.find(.button, name).tap() }
    #expect(order(host) == "done 4 apple bread cheese dates Clear done")
    #expect(host.trace.issues.isEmpty)
  }

  private struct Noted: View {
    @State private var tasks = ChangingListTests.tasks
    @FocusState private var focus: Int?
    var body: some View {
      VStack {
        Text("all " + tasks.map(\.title).joined(separator: " "))
        Text("focus \(focus.map(String.init) ?? "none")")
        Button("Insert") { tasks.insert(Task(id: 100 + tasks.count, title: "new"), at: 0) }
          .keyboardShortcut("i")
        Button("Reverse") { tasks.reverse() }.keyboardShortcut("r")
        Button("Remove focused") { tasks.removeAll { $0.id == focus } }.keyboardShortcut("d")
        Button("Reload") { tasks = ChangingListTests.tasks }.keyboardShortcut("l")
        List {
          ForEach($tasks) { $task in
            TextField("t\(task.id)", text: $task.title).focused($focus, equals: task.id)
          }
        }
      }
    }
  }

  @Test("R6 R82 rows are inserted and reversed around the field that is typed in")
  func typing() throws {
    let host = TestHost(columns: 50, rows: 30) { Noted() }
    try host.find(.textField, "t2").focus()
    host.type("1")
    host.press("i", modifiers: .command)
    host.press("r", modifiers: .command)
    #expect(host.screen.contains("all eggs dates cheese1 bread apple new"))
    #expect(host.screen.contains("focus 2"))
    host.type("2")
    #expect(host.screen.contains("cheese12"))
    host.press("l", modifiers: .command)
    #expect(try host.find(.textField, "t2").value == "cheese")
    #expect(host.screen.contains("focus 2"))
    host.type("3")
    #expect(host.screen.contains("cheese3"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R82 the field that is typed in is removed: what is typed next changes no other text")
  func typedRemoved() throws {
    let host = TestHost(columns: 50, rows: 30) { Noted() }
    try host.find(.textField, "t4").focus()
    host.press("d", modifiers: .command)
    #expect(host.screen.contains("all apple bread cheese dates\n"))
    try host.find(.textField, "t0").focus()
    host.press("d", modifiers: .command)
    #expect(host.screen.contains("all bread cheese dates\n"))
    #expect(host.trace.issues.isEmpty)
  }

  private struct Swiped: View {
    @State private var tasks = ChangingListTests.tasks
    var body: some View {
      VStack {
        Text("all " + tasks.map { $0.title + ($0.isDone ? "+" : "") }.joined(separator: " "))
        List {
          ForEach($tasks) { $task in
            Text(task.title)
              .swipeActions(edge: .leading) {
                Button(task.isDone ? "Undo" : "Do") { task.isDone.toggle() }
              }
              .swipeActions {
                Button("Delete", role: .destructive) {
                  tasks.removeAll { $0.id == task.id }
                }
              }
          }
        }
      }
    }
  }

  @Test("R80 swipe actions act on their row, also when it moved up")
  func swiped() throws {
    let host = TestHost(columns: 60, rows: 24) { Swiped() }
    let menu = try #require(KeyEquivalent.function(10))
    try host.find(.list).focus()
    host.press(.downArrow)
    host.press(menu, modifiers: .shift)
    try host.find(nil, "Delete").tap()
    #expect(host.screen.contains("all apple cheese dates eggs"))
    host.press(menu, modifiers: .shift)
    try host.find(nil, "Do").tap()
    #expect(host.screen.contains("all apple cheese+ dates eggs"), "\(host.screen)")
    host.press(menu, modifiers: .shift)
    try host.find(nil, "Undo").tap()
    #expect(host.screen.contains("all apple cheese dates eggs"))
    #expect(host.trace.issues.isEmpty)
  }

  private struct Edited: View {
    @State private var tasks = ChangingListTests.tasks
    @State private var onlyLong = false
    var body: some View {
      VStack {
        Text("all " + tasks.map(\.title).joined(separator: " "))
        Toggle("Long", isOn: $onlyLong)
        List {
          ForEach($tasks.filter { !onlyLong || $0.wrappedValue.title.count > 4 }) { $task in
            TextField("t\(task.id)", text: $task.title)
          }
        }
      }
    }
  }

  @Test("R80 a field of a filtered binding writes to its element, until it leaves the filter")
  func filteredBinding() throws {
    let host = TestHost(columns: 60, rows: 24) { Edited() }
    try host.find(.toggle, "Long").toggle()
    #expect(host.findAll(.textField).map(\.value) == ["apple", "bread", "cheese", "dates"])
    try host.find(.textField, "t2").type("s")
    try host.find(.textField, "t3").replaceText("long dates")
    #expect(host.screen.contains("all apple bread cheeses long dates eggs"))
    try host.find(.textField, "t1").focus()
    host.press(.delete)
    #expect(host.screen.contains("all apple brea cheeses"))
    host.type("zz")
    #expect(
      host.screen.contains("all apple brea cheeses")
        || host.screen.contains("all apple breazz cheeses"))
    #expect(host.screen.contains("cheeses long dates eggs"))
  }

  private struct Paged: View {
    @State private var items = Array(0..<20)
    @State private var loads = 0
    var body: some View {
      VStack {
        Text("loads \(loads) count \(items.count)")
        List(items, id: \.self) { item in
          Text("row \(item)").onAppear {
            if item == items.last, items.count < 100 {
              loads += 1
              items += items.count..<(items.count + 20)
            }
          }
        }
      }
    }
  }

  @Test("R70 the last row loads more when it comes near, not before")
  func paged() throws {
    let host = TestHost(columns: 40, rows: 10) { Paged() }
    #expect(host.screen.contains("loads 0 count 20"))
    try host.find(.list).scroll(by: 100)
    #expect(host.screen.contains("count 40") || host.screen.contains("count 60"))
    for _ in 0..<10 { try host.find(.list).scroll(by: 100) }
    #expect(host.screen.contains("loads 4 count 100"))
    #expect(host.screen.contains("row 99"))
    #expect(host.trace.issues.isEmpty)
  }
}
