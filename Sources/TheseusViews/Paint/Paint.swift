/// One color for a host: its meaning, if it has one, and its components where full color is
/// available.
public struct Paint: Hashable, Sendable {
  /// The meaning. A host with a palette uses it before the components; nil for a color given by
  /// its components.
  public var system: SystemColor?
  /// sRGB components, 0 to 255.
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8
  /// From 0, invisible, to 255. With a meaning, only what the app applied to it: `Color.secondary`
  /// has 255.
  public var opacity: UInt8
  /// Which of the host's appearances the meaning has; see `PaintContext.appearance`.
  public var appearance: UInt16

  public init(
    system: SystemColor? = nil, red: UInt8, green: UInt8, blue: UInt8, opacity: UInt8 = 255,
    appearance: UInt16 = 0
  ) {
    self.system = system
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
    self.appearance = appearance
  }

  /// A color from components; values out of range are clamped, NaN is 0.
  public init(_ resolved: Color.Resolved) {
    self.init(
      red: byte(resolved.red), green: byte(resolved.green), blue: byte(resolved.blue),
      opacity: byte(resolved.opacity))
  }

  /// The host's default foreground.
  public static let primary = Paint(system: .primary, red: 0, green: 0, blue: 0)

  /// The same color with its opacity multiplied, 0 to 1.
  public func opacity(_ factor: Double) -> Paint {
    var paint = self
    paint.opacity = byte(Float(opacity) / 255 * Float(factor))
    return paint
  }

  /// This color over another, which is taken as opaque.
  public func over(_ below: Paint) -> Paint {
    if opacity == 255 { return self }
    func blend(_ a: UInt8, _ b: UInt8) -> UInt8 {
      let alpha = Int(opacity)
      return UInt8((Int(a) * alpha + Int(b) * (255 - alpha) + 127) / 255)
    }
    return Paint(
      red: blend(red, below.red), green: blend(green, below.green), blue: blend(blue, below.blue))
  }
}

private func byte(_ value: Float) -> UInt8 {
  value > 0 ? UInt8((min(value, 1) * 255).rounded()) : 0
}
