import Testing
import TheseusTesting

@MainActor @Suite("Selections of AnyHashable take tags of every type")
struct ErasedSelectionTests {
  private struct Page: View {
    @State private var one: AnyHashable?
    @State private var many: Set<AnyHashable> = []
    @State private var tab: AnyHashable = "first"
    @State private var number = 1
    var body: some View {
      List(selection: $one) {
        Text("word").tag("w")
        Text("number").tag(7)
      }
      .frame(height: 48)
      List(selection: $many) { ForEach([1, 2], id: \.self) { Text("row \($0)") } }
        .frame(height: 48)
      TabView(selection: $tab) {
        Text("page one").tabItem { Text("One") }.tag("first")
        Text("page two").tabItem { Text("Two") }.tag(2)
      }
      Picker("Picked", selection: Binding<AnyHashable>($number)) {
        Text("p1").tag(1)
        Text("p2").tag(2)
      }
      Text("one \(one.map { "\($0)" } ?? "none"), \(many.count), number \(number)")
    }
  }

  @Test("R86 in lists, tab views and pickers")
  func everywhere() throws {
    let host = TestHost(columns: 60, rows: 30) { Page() }
    #expect(host.screen.contains("page one"))
    try host.find(.row, "number").tap()
    #expect(host.screen.contains("one 7"))
    try host.find(.row, "word").tap()
    #expect(host.screen.contains("one w"))
    try host.find(.row, "row 2").tap()
    #expect(host.screen.contains("one w, 1"))
    try host.find(.tab, "Two").tap()
    #expect(host.screen.contains("page two"))
    try host.find(.picker, "Picked").select("p2")
    #expect(host.screen.contains("number 2"))
    #expect(host.trace.issues.isEmpty)
  }
}
