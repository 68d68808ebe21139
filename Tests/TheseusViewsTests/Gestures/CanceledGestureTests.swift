import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

/// The state of a gesture, owned by a view that outlives the one with the gesture.
private struct Board: View {
  let log: Log
  let isShown: Bool
  let isEnabled: Bool
  let mask: GestureMask
  @GestureState(reset: { value, _ in Board.resets.append(value) }) private var offset: CGFloat = 0
  @MainActor static var resets: [CGFloat] = []

  var body: some View {
    log.lines.append("\(Int(offset))")
    return VStack(alignment: .leading, spacing: 0) {
      if isShown {
        Key(name: "a", width: 160)
          .gesture(
            DragGesture().updating($offset) { value, state, _ in state = value.translation.width },
            including: mask
          )
          .disabled(!isEnabled)
      }
    }
  }
}

@MainActor @Suite("a canceled gesture resets its state", .serialized)
struct CanceledGestureTests {
  private func board(_ log: Log) -> (WindowHost, (Bool, Bool, GestureMask) -> Void) {
    let host = WindowHost(columns: 20, rows: 3) {
      Board(log: log, isShown: true, isEnabled: true, mask: .all)
    }
    host.now = { .zero }
    host.flush()
    host.send(.pointer(PointerEvent(.press(.left), column: 1, row: 1)))
    host.send(.pointer(PointerEvent(.move(.left), column: 5, row: 1)))
    #expect(log.lines.last == "32")
    return (
      host,
      { isShown, isEnabled, mask in
        host.update { Board(log: log, isShown: isShown, isEnabled: isEnabled, mask: mask) }
        host.flush()
      }
    )
  }

  @Test("when its view is removed")
  func removed() {
    let log = Log()
    let (_, update) = board(log)
    update(false, true, .all)
    #expect(log.lines.last == "0")
  }

  @Test("when its view is disabled")
  func disabled() {
    let log = Log()
    let (host, update) = board(log)
    update(true, false, .all)
    #expect(log.lines.last == "0")
    // The same press does not begin again.
    update(true, true, .all)
    host.send(.pointer(PointerEvent(.move(.left), column: 7, row: 1)))
    #expect(log.lines.last == "0")
  }

  @Test("when its mask excludes it")
  func masked() {
    let log = Log()
    let (_, update) = board(log)
    update(true, true, .subviews)
    #expect(log.lines.last == "0")
  }

  @Test("when the window loses focus")
  func unfocused() {
    let log = Log()
    let (host, _) = board(log)
    host.send(.windowFocus(false))
    #expect(log.lines.last == "0")
  }

  @Test("with the last value passed to its reset, once")
  func resets() {
    Board.resets = []
    let log = Log()
    let (_, update) = board(log)
    update(false, true, .all)
    #expect(Board.resets == [32])
  }
}

/// Two windows: a drag in the first opens the second.
private struct TwoWindows: App {
  static let log = Log()
  var body: some Scene {
    WindowGroup("First", id: "first") { DraggedPage(log: Self.log) }
    Window("Second", id: "second") { Text("second") }
  }
}

private struct DraggedPage: View {
  let log: Log
  @GestureState private var offset: CGFloat = 0
  @Environment(\.openWindow) private var openWindow
  @Environment(\.dismissWindow) private var dismissWindow

  var body: some View {
    log.lines.append("\(Int(offset))")
    return Key(name: "a", width: 160).gesture(
      DragGesture()
        .updating($offset) { value, state, _ in state = value.translation.width }
        .onChanged { if $0.translation.width >= 32 { openWindow(id: "second") } })
  }
}

extension CanceledGestureTests {
  @Test("when another window becomes the frontmost one")
  func otherWindow() throws {
    let app = AppHost(TwoWindows(), size: CGSize(width: 160, height: 64))
    app.flush()
    app.send(.pointer(PointerEvent(.press(.left), column: 1, row: 1)))
    app.send(.pointer(PointerEvent(.move(.left), column: 4, row: 1)))
    #expect(TwoWindows.log.lines.last == "24")
    app.send(.pointer(PointerEvent(.move(.left), column: 5, row: 1)))
    #expect(app.windows.count == 2)
    #expect(TwoWindows.log.lines.last == "0")
  }
}
