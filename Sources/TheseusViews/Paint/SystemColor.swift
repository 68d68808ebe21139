/// A color with a meaning, so that each host shows it in its own palette: a terminal of 16 colors
/// has a red, and a default foreground.
public enum SystemColor: UInt8, CaseIterable, Hashable, Sendable {
  case clear, black, white, gray
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  /// The app's tint.
  case accent
  /// The foreground of content, from the most to the least prominent.
  case primary, secondary, tertiary, quaternary, quinary
  /// The background of a window's content.
  case background
  case separator, selection, fill, link, placeholder
  /// The background of a bar.
  case bar
}

extension SystemColor {
  /// The color's components in the sRGB space, 0 to 1, and its opacity (Apple's Human Interface
  /// Guidelines, Color; labels as in iOS).
  func components(in scheme: ColorScheme) -> (red: Float, green: Float, blue: Float, opacity: Float)
  {
    let (rgb, opacity) = scheme == .dark ? dark : light
    return (
      Float(rgb >> 16 & 0xFF) / 255, Float(rgb >> 8 & 0xFF) / 255, Float(rgb & 0xFF) / 255, opacity
    )
  }

  private var light: (UInt32, Float) {
    switch self {
    case .clear: (0x000000, 0)
    case .black, .primary: (0x000000, 1)
    case .white, .background: (0xFFFFFF, 1)
    case .gray: (0x8E8E93, 1)
    case .red: (0xFF3B30, 1)
    case .orange: (0xFF9500, 1)
    case .yellow: (0xFFCC00, 1)
    case .green: (0x34C759, 1)
    case .mint: (0x00C7BE, 1)
    case .teal: (0x30B0C7, 1)
    case .cyan: (0x32ADE6, 1)
    case .blue, .accent, .link: (0x007AFF, 1)
    case .indigo: (0x5856D6, 1)
    case .purple: (0xAF52DE, 1)
    case .pink: (0xFF2D55, 1)
    case .brown: (0xA2845E, 1)
    case .secondary: (0x3C3C43, 0.6)
    case .tertiary, .placeholder: (0x3C3C43, 0.3)
    case .quaternary: (0x3C3C43, 0.18)
    case .quinary: (0x3C3C43, 0.1)
    case .separator: (0x3C3C43, 0.29)
    case .selection: (0x007AFF, 0.3)
    case .fill, .bar: (0x787880, 0.2)
    }
  }

  private var dark: (UInt32, Float) {
    switch self {
    case .primary, .white: (0xFFFFFF, 1)
    case .background: (0x000000, 1)
    case .red: (0xFF453A, 1)
    case .orange: (0xFF9F0A, 1)
    case .yellow: (0xFFD60A, 1)
    case .green: (0x30D158, 1)
    case .mint: (0x63E6E2, 1)
    case .teal: (0x40C8E0, 1)
    case .cyan: (0x64D2FF, 1)
    case .blue, .accent, .link: (0x0A84FF, 1)
    case .indigo: (0x5E5CE6, 1)
    case .purple: (0xBF5AF2, 1)
    case .pink: (0xFF375F, 1)
    case .brown: (0xAC8E68, 1)
    case .secondary: (0xEBEBF5, 0.6)
    case .tertiary, .placeholder: (0xEBEBF5, 0.3)
    case .quaternary: (0xEBEBF5, 0.16)
    case .quinary: (0xEBEBF5, 0.1)
    case .separator: (0x545458, 0.6)
    case .selection: (0x0A84FF, 0.4)
    case .fill, .bar: (0x787880, 0.36)
    case .clear, .black, .gray: light
    }
  }
}
