import Testing
import TheseusTesting
import TheseusViews

@MainActor private final class Log { var lines: [String] = [] }

private struct Page: View {
  let log: Log
  @State private var unread = 0
  @State private var count = 0
  @State private var isLong = false
  @State private var place = 0.0
  var body: some View {
    Text(count < 10 ? "few" : "many")
    Text("moving").offset(x: place).animation(isLong ? .linear(duration: 5) : nil, value: place)
    Button("unread") { animate("unread") { unread += 1 } }
    Button("equal") { animate("equal") { count += 0 } }
    Button("same look") { animate("same look") { count += 1 } }
    Button("other look") { animate("other look") { count += 10 } }
    Button("endless") {
      withAnimation(.linear(duration: 1).repeatForever()) {
        unread += 1
      } completion: {
        log.lines.append("endless")
      }
    }
    Button("longer inside") {
      isLong = true
      animate("longer inside") { place += 80 }
    }
    Text("same").onChange(of: unread) { log.lines.append("changed") }
  }

  private func animate(_ name: String, _ write: () -> Void) {
    withAnimation(.linear(duration: 1)) {
      write()
    } completion: {
      log.lines.append(name)
    }
  }
}

@MainActor
@Suite("A completion runs after the update that animates nothing")
struct CompletionOfNothingTests {
  private let log = Log()
  private func makeHost() -> TestHost { TestHost(columns: 40, rows: 12) { Page(log: log) } }

  @Test(
    "of a state that nobody shows, of an equal value, of a view that looks the same",
    arguments: ["equal", "same look"])
  func nothing(name: String) throws {
    let host = makeHost()
    try host.find(.button, name).tap()
    #expect(log.lines == [name])
    host.advance(by: .seconds(3))
    #expect(log.lines == [name])
  }

  @Test("and after the actions of that update")
  func order() throws {
    let host = makeHost()
    try host.find(.button, "unread").tap()
    #expect(log.lines == ["changed", "unread"])
  }

  @Test("also of an animation that would never end")
  func endless() throws {
    let host = makeHost()
    try host.find(.button, "endless").tap()
    #expect(log.lines == ["changed", "endless"])
  }

  @Test("and waits where a view looks different")
  func otherLook() throws {
    let host = makeHost()
    try host.find(.button, "other look").tap()
    host.advance(by: .milliseconds(900))
    #expect(log.lines.isEmpty)
    host.advance(by: .milliseconds(100))
    #expect(log.lines == ["other look"])
  }

  @Test("and waits for a longer animation that a modifier sets")
  func longerInside() throws {
    let host = makeHost()
    try host.find(.button, "longer inside").tap()
    host.advance(by: .seconds(4))
    #expect(log.lines.isEmpty)
    host.advance(by: .seconds(1))
    #expect(log.lines == ["longer inside"])
  }

  @Test("A completion that waits runs once when the tree ends")
  func unmounted() throws {
    let host = makeHost()
    try host.find(.button, "other look").tap()
    #expect(log.lines.isEmpty)
    host.unmount()
    #expect(log.lines == ["other look"])
    host.advance(by: .seconds(3))
    #expect(log.lines == ["other look"])
  }
}
