/// The colors of a theme on one terminal: mixed from its own two colors, lifted to the contrast
/// that text needs, and as numbers where it has only 256.
///
/// | text | least ratio |
/// |---|---|
/// | text on a fill | 7, or what the terminal itself has |
/// | secondary text on a control | 4.5 |
/// | hints and disabled text on a field | 3.2 |
/// | frames on the page | 3 |
/// | accent and status words on a field | 4.5 |
/// | the accent on a prominent fill | 4.5 |
struct ThemeColors: Hashable, Sendable {
  /// A color as cells have it, and its components, to mix and measure.
  struct Shade: Hashable, Sendable {
    var color: CellColor
    var rgb: RGB
  }

  let page: RGB
  let text: RGB
  let bar, field, quiet, control, pressed, line, frame: Shade
  let secondary, tertiary: Shade
  let accent, onFocus, prominent, onProminent, selection: Shade
  let success, warning, danger, dangerFill, onDanger, purple: Shade
  /// The least ratio of text on a fill.
  let textRatio: Double

  static let secondaryRatio = 4.5
  static let tertiaryRatio = 3.2
  static let frameRatio = 3.0
  static let wordRatio = 4.5

  /// - Parameters:
  ///   - own: the terminal's colors; nil where it has not reported them.
  ///   - isIndexed: whether the terminal has 256 colors and no more.
  init(
    _ palette: TerminalTheme.Palette, own: (background: RGB, foreground: RGB)?, isIndexed: Bool
  ) {
    let page = own?.background ?? palette.background
    let text = own?.foreground ?? palette.foreground
    // The numbers stand for the mixed colors of a terminal that has not reported its own.
    let indexed = isIndexed && own == nil ? palette.indexed : nil
    func shade(
      _ rgb: RGB, _ number: KeyPath<TerminalTheme.Palette.Indexed, UInt8>? = nil,
      unless lifted: Bool = false
    ) -> Shade {
      if let indexed, let number, !lifted {
        return Shade(color: .indexed(indexed[keyPath: number]), rgb: rgb)
      }
      return Shade(
        color: isIndexed ? rgb.color.converted(to: .indexed256) : rgb.color, rgb: rgb)
    }
    let textRatio = min(7, text.contrast(with: page))
    /// A fill with a hue, which the nearest of the grays would lose.
    func fill(_ rgb: RGB, _ number: KeyPath<TerminalTheme.Palette.Indexed, UInt8>) -> Shade {
      guard isIndexed, indexed == nil, let tinted = rgb.tinted256(under: text, textRatio) else {
        return shade(rgb, number)
      }
      let color = CellColor.indexed(tinted)
      let (red, green, blue) = color.components
      return Shade(
        color: color,
        rgb: RGB(
          red: UInt8(clamping: red), green: UInt8(clamping: green), blue: UInt8(clamping: blue)))
    }
    func mix(_ amount: Double) -> RGB { page.mixed(text, amount) }
    self.page = page
    self.text = text
    bar = shade(mix(palette.bar), \.bar)
    let field = mix(palette.field)
    self.field = shade(field, \.field)
    quiet = shade(mix(palette.quiet), \.quiet)
    let control = mix(palette.control)
    self.control = shade(control, \.control)
    pressed = shade(mix(palette.pressed), \.pressed)
    line = shade(mix(palette.line), \.line)
    frame = shade(mix(palette.frame).lifted(to: Self.frameRatio, on: page), \.frame)
    secondary = shade(
      mix(palette.secondary).lifted(to: Self.secondaryRatio, on: control), \.secondary)
    tertiary = shade(mix(palette.tertiary).lifted(to: Self.tertiaryRatio, on: field), \.tertiary)
    func word(_ rgb: RGB) -> RGB { rgb.lifted(to: Self.wordRatio, on: field) }
    let accent = word(palette.accent)
    self.accent = shade(accent, \.accent)
    onFocus = shade(page.lifted(to: Self.wordRatio, on: accent), \.onFocus)
    let prominent = page.mixed(accent, palette.prominent)
    self.prominent = fill(prominent, \.prominent)
    onProminent = shade(accent.lifted(to: Self.wordRatio, on: prominent), \.accent)
    selection = fill(page.mixed(accent, palette.selection), \.selection)
    success = shade(word(palette.success), \.success)
    warning = shade(word(palette.warning), \.warning)
    let danger = word(palette.danger)
    self.danger = shade(danger, \.danger)
    let dangerFill = page.mixed(danger, palette.dangerFill)
    self.dangerFill = fill(dangerFill, \.dangerFill)
    onDanger = shade(danger.lifted(to: Self.wordRatio, on: dangerFill), \.danger)
    purple = shade(word(palette.purple))
    self.textRatio = textRatio
  }

  /// The terminal's own foreground on a fill, lifted where it is not read well there.
  func textColor(on fill: RGB) -> CellColor {
    text.contrast(with: fill) >= textRatio
      ? .default : text.lifted(to: textRatio, on: fill).color
  }

  /// A color of text that has come to stand on another fill.
  func lifted(_ color: RGB, on fill: RGB) -> RGB {
    let ratio = color == tertiary.rgb ? Self.tertiaryRatio : Self.secondaryRatio
    return color.lifted(to: ratio, on: fill)
  }
}
