import Testing
import TheseusTesting

/// Another build, or other data, has other rows and pages than the session was saved with.
@MainActor @Suite("positions in content that has changed")
struct ChangedContentTests {
  private struct PrivateID: Hashable, Codable { var number: Int }

  private struct Rows<ID: Hashable>: View {
    let ids: [ID]
    var body: some View {
      List(ids, id: \.self) { Text("row \(String(describing: $0))") }
    }
  }

  /// The first visible row after a restart with rows inserted above.
  private func firstRow<ID: Hashable>(_ ids: [ID], inserted: [ID], scrolled: Int) throws -> (
    before: String?, after: String?
  ) {
    let host = TestHost(columns: 60, rows: 8) { Rows(ids: ids) }
    try host.find(.list).scroll(by: scrolled)
    let next = TestHost(restoring: try host.snapshot(), columns: 60, rows: 8) {
      Rows(ids: inserted + ids)
    }
    func first(_ host: TestHost) -> String? {
      host.screen.split(separator: "\n").first.map(String.init)
    }
    return (first(host), first(next))
  }

  @Test("R32 a list shows the same row although rows were inserted, also with ids of private types")
  func insertedRows() throws {
    struct LocalID: Hashable, Codable { var number: Int }
    let numbers = try firstRow(Array(0..<100), inserted: Array(200..<210), scrolled: 40)
    #expect(numbers.before == numbers.after)
    #expect(numbers.before?.contains("row 40") == true)
    let ids = (0..<100).map { PrivateID(number: $0) }
    let privates = try firstRow(
      ids, inserted: (200..<210).map { PrivateID(number: $0) }, scrolled: 40)
    #expect(privates.before == privates.after)
    let locals = try firstRow(
      (0..<100).map { LocalID(number: $0) }, inserted: (200..<210).map { LocalID(number: $0) },
      scrolled: 40)
    #expect(locals.before == locals.after && locals.before != nil)
  }

  private struct Tabs: View {
    let names: [String]
    var tagged = false
    var body: some View {
      TabView {
        ForEach(names, id: \.self) { name in
          if tagged {
            Text("page \(name)").tabItem { Text("label") }.tag(name)
          } else {
            Text("page \(name)").tabItem { Text(name) }
          }
        }
      }
    }
  }

  @Test("R32 the page of a tab view is found by its label although a page was inserted before it")
  func insertedTab() throws {
    let host = TestHost { Tabs(names: ["a", "b", "c"]) }
    try host.find(.tab, "b").tap()
    let snapshot = try host.snapshot()
    for names in [["a", "b", "c"], ["new", "a", "b", "c"], ["b", "a"], ["c", "b"]] {
      let next = TestHost(restoring: snapshot) { Tabs(names: names) }
      #expect(next.screen.contains("page b"), "\(names): \(next.screen)")
      // A second time.
      let again = TestHost(restoring: try next.snapshot()) { Tabs(names: ["x"] + names) }
      if names.first != "b" { #expect(again.screen.contains("page b"), "\(names)") }
    }
    // A renamed label stays the page at the same position.
    let renamed = TestHost(restoring: snapshot) { Tabs(names: ["a", "B", "c"]) }
    #expect(renamed.screen.contains("page B"))
  }

  @Test("R32 a page with a tag is found by the tag")
  func taggedTab() throws {
    let host = TestHost { Tabs(names: ["a", "b", "c"], tagged: true) }
    try #require(host.findAll(.tab).dropFirst().first).tap()
    try #require(host.screen.contains("page b"))
    let next = TestHost(restoring: try host.snapshot()) {
      Tabs(names: ["new", "a", "b"], tagged: true)
    }
    #expect(next.screen.contains("page b"), "\(next.screen)")
  }
}
