import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("A tab view without a binding whose pages are all removed")
struct ReloadedTabTests {
  enum Form: CaseIterable { case items, paged }

  private struct Screen: View {
    let form: Form
    @State private var names = ["a", "b"]

    var body: some View {
      VStack {
        Button("clear") { names = [] }
        Button("load") { names = ["c", "d"] }
        switch form {
        case .items:
          TabView {
            ForEach(names, id: \.self) { name in
              Text("page \(name)").tabItem { Text("Tab \(name)") }
            }
          }
        case .paged:
          TabView {
            ForEach(names, id: \.self) { Text("page \($0)") }
          }
          .tabViewStyle(.page)
        }
      }
    }
  }

  @Test("R86 the first of the pages that come later is selected", arguments: Form.allCases)
  func reload(_ form: Form) throws {
    let host = TestHost(columns: 60, rows: 16) { Screen(form: form) }
    #expect(host.screen.contains("page a"))
    for _ in 0..<2 {
      try host.find(.button, "clear").tap()
      #expect(host.findAll(.tab).isEmpty && !host.screen.contains("page "))
      try host.find(.button, "load").tap()
      #expect(host.screen.contains("page c"))
      #expect(host.findAll(.tab).first?.value == "selected")
    }
  }

  @Test("R86 also when another page than the first was chosen", arguments: Form.allCases)
  func chosen(_ form: Form) throws {
    let host = TestHost(columns: 60, rows: 16) { Screen(form: form) }
    try host.find(.tab, form == .paged ? "page 2 of 2" : "Tab b").tap()
    #expect(host.screen.contains("page b"))
    try host.find(.button, "clear").tap()
    try host.find(.button, "load").tap()
    #expect(host.screen.contains("page c") && !host.screen.contains("page d"))
  }
}
