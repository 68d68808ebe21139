import SwiftUI

/// A color that may depend on where it is shown.
open class NSColor: InterfaceColor, @unchecked Sendable {
  public typealias Name = NSColorName

  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  public convenience init(deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }
  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) { self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }
  public convenience init?(named name: Name, bundle: Bundle?) {
    self.init(color: Color(name, bundle: bundle))
  }
  /// A color that follows appearances: its closure runs once for the light and once for the dark
  /// one.
  public convenience init(name: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {
    self.init(
      light: dynamicProvider(.aqua).swiftUIColor, dark: dynamicProvider(.darkAqua).swiftUIColor)
  }

  public var redComponent: CGFloat { CGFloat(resolved.red) }
  public var greenComponent: CGFloat { CGFloat(resolved.green) }
  public var blueComponent: CGFloat { CGFloat(resolved.blue) }
  public var alphaComponent: CGFloat { CGFloat(resolved.opacity) }
  public var hueComponent: CGFloat { hueSaturationBrightness.hue }
  public var saturationComponent: CGFloat { hueSaturationBrightness.saturation }
  public var brightnessComponent: CGFloat { hueSaturationBrightness.brightness }
  public var whiteComponent: CGFloat {
    CGFloat(0.2126 * resolved.red + 0.7152 * resolved.green + 0.0722 * resolved.blue)
  }
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) { storeRed(red, green: green, blue: blue, alpha: alpha) }
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) { storeHue(hue, saturation: saturation, brightness: brightness, alpha: alpha) }
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    white?.pointee = whiteComponent
    alpha?.pointee = alphaComponent
  }
  public var colorSpace: NSColorSpace { .sRGB }
  /// The same color: all colors are sRGB.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { self }

  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    NSColor(color: swiftUIColor.mix(with: color.swiftUIColor, by: fraction))
  }
  public func highlight(withLevel value: CGFloat) -> NSColor? {
    blended(withFraction: value, of: .white)
  }
  public func shadow(withLevel value: CGFloat) -> NSColor? {
    blended(withFraction: value, of: .black)
  }
  // Drawing into contexts: there are none.
  public func set() {}
  public func setFill() {}
  public func setStroke() {}
}

public typealias NSColorName = String

public final class NSColorSpace: NSObject, Sendable {
  public static let sRGB = NSColorSpace()
  public static let deviceRGB = NSColorSpace()
  public static let genericRGB = NSColorSpace()
  public static let displayP3 = NSColorSpace()
  public static let extendedSRGB = NSColorSpace()
}

