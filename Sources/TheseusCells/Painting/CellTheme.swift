import TheseusViews

/// How meanings and colours become cell styles on one kind of terminal.
///
/// With many colours, shades are mixed from the terminal's own foreground and background, so that
/// they fit any theme. With 16 or none, the hierarchy is kept by weight, underline and inverse:
/// nothing depends on colour.
public struct CellTheme: Hashable, Sendable {
  public var depth: ColorDepth
  public var isDark: Bool
  /// What the terminal's own background looks like, to mix shades with.
  var back: RGB
  var fore: RGB

  struct RGB: Hashable, Sendable {
    var red: UInt8
    var green: UInt8
    var blue: UInt8

    /// The part `amount`, 0 to 1, of another colour mixed in.
    func mixed(_ other: RGB, _ amount: Double) -> RGB {
      func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
        UInt8((Double(a) + (Double(b) - Double(a)) * min(1, max(0, amount))).rounded())
      }
      return RGB(
        red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
    }

    var color: CellColor { .rgb(red, green, blue) }
    /// 0 to 255, as the eye weighs.
    var brightness: Int { (299 * Int(red) + 587 * Int(green) + 114 * Int(blue)) / 1_000 }
  }

  /// - Parameter background: what the terminal answered; nil for what terminals of this scheme
  ///   usually have.
  public init(
    depth: ColorDepth = .trueColor, isDark: Bool = true,
    background: (red: UInt8, green: UInt8, blue: UInt8)? = nil
  ) {
    self.depth = depth
    self.isDark = isDark
    let usual: UInt8 = isDark ? 0x18 : 0xFF
    back =
      background.map { RGB(red: $0.red, green: $0.green, blue: $0.blue) }
      ?? RGB(red: usual, green: usual, blue: usual)
    fore =
      isDark ? RGB(red: 0xE6, green: 0xE6, blue: 0xE6) : RGB(red: 0x1C, green: 0x1C, blue: 0x1E)
  }

  /// Shades can be mixed.
  var mixes: Bool { depth >= .indexed256 }

  private var accent: RGB {
    isDark ? RGB(red: 0x4A, green: 0xA3, blue: 0xFF) : RGB(red: 0x00, green: 0x64, blue: 0xD6)
  }
}

// MARK: Text

extension CellTheme {
  /// A colour as text or line.
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
    case .secondary: return shade(0.62)
    case .gray: return shade(0.55)
    case .tertiary, .placeholder: return shade(0.45)
    case .separator: return shade(0.32)
    case .quaternary: return shade(0.3)
    case .quinary, .fill: return shade(0.2)
    case .background: return mixes ? (back.color, []) : (isDark ? .ansi(0) : .ansi(15), [])
    case .accent, .link, .selection:
      return mixes ? (accent.color, []) : (.ansi(isDark ? 14 : 4), [])
    default:
      return (
        mixes ? .rgb(paint.red, paint.green, paint.blue) : .ansi(Self.ansi(system, isDark)), []
      )
    }
  }

  private func shade(_ amount: Double) -> (CellColor, CellStyle.Attributes) {
    mixes ? (back.mixed(fore, amount).color, []) : (.default, .dim)
  }

  private static func ansi(_ system: SystemColor, _ isDark: Bool) -> UInt8 {
    let bright: UInt8 = isDark ? 8 : 0
    return switch system {
    case .black: 0
    case .white: 15
    case .red: 1 + bright
    case .green: 2 + bright
    case .yellow: 3 + bright
    case .orange, .brown: 3
    case .blue, .indigo: 4 + bright
    case .purple: 5
    case .pink: 5 + bright
    case .mint, .teal, .cyan: 6 + bright
    default: 7
    }
  }
}

// MARK: Surfaces

extension CellTheme {
  /// A colour as a surface. Nil where it shows what is below. `rows` tells a field or button from a
  /// panel.
  func surface(_ paint: Paint, rows: Int) -> CellStyle? {
    guard let system = paint.system else {
      return colored(.rgb(paint.red, paint.green, paint.blue))
    }
    switch system {
    case .clear: return nil
    case .background: return .plain
    case .fill, .quinary: return raised(0.14, rows)
    case .quaternary, .separator: return raised(0.2, rows)
    case .tertiary, .placeholder: return raised(0.3, rows)
    case .selection: return style(of: .selection)
    case .gray, .secondary:
      return mixes ? colored(back.mixed(fore, 0.5).color) : CellStyle(attributes: .inverse)
    case .primary: return mixes ? colored(fore.color) : CellStyle(attributes: .inverse)
    case .accent, .link:
      return mixes
        ? colored(accent.color)
        : depth == .none ? CellStyle(attributes: .inverse) : colored(.ansi(4))
    default:
      return colored(
        mixes ? .rgb(paint.red, paint.green, paint.blue) : .ansi(Self.ansi(system, isDark)))
    }
  }

