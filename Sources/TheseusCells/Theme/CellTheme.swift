import TheseusViews

/// A theme on one kind of terminal: how meanings and colors become cell styles.
///
/// With 256 colors or more, shades are mixed from the terminal's own foreground and background, so
/// that they fit any color scheme. With 16 or none, weight, underline and inverse give the same
/// hierarchy: nothing depends on color, and the same cells are drawn.
public struct CellTheme: Sendable {
  public let depth: ColorDepth
  public let isDark: Bool
  /// By reference: a theme is read for each piece of text.
  private let mixed: Mixed
  /// The colors that the terminal has reported.
  private let own: Own?

  private final class Mixed: Sendable {
    let theme: TerminalTheme
    let colors: ThemeColors

    init(_ theme: TerminalTheme, _ colors: ThemeColors) {
      self.theme = theme
      self.colors = colors
    }
  }

  private struct Own: Hashable, Sendable {
    var background: RGB
    var foreground: RGB
  }

  /// - Parameters:
  ///   - background: what the terminal answered; nil for what terminals of this color scheme
  ///     usually have. Likewise `foreground`.
  public init(
    depth: ColorDepth = .trueColor, isDark: Bool = true,
    background: (red: UInt8, green: UInt8, blue: UInt8)? = nil,
    foreground: (red: UInt8, green: UInt8, blue: UInt8)? = nil,
    theme: TerminalTheme = .standard
  ) {
    let palette = isDark ? theme.dark : theme.light
    var own: Own?
    if background != nil || foreground != nil {
      func rgb(_ color: (red: UInt8, green: UInt8, blue: UInt8)?, else usual: RGB) -> RGB {
        color.map { RGB(red: $0.red, green: $0.green, blue: $0.blue) } ?? usual
      }
      own = Own(
        background: rgb(background, else: palette.background),
        foreground: rgb(foreground, else: palette.foreground))
    }
    self.init(depth, isDark, theme, own)
  }

  private init(_ depth: ColorDepth, _ isDark: Bool, _ theme: TerminalTheme, _ own: Own?) {
    self.depth = depth
    self.isDark = isDark
    self.own = own
    mixed = Mixed(
      theme,
      ThemeColors(
        isDark ? theme.dark : theme.light,
        own: own.map { ($0.background, $0.foreground) }, isIndexed: depth == .indexed256))
  }

  public var theme: TerminalTheme { mixed.theme }
  var colors: ThemeColors { _read { yield mixed.colors } }

  /// The same terminal's styles for another theme.
  func with(_ theme: TerminalTheme) -> CellTheme { CellTheme(depth, isDark, theme, own) }

  var glyphs: TerminalTheme.Glyphs { theme.glyphs }
  var palette: TerminalTheme.Palette { isDark ? theme.dark : theme.light }
  /// Shades can be mixed.
  var mixes: Bool { depth >= .indexed256 }
  var back: RGB { colors.page }
  var fore: RGB { colors.text }
}

extension CellTheme: Hashable {
  public static func == (a: CellTheme, b: CellTheme) -> Bool {
    a.depth == b.depth && a.isDark == b.isDark && a.own == b.own
      && (a.mixed === b.mixed || a.theme == b.theme)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(depth)
    hasher.combine(isDark)
    hasher.combine(own)
    hasher.combine(theme)
  }
}

// MARK: Text

extension CellTheme {
  /// A color as text or line.
  func foreground(_ paint: Paint) -> (color: CellColor, attributes: CellStyle.Attributes) {
    let (color, attributes) = opaqueForeground(paint)
    guard paint.opacity < 255 else { return (color, attributes) }
    if mixes {
      return (back.mixed(rgb(color, else: fore), Double(paint.opacity) / 255).color, attributes)
    }
    return (color, paint.opacity < 160 ? attributes.union(.dim) : attributes)
  }

  private func opaqueForeground(_ paint: Paint) -> (CellColor, CellStyle.Attributes) {
    guard let system = paint.system else { return (.rgb(paint.red, paint.green, paint.blue), []) }
    switch system {
    case .primary, .clear: return (.default, [])
    case .secondary, .gray: return faint(colors.secondary)
    case .tertiary, .placeholder: return faint(colors.tertiary)
    case .separator, .quaternary: return faint(colors.line)
    case .quinary, .fill, .bar: return faint(colors.control)
    case .background: return mixes ? (back.color, []) : (isDark ? .ansi(0) : .ansi(15), [])
    default: return (hue(system, paint), [])
    }
  }

  private func faint(_ shade: ThemeColors.Shade) -> (CellColor, CellStyle.Attributes) {
    mixes ? (shade.color, []) : (.default, .dim)
  }

  /// A color that is known by its name, as text is read in it.
  private func hue(_ system: SystemColor, _ paint: Paint) -> CellColor {
    guard mixes else { return depth == .none ? .default : .ansi(Self.ansi(system, isDark)) }
    switch system {
    case .accent, .link, .selection, .blue: return colors.accent.color
    case .red: return colors.danger.color
    case .orange: return colors.warning.color
    case .green: return colors.success.color
    case .purple: return colors.purple.color
    case .black, .white: return .rgb(paint.red, paint.green, paint.blue)
    default:
      return RGB(red: paint.red, green: paint.green, blue: paint.blue)
        .lifted(to: ThemeColors.wordRatio, on: colors.field.rgb).color
    }
  }

