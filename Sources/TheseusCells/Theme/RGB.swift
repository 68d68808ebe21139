import Foundation

/// A color by its sRGB components, to mix shades with and to measure contrast.
public struct RGB: Hashable, Sendable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The color with these components as a hexadecimal number, such as `0x74B2FF`.
  public init(_ hex: UInt32) {
    self.init(
      red: UInt8(hex >> 16 & 0xFF), green: UInt8(hex >> 8 & 0xFF), blue: UInt8(hex & 0xFF))
  }

  static let black = RGB(0x000000)
  static let white = RGB(0xFFFFFF)

  var color: CellColor { .rgb(red, green, blue) }

  /// The part `amount`, 0 to 1, of another color mixed in.
  public func mixed(_ other: RGB, _ amount: Double) -> RGB {
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8(
        (Double(a) + (Double(b) - Double(a)) * min(1, max(0, amount))).rounded(.toNearestOrEven))
    }
    return RGB(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue))
  }

  // MARK: Contrast

  /// The relative luminance of WCAG 2, 0 for black to 1 for white.
  public var luminance: Double {
    0.2126 * Self.linear[Int(red)] + 0.7152 * Self.linear[Int(green)]
      + 0.0722 * Self.linear[Int(blue)]
  }

  /// The contrast ratio of WCAG 2, 1 to 21.
  public func contrast(with other: RGB) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The color, mixed with white or black as far as it needs to reach a ratio on `ground`.
  public func lifted(to ratio: Double, on ground: RGB) -> RGB {
    if contrast(with: ground) >= ratio { return self }
    let end = ground.contrast(with: .white) >= ground.contrast(with: .black) ? RGB.white : .black
    // Mixing moves the luminance only toward `end`, so every step after the first that reaches the
    // ratio reaches it too. A gradient asks for a color in each of its cells.
    var (low, high) = (0, 50)
    while high - low > 1 {
      let middle = (low + high) / 2
      if mixed(end, Double(middle) / 50).contrast(with: ground) >= ratio {
        high = middle
      } else {
        low = middle
      }
    }
    return high == 50 ? end : mixed(end, Double(high) / 50)
  }

  /// The components without their gamma.
  private static let linear: [Double] = (0...255).map { value in
    let part = Double(value) / 255
    return part <= 0.03928 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}
