import Testing
import TheseusTesting
import TheseusViews

@MainActor @Suite("A simultaneous gesture comes before the gestures around its view")
struct SimultaneousInsideTests {
  @MainActor private final class Log { var lines: [String] = [] }

  /// A tile of a grid as a Mac app has it: one click selects it, two open it, and a click beside
  /// it selects nothing.
  private func tiles(_ log: Log) -> TestHost {
    TestHost(columns: 20, rows: 6) {
      VStack {
        Text("tile")
          .gesture(TapGesture(count: 2).onEnded { log.lines.append("open") })
          .simultaneousGesture(TapGesture().onEnded { log.lines.append("select") })
        Text("beside")
        Spacer()
      }
      .frame(maxWidth: .infinity)
      .contentShape(Rectangle())
      .onTapGesture { log.lines.append("nothing") }
    }
  }

  private func click(_ text: String, _ host: TestHost) throws {
    let frame = try host.find(.text, text).frame
    for action in [PointerEvent.Action.press(.left), .release(.left)] {
      host.send(.pointer(PointerEvent(action, column: frame.x, row: frame.y)))
    }
  }

  /// Until no further tap can follow.
  private func pass(_ host: TestHost) async throws {
    host.advance(by: .seconds(1))
    try await host.settle()
  }

  @Test("a tap on the inner view is not one on the outer view as well")
  func single() async throws {
    let log = Log()
    let host = tiles(log)
    try click("tile", host)
    try await pass(host)
    #expect(log.lines == ["select"])
  }

  @Test("two taps are still recognized beside it")
  func double() async throws {
    let log = Log()
    let host = tiles(log)
    try click("tile", host)
    try click("tile", host)
    try await pass(host)
    #expect(log.lines.contains("open") && !log.lines.contains("nothing"), "\(log.lines)")
  }

  @Test("a tap beside the inner view is one on the outer view")
  func beside() async throws {
    let log = Log()
    let host = tiles(log)
    try click("beside", host)
    try await pass(host)
    #expect(log.lines == ["nothing"])
  }

  @Test("around a view with a gesture, a simultaneous one is recognized too")
  func around() throws {
    let log = Log()
    let host = TestHost(columns: 20, rows: 3) {
      VStack { Text("heart").onTapGesture { log.lines.append("inner") } }
        .simultaneousGesture(TapGesture().onEnded { log.lines.append("outer") })
    }
    try click("heart", host)
    #expect(log.lines.sorted() == ["inner", "outer"])
  }
}
