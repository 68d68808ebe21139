import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("A view with an opacity of 0 is out of reach and stays alive")
struct TransparentViewTests {
  private struct Layered: View {
    var opacity = 0.0
    @State private var isOn = false
    @State private var taps = 0
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("Below \(taps)") { taps += 1 }.buttonStyle(.plain)
          .overlay { Toggle("Above", isOn: $isOn).opacity(opacity) }
        Text(isOn ? "on" : "off")
      }
    }
  }

  @Test("Tab passes over its controls")
  func focus() {
    let host = TestHost { Layered() }
    host.press(.tab)
    host.press(.return)
    #expect(host.screen.contains("Below 1") && host.screen.contains("off"))
    host.press(.tab)
    host.press(.return)
    #expect(host.screen.contains("Below 2") && host.screen.contains("off"))
  }

  @Test("the pointer reaches what is behind it")
  func pointer() throws {
    let host = TestHost { Layered() }
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("Below") })
    let start = try #require(lines[row].firstRange(of: "Below")).lowerBound
    let column = lines[row].distance(from: lines[row].startIndex, to: start) + 3
    host.send(.pointer(PointerEvent(.press(.left), column: column, row: row)))
    host.send(.pointer(PointerEvent(.release(.left), column: column, row: row)))
    #expect(host.screen.contains("Below 1") && host.screen.contains("off"))
  }

  @Test("it is not read until it has an opacity")
  func reading() {
    let host = TestHost { Layered() }
    #expect(host.findAll(.toggle).isEmpty)
    host.update { Layered(opacity: 1) }
    #expect(host.findAll(.toggle).count == 1)
    host.update { Layered(opacity: 0) }
    #expect(host.findAll(.toggle).isEmpty)
  }

  private struct Fading: View {
    @State private var opacity = 1.0
    var body: some View {
      VStack {
        Button("Fade") { withAnimation(.linear(duration: 1)) { opacity = 0 } }
        Button("Fades") {}.opacity(opacity)
      }
    }
  }

  @Test("a view that fades out is out of reach as soon as the animation begins")
  func fading() throws {
    let host = TestHost { Fading() }
    #expect(host.findAll(.button).count == 2)
    try host.find(.button, "Fade").tap()
    #expect(host.findAll(.button).map(\.label) == ["Fade"])
  }

  private struct Shortcut: View {
    @State private var count = 0
    @FocusState private var isFocused: Bool
    @State private var text = ""
    var body: some View {
      VStack {
        Text("count \(count) text \(text)")
        Button("Hidden") { count += 1 }.keyboardShortcut("k", modifiers: .control).opacity(0)
        TextField("Code", text: $text).focused($isFocused).opacity(0)
        Button("Type") { isFocused = true }
      }
    }
  }

  @Test("its shortcut works, and a focus state can focus its field")
  func shortcut() throws {
    let host = TestHost { Shortcut() }
    host.press("k", modifiers: .control)
    #expect(host.screen.contains("count 1"))
    try host.find(.button, "Type").tap()
    host.type("12")
    #expect(host.screen.contains("text 12"))
  }
}
