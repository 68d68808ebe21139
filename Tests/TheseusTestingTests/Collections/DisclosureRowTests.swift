import Testing
import TheseusTesting

@MainActor @Suite("A disclosure group in a list has rows")
struct DisclosureRowTests {
  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  final class Log { var words: [String] = [] }

  private struct Page: View {
    let log: Log
    @State private var selection: Int?
    @State private var isShown = false
    var body: some View {
      List(selection: $selection) {
        DisclosureGroup("Outer", isExpanded: $isShown) {
          Text("one").tag(1)
          DisclosureGroup("Inner") {
            Text("two").tag(2)
            Counter(name: "deep")
          }
          ForEach(3..<5) { Text("row \($0)").tag($0) }
        }
        .onAppear { log.words.append("appeared") }
        Text("last").tag(9)
      }
      Text("selected \(selection ?? 0)")
    }
  }

  @Test("each view of its content is a row that can be selected, by a tap and by keys")
  func rows() throws {
    let host = TestHost(columns: 40, rows: 16) { Page(log: Log()) }
    #expect(host.findAll(.row).map(\.label) == ["Outer", "last"])
    try host.find(.disclosure, "Outer").toggle()
    #expect(
      host.findAll(.row).map(\.label) == ["Outer", "one", "Inner", "row 3", "row 4", "last"])
    try host.find(.row, "one").tap()
    #expect(host.screen.contains("selected 1"))
    try host.find(.row, "row 4").tap()
    host.press(.downArrow)
    #expect(host.screen.contains("selected 9"))
    host.press(.upArrow)
    host.press(.upArrow)
    #expect(host.screen.contains("selected 3"))
    try host.find(.disclosure, "Inner").toggle()
    try host.find(.row, "two").tap()
    #expect(host.screen.contains("selected 2"))
    let (outer, inner) = (try host.find(.text, "one").frame, try host.find(.text, "two").frame)
    #expect(inner.x > outer.x)
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R2, R64 hidden rows lose their state, and the group appears once")
  func lifetime() throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 16) { Page(log: log) }
    try host.find(.disclosure, "Outer").toggle()
    try host.find(.disclosure, "Inner").toggle()
    try host.find(.button, "deep 0").tap()
    #expect(host.screen.contains("deep 1"))
    try host.find(.disclosure, "Inner").toggle()
    try host.find(.disclosure, "Inner").toggle()
    #expect(host.screen.contains("deep 0"))
    #expect(log.words == ["appeared"])
  }

  @Test("in an element of a ForEach it is one row, as that element's")
  func element() throws {
    struct Folders: View {
      @State private var names = ["a", "b"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { name in
            DisclosureGroup(name) { Text("in \(name)") }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
      }
    }
    let host = TestHost(columns: 40, rows: 10) { Folders() }
    try host.find(.disclosure, "b").toggle()
    #expect(host.screen.contains("in b") && host.findAll(.row).count == 2)
  }
}
