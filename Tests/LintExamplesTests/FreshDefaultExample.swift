import Observation
import Testing
import TheseusTesting

// failing:
@Observable final class PlayerFresh: @unchecked Sendable { var song = "silence" }

struct PlayerKeyFresh: EnvironmentKey {
  static var defaultValue: PlayerFresh { PlayerFresh() }
}

extension EnvironmentValues {
  var playerFresh: PlayerFresh {
    get { self[PlayerKeyFresh.self] }
    set { self[PlayerKeyFresh.self] = newValue }
  }
}

struct BarFresh: View {
  @Environment(\.playerFresh) private var player

  var body: some View {
    Button("Play") { player.song = "Help!" }
  }
}

struct TitleFresh: View {
  @Environment(\.playerFresh) private var player

  var body: some View { Text("Now \(player.song)") }
}
// end

// fixed:
@Observable final class PlayerOnce: @unchecked Sendable { var song = "silence" }

struct PlayerKeyOnce: EnvironmentKey {
  static let defaultValue = PlayerOnce()
}

extension EnvironmentValues {
  var playerOnce: PlayerOnce {
    get { self[PlayerKeyOnce.self] }
    set { self[PlayerKeyOnce.self] = newValue }
  }
}

struct BarOnce: View {
  @Environment(\.playerOnce) private var player

  var body: some View {
    Button("Play") { player.song = "Help!" }
  }
}

struct TitleOnce: View {
  @Environment(\.playerOnce) private var player

  var body: some View { Text("Now \(player.song)") }
}
// end

@MainActor @Suite("The example of fresh_default")
struct FreshDefaultExample {
  @Test("R80 fresh_default: two views read two objects from a computed default")
  func runs() throws {
    func plays(_ host: TestHost) throws -> Bool {
      try host.find(.button, "Play").tap()
      return host.screen.contains("Help!")
    }
    #expect(
      try !plays(
        TestHost {
          VStack {
            BarFresh()
            TitleFresh()
          }
        }))
    #expect(
      try plays(
        TestHost {
          VStack {
            BarOnce()
            TitleOnce()
          }
        }))
  }

  @Test("fresh_default: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "fresh_default", file: #filePath).check() }
}
