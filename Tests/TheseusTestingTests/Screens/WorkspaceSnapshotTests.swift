import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("a whole screen is restored: tab, paths, counters, an open alert")
struct WorkspaceSnapshotTests {
  struct Counter: View {
    let name: String
    @State private var n = 0
    var body: some View { Button("\(name) \(n)") { n += 1 } }
  }

  struct Workspace: View {
    @State private var tab = 0
    @State private var paths: [Int: [Int]] = [:]
    @State private var text = "start"
    @State private var rows = Array(0..<60)
    @State private var asks = false
    @State private var entry = ""
    @State private var number = 1
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack(path: Binding(get: { paths[0] ?? [] }, set: { paths[0] = $0 })) {
          List(rows, id: \.self) { row in
            NavigationLink("row \(row)", value: row)
          }
          .navigationDestination(for: Int.self) { n in
            VStack {
              Counter(name: "detail\(n)"); NavigationLink("deeper", value: n + 100)
            }
          }
        }
        .tabItem { Text("Browse") }.tag(0)
        VStack {
          TextField("Text", text: $text)
          TextField("Number", value: $number, format: .number)
          Button("Ask") { asks = true }
          Counter(name: "edit")
          Text(verbatim: "text \(text) \(number)")
        }
        .alert("Name", isPresented: $asks) {
          TextField("Entry", text: $entry)
          Button("OK") { text = entry }
        }
        .tabItem { Text("Edit") }.tag(1)
      }
    }
  }

  @Test("a snapshot in an alert above a tab with a deep path in another")
  func workspace() throws {
    let host = TestHost(columns: 60, rows: 16) { Workspace() }
    try host.find(.button, "row 3").tap()
    try host.find(.button, "detail3 0").tap()
    try host.find(.button, "deeper").tap()
    try host.find(.button, "detail103 0").tap()
    try host.find(.tab, "Edit").tap()
    try host.find(.button, "edit 0").tap()
    try host.find(.textField, "Number").replaceText("42")
    try host.find(.button, "Ask").tap()
    try host.find(.textField, "Entry").type("abc")
    let snapshot = try host.snapshot()
    host.unmount()
    let next = TestHost(restoring: snapshot, columns: 60, rows: 16) { Workspace() }
    #expect(try next.find(.textField, "Entry").value == "abc")
    next.press(.escape)
    if !next.findAll(.alert).isEmpty { try next.find(.button, "OK").tap() }
    #expect(throws: Never.self) { try next.find(.button, "edit 1") }
    try next.find(.tab, "Browse").tap()
    #expect(throws: Never.self) { try next.find(.button, "detail103 1") }
    next.press(.escape)
    #expect(throws: Never.self) { try next.find(.button, "detail3 1") }
    next.press(.escape)
    #expect(throws: Never.self) { try next.find(.button, "row 3") }
    #expect(next.restoreReport.allSatisfy { $0.outcome == .kept })
    #expect(next.trace.issues.isEmpty)
    // A snapshot that the restored host makes immediately can be restored again.
    let third = TestHost(restoring: try next.snapshot(), columns: 60, rows: 16) { Workspace() }
    #expect(throws: Never.self) { try third.find(.button, "row 3") }
    try third.find(.tab, "Edit").tap()
    #expect(throws: Never.self) { try third.find(.button, "edit 1") }
  }

  @Test("a snapshot in the middle of a formatted field's edit keeps the committed value")
  func uncommitted() throws {
    let host = TestHost(columns: 60, rows: 16) { Workspace() }
    try host.find(.tab, "Edit").tap()
    try host.find(.textField, "Number").replaceText("4x")
    let next = TestHost(restoring: try host.snapshot(), columns: 60, rows: 16) { Workspace() }
    #expect(throws: Never.self) { try next.find(.text, "text start 1") }
  }
}
