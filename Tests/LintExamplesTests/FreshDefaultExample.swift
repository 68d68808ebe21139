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
  @Test("fresh_default: each read of a computed default is another object")
  func runs() throws {
    #expect(PlayerKeyFresh.defaultValue !== PlayerKeyFresh.defaultValue)
    #expect(PlayerKeyOnce.defaultValue === PlayerKeyOnce.defaultValue)
    let host = TestHost {
      VStack {
        BarOnce()
        TitleOnce()
      }
    }
    try host.find(.button, "Play").tap()
    #expect(host.screen.contains("Help!"))
  }

  @Test("fresh_default: the page shows the code that runs here")
  func page() throws { try LintExample(rule: "fresh_default", file: #filePath).check() }
}
