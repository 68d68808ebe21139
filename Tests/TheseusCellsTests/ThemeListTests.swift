import Testing
import TheseusCore
import TheseusViews

@testable import TheseusCells

@MainActor @Suite("Themes live as long as views use them")
struct ThemeListTests {
  private func theme(_ accent: Int) -> TerminalTheme {
    var theme = TerminalTheme.standard
    theme.dark.accent = RGB(UInt32(accent))
    return theme
  }

  @Test("equal themes have one number, and the last user frees it")
  func ends() {
    let list = ThemeList()
    var first = list.numbered(theme(1))
    var second = list.numbered(theme(1))
    #expect(first?.number == second?.number)
    #expect(list.count == 1)
    first = nil
    #expect(list.count == 1)
    second = nil
    #expect(list.count == 0)
  }

  @Test("the standard theme needs no number")
  func standard() {
    let list = ThemeList()
    #expect(list.numbered(.standard) == nil)
    #expect(list.count == 0)
  }

  @Test("a freed number names nothing, and is the last to be used again")
  func reuse() {
    let list = ThemeList(most: 3)
    var first = list.numbered(theme(1))
    let number = first?.number
    first = nil
    #expect(list.theme(number ?? 0) == nil)
    let others = (2...4).map { list.numbered(theme($0)) }
    #expect(others.map { $0?.theme } == (2...4).map(theme))
    #expect(others.last??.number == number)
    #expect(list.numbered(theme(5)) == nil)
  }

  @Test("a thousand themes at a time are all kept apart")
  func many() {
    let environments = (1...1000).map { accent in
      var environment = EnvironmentValues()
      environment.terminalTheme = theme(accent)
      return environment
    }
    #expect(environments.map(\.terminalTheme) == (1...1000).map(theme))
    #expect(Set(environments.map(\.paintContext.appearance)).count == 1000)
  }

  private final class Model: ObservableObject { @Published var accent = 1 }

  private struct Changing: View {
    @ObservedObject var model: Model
    var body: some View {
      var theme = TerminalTheme.standard
      theme.dark.accent = RGB(UInt32(model.accent))
      return Text("own").foregroundStyle(Color.accentColor).environment(\.terminalTheme, theme)
    }
  }

  @Test("a window that changes its theme keeps the current one only, and shows its color")
  func changes() {
    let before = ThemeList.shared.count
    let model = Model()
    let window = WindowHost(columns: 3, rows: 1) { Changing(model: model) }
    let painter = CellPainter(columns: 3, rows: 1)
    window.onCommit = { painter.note($0) }
    for accent in 0xF0F001...0xF0F100 {
      model.accent = accent
      window.flush()
      painter.paint(window)
      #expect(
        painter.buffer.style(x: 0, y: 0)?.foreground
          == .rgb(0xF0, UInt8(accent >> 8 & 0xFF), UInt8(accent & 0xFF)))
    }
    // Other tests run beside this one, and have themes of their own.
    #expect(ThemeList.shared.count < before + 100)
  }
}
