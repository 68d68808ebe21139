import TheseusViews

/// A kind of terminal, for a picture of a window on it.
public struct PictureStyle: Hashable, Sendable {
  public var colors: ColorDepth
  public var isDark: Bool
  /// Whether the terminal shows more than ASCII.
  public var unicode: Bool

  public init(colors: ColorDepth = .trueColor, isDark: Bool = true, unicode: Bool = true) {
    self.colors = colors
    self.isDark = isDark
    self.unicode = unicode
  }

  /// The metrics and the color scheme that the window needs to be laid out for this terminal.
  public var metrics: HostMetrics { .cells(showsUnicode: unicode) }
  public var colorScheme: ColorScheme { isDark ? .dark : .light }

  /// The whole window as an SVG document.
  @MainActor public func svg(of window: WindowHost) -> String {
    let painter = CellPainter(
      columns: window.columns, rows: window.rows, metrics: metrics,
      theme: CellTheme(
        depth: colors, isDark: isDark,
        background: colors >= .indexed256 ? CellBuffer.pictureGround(isDark: isDark) : nil))
    painter.paint(window)
    return painter.buffer.svg(isDark: isDark, depth: colors, unicode: unicode)
  }
}

extension ColorDepth {
  /// By a name as a user writes it: `24bit`, `256`, `16` or `none`.
  public init?(name: String) {
    switch name {
    case "24bit": self = .trueColor
    case "256": self = .indexed256
    case "16": self = .ansi16
    case "none": self = .none
    default: return nil
    }
  }
}
