/// A color that may depend on where it is shown: light or dark, the app's tint, an asset catalog.
public struct Color: Hashable, Sendable {
  indirect enum Storage: Hashable, Sendable {
    case system(SystemColor)
    case resolved(Resolved)
    case asset(AssetReference)
    case dynamic(light: Color, dark: Color)
    case opacity(Color, Double)
    case mix(Color, Color, fraction: Double, space: Gradient.ColorSpace)
    case exposure(Color, stops: Double)
  }

  let storage: Storage

  init(storage: Storage) { self.storage = storage }

  /// A color known by its meaning.
  @_disfavoredOverload
  public init(_ system: SystemColor) { storage = .system(system) }

  /// Exactly this color, wherever it is shown.
  public init(_ resolved: Resolved) { storage = .resolved(resolved) }

  /// The space in which red, green and blue are given.
  public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }

  /// Components from 0 to 1; values outside are stored and clamped when the color is shown. Display
  /// P3 is treated as sRGB.
  public init(
    _ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    let space: Resolved.Space = space == .sRGBLinear ? .linear : .sRGB
    storage = .resolved(
      Resolved(
        space, red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(opacity)))
  }

  /// A gray from 0, black, to 1, white.
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(space, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A color by hue, saturation and brightness, each from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ shift: Double) -> Double {
      let k = (shift + sector).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    let finite = hue.isFinite
    self.init(
      red: finite ? channel(5) : brightness, green: finite ? channel(3) : brightness,
      blue: finite ? channel(1) : brightness,
      opacity: opacity)
  }
}

extension Color {
  public static let clear = Color(.clear)
  public static let black = Color(.black)
  public static let white = Color(.white)
  public static let gray = Color(.gray)
  public static let red = Color(.red)
  public static let orange = Color(.orange)
  public static let yellow = Color(.yellow)
  public static let green = Color(.green)
  public static let mint = Color(.mint)
  public static let teal = Color(.teal)
  public static let cyan = Color(.cyan)
  public static let blue = Color(.blue)
  public static let indigo = Color(.indigo)
  public static let purple = Color(.purple)
  public static let pink = Color(.pink)
  public static let brown = Color(.brown)
  /// The foreground of primary content.
  public static let primary = Color(.primary)
  /// The foreground of secondary content.
  public static let secondary = Color(.secondary)
  /// The app's accent; the tint where one is set.
  public static let accentColor = Color(.accent)

  /// The same color with its opacity multiplied, 0 to 1.
  public func opacity(_ opacity: Double) -> Color { Color(storage: .opacity(self, opacity)) }

  /// This color mixed with another: `fraction` 0 is this one, 1 the other.
  public func mix(
    with other: Color, by fraction: Double, in space: Gradient.ColorSpace = .perceptual
  ) -> Color {
    Color(storage: .mix(self, other, fraction: fraction, space: space))
  }

  /// The same color with its light doubled `stops` times, or halved for negative numbers.
  /// Components above 1 are clamped when the color is shown.
  public func exposureAdjust(_ stops: Double) -> Color {
    Color(storage: .exposure(self, stops: stops))
  }
}

extension Color {
  /// A color with one value where the surroundings are light and another where they are dark.
  public init(light: Color, dark: Color) {
    self.init(storage: .dynamic(light: light, dark: dark))
  }
}

extension Color: CustomStringConvertible {
  public var description: String {
    switch storage {
    case .system(let system): "\(system)"
    case .resolved(let resolved): resolved.description
    case .asset(let asset): "\(asset.name)"
    case .dynamic(let light, let dark): "\(light), in the dark \(dark)"
    case .opacity(let color, let opacity): "\(color) at \(opacity)"
    case .mix(let a, let b, let fraction, _): "\(a) mixed with \(b) by \(fraction)"
    case .exposure(let color, let stops): "\(color) exposed by \(stops)"
    }
  }
}