  /// A little nearer than the background. Without shades one row is underlined, as a field on paper
  /// is, and a panel is left plain.
  private func raised(_ amount: Double, _ rows: Int) -> CellStyle {
    if mixes { return CellStyle(background: back.mixed(fore, amount).color) }
    return rows == 1 ? CellStyle(attributes: .underline) : .plain
  }

  private func colored(_ color: CellColor) -> CellStyle {
    if depth == .none { return CellStyle(attributes: .inverse) }
    return CellStyle(foreground: contrast(with: color), background: color)
  }

  /// The terminal's own foreground where it can be read on this colour, else black or white.
  private func contrast(with color: CellColor) -> CellColor {
    let below = rgb(color, else: back).brightness
    if abs(below - fore.brightness) > 110 { return .default }
    return below > 127 ? .ansi(0) : .ansi(15)
  }

  /// The components of a colour that a cell has.
  func rgb(_ color: CellColor, else own: RGB) -> RGB {
    if color == .default || color == .clear { return own }
    let (red, green, blue) = color.components
    return RGB(
      red: UInt8(clamping: red), green: UInt8(clamping: green), blue: UInt8(clamping: blue))
  }
}

// MARK: Emphasis

extension CellTheme {
  private func style(of emphasis: SurfaceEmphasis) -> CellStyle {
    var style = CellStyle.plain
    apply(emphasis, to: &style)
    return style
  }

  /// Sets off what is drawn in a style.
  func apply(_ emphasis: SurfaceEmphasis, to style: inout CellStyle) {
    switch emphasis {
    case .focus:
      style.attributes.insert(.bold)
      style.attributes.remove(.dim)
      if mixes { stand(accent, &style) } else { style.attributes.insert(.inverse) }
    case .selection:
      if mixes {
        tint(accent, isDark ? 0.42 : 0.28, &style)
      } else {
        style.attributes.formUnion([.inverse, .bold])
      }
    case .quietSelection:
      if mixes { tint(fore, 0.2, &style) } else { style.attributes.insert(.inverse) }
    case .pressed:
      if mixes { tint(fore, 0.35, &style) } else { style.attributes.formUnion([.inverse, .dim]) }
    case .disabled:
      style.attributes.remove(.bold)
      if mixes {
        style.foreground =
          rgb(style.foreground, else: fore).mixed(rgb(style.background, else: back), 0.55).color
      } else {
        style.attributes.insert(.dim)
      }
    }
  }

  /// On a full colour: what was told apart by colour is told apart by weight.
  private func stand(_ color: RGB, _ style: inout CellStyle) {
    style.background = color.color
    style.foreground = color.brightness > 127 ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
  }

  private func tint(_ color: RGB, _ amount: Double, _ style: inout CellStyle) {
    style.background = rgb(style.background, else: back).mixed(color, amount).color
  }

  /// A translucent colour over what is drawn.
  func tint(_ paint: Paint, to style: inout CellStyle) {
    guard mixes else {
      if paint.opacity >= 64 { style.attributes.insert(.dim) }
      return
    }
    let color = rgb(
      foreground(Paint(system: paint.system, red: paint.red, green: paint.green, blue: paint.blue))
        .color, else: fore)
    let amount = Double(paint.opacity) / 255
    style.foreground = rgb(style.foreground, else: fore).mixed(color, amount).color
    style.background = rgb(style.background, else: back).mixed(color, amount).color
  }

  /// What is drawn with part of its opacity.
  func fade(_ color: CellColor, _ opacity: Double, _ attributes: inout CellStyle.Attributes)
    -> CellColor
  {
    if mixes { return back.mixed(rgb(color, else: fore), opacity).color }
    if opacity < 0.7 { attributes.insert(.dim) }
    return color
  }
}
