import Foundation
import TheseusTesting
import Testing

@MainActor @Suite("A gesture with modifier keys begins only while they are held")
struct ModifiersGestureTests {
  @MainActor private final class Log { var lines: [String] = [] }

  @Test("and leaves other presses to the gestures around it")
  func taps() async throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 4) {
      Color.red
        .gesture(TapGesture().modifiers(.shift).onEnded { log.lines.append("shift") })
        .gesture(TapGesture().modifiers([.option, .control]).onEnded { log.lines.append("both") })
        .gesture(TapGesture().onEnded { log.lines.append("plain") })
    }
    for modifiers: EventModifiers in [
      .shift, [], [.option, .control], .option, [.shift, .option],
    ] {
      let point = CGPoint(x: 20, y: 20)
      host.send(.pointer(PointerEvent(.press(.left), at: point, modifiers: modifiers)))
      host.send(.pointer(PointerEvent(.release(.left), at: point, modifiers: modifiers)))
      host.advance(by: .seconds(1))
      try await host.settle()
    }
    #expect(log.lines == ["shift", "plain", "both", "plain", "shift"])
  }

  @Test("a drag continues when the keys are released")
  func drag() {
    let log = Log()
    let host = TestHost(columns: 20, rows: 4) {
      Color.red.gesture(
        DragGesture(minimumDistance: 0).modifiers(.shift)
          .onEnded { log.lines.append("\(Int($0.translation.width))") })
    }
    func send(_ action: PointerEvent.Action, _ x: CGFloat, _ modifiers: EventModifiers) {
      host.send(
        .pointer(PointerEvent(action, at: CGPoint(x: x, y: 20), modifiers: modifiers)))
    }
    send(.press(.left), 20, .shift)
    send(.move(.left), 60, [])
    send(.release(.left), 60, [])
    send(.press(.left), 20, [])
    send(.move(.left), 60, .shift)
    send(.release(.left), 60, .shift)
    #expect(log.lines == ["40"])
  }
}
