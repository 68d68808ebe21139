import Testing
import TheseusTesting
import TheseusViews

private struct Counter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct LabeledPage: View {
  var body: some View { Text("labeled page").tabItem { Text("Home") } }
}

@MainActor @Suite("Each view of a tab view is a page, also without a label")
struct UnlabeledTabTests {
  private func tabs(_ host: TestHost) -> [String] { host.findAll(.tab).map(\.label) }

  @Test("one page is shown, and labels show the numbers of the pages")
  func numbers() throws {
    let host = TestHost(columns: 40, rows: 8) {
      TabView {
        Counter(name: "first")
        Counter(name: "second")
      }
    }
    #expect(tabs(host) == ["1", "2"])
    #expect(host.screen.hasPrefix("  1    2"))
    #expect(!host.screen.contains("second"))
    try host.find(.button, "first 0").tap()
    try host.find(.tab, "2").tap()
    #expect(host.screen.contains("second 0") && !host.screen.contains("first"))
    try host.find(.tabList).select("1")
    #expect(host.screen.contains("first 1"))
    try host.find(.tab, "1").focus()
    host.press(.rightArrow)
    #expect(host.screen.contains("second 0"))
  }

  @Test("R67 a page that is not selected appears when it is")
  func lifecycle() throws {
    var lines: [String] = []
    let host = TestHost(columns: 40, rows: 8) {
      TabView {
        Text("a").onAppear { lines.append("a") }.onDisappear { lines.append("-a") }
        Text("b").onAppear { lines.append("b") }
      }
    }
    #expect(lines == ["a"])
    try host.find(.tab, "2").tap()
    #expect(lines.sorted() == ["-a", "a", "b"])
  }

  @Test("beside labeled pages, in the order of the views")
  func mixed() throws {
    let host = TestHost(columns: 60, rows: 8) {
      TabView {
        LabeledPage()
        NavigationStack { Text("stack") }
        Tab("Mail", systemImage: "envelope") { Text("mail") }
        AnyView(Text("erased").tabItem { Text("Erased") })
        AnyView(Text("plain"))
      }
    }
    #expect(tabs(host) == ["Home", "2", "Mail", "Erased", "5"])
    #expect(host.screen.contains("labeled page"))
    for (label, text) in [("2", "stack"), ("Mail", "mail"), ("Erased", "erased"), ("5", "plain")] {
      try host.find(.tab, label).tap()
      #expect(host.screen.contains(text), "\(host.screen)")
      #expect(!host.screen.contains("labeled page"))
    }
  }

  private struct Choice: View {
    let names: [String]
    @State private var chosen = "b"
    var body: some View {
      TabView(selection: $chosen) {
        ForEach(names, id: \.self) { Text("page \($0)") }
        Text("tagged page").tag("tagged")
      }
      Text("chosen \(chosen)")
    }
  }

  @Test("R86 the ids of a ForEach and tags select them")
  func selection() throws {
    let host = TestHost(columns: 40, rows: 8) { Choice(names: ["a", "b"]) }
    #expect(tabs(host) == ["1", "2", "3"])
    #expect(host.screen.contains("page b"))
    try host.find(.tab, "1").tap()
    #expect(host.screen.contains("page a") && host.screen.contains("chosen a"))
    try host.find(.tab, "3").tap()
    #expect(host.screen.contains("tagged page") && host.screen.contains("chosen tagged"))
    host.update { Choice(names: ["x", "a", "b"]) }
    #expect(tabs(host) == ["1", "2", "3", "4"])
    #expect(host.screen.contains("tagged page"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("pages that come and go keep the others, and the numbers follow")
  func conditional() throws {
    struct Pages: View {
      let hasFirst: Bool
      var body: some View {
        TabView {
          if hasFirst { Text("extra") }
          Counter(name: "kept")
          Text("last")
        }
      }
    }
    let host = TestHost(columns: 40, rows: 8) { Pages(hasFirst: false) }
    try host.find(.button, "kept 0").tap()
    host.update { Pages(hasFirst: true) }
    #expect(tabs(host) == ["1", "2", "3"])
    #expect(host.screen.contains("kept 1"), "\(host.screen)")
    host.update { Pages(hasFirst: false) }
    #expect(tabs(host) == ["1", "2"])
    #expect(host.screen.contains("kept 1"))
  }

  @Test("an empty label shows the number, too, until it has a text")
  func emptyLabel() throws {
    struct Pages: View {
      let title: String
      var body: some View {
        TabView {
          Text("one").tabItem { Text(title) }
          Text("two").tabItem {}
          Tab(value: 2, role: nil) { Text("three") }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 8) { Pages(title: "") }
    #expect(tabs(host) == ["1", "2", "3"])
    host.update { Pages(title: "Named") }
    #expect(tabs(host) == ["Named", "2", "3"])
    host.update { Pages(title: "") }
    #expect(tabs(host) == ["1", "2", "3"])
  }

  @Test("pages without a label that a bar has no space for are in its menu, by their numbers")
  func menu() throws {
    let host = TestHost(columns: 20, rows: 14) {
      TabView { ForEach(0..<9) { Text("page of \($0)") } }
    }
    try host.find(.menu, "More").tap()
    try host.find(.menuItem, "9").tap()
    #expect(host.screen.contains("page of 8"), "\(host.screen)")
  }
}
