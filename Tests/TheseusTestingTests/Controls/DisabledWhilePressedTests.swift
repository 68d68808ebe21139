import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("a control that is disabled while it is held down")
struct DisabledWhilePressedTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private struct Shown: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text(configuration.isPressed ? "down" : "up")
      }
    }
  }

  private struct Page: View {
    let log: Log
    let isDisabled: Bool
    @State private var value = 0.5
    var body: some View {
      VStack {
        Button("Go") { log.lines.append("ran") }.buttonStyle(Shown())
        Slider(value: $value, in: 0...1, onEditingChanged: { log.lines.append("editing \($0)") })
      }
      .disabled(isDisabled)
    }
  }

  private func send(_ action: PointerEvent.Action, to role: Role, _ host: TestHost) throws {
    let frame = try host.find(role).frame
    host.send(
      .pointer(PointerEvent(action, column: frame.x + frame.width / 2, row: frame.y)))
  }

  @Test("is released with the button, and runs nothing")
  func button() throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 8) { Page(log: log, isDisabled: false) }
    try send(.press(.left), to: .button, host)
    #expect(host.screen.contains("down"))
    host.update { Page(log: log, isDisabled: true) }
    try send(.release(.left), to: .button, host)
    host.update { Page(log: log, isDisabled: false) }
    #expect(host.screen.contains("up") && !host.screen.contains("down"))
    #expect(log.lines.isEmpty)
  }

  @Test("ends what it began: a slider is no longer edited")
  func slider() throws {
    let log = Log()
    let host = TestHost(columns: 40, rows: 8) { Page(log: log, isDisabled: false) }
    try send(.press(.left), to: .slider, host)
    #expect(log.lines == ["editing true"])
    host.update { Page(log: log, isDisabled: true) }
    try send(.release(.left), to: .slider, host)
    #expect(log.lines == ["editing true", "editing false"])
  }
}
