import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("rows with sheets, sections, fields and actions, whose list changes")
struct ChangingRowTests {
  private struct Task: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
  }

  private static let tasks = ["apple", "bread", "cheese", "dates", "eggs"].enumerated().map {
    Task(id: $0.offset, title: $0.element)
  }

  private struct Sheets: View {
    @State private var tasks = ChangingRowTests.tasks
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
    @State private var tasks = ChangingRowTests.tasks
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
    @State private var tasks = ChangingRowTests.tasks
    @FocusState private var focus: Int?
    var body: some View {
      VStack {
        Text("all " + tasks.map(\.title).joined(separator: " "))
        Text("focus \(focus.map(String.init) ?? "none")")
        Button("Insert") { tasks.insert(Task(id: 100 + tasks.count, title: "new"), at: 0) }
          .keyboardShortcut("i")
        Button("Reverse") { tasks.reverse() }.keyboardShortcut("r")
        Button("Remove focused") { tasks.removeAll { $0.id == focus } }.keyboardShortcut("d")
        Button("Reload") { tasks = ChangingRowTests.tasks }.keyboardShortcut("l")
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
    @State private var tasks = ChangingRowTests.tasks
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
    @State private var tasks = ChangingRowTests.tasks
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
