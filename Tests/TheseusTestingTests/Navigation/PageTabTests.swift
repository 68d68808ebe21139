import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("A tab view in the style of pages")
struct PageTabTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      VStack {
        Text("page \(name)").onAppear { Log.shared.lines.append("appear \(name)") }
        Button("\(name) \(count)") { count += 1 }
      }
    }
  }

  @MainActor private final class Log {
    static let shared = Log()
    var lines: [String] = []
  }

  private struct Pages: View {
    @State var selection = "b"
    var body: some View {
      VStack {
        TabView(selection: $selection) {
          ForEach(["a", "b", "c"], id: \.self) { Counter(name: $0) }
        }
        .tabViewStyle(.page)
        Text("selected \(selection)")
        Button("to c") { selection = "c" }
      }
    }
  }

  @Test("each view is a page, without a label; its tag or row id selects it")
  func selection() throws {
    Log.shared.lines = []
    let host = TestHost(columns: 40, rows: 10) { Pages() }
    #expect(
      host.screen.contains("page b") && !host.screen.contains("page a")
        && !host.screen.contains("page c"))
    #expect(host.screen.contains("◦  ●  ◦"))
    #expect(Log.shared.lines == ["appear b"])
    try host.find(.button, "b 0").tap()
    try host.find(.button, "to c").tap()
    #expect(host.screen.contains("page c") && host.screen.contains("◦  ◦  ●"))
    #expect(Log.shared.lines == ["appear b", "appear c"])
    try host.find(.tab, "page 2 of 3").tap()
    #expect(host.screen.contains("b 1") && host.screen.contains("selected b"))
  }

  @Test("arrow keys turn pages, from the dots and from a page's content, and stop at the ends")
  func keys() throws {
    let host = TestHost(columns: 40, rows: 10) { Pages() }
    try host.find(.button, "b 0").focus()
    host.press(.rightArrow)
    #expect(host.screen.contains("page c"))
    try host.find(.tab, "page 3 of 3").focus()
    host.press(.rightArrow)
    #expect(host.screen.contains("page c"))
    host.press(.leftArrow)
    #expect(host.screen.contains("page b") && host.focused?.label == "page 2 of 3")
    host.press(.leftArrow)
    host.press(.leftArrow)
    #expect(host.screen.contains("page a"))
  }

  @Test("without a selection the first page is shown; no dots where they are disabled")
  func own() throws {
    let host = TestHost(columns: 40, rows: 6) {
      TabView {
        Text("one")
        Text("two")
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
    }
    #expect(
      host.screen.contains("one") && !host.screen.contains("two") && !host.screen.contains("◦"))
    host.press(.tab)
    host.press(.rightArrow)
    #expect(host.screen.contains("two") && !host.screen.contains("one"))
  }

  @Test("a tab view on a page has labels as ever")
  func nested() throws {
    let host = TestHost(columns: 40, rows: 8) {
      TabView {
        TabView {
          Text("inner").tabItem { Text("Label") }
        }
      }
      .tabViewStyle(.page)
    }
    #expect(host.screen.contains("Label") && host.screen.contains("inner"))
  }

  @Test("tabs with values are pages too, selected by them")
  func tabs() throws {
    struct Tabs: View {
      @State private var selection = "b"
      var body: some View {
        VStack {
          TabView(selection: $selection) {
            Tab("A", systemImage: "star", value: "a") { Text("page a") }
            Tab("B", systemImage: "star", value: "b") { Text("page b") }
          }
          .tabViewStyle(.page)
          Text("selected \(selection)")
        }
      }
    }
    let host = TestHost(columns: 40, rows: 8) { Tabs() }
    #expect(host.screen.contains("page b") && !host.screen.contains("page a"))
    try host.find(.tab, "page 1 of 2").tap()
    #expect(host.screen.contains("page a") && host.screen.contains("selected a"))
  }
}
