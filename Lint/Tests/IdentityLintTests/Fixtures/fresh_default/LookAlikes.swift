import SwiftUI

@Observable final class Player { var song = "" }
struct Format { var digits = 2 }
struct PlayerKey: EnvironmentKey {
  static let defaultValue = Player()
}
struct SharedKey: EnvironmentKey {
  static var defaultValue: Player { shared }
  private static let shared = Player()
}
extension EnvironmentValues {
  @Entry var format = Format()
  @Entry var player: Player?
}
struct Bar: View {
  @Environment(\.player) private var player
  var body: some View { Button("a") { player?.song = "a" } }
}