extension NSColor {
  public static var labelColor: NSColor { NSColor(color: .primary) }
  public static var secondaryLabelColor: NSColor { NSColor(color: .secondary) }
  public static var tertiaryLabelColor: NSColor { NSColor(color: Color(SystemColor.tertiary)) }
  public static var quaternaryLabelColor: NSColor { NSColor(color: Color(SystemColor.quaternary)) }
  public static var quinaryLabel: NSColor { NSColor(color: Color(SystemColor.quinary)) }
  public static var linkColor: NSColor { NSColor(color: Color(SystemColor.link)) }
  public static var placeholderTextColor: NSColor {
    NSColor(color: Color(SystemColor.placeholder))
  }
  public static var textColor: NSColor { NSColor(color: .primary) }
  public static var textBackgroundColor: NSColor { NSColor(color: Color(SystemColor.background)) }
  public static var selectedTextColor: NSColor { NSColor(color: .primary) }
  public static var selectedTextBackgroundColor: NSColor {
    NSColor(color: Color(SystemColor.selection))
  }
  public static var unemphasizedSelectedTextColor: NSColor { NSColor(color: .primary) }
  public static var unemphasizedSelectedTextBackgroundColor: NSColor {
    NSColor(0xDCDCDC, dark: 0x464646)
  }
  public static var separatorColor: NSColor { NSColor(color: Color(SystemColor.separator)) }
  public static var gridColor: NSColor { NSColor(0xE6E6E6, dark: 0x1A1A1A) }
  public static var windowBackgroundColor: NSColor {
    NSColor(color: Color(SystemColor.background))
  }
  public static var underPageBackgroundColor: NSColor { NSColor(0x969696, dark: 0x282828) }
  public static var windowFrameTextColor: NSColor { NSColor(color: .primary) }
  public static var controlColor: NSColor { NSColor(0xFFFFFF, 1, dark: 0xFFFFFF, 0.25) }
  public static var controlBackgroundColor: NSColor {
    NSColor(color: Color(SystemColor.background))
  }
  public static var controlTextColor: NSColor { NSColor(color: .primary) }
  public static var disabledControlTextColor: NSColor {
    NSColor(color: Color(SystemColor.tertiary))
  }
  public static var selectedControlColor: NSColor { NSColor(color: Color(SystemColor.selection)) }
  public static var selectedControlTextColor: NSColor { NSColor(color: .primary) }
  public static var alternateSelectedControlTextColor: NSColor { NSColor(color: .white) }
  public static var controlAccentColor: NSColor { NSColor(color: .accentColor) }
  public static var selectedContentBackgroundColor: NSColor { NSColor(color: .accentColor) }
  public static var unemphasizedSelectedContentBackgroundColor: NSColor {
    NSColor(0xDCDCDC, dark: 0x464646)
  }
  public static var selectedMenuItemColor: NSColor { NSColor(color: .accentColor) }
  public static var selectedMenuItemTextColor: NSColor { NSColor(color: .white) }
  public static var headerTextColor: NSColor { NSColor(color: .primary) }
  public static var keyboardFocusIndicatorColor: NSColor { NSColor(color: .accentColor) }
  public static var highlightColor: NSColor { NSColor(0xFFFFFF, dark: 0xB4B4B4) }
  public static var shadowColor: NSColor { NSColor(color: .black) }
  public static var findHighlightColor: NSColor { NSColor(color: .yellow) }
  public static var controlShadowColor: NSColor { NSColor(0x7F7F7F, dark: 0x7F7F7F) }
  public static var alternatingContentBackgroundColors: [NSColor] {
    [controlBackgroundColor, NSColor(0xF4F5F5, dark: 0x292929)]
  }
}

extension Color {
  /// The same color.
  public init(nsColor: NSColor) { self = nsColor.swiftUIColor }
  public init(_ color: NSColor) { self = color.swiftUIColor }
}

/// Light or dark.
public final class NSAppearance: NSObject, Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let aqua = Name(rawValue: "NSAppearanceNameAqua")
    public static let darkAqua = Name(rawValue: "NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name(rawValue: "NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name(rawValue: "NSAppearanceNameVibrantDark")
    public static let accessibilityHighContrastAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityAqua")
    public static let accessibilityHighContrastDarkAqua = Name(
      rawValue: "NSAppearanceNameAccessibilityDarkAqua")
    public static let accessibilityHighContrastVibrantLight = Name(
      rawValue: "NSAppearanceNameAccessibilityVibrantLight")
    public static let accessibilityHighContrastVibrantDark = Name(
      rawValue: "NSAppearanceNameAccessibilityVibrantDark")
  }
  public let name: Name
  public init?(named name: Name) { self.name = name }
  private init(_ name: Name) { self.name = name }
  static let aqua = NSAppearance(.aqua)
  static let darkAqua = NSAppearance(.darkAqua)

  /// The appearance of the frontmost app.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public static var current: NSAppearance! { currentDrawing() }
  public static func currentDrawing() -> NSAppearance {
    ColorScheme.ofCurrentApp == .dark ? darkAqua : aqua
  }
  public func bestMatch(from appearances: [Name]) -> Name? {
    if appearances.contains(name) { return name }
    let isDark = name.rawValue.contains("Dark")
    return appearances.first { $0.rawValue.contains("Dark") == isDark }
  }
  public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
}
