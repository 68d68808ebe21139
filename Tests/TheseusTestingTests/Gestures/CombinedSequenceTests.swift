import Testing
import TheseusTesting

@MainActor @Suite("A sequence of a tap and a drag continues inside other gestures")
struct CombinedSequenceTests {
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

  private func tap(_ host: TestHost) {
    send(.press(.left), host)
    send(.release(.left), host)
  }

  private func tapAndDrag(_ host: TestHost) {
    tap(host)
    host.advance(by: .milliseconds(200))
    send(.press(.left), host)
    send(.move(.left), host, 11)
    send(.release(.left), host, 11)
  }

  private func expire(_ host: TestHost) async throws {
    host.advance(by: .seconds(1))
    try await host.settle()
  }

  private func sequence(_ log: Log) -> some Gesture {
    TapGesture().sequenced(before: DragGesture()).onEnded { value in
      if case .second(_, _?) = value { log.lines.append("drag") }
    }
  }

  private func tapping(_ log: Log) -> some Gesture {
    TapGesture().onEnded { log.lines.append("tap") }
  }

  @Test("simultaneously with a tap, which has its own end", arguments: [true, false])
  func simultaneousTap(isFirst: Bool) async throws {
    let log = Log()
    let host =
      isFirst
      ? host(sequence(log).simultaneously(with: tapping(log)))
      : host(tapping(log).simultaneously(with: sequence(log)))
    tapAndDrag(host)
    #expect(log.lines == ["tap", "drag"])
    try await expire(host)
    tap(host)
    #expect(log.lines == ["tap", "drag", "tap"])
    try await expire(host)
    tapAndDrag(host)
    #expect(log.lines == ["tap", "drag", "tap", "tap", "drag"])
  }

  @Test("simultaneously with a long press that fails", arguments: [true, false])
  func simultaneousPress(isFirst: Bool) throws {
    let log = Log()
    let press = LongPressGesture(minimumDuration: 5)
    let host =
      isFirst
      ? host(sequence(log).simultaneously(with: press))
      : host(press.simultaneously(with: sequence(log)))
    tapAndDrag(host)
    #expect(log.lines == ["drag"])
  }

  @Test("both end together when the sequence ends, and without it when no press follows")
  func end() async throws {
    let log = Log()
    let host = host(
      TapGesture().sequenced(before: DragGesture()).simultaneously(with: TapGesture())
        .onEnded { value in
          log.lines.append("\(value.first != nil) \(value.second != nil)")
        })
    tapAndDrag(host)
    #expect(log.lines == ["true true"])
    try await expire(host)
    tap(host)
    #expect(log.lines == ["true true"])
    try await expire(host)
    #expect(log.lines == ["true true", "false true"])
  }

  @Test("before another tap, which waits until the sequence has failed")
  func exclusive() async throws {
    let log = Log()
    let host = host(sequence(log).exclusively(before: tapping(log)))
    tapAndDrag(host)
    try await expire(host)
    #expect(log.lines == ["drag"])
    tap(host)
    #expect(log.lines == ["drag"])
    try await expire(host)
    #expect(log.lines == ["drag", "tap"])
  }

  @Test("after a gesture that fails")
  func second() throws {
    let log = Log()
    let host = host(
      LongPressGesture(minimumDuration: 5).exclusively(before: sequence(log)))
    tapAndDrag(host)
    #expect(log.lines == ["drag"])
  }
}
