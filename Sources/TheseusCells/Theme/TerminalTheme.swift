import Synchronization
import TheseusCore
import TheseusViews

/// How controls, lists, bars and panels look in a terminal: colors as parts of the terminal's own
/// foreground and background, and glyphs.
///
/// A theme holds no finished colors. `CellTheme` mixes them for one terminal: from what it answers
/// about its colors, for its color depth, with the contrast that each color needs. To replace the
/// theme for a part of the view tree, set `\.terminalTheme`:
///
/// ```swift
/// var theme = TerminalTheme.standard
/// theme.dark.accent = TerminalTheme.RGB(0xFFB454)
/// ContentView().environment(\.terminalTheme, theme)
/// ```
public struct TerminalTheme: Hashable, Sendable {
  /// A theme's colors on a dark, or on a light, background.
  public struct Palette: Hashable, Sendable {
    /// The terminal's own colors, when it does not report them.
    public var background: RGB
    public var foreground: RGB
    /// Where focus is, and what can be activated.
    public var accent: RGB
    public var success: RGB
    public var warning: RGB
    public var danger: RGB
    public var purple: RGB
    /// Parts of the foreground in the background, 0 to 1.
    public var bar: Double
    public var field: Double
    /// Behind a selected row of a list without focus.
    public var quiet: Double
    public var control: Double
    public var pressed: Double
    public var line: Double
    public var frame: Double
    public var secondary: Double
    public var tertiary: Double
    /// Parts of the accent in the background.
    public var prominent: Double
    public var selection: Double
    /// The part of the danger color in the background.
    public var dangerFill: Double
    /// The colors of a terminal with 256 of them that does not report its own.
    var indexed: Indexed

    /// Numbers of the 256 colors.
    struct Indexed: Hashable, Sendable {
      var bar, field, quiet, control, pressed, line, frame, secondary, tertiary: UInt8
      var accent, onFocus, prominent, selection, success, warning, danger, dangerFill: UInt8
    }
  }

  public typealias RGB = TheseusCells.RGB

  public var dark: Palette
  public var light: Palette
  public var glyphs: Glyphs

  /// The theme of a terminal for which no other is set.
  public static let standard = TerminalTheme(
    dark: Palette(
      background: RGB(0x16181D), foreground: RGB(0xE6E8EC), accent: RGB(0x74B2FF),
      success: RGB(0x86CF8E), warning: RGB(0xF0B860), danger: RGB(0xFF8C8C),
      purple: RGB(0xC39BF5), bar: 0.06, field: 0.10, quiet: 0.13, control: 0.16, pressed: 0.28,
      line: 0.20, frame: 0.42, secondary: 0.66, tertiary: 0.50, prominent: 0.30,
      selection: 0.24, dangerFill: 0.24,
      indexed: .init(
        bar: 235, field: 236, quiet: 237, control: 238, pressed: 240, line: 238, frame: 242,
        secondary: 248, tertiary: 244, accent: 111, onFocus: 234, prominent: 17,
        selection: 17, success: 114, warning: 215, danger: 210, dangerFill: 52)),
    light: Palette(
      background: RGB(0xFFFFFF), foreground: RGB(0x1C1E22), accent: RGB(0x0A5BD0),
      success: RGB(0x1B7A3A), warning: RGB(0x8F5400), danger: RGB(0xC02A37),
      purple: RGB(0x7A3FC4), bar: 0.05, field: 0.07, quiet: 0.09, control: 0.12, pressed: 0.28,
      line: 0.18, frame: 0.48, secondary: 0.70, tertiary: 0.55, prominent: 0.20,
      selection: 0.14, dangerFill: 0.13,
      indexed: .init(
        bar: 255, field: 255, quiet: 254, control: 254, pressed: 250, line: 188, frame: 246,
        secondary: 241, tertiary: 244, accent: 26, onFocus: 231, prominent: 189,
        selection: 189, success: 29, warning: 94, danger: 124, dangerFill: 224)),
    glyphs: Glyphs())
}

extension EnvironmentValues {
  /// How controls, lists and bars look in a terminal.
  public var terminalTheme: TerminalTheme {
    get { self[NumberedThemeKey.self]?.theme ?? .standard }
    set {
      let numbered = ThemeList.shared.numbered(newValue)
      self[NumberedThemeKey.self] = numbered
      paintContext.appearance = numbered?.number ?? 0
    }
  }
}

private struct NumberedThemeKey: EnvironmentKey {
  static var defaultValue: NumberedTheme? { nil }
}
