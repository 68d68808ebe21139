import Foundation
import TheseusViews

/// Colors as CSS writes them. Those that the style sheet uses too are its properties; the others
/// come with their values for light and dark pages.
enum HTMLColor {
  /// Nil for an invisible color.
  static func text(_ paint: Paint) -> String? {
    guard paint.opacity > 0, paint.system != .clear else { return nil }
    guard let system = paint.system else {
      return hex(paint.red, paint.green, paint.blue, paint.opacity)
    }
    if paint.opacity == 255 { return system.html }
    if let (light, dark) = system.pageColors {
      return adaptive(light, dark, opacity: paint.opacity)
    }
    return "color-mix(in srgb,\(system.html) \((Int(paint.opacity) * 100 + 127) / 255)%,#0000)"
  }

  fileprivate static func adaptive(_ light: UInt32, _ dark: UInt32, opacity: UInt8 = 255) -> String
  {
    if light == dark { return hex(light, opacity) }
    return "light-dark(\(hex(light, opacity)),\(hex(dark, opacity)))"
  }

  private static func hex(_ rgb: UInt32, _ opacity: UInt8) -> String {
    hex(
      UInt8(truncatingIfNeeded: rgb >> 16), UInt8(truncatingIfNeeded: rgb >> 8),
      UInt8(truncatingIfNeeded: rgb), opacity)
  }

  private static func hex(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ opacity: UInt8) -> String {
    let components = [red, green, blue] + (opacity < 255 ? [opacity] : [])
    let digits = Array("0123456789abcdef")
    return components.reduce(into: "#") {
      $0.append(digits[Int($1 >> 4)])
      $0.append(digits[Int($1 & 15)])
    }
  }
}

extension SystemColor {
  /// The color on a page, without an opacity of the app.
  var html: String { Self.htmlTexts[self] ?? "var(--label)" }

  private static let htmlTexts = Dictionary(
    uniqueKeysWithValues: allCases.map { color in
      let text = color.pageColors.map { HTMLColor.adaptive($0.light, $0.dark) }
      return (color, text ?? "var(--\(color == .primary ? "label" : "\(color)"))")
    })

  /// The color on light and on dark pages, where texts in it can be read; nil for one that is a
  /// property of the style sheet, because parts of controls use it too.
  fileprivate var pageColors: (light: UInt32, dark: UInt32)? {
    switch self {
    case .black: (0x000000, 0x000000)
    case .white: (0xffffff, 0xffffff)
    case .gray: (0x6e6e73, 0x98989d)
    case .red: (0xcf2f27, 0xff7067)
    case .orange: (0xb25000, 0xffa23d)
    case .yellow: (0x8a6100, 0xffd60a)
    case .green: (0x1b7f3b, 0x4fd573)
    case .mint: (0x0c7a74, 0x63e6e2)
    case .teal: (0x127a8a, 0x5ccbe0)
    case .cyan: (0x0e73a8, 0x70d7ff)
    case .blue: (0x0a66dd, 0x4a9bff)
    case .indigo: (0x4f4cc4, 0x8e8cff)
    case .purple: (0x8e3dbf, 0xcf86f7)
    case .pink: (0xcc2250, 0xff6b8d)
    case .brown: (0x7d6242, 0xc0a27a)
    case .clear, .accent, .primary, .secondary, .tertiary, .quaternary, .quinary, .background,
      .separator, .selection, .fill, .link, .placeholder, .bar:
      nil
    }
  }
}

extension JSONWriter {
  mutating func color(_ paint: Paint) {
    if let text = HTMLColor.text(paint) { string(text) } else { null() }
  }

  /// A fill of an area of this size.
  mutating func fill(_ style: PaintStyle, over size: CGSize) {
    switch style {
    case .color(let paint): color(paint)
    case .gradient(let gradient):
      if let text = GradientText.text(gradient, over: size) { string(text) } else { null() }
    }
  }
}
