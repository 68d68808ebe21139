import Foundation
import TheseusViews

/// A color or gradient as the client knows it: `#rrggbbaa`, or a name that the style sheet defines
/// for light and dark pages, with an opacity in percent behind it.
enum HTMLColor {
  /// Nil for an invisible color.
  static func text(_ paint: Paint) -> String? {
    guard paint.opacity > 0, paint.system != .clear else { return nil }
    if let system = paint.system {
      let name = name(of: system)
      if paint.opacity == 255 { return name }
      return "\(name)/\((Int(paint.opacity) * 100 + 127) / 255)"
    }
    return hex(paint)
  }

  static func name(of color: SystemColor) -> String {
    color == .primary ? "label" : "\(color)"
  }

  private static func hex(_ paint: Paint) -> String {
    let components =
      [paint.red, paint.green, paint.blue] + (paint.opacity < 255 ? [paint.opacity] : [])
    let digits = Array("0123456789abcdef")
    return components.reduce(into: "#") {
      $0.append(digits[Int($1 >> 4)])
      $0.append(digits[Int($1 & 15)])
    }
  }
}

extension JSONWriter {
  mutating func color(_ paint: Paint) {
    if let text = HTMLColor.text(paint) { string(text) } else { null() }
  }

  /// A fill of an area of this size.
  mutating func fill(_ style: PaintStyle, over size: CGSize) {
    switch style {
    case .color(let paint): color(paint)
    case .gradient(let gradient): fill(gradient, over: size)
    }
  }

  /// How many colors describe a gradient.
  private static var gradientStops: Int { 12 }

  private mutating func fill(_ gradient: PaintGradient, over size: CGSize) {
    switch gradient.geometry {
    case .linear(let from, let to): linear(gradient, from, to, size)
    case .radial(let center, _, let end): radial(gradient, center, end, end)
    case .elliptical(let center, _, let end):
      radial(gradient, center, end * size.width, end * size.height)
    case .angular(let center, let start, _):
      list { writer in
        writer.string("ga")
        writer.number(center.x * 100)
        writer.number(center.y * 100)
        writer.number(start.degrees + 90)
        writer.stops { position in
          let angle = start.radians + Double(position) * 2 * .pi
          return gradient.paint(
            at: UnitPoint(
              x: center.x + cos(angle) / max(size.width, 1),
              y: center.y + sin(angle) / max(size.height, 1)), size: size)
        }
      }
    case .mesh: color(gradient.paint(at: 0.5))
    }
  }

  /// CSS draws a linear gradient along a line of its own, so that its corners have the first and
  /// the last color: the colors are those at its points.
  private mutating func linear(
    _ gradient: PaintGradient, _ from: UnitPoint, _ to: UnitPoint, _ size: CGSize
  ) {
    let (dx, dy) = ((to.x - from.x) * size.width, (to.y - from.y) * size.height)
    let angle = atan2(dx, -dy)
    let length = abs(size.width * sin(angle)) + abs(size.height * cos(angle))
    list { writer in
      writer.string("g")
      writer.number(angle * 180 / .pi)
      writer.stops { position in
        let distance = (position - 0.5) * length
        return gradient.paint(
          at: UnitPoint(
            x: 0.5 + distance * sin(angle) / max(size.width, 1),
            y: 0.5 - distance * cos(angle) / max(size.height, 1)), size: size)
      }
    }
  }

  private mutating func radial(
    _ gradient: PaintGradient, _ center: UnitPoint, _ width: CGFloat, _ height: CGFloat
  ) {
    let start: CGFloat
    switch gradient.geometry {
    case .radial(_, let from, let to), .elliptical(_, let from, let to):
      start = to > 0 ? from / to : 0
    default: start = 0
    }
    list { writer in
      writer.string("gr")
      writer.number(center.x * 100)
      writer.number(center.y * 100)
      writer.number(width)
      writer.number(height)
      writer.stops { gradient.paint(at: start < 1 ? ($0 - start) / (1 - start) : 1) }
    }
  }

  private mutating func stops(_ paint: (CGFloat) -> Paint) {
    list { writer in
      for step in 0...Self.gradientStops {
        let position = CGFloat(step) / CGFloat(Self.gradientStops)
        writer.list {
          $0.number(position)
          $0.color(paint(position))
        }
      }
    }
  }
}
