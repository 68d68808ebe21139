import Foundation
import TheseusViews

/// Gradients as CSS writes them.
enum GradientText {
  /// How many colors describe a gradient.
  private static let stops = 12

  /// The gradient over an area of this size; nil for an invisible one.
  static func text(_ gradient: PaintGradient, over size: CGSize) -> String? {
    switch gradient.geometry {
    case .linear(let from, let to): linear(gradient, from, to, size)
    case .radial(let center, let start, let end):
      radial(gradient, center, start, end, CGSize(width: end, height: end))
    case .elliptical(let center, let start, let end):
      radial(
        gradient, center, start, end, CGSize(width: end * size.width, height: end * size.height))
    case .angular(let center, let start, _):
      list("conic-gradient(from \(number(start.degrees + 90))deg at \(position(center))") {
        let angle = start.radians + $0 * 2 * .pi
        return gradient.paint(at: point(center, cos(angle), sin(angle), size), size: size)
      }
    case .mesh: HTMLColor.text(gradient.paint(at: 0.5))
    }
  }

  /// CSS draws a linear gradient along a line of its own, so that its corners have the first and
  /// the last color: the colors are those at its points.
  private static func linear(
    _ gradient: PaintGradient, _ from: UnitPoint, _ to: UnitPoint, _ size: CGSize
  ) -> String {
    let (dx, dy) = ((to.x - from.x) * size.width, (to.y - from.y) * size.height)
    let angle = atan2(dx, -dy)
    let length = abs(size.width * sin(angle)) + abs(size.height * cos(angle))
    return list("linear-gradient(\(number(angle * 180 / .pi))deg") {
      let distance = ($0 - 0.5) * length
      return gradient.paint(
        at: point(.center, distance * sin(angle), -distance * cos(angle), size), size: size)
    }
  }

  private static func radial(
    _ gradient: PaintGradient, _ center: UnitPoint, _ start: CGFloat, _ end: CGFloat, _ size: CGSize
  ) -> String {
    let start = end > 0 ? start / end : 0
    let shape = "\(number(size.width))px \(number(size.height))px"
    return list("radial-gradient(\(shape) at \(position(center))") {
      gradient.paint(at: start < 1 ? ($0 - start) / (1 - start) : 1)
    }
  }

  /// The point at a distance from another, in fractions of a size.
  private static func point(
    _ center: UnitPoint, _ dx: CGFloat, _ dy: CGFloat, _ size: CGSize
  ) -> UnitPoint {
    UnitPoint(x: center.x + dx / max(size.width, 1), y: center.y + dy / max(size.height, 1))
  }

  private static func list(_ start: String, _ paint: (CGFloat) -> Paint) -> String {
    let colors = (0...stops).map { step in
      let position = CGFloat(step) / CGFloat(stops)
      return "\(HTMLColor.text(paint(position)) ?? "#0000") \(number(position * 100))%"
    }
    return "\(start),\(colors.joined(separator: ",")))"
  }

  private static func position(_ point: UnitPoint) -> String {
    "\(number(point.x * 100))% \(number(point.y * 100))%"
  }

  private static func number(_ value: Double) -> String { JSONWriter.text(value, decimals: 2) }
}