  /// Never 8, which many color schemes make as dark as the background.
  private static func ansi(_ system: SystemColor, _ isDark: Bool) -> UInt8 {
    let bright: UInt8 = isDark ? 8 : 0
    return switch system {
    case .accent, .link, .selection: isDark ? 14 : 4
    case .black: 0
    case .white: 15
    case .red: 1 + bright
    case .green: 2 + bright
    case .yellow, .orange: 3 + bright
    case .brown: 3
    case .blue, .indigo: 4 + bright
    case .purple, .pink: 5 + bright
    case .mint, .teal, .cyan: 6 + bright
    default: 7
    }
  }
}

// MARK: Surfaces

extension CellTheme {
  /// The surface of a part of a control. Without shades there is none: brackets say where the part
  /// is.
  func fill(_ shade: ThemeColors.Shade) -> CellStyle {
    mixes
      ? CellStyle(foreground: colors.textColor(on: shade.rgb), background: shade.color) : .plain
  }

  /// A surface, and the color of the text on it.
  func fill(_ shade: ThemeColors.Shade, text: ThemeColors.Shade) -> CellStyle {
    mixes ? CellStyle(foreground: text.color, background: shade.color) : .plain
  }

  /// Glyphs in a color over what is there.
  func mark(_ shade: ThemeColors.Shade, _ attributes: CellStyle.Attributes = []) -> CellStyle {
    CellStyle(foreground: shade.color, background: .clear, attributes: attributes)
  }

  /// Marks and words that stand out by their hue.
  var accentMark: CellStyle { hueMark(colors.accent, isDark ? 14 : 4) }
  var dangerMark: CellStyle { hueMark(colors.danger, isDark ? 9 : 1) }

  private func hueMark(_ shade: ThemeColors.Shade, _ number: UInt8) -> CellStyle {
    if mixes { return mark(shade) }
    return CellStyle(
      foreground: depth == .none ? .default : .ansi(number), background: .clear, attributes: .bold)
  }

  /// Lines and what is less than text.
  func faintMark(_ shade: ThemeColors.Shade) -> CellStyle {
    mixes ? mark(shade) : CellStyle(background: .clear, attributes: .dim)
  }

  /// A color as a surface. Nil where it shows what is below. `rows` distinguishes a field or button
  /// from a panel.
  func surface(_ paint: Paint, rows: Int) -> CellStyle? {
    guard let system = paint.system else {
      return colored(.rgb(paint.red, paint.green, paint.blue))
    }
    switch system {
    case .clear: return nil
    case .background: return .plain
    case .bar: return fill(colors.bar)
    case .quinary: return raised(colors.field, rows)
    case .fill, .quaternary: return raised(colors.control, rows)
    case .separator: return raised(colors.line, rows)
    case .tertiary, .placeholder: return raised(colors.pressed, rows)
    case .selection:
      var style = CellStyle.plain
      apply(.selection, to: &style)
      return style
    case .gray, .secondary:
      return mixes ? colored(back.mixed(fore, 0.5).color) : CellStyle(attributes: .inverse)
    case .primary: return mixes ? colored(fore.color) : CellStyle(attributes: .inverse)
    case .accent, .link:
      if mixes { return fill(colors.accent, text: colors.onFocus) }
      return depth == .none ? CellStyle(attributes: .inverse) : colored(.ansi(4))
    default:
      return colored(
        mixes ? .rgb(paint.red, paint.green, paint.blue) : .ansi(Self.ansi(system, isDark)))
    }
  }

  /// A little nearer than the background. Without shades one row is underlined, as a field on paper
  /// is, and a panel is left plain.
  private func raised(_ shade: ThemeColors.Shade, _ rows: Int) -> CellStyle {
    if mixes { return fill(shade) }
    return rows == 1 ? CellStyle(attributes: .underline) : .plain
  }

  private func colored(_ color: CellColor) -> CellStyle {
    if depth == .none { return CellStyle(attributes: .inverse) }
    return CellStyle(foreground: contrast(with: color), background: color)
  }

  /// The terminal's own foreground where it can be read on this color, else black or white.
  private func contrast(with color: CellColor) -> CellColor {
    let below = rgb(color, else: back)
    if below.contrast(with: fore) >= ThemeColors.wordRatio { return .default }
    if mixes { return fore.lifted(to: ThemeColors.wordRatio, on: below).color }
    return below.contrast(with: .black) >= below.contrast(with: .white) ? .ansi(0) : .ansi(15)
  }

  /// The components of a color that a cell has.
  func rgb(_ color: CellColor, else own: RGB) -> RGB {
    if color == .default || color == .clear { return own }
    let (red, green, blue) = color.components
    return RGB(
      red: UInt8(clamping: red), green: UInt8(clamping: green), blue: UInt8(clamping: blue))
  }
}
