import SwiftUI

/// A color by its components in sRGB.
public final class CGColor: Sendable, Hashable {
  /// Red, green, blue and alpha, each from 0 to 1; values outside are kept.
  let rgba: [CGFloat]
  private let isGray: Bool

  init(rgba: [CGFloat], isGray: Bool) {
    self.rgba = rgba
    self.isGray = isGray
  }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(rgba: [red, green, blue, alpha], isGray: false)
  }
  public convenience init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: srgbRed, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(rgba: [gray, gray, gray, alpha], isGray: true)
  }
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }

  /// - Parameter components: those of the space, then alpha.
  /// - Returns: nil when there are too few.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    let values = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    if values.count == 2 {
      self.init(gray: values[0], alpha: values[1])
    } else {
      self.init(red: values[0], green: values[1], blue: values[2], alpha: values[3])
    }
  }

  public var alpha: CGFloat { rgba[3] }
  public var numberOfComponents: Int { isGray ? 2 : 4 }
  /// Gray and alpha, or red, green, blue and alpha.
  public var components: [CGFloat]? { isGray ? [rgba[0], rgba[3]] : rgba }
  public var colorSpace: CGColorSpace? { isGray ? .gray : .standard }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(rgba: Array(rgba[..<3]) + [alpha], isGray: isGray)
  }

  public static let black = CGColor(gray: 0, alpha: 1)
  public static let white = CGColor(gray: 1, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)

  public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}

extension Color {
  /// The same color.
  public init(cgColor: CGColor) { self.init(cgColor) }

  /// The same color. `Color(.white)` is the color of AppKit or UIKit, where that is imported too.
  @_disfavoredOverload
  public init(_ color: CGColor) {
    self.init(
      .sRGB, red: color.rgba[0], green: color.rgba[1], blue: color.rgba[2], opacity: color.rgba[3])
  }

  /// The components of a color that is the same everywhere; nil for one that depends on its
  /// surroundings.
  public var cgColor: CGColor? {
    let light = CGColor(resolve(in: PaintContext(colorScheme: .light)))
    return light == CGColor(resolve(in: PaintContext(colorScheme: .dark))) ? light : nil
  }
}

extension CGColor {
  /// A color that is known, as it is where it is shown.
  public convenience init(_ resolved: Color.Resolved) {
    self.init(
      red: CGFloat(resolved.red), green: CGFloat(resolved.green), blue: CGFloat(resolved.blue),
      alpha: CGFloat(resolved.opacity))
  }
}
