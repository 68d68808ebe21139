import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor
@Suite("a long press has its value from the press on; other gestures from where they begin")
struct PressedValueTests {
  private func host<Content: View>(@ViewBuilder _ content: @escaping @MainActor () -> Content)
    -> WindowHost
  {
    let host = WindowHost(columns: 20, rows: 4, root: content)
    host.now = { .zero }
    host.sleep = { _ in throw CancellationError() }
    host.flush()
    return host
  }

  private func send(_ host: WindowHost, _ action: PointerEvent.Action, _ column: Int = 1) {
    host.send(.pointer(PointerEvent(action, column: column, row: 2)))
  }

  /// Shows a gesture's state.
  private struct Holder<Recognized: Gesture>: View {
    let gesture: (GestureState<String>) -> Recognized
    let tell: (String) -> Void
    @GestureState var state = "none"
    var body: some View {
      tell(state)
      return Key(name: "a", width: 160).gesture(gesture($state))
    }
  }

  /// Shows the state of a gesture of high priority.
  private struct Pressed<Recognized: Gesture>: ViewModifier {
    let tell: (String) -> Void
    let gesture: (GestureState<String>) -> Recognized
    @GestureState var state = "none"

    init(
      tell: @escaping (String) -> Void, gesture: @escaping (GestureState<String>) -> Recognized
    ) {
      self.tell = tell
      self.gesture = gesture
    }

    func body(content: Content) -> some View {
      tell(state)
      return content.highPriorityGesture(gesture($state))
    }
  }

  /// A gesture of one's own.
  private struct Hold: Gesture {
    var body: some Gesture<Bool> { LongPressGesture(minimumDuration: 1) }
  }

  @Test("onChanged runs with true when the press begins, onEnded when it is long enough")
  func changes() {
    let log = Log()
    var time = Duration.zero
    for isOwn in [false, true] {
      log.lines = []
      time = .zero
      let host = host {
        if isOwn {
          Key(name: "a", width: 160).gesture(
            Hold().onChanged { log.lines.append("\($0)") }.onEnded { _ in log.lines.append("end") })
        } else {
          Key(name: "a", width: 160).gesture(
            LongPressGesture(minimumDuration: 1).onChanged { log.lines.append("\($0)") }.onEnded {
              _ in log.lines.append("end")
            })
        }
      }
      host.now = { time }
      send(host, .press(.left))
      #expect(log.lines == ["true"])
      time = .seconds(2)
      send(host, .release(.left))
      #expect(log.lines == ["true", "end"])
    }
  }

  @Test("a press that is not long enough ends without another value")
  func short() {
    let log = Log()
    let host = host {
      Key(name: "a", width: 160)
        .gesture(
          LongPressGesture(minimumDuration: 1).onChanged { log.lines.append("\($0)") }
            .onEnded { _ in log.lines.append("end") }
        )
        .onTapGesture { log.lines.append("tap") }
    }
    host.click(column: 1, row: 2)
    #expect(log.lines == ["true", "tap"], "the press alone keeps no other gesture away")
  }

  @Test("the state of a long press is set by the press, and reset at its end")
  func longPress() {
    var shown = ""
    let host = host {
      Holder { state in
        LongPressGesture(minimumDuration: 1).updating(state) { value, state, _ in
          state = "\(value)"
        }
      } tell: {
        shown = $0
      }
    }
    send(host, .press(.left))
    #expect(shown == "true")
    send(host, .release(.left))
    #expect(shown == "none")
  }

  @Test("the state of a long press is reset when a gesture inside is recognized first")
  func loser() {
    var shown = ""
    let host = host {
      VStack { Key(name: "b", width: 160).gesture(DragGesture()) }
        .modifier(
          Pressed(tell: { shown = $0 }) {
            LongPressGesture(minimumDuration: 1, maximumDistance: 100).updating($0) {
              value, state, _ in state = "\(value)"
            }
          })
    }
    send(host, .press(.left))
    #expect(shown == "true")
    send(host, .move(.left), 4)
    #expect(shown == "none")
  }

  @Test("the state of a drag is not set by the press, whatever its value is mapped to")
  func drag() {
    var shown = ""
    let host = host {
      Holder { state in
        DragGesture().map { $0.translation.width > 30 }.updating(state) { value, state, _ in
          state = "\(value)"
        }
      } tell: {
        shown = $0
      }
    }
    send(host, .press(.left))
    #expect(shown == "none")
    send(host, .move(.left), 4)
    #expect(shown == "false")
    send(host, .move(.left), 8)
    #expect(shown == "true")
  }

  @Test("combined and mapped gestures have the values of their parts")
  func combined() {
    let press = LongPressGesture(minimumDuration: 1)
    let drag = DragGesture()
    #expect(press.sequenced(before: drag)._pressedValue == .first(true))
    #expect(drag.sequenced(before: press)._pressedValue == nil)
    #expect(press.exclusively(before: drag)._pressedValue == .first(true))
    #expect(drag.exclusively(before: press)._pressedValue == .second(true))
    let both = drag.simultaneously(with: press)._pressedValue
    #expect(both?.first == nil && both?.second == true)
    #expect(press.map { $0 ? "on" : "off" }._pressedValue == "on")
    #expect(Optional(press)._pressedValue == true && drag._pressedValue == nil)
  }

  @Test("a long press before a drag is first pressed, then dragged")
  func sequence() {
    var shown = ""
    var time = Duration.zero
    let host = host {
      Holder { state in
        LongPressGesture(minimumDuration: 1, maximumDistance: 100).sequenced(before: DragGesture())
          .updating(state) { value, state, _ in
            switch value {
            case .first(let isPressed): state = "pressed \(isPressed)"
            case .second(_, let drag): state = "dragged \(Int(drag?.translation.width ?? 0))"
            }
          }
      } tell: {
        shown = $0
      }
    }
    host.now = { time }
    send(host, .press(.left))
    #expect(shown == "pressed true")
    time = .seconds(2)
    send(host, .move(.left), 4)
    send(host, .move(.left), 5)
    #expect(shown == "dragged 32")
    send(host, .release(.left), 5)
    #expect(shown == "none")
  }
}
