import Foundation

extension Color {
  /// A color's components in an environment.
  public struct Resolved: Hashable, Codable, Sendable {
    /// Red in the linear sRGB space.
    public var linearRed: Float
    /// Green in the linear sRGB space.
    public var linearGreen: Float
    /// Blue in the linear sRGB space.
    public var linearBlue: Float
    /// From 0, nothing to be seen, to 1.
    public var opacity: Float

    enum Space { case sRGB, linear }

    init(_ space: Space, red: Float, green: Float, blue: Float, opacity: Float) {
      let isLinear = space == .linear
      linearRed = isLinear ? red : linear(red)
      linearGreen = isLinear ? green : linear(green)
      linearBlue = isLinear ? blue : linear(blue)
      self.opacity = opacity
    }

    /// Components from 0 to 1.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.init(
        colorSpace == .sRGBLinear ? .linear : .sRGB, red: red, green: green, blue: blue,
        opacity: opacity)
    }

    /// Red in the sRGB space.
    public var red: Float {
      get { gamma(linearRed) }
      set { linearRed = linear(newValue) }
    }

    /// Green in the sRGB space.
    public var green: Float {
      get { gamma(linearGreen) }
      set { linearGreen = linear(newValue) }
    }

    /// Blue in the sRGB space.
    public var blue: Float {
      get { gamma(linearBlue) }
      set { linearBlue = linear(newValue) }
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// `#RRGGBBAA`, as SwiftUI prints it.
  public var description: String {
    let paint = Paint(self)
    var text = "#"
    for byte in [paint.red, paint.green, paint.blue, paint.opacity] {
      let digits = String(byte, radix: 16, uppercase: true)
      text += digits.utf8.count == 1 ? "0" + digits : digits
    }
    return text
  }
}

// The sRGB transfer function, IEC 61966-2-1, mirrored below zero as extended sRGB is.

private func linear(_ value: Float) -> Float {
  let x = abs(value)
  let y = x <= 0.04045 ? x / 12.92 : Float(pow(Double((x + 0.055) / 1.055), 2.4))
  return value < 0 ? -y : y
}

private func gamma(_ value: Float) -> Float {
  let x = abs(value)
  // In doubles, so that 1 remains 1.
  let y = x <= 0.0031308 ? x * 12.92 : Float(1.055 * pow(Double(x), 1 / 2.4) - 0.055)
  return value < 0 ? -y : y
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never
  public func _paint(in context: PaintContext) -> PaintStyle { .color(Paint(self)) }
}
