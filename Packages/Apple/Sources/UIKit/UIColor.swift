import SwiftUI

/// A color that may depend on where it is shown.
open class UIColor: InterfaceColor, @unchecked Sendable {
  /// A color that follows traits: its closure runs once for light and once for dark surroundings.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    self.init(
      light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).swiftUIColor,
      dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).swiftUIColor)
  }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(color: Color(name, bundle: bundle))
  }

  /// Whether the components are known; they always are.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    storeRed(red, green: green, blue: blue, alpha: alpha)
    return true
  }

  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    storeHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
    return true
  }

  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved
    white?.pointee = CGFloat(0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue)
    alpha?.pointee = CGFloat(color.opacity)
    return true
  }

  // Drawing into contexts: there are none.
  public func set() {}
  public func setFill() {}
  public func setStroke() {}

  /// The color in light or dark surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let scheme: ColorScheme = traitCollection.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(color: Color(swiftUIColor.resolve(in: PaintContext(colorScheme: scheme))))
  }
}

extension UIColor {
  public static var systemGray2: UIColor { UIColor(0xAEAEB2, dark: 0x636366) }
  public static var systemGray3: UIColor { UIColor(0xC7C7CC, dark: 0x48484A) }
  public static var systemGray4: UIColor { UIColor(0xD1D1D6, dark: 0x3A3A3C) }
  public static var systemGray5: UIColor { UIColor(0xE5E5EA, dark: 0x2C2C2E) }
  public static var systemGray6: UIColor { UIColor(0xF2F2F7, dark: 0x1C1C1E) }

  public static var label: UIColor { UIColor(color: .primary) }
  public static var secondaryLabel: UIColor { UIColor(color: .secondary) }
  public static var tertiaryLabel: UIColor { UIColor(color: Color(SystemColor.tertiary)) }
  public static var quaternaryLabel: UIColor { UIColor(color: Color(SystemColor.quaternary)) }
  public static var placeholderText: UIColor { UIColor(color: Color(SystemColor.placeholder)) }
  public static var separator: UIColor { UIColor(color: Color(SystemColor.separator)) }
  public static var opaqueSeparator: UIColor { UIColor(0xC6C6C8, dark: 0x38383A) }
  public static var link: UIColor { UIColor(color: Color(SystemColor.link)) }
  public static var tintColor: UIColor { UIColor(color: .accentColor) }
  public static var lightText: UIColor { UIColor(white: 1, alpha: 0.6) }
  public static var darkText: UIColor { UIColor(white: 0, alpha: 1) }

  public static var systemBackground: UIColor { UIColor(color: Color(SystemColor.background)) }
  public static var secondarySystemBackground: UIColor { UIColor(0xF2F2F7, dark: 0x1C1C1E) }
  public static var tertiarySystemBackground: UIColor { UIColor(0xFFFFFF, dark: 0x2C2C2E) }
  public static var systemGroupedBackground: UIColor { UIColor(0xF2F2F7, dark: 0x000000) }
  public static var secondarySystemGroupedBackground: UIColor {
    UIColor(0xFFFFFF, dark: 0x1C1C1E)
  }
  public static var tertiarySystemGroupedBackground: UIColor { UIColor(0xF2F2F7, dark: 0x2C2C2E) }
}

extension Color {
  /// The same color.
  public init(uiColor: UIColor) { self = uiColor.swiftUIColor }
  public init(_ color: UIColor) { self = color.swiftUIColor }
}
