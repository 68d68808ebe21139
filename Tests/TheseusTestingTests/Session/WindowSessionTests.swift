import Testing
import TheseusTesting

@MainActor @Suite("windows in snapshots")
struct WindowSessionTests {
  private struct Page: View {
    let name: String
    @State private var first = ""
    @State private var second = ""
    var body: some View {
      VStack {
        TextField("first", text: $first)
        TextField("second", text: $second)
        List(0..<100, id: \.self) { Text("\(name) \($0)") }
      }
    }
  }

  private struct Desk: App {
    var body: some Scene {
      WindowGroup("Left", id: "left") { Page(name: "left") }
        .defaultLaunchBehavior(.presented)
      WindowGroup("Right", id: "right") { Page(name: "right") }
        .defaultLaunchBehavior(.presented)
    }
  }

  @Test("R32 each of two windows has its focus, its caret and its scroll position")
  func two() throws {
    let host = TestHost(app: Desk(), rows: 14)
    try #require(host.windows.count == 2)
    var screens: [String] = []
    for (index, field, rows) in [(0, "first", 20), (1, "second", 50)] {
      host.select(window: host.windows[index])
      try host.find(.list).scroll(by: rows)
      try host.find(.textField, field).type("word")
      host.press(.leftArrow)
      screens.append(host.screen)
    }
    let next = TestHost(app: Desk(), restoring: try host.snapshot(), rows: 14)
    try #require(next.windows.count == 2)
    #expect(next.windows.map(\.isKey) == host.windows.map(\.isKey))
    for (index, field) in [(1, "second"), (0, "first")] {
      next.select(window: next.windows[index])
      #expect(next.screen == screens[index], "\(next.screen)\n\(screens[index])")
      #expect(next.focused?.label == field)
      next.type("X")
      #expect(try next.find(.textField, field).value == "worXd")
    }
    let others = next.restoreReport.filter { $0.outcome != .kept }
    #expect(others.isEmpty, "\(others)")
  }

  @Test("R32 a window whose value has a type inside a function is open again")
  func localValue() throws {
    struct Item: Codable, Hashable { var number: Int }
    struct Opener: View {
      @Environment(\.openWindow) private var openWindow
      var body: some View { Button("Open") { openWindow(value: Item(number: 7)) } }
    }
    struct Items: App {
      var body: some Scene {
        WindowGroup("Main") { Opener() }
        WindowGroup("Item", for: Item.self) { $item in Text("item \(item?.number ?? 0)") }
      }
    }
    let host = TestHost(app: Items())
    try host.find(.button, "Open").tap()
    try #require(host.screen.contains("item 7"))
    let next = TestHost(app: Items(), restoring: try host.snapshot())
    #expect(next.windows.count == 2)
    #expect(next.screen.contains("item 7"), "\(next.screen)")
  }
}
