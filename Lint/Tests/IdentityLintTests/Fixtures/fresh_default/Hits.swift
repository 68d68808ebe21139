import SwiftUI

final class Theme: ObservableObject { @Published var isDark = false }
@Observable final class Player { var song = "" }
struct ThemeKey: EnvironmentKey {
  static var defaultValue: Theme { Theme() }  // expect: fresh_default
}
extension EnvironmentValues {
  @Entry var player = Player()  // expect: fresh_default
  var theme: Theme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}
struct Bar: View {
  @Environment(\.player) private var player
  @Environment(\.theme) private var theme
  var body: some View {
    Button(player.song) {
      player.song = "a"
      theme.isDark.toggle()
    }
  }
}
