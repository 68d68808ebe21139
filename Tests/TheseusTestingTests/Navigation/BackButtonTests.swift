import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("The back button says where it leads")
struct BackButtonTests {
  private struct Pages: View {
    var root: String? = "Library"
    var isLong = false
    @State private var path: [Int] = []
    @State private var edition = 1
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Open") { path = [1] }
          Button("Other edition") { edition += 1 }
        }
        .modifier(Title(text: root.map { edition == 1 ? $0 : "\($0) \(edition)" }))
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("page \(number)")
            Button("Deeper") { path.append(number + 1) }
            Button("Elsewhere") { path = [7, 8] }
            Button("Root") { path = [] }
          }
          .navigationTitle("Chapter \(number)")
        }
      }
    }
  }

  private struct Title: ViewModifier {
    let text: String?
    func body(content: Content) -> some View {
      if let text { content.navigationTitle(text) } else { content }
    }
  }

  private func button(_ host: TestHost) -> String? {
    guard let bar = host.screen.split(separator: "\n").first, let start = bar.firstIndex(of: "‹")
    else { return nil }
    return bar[start...].split(separator: "   ").first.map(String.init)
  }

  @Test("it has the title that the page below had last")
  func titles() throws {
    let host = TestHost(columns: 60, rows: 8) { Pages() }
    #expect(button(host) == nil)
    try host.find(.button, "Other edition").tap()
    try host.find(.button, "Open").tap()
    #expect(button(host) == "‹ Library 2")
    try host.find(.button, "Deeper").tap()
    #expect(button(host) == "‹ Chapter 1")
    host.press(.escape)
    #expect(button(host) == "‹ Library 2")
    host.press(.escape)
    #expect(button(host) == nil)
  }

  @Test("it says Back below a page without a title, and below one that was never shown")
  func unknown() throws {
    let untitled = TestHost(columns: 60, rows: 8) { Pages(root: nil) }
    try untitled.find(.button, "Open").tap()
    #expect(button(untitled) == "‹ Back")
    let host = TestHost(columns: 60, rows: 8) { Pages() }
    try host.find(.button, "Open").tap()
    try host.find(.button, "Elsewhere").tap()
    #expect(host.screen.contains("page 8") && button(host) == "‹ Back")
    host.press(.escape)
    #expect(host.screen.contains("page 7") && button(host) == "‹ Library")
  }

  @Test("it says Back when the title takes more than a third of the bar")
  func long() throws {
    let host = TestHost(columns: 60, rows: 8) { Pages(root: "Everything in the library") }
    try host.find(.button, "Open").tap()
    #expect(button(host) == "‹ Back")
    host.resize(columns: 90, rows: 8)
    #expect(button(host) == "‹ Everything in the library")
  }

  @Test("a press anywhere on its title goes back")
  func press() throws {
    let host = TestHost(columns: 60, rows: 8) { Pages() }
    try host.find(.button, "Open").tap()
    host.send(.pointer(PointerEvent(.press(.left), column: 10, row: 0)))
    #expect(button(host) == nil && host.screen.contains("Open"))
  }
}
