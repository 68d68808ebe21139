import Foundation
import Testing
import TheseusTesting

// Not private: values of a path are found by the names of their types.
struct SessionItem: Hashable, Codable, Identifiable {
  var id: Int
}

struct SessionChoice: Hashable, Codable { var name: String }

@MainActor @Suite("snapshots restore positions, focus and windows besides state")
struct SessionPlacesTests {
  private func continued<Root: View>(
    _ host: TestHost, rows: Int = 24, @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) throws -> TestHost {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "session-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try host.snapshot().write(to: file)
    return TestHost(restoring: try Snapshot(contentsOf: file), rows: rows, root)
  }

  private func everythingKept(_ host: TestHost) -> Bool {
    host.restoreReport.allSatisfy { $0.outcome == .kept }
  }

  // MARK: Tabs

  private struct Tabs: View {
    var body: some View {
      TabView {
        Text("first page").tabItem { Text("First") }
        Counter().tabItem { Text("Second") }
      }
    }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View { Button("count \(count)") { count += 1 } }
  }

  @Test("R32 a tab view without a selection shows the page that it showed")
  func tab() throws {
    let host = TestHost { Tabs() }
    try host.find(.tab, "Second").tap()
    try host.find(.button).tap()
    let next = try continued(host) { Tabs() }
    #expect(next.screen.contains("count 1") && !next.screen.contains("first page"))
    #expect(everythingKept(next), "\(next.restoreReport)")
  }

  // MARK: Navigation

