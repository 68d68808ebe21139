import Foundation
import TheseusViews

/// Maps semantic colors to colors of a picture.
public struct VectorTheme: Hashable, Sendable {
  public var colorScheme: ColorScheme

  public init(_ colorScheme: ColorScheme = .light) { self.colorScheme = colorScheme }

  /// An SVG color and its opacity, 0 to 1.
  func color(_ paint: Paint) -> (hex: String, opacity: Double) {
    let alpha = Double(paint.opacity) / 255
    guard let system = paint.system else {
      return (Self.hex(paint.red, paint.green, paint.blue), alpha)
    }
    var context = PaintContext()
    context.colorScheme = colorScheme
    let resolved = Paint(Color(system).resolve(in: context))
    return (
      Self.hex(resolved.red, resolved.green, resolved.blue),
      alpha * Double(resolved.opacity) / 255
    )
  }

  func color(_ color: Color) -> (hex: String, opacity: Double) { self.color(paint(color)) }

  private func paint(_ color: Color) -> Paint {
    var context = PaintContext()
    context.colorScheme = colorScheme
    return Paint(color.resolve(in: context))
  }

  /// The components of a color, 0 to 1.
  func components(_ color: Color) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
    let paint = paint(color)
    return (
      CGFloat(paint.red) / 255, CGFloat(paint.green) / 255, CGFloat(paint.blue) / 255,
      CGFloat(paint.opacity) / 255
    )
  }

  /// A color in CSS.
  func css(_ color: (hex: String, opacity: Double)) -> String {
    guard color.opacity < 1 else { return color.hex }
    let digits = String(Int(clamping: (color.opacity * 255).rounded(), to: 0...255), radix: 16)
    return color.hex + (digits.count < 2 ? "0" : "") + digits
  }

  func color(_ system: SystemColor) -> (hex: String, opacity: Double) {
    color(Paint(system: system, red: 0, green: 0, blue: 0))
  }

  private static func hex(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

extension HostMetrics {
  /// A picture: a point is a pixel, text is set in the DejaVu fonts.
  public static let vector = HostMetrics(
    text: VectorTextMetrics(), symbols: VectorSymbols(), parts: StandardPartMetrics(),
    sizes: vectorSizes, capabilities: [.hints, .images, .masks])

  private static var vectorSizes: HostSizes {
    var sizes = HostSizes()
    sizes.rowMargin = sizes.rowGutter
    sizes.headerInset = sizes.rowGutter
    sizes.barInset = sizes.rowGutter
    sizes.barFieldInset = sizes.rowGutter
    return sizes
  }
}
