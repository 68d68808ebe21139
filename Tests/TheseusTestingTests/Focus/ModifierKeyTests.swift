import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("modifier keys that are held, for views")
struct ModifierKeyTests {
  private final class Log {
    var words: [String] = []
  }

  private func name(_ keys: EventModifiers) -> String {
    [
      (EventModifiers.shift, "shift"), (.control, "control"), (.option, "option"),
      (.capsLock, "caps"),
    ]
    .filter { keys.contains($0.0) }.map(\.1).joined(separator: "+")
  }

  @Test("each key reports them; a view is notified of changes of those it requests")
  func keys() {
    let log = Log()
    let host = TestHost {
      Text("here").onModifierKeysChanged(mask: [.shift, .control], initial: false) {
        log.words.append("\(name($0))>\(name($1))")
      }
    }
    #expect(log.words.isEmpty)
    host.press("a", modifiers: .control)
    host.press("b", modifiers: .control)
    host.press("c", modifiers: [.control, .shift])
    host.press("d", modifiers: .option)
    host.press("e")
    #expect(log.words == [">control", "control>shift+control", "shift+control>"])
  }

  @Test("the pointer reports its modifiers, and others stay")
  func pointer() {
    let log = Log()
    let host = TestHost {
      Text("here").onModifierKeysChanged { log.words.append("\(name($0))>\(name($1))") }
    }
    #expect(log.words == [">"])
    host.send(.key(KeyPress(key: "a", modifiers: .capsLock)))
    host.send(.pointer(PointerEvent(.move(nil), column: 1, row: 1, modifiers: .shift)))
    host.send(.windowFocus(false))
    #expect(log.words == [">", ">caps", "caps>shift+caps", "shift+caps>"])
  }

  @Test("they can be stored in state, which ends with the view")
  func state() throws {
    struct Shown: View {
      @State private var keys: EventModifiers = []
      @State private var isShown = true
      var body: some View {
        VStack {
          Text(keys.contains(.option) ? "delete" : "archive")
          if isShown {
            Text("listens").onModifierKeysChanged(mask: .option) { _, new in keys = new }
          }
          Button("hide") { isShown = false }
        }
      }
    }
    let host = TestHost { Shown() }
    host.press("x", modifiers: .option)
    #expect(host.screen.contains("delete"))
    try host.find(.button, "hide").tap()
    host.press("x")
    #expect(host.screen.contains("delete"))
  }
}