  private struct Stack: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Open", value: SessionItem(id: 7))
          .navigationDestination(for: SessionItem.self) { item in
            NavigationLink("Item \(item.id)", value: SessionChoice(name: "x"))
          }
          .navigationDestination(for: SessionChoice.self) { chosen in
            VStack {
              Text("chosen \(chosen.name)")
              Counter()
            }
          }
      }
    }
  }

  @Test("R32 a stack without a path has the pages that were pushed by values, with their state")
  func navigation() throws {
    let host = TestHost { Stack() }
    try host.find(nil, "Open").tap()
    try host.find(nil, "Item 7").tap()
    try host.find(.button, "count 0").tap()
    let next = try continued(host) { Stack() }
    #expect(next.screen.contains("chosen x") && next.screen.contains("count 1"))
    next.press(.escape)
    #expect(next.screen.contains("Item 7"), "\(next.screen)")
    #expect(everythingKept(next), "\(next.restoreReport)")
  }

  private struct BoundStack: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        Button("Go") {
          path.append(SessionItem(id: 1))
          path.append("text")
        }
        .navigationDestination(for: SessionItem.self) { Text("item \($0.id)") }
        .navigationDestination(for: String.self) { Text("string \($0)") }
      }
    }
  }

  @Test("R32 a NavigationPath in a state keeps values of several types")
  func path() throws {
    let host = TestHost { BoundStack() }
    try host.find(.button, "Go").tap()
    let next = try continued(host) { BoundStack() }
    #expect(next.screen.contains("string text"), "\(next.screen) \(next.restoreReport)")
    next.press(.escape)
    #expect(next.screen.contains("item 1"))
  }

  @Test("a path's stored form has its values; one with a value that is not Codable has none")
  func storedPath() throws {
    struct Opaque: Hashable {}
    var path = NavigationPath([1, 2])
    path.append("three")
    let stored = try #require(path.codable)
    let data = try JSONEncoder().encode(stored)
    let again = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(again) == path && again == stored)
    path.append(Opaque())
    #expect(path.codable == nil)
  }

  // MARK: Groups

  private struct Folder: Identifiable {
    var id: String
    var parts: [Folder]?
  }

  private struct Groups: View {
    @State private var isOpen = true
    var body: some View {
      List {
        DisclosureGroup("More") { Text("inside more") }
        OutlineGroup([Folder(id: "a", parts: [Folder(id: "a1")])], children: \.parts) {
          Text("node \($0.id)")
        }
        Section("Part", isExpanded: $isOpen) { Text("inside part") }
      }
    }
  }

  @Test("R32 expanded groups, outlines and sections stay as they were")
  func groups() throws {
    let host = TestHost { Groups() }
    #expect(host.screen.contains("inside part"))
    for disclosure in host.findAll(.disclosure) { try disclosure.tap() }
    #expect(host.screen.contains("inside more") && host.screen.contains("node a1"))
    #expect(!host.screen.contains("inside part"))
    let next = try continued(host) { Groups() }
    #expect(next.screen == host.screen)
    #expect(everythingKept(next), "\(next.restoreReport)")
  }

  // MARK: Presentations

  private struct Presenter: View {
    @State private var isShown = false
    @State private var item: SessionItem?
    @State private var asks = false
    var body: some View {
      VStack {
        Button("Sheet") { isShown = true }
        Button("Item") { item = SessionItem(id: 3) }
        Button("Ask") { asks = true }
      }
      .sheet(isPresented: $isShown) { Note(title: "sheet") }
      .sheet(item: $item) { Note(title: "item \($0.id)") }
      .alert("Really?", isPresented: $asks) { Button("Yes") {} }
    }
  }

  private struct Note: View {
    let title: String
    @State private var text = ""
    var body: some View { TextField(title, text: $text) }
  }

  @Test("R32 an open sheet is open again, with what was typed in it", arguments: ["Sheet", "Item"])
  func sheet(button: String) throws {
    let host = TestHost { Presenter() }
    try host.find(.button, button).tap()
    try host.find(.textField).type("half a wo")
    let next = try continued(host) { Presenter() }
    #expect(try next.find(.dialog).children.isEmpty == false)
    #expect(try next.find(.textField).value == "half a wo")
    #expect(try next.find(.textField).isFocused)
    next.type("rd")
    #expect(try next.find(.textField).value == "half a word")
    #expect(everythingKept(next), "\(next.restoreReport)")
  }

  @Test("R32 an open alert is open again")
  func alert() throws {
    let host = TestHost { Presenter() }
    try host.find(.button, "Ask").tap()
    let next = try continued(host) { Presenter() }
    #expect(try next.find(.alert).label.contains("Really?"))
    try next.find(.button, "Yes").tap()
    #expect(next.findAll(.alert).isEmpty)
  }

  // MARK: Scrolling

  private struct Rows: View {
    var first = 0
    var body: some View { List(first..<500, id: \.self) { Text("row \($0)") } }
  }

  @Test("R32 a list shows the rows that it showed, also after rows were inserted before them")
  func list() throws {
    let host = TestHost(rows: 10) { Rows() }
    try host.find(.list).scroll(by: 200)
    let seen = host.screen.split(separator: "\n").first { $0.contains("row") }
    let next = try continued(host, rows: 10) { Rows() }
    #expect(next.screen.split(separator: "\n").first { $0.contains("row") } == seen)
    let more = try continued(host, rows: 10) { Rows(first: -20) }
    #expect(
      more.screen.split(separator: "\n").first { $0.contains("row") } == seen, "\(more.screen)")
    #expect(everythingKept(next), "\(next.restoreReport)")
  }

  private struct Long: View {
    var body: some View {
      ScrollView { VStack { ForEach(0..<100, id: \.self) { Text("line \($0)") } } }
    }
  }

  @Test("R32 a scroll view has the offset that it had, until the user scrolls on")
  func scrollView() throws {
    let host = TestHost(rows: 10) { Long() }
    try host.find(.scrollArea).scroll(by: 30)
    let next = try continued(host, rows: 10) { Long() }
    #expect(next.screen == host.screen && next.screen.contains("line 30"))
    try next.find(.scrollArea).scroll(by: -30)
    #expect(next.screen.contains("line 0"))
    let taller = try continued(host, rows: 90) { Long() }
    #expect(taller.screen.contains("line 99") && !taller.screen.contains("line 1\n"))
  }

  // MARK: Focus and fields

  private struct Fields: View {
    @State private var first = "one"
    @State private var second = "second"
    @State private var number = 5
    @FocusState private var focus: Int?
    var begins = false
    var body: some View {
      VStack {
        TextField("First", text: $first).focused($focus, equals: 1)
        TextField("Second", text: $second).focused($focus, equals: 2)
        TextField("Number", value: $number, format: .number).focused($focus, equals: 3)
        Text("focus \(focus ?? 0) number \(number)")
      }
      .onAppear { if begins { focus = 1 } }
    }
  }

  @Test("R32 focus, caret and selection are restored, whatever focus a new view requests")
  func focus() throws {
    let host = TestHost { Fields(begins: true) }
    try host.find(.textField, "Second").focus()
    host.press(.leftArrow)
    host.press(.leftArrow)
    host.press(.leftArrow, modifiers: .shift)
    for begins in [false, true] {
      let next = try continued(host) { Fields(begins: begins) }
      #expect(try next.find(.textField, "Second").isFocused)
      #expect(next.screen.contains("focus 2"))
      next.type("X")
      #expect(try next.find(.textField, "Second").value == "secXnd")
      #expect(everythingKept(next), "\(next.restoreReport)")
      // From now on the app's wishes count.
      try next.find(.textField, "First").focus()
      #expect(next.screen.contains("focus 1"))
    }
  }

  @Test("R32 text that was not committed is there, and is committed when editing ends")
  func uncommitted() throws {
    let host = TestHost { Fields() }
    try host.find(.textField, "Number").type("4")
    #expect(host.screen.contains("number 5"))
    let next = try continued(host) { Fields() }
    #expect(try next.find(.textField, "Number").value == "54")
    #expect(next.screen.contains("focus 3 number 5"))
    next.press(.return)
    #expect(next.screen.contains("number 54"), "\(next.screen)")
  }

  private struct Twins: View {
    @State private var texts = ["a", "b", "c"]
    var body: some View {
      VStack { ForEach(texts.indices, id: \.self) { TextField("twin", text: $texts[$0]) } }
    }
  }

  @Test("R32 of fields with equal names the one that had focus has it")
  func twins() throws {
    let host = TestHost { Twins() }
    try host.findAll(.textField)[1].type("!")
    let next = try continued(host) { Twins() }
    #expect(next.findAll(.textField).map(\.isFocused) == [false, true, false])
    #expect(next.findAll(.textField).map(\.value) == ["a", "b!", "c"])
  }

  // MARK: Storage and windows

  private struct Stored: View {
    @SceneStorage("draft") private var draft = ""
    @State private var showsField = true
    var body: some View {
      VStack {
        if showsField { TextField("draft", text: $draft) } else { Text("hidden") }
        Button("Hide") { showsField = false }
        Button("Show") { showsField = true }
      }
    }
  }

  @Test("R32 a scene's storage keeps its values, also those that no view shows now")
  func sceneStorage() throws {
    let host = TestHost { Stored() }
    try host.find(.textField).type("kept")
    try host.find(.button, "Hide").tap()
    let next = try continued(host) { Stored() }
    #expect(next.screen.contains("hidden"))
    try next.find(.button, "Show").tap()
    #expect(try next.find(.textField).value == "kept")
  }

  private struct Desk: App {
    @State private var opened = 0
    var body: some Scene {
      WindowGroup("Main") { Opener() }
      WindowGroup("Item", id: "item", for: SessionItem.self) { $item in
        VStack {
          Text("item \(item?.id ?? 0)")
          Counter()
        }
      }
    }
  }

  private struct Opener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    var body: some View {
      Button("Two") {
        for id in 1...3 { openWindow(value: SessionItem(id: id)) }
        dismissWindow(value: SessionItem(id: 1))
      }
    }
  }

  @Test("R32 the windows that were open are open, each with its value and its state")
  func windows() throws {
    let host = TestHost(app: Desk())
    try host.find(.button, "Two").tap()
    #expect(host.windows.count == 3)
    for (index, taps) in [(1, 2), (2, 5)] {
      host.select(window: host.windows[index])
      for _ in 0..<taps { try host.find(.button).tap() }
    }
    host.select(window: host.windows[1])
    let snapshot = try host.snapshot()
    let next = TestHost(app: Desk(), restoring: snapshot)
    #expect(next.windows.count == 3)
    #expect(next.windows.map(\.isKey) == [false, true, false])
    #expect(next.screen.contains("item 2") && next.screen.contains("count 2"))
    next.select(window: next.windows[2])
    #expect(next.screen.contains("item 3") && next.screen.contains("count 5"))
    #expect(everythingKept(next), "\(next.restoreReport)")
  }

  @Test("R32 state of gestures and animations is left out")
  func transient() throws {
    struct Animated: View {
      @Namespace private var names
      var body: some View {
        ScrollViewReader { _ in
          Menu("Menu") { Button("Item") {} }
          Button("Plain") {}.buttonStyle(Pressing())
          Text("helped").help("a hint")
        }
      }
    }
    struct Pressing: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label }
    }
    let host = TestHost { Animated() }
    #expect(try host.snapshot().cells.filter { $0.kind == .state }.isEmpty)
  }
}
