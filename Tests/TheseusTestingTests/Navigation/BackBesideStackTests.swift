import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Escape goes back in the visible stack while something beside it has focus")
struct BackBesideStackTests {
  private struct Page: View {
    @State private var tab = 0
    @State private var path: [Int] = []
    @State private var other: [Int] = [7]
    @State private var isOpen = false

    var body: some View {
      VStack {
        Button("Push") { path.append(path.count) }
        Button("Popover") { isOpen = true }
          .popover(isPresented: $isOpen) {
            Button("Inside") {}.interactiveDismissDisabled()
          }
        TabView(selection: $tab) {
          NavigationStack(path: $path) {
            Text("root").navigationDestination(for: Int.self) { Text("page \($0)") }
          }
          .tabItem { Text("First") }.tag(0)
          NavigationStack(path: $other) {
            Text("other root").navigationDestination(for: Int.self) { Text("other \($0)") }
          }
          .tabItem { Text("Second") }.tag(1)
        }
      }
    }
  }

  @Test("focus on a button beside the stack")
  func button() throws {
    let host = TestHost { Page() }
    try host.find(.button, "Push").tap()
    try host.find(.button, "Push").tap()
    #expect(throws: Never.self) { try host.find(.text, "page 1") }
    host.press(.escape)
    #expect(throws: Never.self) { try host.find(.text, "page 0") }
    host.press(.leftArrow, modifiers: .option)
    #expect(throws: Never.self) { try host.find(.text, "root") }
    host.press(.escape)
    #expect(throws: Never.self) { try host.find(.text, "root") }
  }

  @Test("focus on the label of a tab: only the selected tab's stack goes back")
  func label() throws {
    let host = TestHost { Page() }
    try host.find(.button, "Push").tap()
    try host.find(.tab, "Second").tap()
    host.press(.escape)
    #expect(throws: Never.self) { try host.find(.text, "other root") }
    host.press(.escape)
    try host.find(.tab, "First").tap()
    #expect(throws: Never.self) { try host.find(.text, "page 0") }
  }

  @Test("a popover that refuses Escape keeps it from the stack below")
  func popover() throws {
    let host = TestHost { Page() }
    try host.find(.button, "Push").tap()
    try host.find(.button, "Popover").tap()
    try host.find(.button, "Inside").focus()
    host.press(.escape)
    #expect(throws: Never.self) { try host.find(.text, "page 0") }
    #expect(throws: Never.self) { try host.find(.button, "Inside") }
  }
}
