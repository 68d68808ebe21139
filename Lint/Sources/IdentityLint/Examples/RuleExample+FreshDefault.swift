extension RuleExample {
  static let freshDefault = RuleExample(
    failing: #"""
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
      """#,
    fixed: #"""
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
      """#)
}
