import Testing
import TheseusTesting

@MainActor @Suite("gestures that follow each other, and two long presses, each get their time")
struct GestureSequenceTests {
  @MainActor private final class Log { var lines: [String] = [] }

  private func host(_ gesture: some Gesture) -> TestHost {
    TestHost(columns: 20, rows: 3) {
      VStack(alignment: .leading) {
        Text("target").gesture(gesture)
        Spacer()
      }
    }
  }

  private func send(_ action: PointerEvent.Action, _ host: TestHost, _ column: Int = 8) {
    host.send(.pointer(PointerEvent(action, column: column, row: 0)))
  }

  private func pass(_ milliseconds: Int, _ host: TestHost) async throws {
    host.advance(by: .milliseconds(milliseconds))
    try await host.settle()
  }

  private func drag(_ host: TestHost) {
    send(.press(.left), host)
    send(.move(.left), host, 11)
    send(.release(.left), host, 11)
  }

  @Test("a tap, then a drag")
  func tapThenDrag() async throws {
    let log = Log()
    let host = host(
      TapGesture().sequenced(before: DragGesture())
        .onEnded { value in
          if case .second(_, let drag?) = value {
            log.lines.append("\(Int(drag.translation.width))")
          }
        })
    send(.press(.left), host)
    send(.release(.left), host)
    host.advance(by: .milliseconds(200))
    drag(host)
    #expect(log.lines == ["24"])
    try await pass(1000, host)
    drag(host)
    try await pass(1000, host)
    send(.press(.left), host)
    send(.release(.left), host)
    try await pass(1000, host)
    drag(host)
    #expect(log.lines == ["24"], "a drag alone, and one that comes too late, are none")
  }

  @Test("a tap, then a long press")
  func tapThenLongPress() async throws {
    let log = Log()
    let host = host(
      TapGesture().sequenced(before: LongPressGesture(minimumDuration: 1))
        .onEnded { _ in log.lines.append("end") })
    send(.press(.left), host)
    send(.release(.left), host)
    host.advance(by: .milliseconds(200))
    send(.press(.left), host)
    try await pass(900, host)
    #expect(log.lines == [])
    try await pass(100, host)
    #expect(log.lines == ["end"])
  }

  @Test("both of two simultaneous long presses")
  func simultaneous() async throws {
    let log = Log()
    let host = host(
      LongPressGesture().onEnded { _ in log.lines.append("menu") }
        .simultaneously(
          with: LongPressGesture(minimumDuration: 2).onEnded { _ in log.lines.append("erase") }))
    send(.press(.left), host)
    try await host.settle()
    try await pass(1000, host)
    #expect(log.lines == ["menu"])
    try await pass(1000, host)
    #expect(log.lines == ["menu", "erase"])
  }

  @Test("a second long press in the same press begins where the first one ends")
  func longPresses() async throws {
    let log = Log()
    let host = host(
      LongPressGesture().onEnded { _ in log.lines.append("first") }
        .sequenced(before: LongPressGesture(minimumDuration: 1))
        .onEnded { _ in log.lines.append("second") })
    send(.press(.left), host)
    try await host.settle()
    try await pass(1200, host)
    send(.move(.left), host)
    #expect(log.lines == ["first"])
    try await pass(300, host)
    #expect(log.lines == ["first", "second"])
  }
}
