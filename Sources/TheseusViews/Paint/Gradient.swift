import Foundation

/// Colors at positions along a line.
public struct Gradient: Hashable, Sendable {
  /// One color and its position, 0 to 1.
  public struct Stop: Hashable, Sendable {
    public var color: Color
    public var location: CGFloat

    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// How colors between two stops are computed.
  public enum ColorSpace: Hashable, Sendable {
    case device
    case perceptual
  }

  public var stops: [Stop]

  public init(stops: [Stop]) { self.stops = stops }

  /// Colors at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension Gradient.ColorSpace {
  /// The color a fraction of the way from one to the other. Perceptual mixing is in Oklab (Björn
  /// Ottosson, 2020).
  func mix(_ a: Color.Resolved, _ b: Color.Resolved, _ fraction: Float) -> Color.Resolved {
    let t = fraction > 0 ? min(fraction, 1) : 0
    func between(_ x: Float, _ y: Float) -> Float { x + (y - x) * t }
    let opacity = between(a.opacity, b.opacity)
    guard self == .perceptual else {
      return Color.Resolved(
        .sRGB, red: between(a.red, b.red), green: between(a.green, b.green),
        blue: between(a.blue, b.blue), opacity: opacity)
    }
    let x = Oklab(a)
    let y = Oklab(b)
    return Oklab(l: between(x.l, y.l), a: between(x.a, y.a), b: between(x.b, y.b)).resolved(
      opacity: opacity)
  }
}

/// A color by perceived lightness and two opponent axes.
private struct Oklab {
  var l: Float
  var a: Float
  var b: Float

  init(l: Float, a: Float, b: Float) {
    self.l = l
    self.a = a
    self.b = b
  }

  init(_ color: Color.Resolved) {
    let (r, g, blue) = (color.linearRed, color.linearGreen, color.linearBlue)
    let long = cbrtf(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * blue)
    let medium = cbrtf(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * blue)
    let short = cbrtf(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * blue)
    l = 0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short
    a = 1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short
  }

  func resolved(opacity: Float) -> Color.Resolved {
    func cube(_ x: Float) -> Float { x * x * x }
    let long = cube(l + 0.3963377774 * a + 0.2158037573 * b)
    let medium = cube(l - 0.1055613458 * a - 0.0638541728 * b)
    let short = cube(l - 0.0894841775 * a - 1.2914855480 * b)
    return Color.Resolved(
      .linear, red: 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
      green: -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
      blue: -0.0041960863 * long - 0.7034186147 * medium + 1.7076147010 * short, opacity: opacity)
  }
}
