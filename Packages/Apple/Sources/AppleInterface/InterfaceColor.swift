import SwiftUI

/// The common base of `NSColor` and `UIColor`: a SwiftUI color, which may depend on its
/// surroundings.
open class InterfaceColor: NSObject, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// The SwiftUI color.
  public let swiftUIColor: Color

  public required init(color: Color) { swiftUIColor = color }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(color: Color(.sRGB, red: red, green: green, blue: blue, opacity: alpha))
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
  {
    self.init(color: Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(color: Color(white: white, opacity: alpha))
  }
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      color: Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha))
  }
  public convenience init(_ color: Color) { self.init(color: color) }
  public convenience init(cgColor: CGColor) { self.init(color: Color(cgColor)) }
  public convenience init(resource: ColorResource) { self.init(color: Color(resource)) }
  /// A color of the app's asset catalog; gray when it has none of this name.
  public convenience init?(named name: String) { self.init(color: Color(name)) }

  public required convenience init?(coder: NSCoder) {
    guard let color = Self.color(from: coder) else { return nil }
    self.init(color: color)
  }

  /// `#colorLiteral`.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      color: Color(
        .sRGB, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// A color with one value for light and one for dark surroundings.
  convenience public init(light: Color, dark: Color) {
    self.init(color: Color(light: light, dark: dark))
  }

  // MARK: Components

  /// The components in the surroundings of the frontmost app.
  public var resolved: Color.Resolved {
    swiftUIColor.resolve(in: PaintContext(colorScheme: .ofCurrentApp))
  }

  public var cgColor: CGColor { CGColor(resolved) }

  public func withAlphaComponent(_ alpha: CGFloat) -> Self {
    // The alpha replaces the color's own, for each appearance.
    func opaque(_ scheme: ColorScheme) -> Color {
      var resolved = swiftUIColor.resolve(in: PaintContext(colorScheme: scheme))
      if resolved.opacity == 1 { return swiftUIColor.opacity(alpha) }
      resolved.opacity = Float(alpha)
      return Color(resolved)
    }
    let (light, dark) = (opaque(.light), opaque(.dark))
    return Self(color: light == dark ? light : Color(light: light, dark: dark))
  }

  /// Stores the components; `getRed` of each framework, whose results differ.
  package func storeRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let resolved = resolved
    red?.pointee = CGFloat(resolved.red)
    green?.pointee = CGFloat(resolved.green)
    blue?.pointee = CGFloat(resolved.blue)
    alpha?.pointee = CGFloat(resolved.opacity)
  }

  package func storeHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) {
    let parts = hueSaturationBrightness
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = CGFloat(resolved.opacity)
  }

  /// Each from 0 to 1.
  public var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let resolved = resolved
    let (red, green, blue) = (
      CGFloat(resolved.red), CGFloat(resolved.green), CGFloat(resolved.blue)
    )
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    let range = most - least
    guard range > 0 else { return (0, 0, most) }
    let sector =
      most == red
      ? (green - blue) / range
      : most == green ? (blue - red) / range + 2 : (red - green) / range + 4
    return ((sector < 0 ? sector + 6 : sector) / 6, range / most, most)
  }

  override open func isEqual(_ object: Any?) -> Bool {
    (object as? InterfaceColor)?.swiftUIColor == swiftUIColor
  }
  override open var hash: Int { swiftUIColor.hashValue }
  override open var description: String { "\(swiftUIColor)" }
}

extension ColorScheme {
  /// The frontmost app's; light without one.
  public static var ofCurrentApp: ColorScheme {
    guard Thread.isMainThread else { return .light }
    return MainActor.assumeIsolated { AppHost.current?.runtime.rootValues.colorScheme ?? .light }
  }
}

extension InterfaceColor {
  /// A color by hexadecimal components for light and dark surroundings.
  public convenience init(
    _ light: UInt32, _ lightAlpha: Double = 1, dark: UInt32, _ darkAlpha: Double = 1
  ) {
    self.init(light: Color(hex: light, lightAlpha), dark: Color(hex: dark, darkAlpha))
  }

  public static var black: Self { Self(color: .black) }
  public static var white: Self { Self(color: .white) }
  public static var clear: Self { Self(color: .clear) }
  public static var darkGray: Self { Self(color: Color(white: 1 / 3, opacity: 1)) }
  public static var lightGray: Self { Self(color: Color(white: 2 / 3, opacity: 1)) }
  public static var gray: Self { Self(color: Color(white: 0.5, opacity: 1)) }
  public static var red: Self { Self(color: Color(red: 1, green: 0, blue: 0)) }
  public static var green: Self { Self(color: Color(red: 0, green: 1, blue: 0)) }
  public static var blue: Self { Self(color: Color(red: 0, green: 0, blue: 1)) }
  public static var cyan: Self { Self(color: Color(red: 0, green: 1, blue: 1)) }
  public static var yellow: Self { Self(color: Color(red: 1, green: 1, blue: 0)) }
  public static var magenta: Self { Self(color: Color(red: 1, green: 0, blue: 1)) }
  public static var orange: Self { Self(color: Color(red: 1, green: 0.5, blue: 0)) }
  public static var purple: Self { Self(color: Color(red: 0.5, green: 0, blue: 0.5)) }
  public static var brown: Self { Self(color: Color(red: 0.6, green: 0.4, blue: 0.2)) }

  // The system's palette, which a terminal shows in its own colors.
  public static var systemRed: Self { Self(color: .red) }
  public static var systemOrange: Self { Self(color: .orange) }
  public static var systemYellow: Self { Self(color: .yellow) }
  public static var systemGreen: Self { Self(color: .green) }
  public static var systemMint: Self { Self(color: .mint) }
  public static var systemTeal: Self { Self(color: .teal) }
  public static var systemCyan: Self { Self(color: .cyan) }
  public static var systemBlue: Self { Self(color: .blue) }
  public static var systemIndigo: Self { Self(color: .indigo) }
  public static var systemPurple: Self { Self(color: .purple) }
  public static var systemPink: Self { Self(color: .pink) }
  public static var systemBrown: Self { Self(color: .brown) }
  public static var systemGray: Self { Self(color: .gray) }

  public static var systemFill: Self {
    Self(color: Color(light: Color(hex: 0x787880, 0.2), dark: Color(hex: 0x787880, 0.36)))
  }
  public static var secondarySystemFill: Self {
    Self(color: Color(light: Color(hex: 0x787880, 0.16), dark: Color(hex: 0x787880, 0.32)))
  }
  public static var tertiarySystemFill: Self {
    Self(color: Color(light: Color(hex: 0x767680, 0.12), dark: Color(hex: 0x767680, 0.24)))
  }
  public static var quaternarySystemFill: Self {
    Self(color: Color(light: Color(hex: 0x747480, 0.08), dark: Color(hex: 0x747480, 0.18)))
  }
}

extension Color {
  init(hex: UInt32, _ opacity: Double) {
    self.init(
      .sRGB, red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, opacity: opacity)
  }

  /// The same color.
  public init(_ color: InterfaceColor) { self = color.swiftUIColor }
}
