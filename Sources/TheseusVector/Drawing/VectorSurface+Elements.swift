import Foundation
import TheseusViews

/// Shapes and colors as SVG's elements and attributes.
extension VectorSurface {
  func outline(_ rect: CGRect, _ shape: DrawnShape, _ style: String) -> String {
    switch shape {
    case .rectangle: box(rect, style)
    case .rounded(let radius): box(rect, style, radius: radius)
    case .capsule: box(rect, style, radius: min(rect.width, rect.height) / 2)
    case .ellipse:
      "<ellipse cx=\"\(number(rect.midX))\" cy=\"\(number(rect.midY))\" "
        + "rx=\"\(number(rect.width / 2))\" ry=\"\(number(rect.height / 2))\" \(style)/>"
    }
  }

  func box(_ rect: CGRect, _ style: String = "", radius: CGFloat = 0) -> String {
    let corner = radius > 0 ? " rx=\"\(number(radius))\"" : ""
    return "<rect x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" "
      + "width=\"\(number(max(0, rect.width)))\" height=\"\(number(max(0, rect.height)))\""
      + "\(corner)\(style.isEmpty ? "" : " " + style)/>"
  }

  func fill(_ color: (hex: String, opacity: Double)) -> String {
    "fill=\"\(color.hex)\""
      + (color.opacity < 1 ? " fill-opacity=\"\(number(color.opacity))\"" : "")
  }

  func stroke(_ color: (hex: String, opacity: Double), _ width: CGFloat) -> String {
    "fill=\"none\" stroke=\"\(color.hex)\" stroke-width=\"\(number(width))\""
      + (color.opacity < 1 ? " stroke-opacity=\"\(number(color.opacity))\"" : "")
  }

  static func data(of path: Path, moved origin: CGPoint) -> String {
    func at(_ point: CGPoint) -> String {
      "\(number(point.x + origin.x)) \(number(point.y + origin.y))"
    }
    return path.elements.map { element in
      switch element {
      case .move(let point): "M\(at(point))"
      case .line(let point): "L\(at(point))"
      case .quadCurve(let point, let control): "Q\(at(control)) \(at(point))"
      case .curve(let point, let a, let b): "C\(at(a)) \(at(b)) \(at(point))"
      case .closeSubpath: "Z"
      }
    }.joined()
  }
}
