/// The system's color that a color set names instead of components: `systemGray5Color` of iOS,
/// `labelColor` of both systems.
struct CatalogReference {
  let name: String

  /// Nil for a name that no system has.
  func color(in scheme: ColorScheme) -> Color? {
    if let color = Self.meanings[name] { return Color(color) }
    guard let (light, dark) = Self.shades[name] else { return nil }
    let value = scheme == .dark ? dark : light
    return Color(
      red: Double(value >> 16 & 0xFF) / 255, green: Double(value >> 8 & 0xFF) / 255,
      blue: Double(value & 0xFF) / 255)
  }

  private static let meanings: [String: SystemColor] = [
    "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow,
    "systemGreenColor": .green, "systemMintColor": .mint, "systemTealColor": .teal,
    "systemCyanColor": .cyan, "systemBlueColor": .blue, "systemIndigoColor": .indigo,
    "systemPurpleColor": .purple, "systemPinkColor": .pink, "systemBrownColor": .brown,
    "systemGrayColor": .gray, "clearColor": .clear, "blackColor": .black, "whiteColor": .white,
    "labelColor": .primary, "textColor": .primary, "controlTextColor": .primary,
    "secondaryLabelColor": .secondary, "tertiaryLabelColor": .tertiary,
    "quaternaryLabelColor": .quaternary, "placeholderTextColor": .placeholder,
    "linkColor": .link, "separatorColor": .separator, "gridColor": .separator,
    "tintColor": .accent, "controlAccentColor": .accent,
    "selectedContentBackgroundColor": .selection, "selectedTextBackgroundColor": .selection,
    "systemBackgroundColor": .background, "textBackgroundColor": .background,
    "windowBackgroundColor": .background, "controlBackgroundColor": .background,
    "systemFillColor": .fill,
  ]

  /// Colors that no host has in a palette of its own, as iOS shows them in light and dark.
  private static let shades: [String: (light: UInt32, dark: UInt32)] = [
    "systemGray2Color": (0xAEAEB2, 0x636366), "systemGray3Color": (0xC7C7CC, 0x48484A),
    "systemGray4Color": (0xD1D1D6, 0x3A3A3C), "systemGray5Color": (0xE5E5EA, 0x2C2C2E),
    "systemGray6Color": (0xF2F2F7, 0x1C1C1E), "opaqueSeparatorColor": (0xC6C6C8, 0x38383A),
    "secondarySystemBackgroundColor": (0xF2F2F7, 0x1C1C1E),
    "tertiarySystemBackgroundColor": (0xFFFFFF, 0x2C2C2E),
    "systemGroupedBackgroundColor": (0xF2F2F7, 0x000000),
    "secondarySystemGroupedBackgroundColor": (0xFFFFFF, 0x1C1C1E),
    "tertiarySystemGroupedBackgroundColor": (0xF2F2F7, 0x2C2C2E),
    "groupTableViewBackgroundColor": (0xF2F2F7, 0x000000),
  ]
}
