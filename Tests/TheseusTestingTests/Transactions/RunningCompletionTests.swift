import Testing
import TheseusTesting
import TheseusViews

@MainActor private final class Log { var lines: [String] = [] }

private struct Page: View {
  let log: Log
  let criteria: AnimationCompletionCriteria
  @State private var place = 0.0
  @State private var isShown = true
  @State private var hasPanel = true
  var body: some View {
    if isShown { Text("moving").offset(x: place) }
    if hasPanel { Text("panel").transition(.opacity) }
    Button("move") { animate(.linear(duration: 2)) { place += 80 } }
    Button("spin") { animate(.linear(duration: 1).repeatForever()) { place += 80 } }
    Button("move back") { withAnimation(.linear(duration: 3)) { place = 0 } }
    Button("remove") { isShown = false }
    Button("leave") { animate(.linear(duration: 2)) { hasPanel = false } }
    Button("return") { withAnimation(.linear(duration: 3)) { hasPanel = true } }
  }

  private func animate(_ animation: Animation, _ write: () -> Void) {
    withAnimation(animation, completionCriteria: criteria) {
      write()
    } completion: {
      log.lines.append("done")
    }
  }
}

@MainActor
@Suite("A completion runs when nothing of its animation is left to animate")
struct RunningCompletionTests {
  private let log = Log()

  private func makeHost(_ criteria: AnimationCompletionCriteria) -> TestHost {
    TestHost(columns: 40, rows: 12) { Page(log: log, criteria: criteria) }
  }

  @Test(
    "when the view that moves is removed", arguments: [true, false], ["move", "spin"])
  func removedView(isLogical: Bool, name: String) throws {
    let host = makeHost(isLogical ? .logicallyComplete : .removed)
    try host.find(.button, name).tap()
    host.advance(by: .milliseconds(500))
    #expect(log.lines.isEmpty)
    try host.find(.button, "remove").tap()
    #expect(log.lines == ["done"])
    host.advance(by: .seconds(5))
    #expect(log.lines == ["done"])
  }

  @Test("at the end of a removal's transition")
  func transition() throws {
    let host = makeHost(.logicallyComplete)
    try host.find(.button, "leave").tap()
    host.advance(by: .milliseconds(1900))
    #expect(log.lines.isEmpty)
    host.advance(by: .milliseconds(100))
    #expect(log.lines == ["done"])
  }

  @Test("logically at the end of its own duration, whatever moves the view meanwhile")
  func logical() throws {
    let host = makeHost(.logicallyComplete)
    try host.find(.button, "move").tap()
    host.advance(by: .seconds(1))
    try host.find(.button, "move back").tap()
    #expect(log.lines.isEmpty)
    host.advance(by: .seconds(1))
    #expect(log.lines == ["done"])
    host.advance(by: .seconds(5))
    #expect(log.lines == ["done"])
  }

  @Test("as removed when the animation that replaced it has ended")
  func removed() throws {
    let host = makeHost(.removed)
    try host.find(.button, "move").tap()
    host.advance(by: .seconds(1))
    try host.find(.button, "move back").tap()
    host.advance(by: .milliseconds(2900))
    #expect(log.lines.isEmpty)
    host.advance(by: .milliseconds(200))
    #expect(log.lines == ["done"])
  }

  @Test("when another animation replaces one that never ends")
  func endless() throws {
    let host = makeHost(.logicallyComplete)
    try host.find(.button, "spin").tap()
    host.advance(by: .seconds(60))
    #expect(log.lines.isEmpty)
    try host.find(.button, "move back").tap()
    #expect(log.lines == ["done"])
  }

  @Test("as removed when the animation has ended that replaced one that never ends")
  func endlessRemoved() throws {
    let host = makeHost(.removed)
    try host.find(.button, "spin").tap()
    host.advance(by: .seconds(60))
    try host.find(.button, "move back").tap()
    host.advance(by: .milliseconds(2900))
    #expect(log.lines.isEmpty)
    host.advance(by: .milliseconds(200))
    #expect(log.lines == ["done"])
  }
}
