import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("isEnabled decides whether an attached gesture is recognized")
struct DisabledGestureTests {
  private final class Log { var taps: [String] = [] }

  private struct Panel: View {
    let log: Log
    let isEnabled: Bool
    var body: some View {
      VStack(spacing: 0) {
        Text("normal").gesture(tap("normal"), isEnabled: isEnabled)
        Text("named").gesture(tap("named"), name: "n", isEnabled: isEnabled)
        Text("high").highPriorityGesture(tap("high"), isEnabled: isEnabled)
        Text("named high").highPriorityGesture(tap("named high"), name: "n", isEnabled: isEnabled)
        Text("also").simultaneousGesture(tap("also"), isEnabled: isEnabled)
        Text("named also").simultaneousGesture(tap("named also"), name: "n", isEnabled: isEnabled)
      }
    }
    private func tap(_ name: String) -> some Gesture {
      TapGesture().onEnded { log.taps.append(name) }
    }
  }
  nonisolated private static let names = [
    "normal", "named", "high", "named high", "also", "named also",
  ]

  @Test("an enabled one is recognized, a disabled one is not", arguments: names)
  func forms(name: String) throws {
    let log = Log()
    let host = TestHost { Panel(log: log, isEnabled: true) }
    try host.find(.text, name).tap()
    #expect(log.taps == [name])
    host.update { Panel(log: log, isEnabled: false) }
    try? host.find(.text, name).tap()
    #expect(log.taps == [name])
  }

  @Test("a disabled gesture of a container leaves the gestures inside")
  func inside() throws {
    let log = Log()
    let host = TestHost {
      VStack { Text("inner").onTapGesture { log.taps.append("inner") } }
        .highPriorityGesture(TapGesture().onEnded { log.taps.append("outer") }, isEnabled: false)
    }
    try host.find(.text, "inner").tap()
    #expect(log.taps == ["inner"])
  }
}
