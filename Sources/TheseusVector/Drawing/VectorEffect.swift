import Foundation
import TheseusViews

/// An effect on a group of SVG elements: the attributes of the group, and the definitions that they
/// refer to.
@MainActor
struct VectorEffect {
  /// Each attribute has a space before it.
  let attributes: String
  /// The part for the document's definitions.
  let definition: String
  /// Whether pixels are outside the frames of the layout.
  let movesPixels: Bool

  /// - Parameters:
  ///   - bounds: those of the element in the picture.
  ///   - newID: makes a name that no other definition has.
  init(
    _ effect: DrawingEffect, _ bounds: CGRect, _ theme: VectorTheme, newID: (String) -> String
  ) {
    var definition = ""
    var movesPixels = false
    func filter(_ value: String) -> String { style("filter:\(value)") }
    func style(_ value: String) -> String { " style=\"\(value)\"" }
    func matrix(_ values: String) -> String {
      let id = newID("filter")
      definition = "<filter id=\"\(id)\"><feColorMatrix \(values)/></filter>\n"
      return " filter=\"url(#\(id))\""
    }
    func around(_ anchor: UnitPoint, _ transform: (CGFloat, CGFloat) -> String) -> String {
      movesPixels = true
      let x = bounds.minX + anchor.x * bounds.width
      let y = bounds.minY + anchor.y * bounds.height
      return " transform=\"\(transform(x, y))\""
    }
    func primitives(_ content: String) -> String {
      let id = newID("filter")
      definition = "<filter id=\"\(id)\" color-interpolation-filters=\"sRGB\">\(content)</filter>\n"
      return " filter=\"url(#\(id))\""
    }
    func flood(_ color: Color) -> String {
      let (red, green, blue, alpha) = theme.components(color)
      let parts = [red, green, blue].map { number($0 * 255) }.joined(separator: ",")
      return "<feFlood flood-color=\"rgb(\(parts))\" flood-opacity=\"\(number(alpha))\"/>"
    }
    switch effect {
    case .innerShadow(let color, let radius, let x, let y):
      // The part of the drawing that its moved copy does not cover.
      attributes = primitives(
        "<feOffset in=\"SourceAlpha\" dx=\"\(number(x))\" dy=\"\(number(y))\"/>"
          + "<feGaussianBlur stdDeviation=\"\(number(max(0, radius / 2)))\" result=\"moved\"/>"
          + flood(color) + "<feComposite in2=\"moved\" operator=\"out\"/>"
          + "<feComposite in2=\"SourceAlpha\" operator=\"in\" result=\"shadow\"/>"
          + "<feMerge><feMergeNode in=\"SourceGraphic\"/><feMergeNode in=\"shadow\"/></feMerge>")
    case .alphaThreshold(let least, let most, let color):
      let steps = (0..<64).map {
        let alpha = (Double($0) + 0.5) / 64
        return alpha >= least && alpha <= most ? "1" : "0"
      }
      attributes = primitives(
        "<feComponentTransfer in=\"SourceAlpha\" result=\"kept\"><feFuncA type=\"discrete\" "
          + "tableValues=\"\(steps.joined(separator: " "))\"/></feComponentTransfer>"
          + flood(color) + "<feComposite in2=\"kept\" operator=\"in\"/>")
    case .shadow(let color, let radius, let x, let y):
      let color = theme.color(color)
      // A blur's radius is about twice the standard deviation.
      attributes = filter(
        "drop-shadow(\(number(x))px \(number(y))px \(number(radius / 2))px "
          + "\(theme.css(color)))")
    case .blur(let radius): attributes = filter("blur(\(number(max(0, radius)))px)")
    case .brightness(let amount):
      let shift = "0 0 0 \(number(amount))"
      attributes = matrix(
        "type=\"matrix\" color-interpolation-filters=\"sRGB\" "
          + "values=\"1 \(shift) 0 1 0 0 \(number(amount)) 0 0 1 0 \(number(amount)) 0 0 0 1 0\"")
    case .contrast(let amount): attributes = filter("contrast(\(number(max(0, amount))))")
    case .saturation(let amount): attributes = filter("saturate(\(number(max(0, amount))))")
    case .grayscale(let amount):
      attributes = filter("grayscale(\(number(min(1, max(0, amount)))))")
    case .hueRotation(let angle): attributes = filter("hue-rotate(\(number(angle.degrees))deg)")
    case .invert: attributes = filter("invert(1)")
    case .multiply(let color):
      let (red, green, blue, alpha) = theme.components(color)
      attributes = matrix(
        "type=\"matrix\" color-interpolation-filters=\"sRGB\" "
          + "values=\"\(number(red)) 0 0 0 0 0 \(number(green)) 0 0 0 "
          + "0 0 \(number(blue)) 0 0 0 0 0 \(number(alpha)) 0\"")
    case .luminanceToAlpha: attributes = matrix("type=\"luminanceToAlpha\"")
    case .blend(let mode): attributes = style("mix-blend-mode:\(mode.css)")
    case .group: attributes = style("isolation:isolate")
    case .absence(let offset, let scale, let anchor):
      attributes = around(anchor) {
        "translate(\(number($0 + offset.width)) \(number($1 + offset.height))) "
          + "scale(\(number(scale))) translate(\(number(-$0)) \(number(-$1)))"
      }
    case .rotation(let angle, let anchor):
      attributes = around(anchor) {
        "rotate(\(number(angle.degrees)) \(number($0)) \(number($1)))"
      }
    case .rotation3D(let angle, let axis, let anchor, _):
      // Without perspective: turning about an axis in the plane shortens lengths across it.
      let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
      let (x, y, z) =
        length > 0 ? (axis.x / length, axis.y / length, axis.z / length) : (0, 0, 0)
      let (sine, cosine) = (sin(angle.radians), cos(angle.radians))
      let part = 1 - cosine
      let values = [
        cosine + x * x * part, x * y * part + z * sine, x * y * part - z * sine,
        cosine + y * y * part,
      ]
      attributes = around(anchor) {
        "translate(\(number($0)) \(number($1))) "
          + "matrix(\(values.map { number($0) }.joined(separator: " ")) 0 0) "
          + "translate(\(number(-$0)) \(number(-$1)))"
      }
    case .scale(let x, let y, let anchor):
      attributes = around(anchor) {
        "translate(\(number($0)) \(number($1))) scale(\(number(x)) \(number(y))) "
          + "translate(\(number(-$0)) \(number(-$1)))"
      }
    case .clip(let path, let isEOFilled):
      let id = newID("shape")
      let data = VectorSurface.data(
        of: path(CGRect(origin: .zero, size: bounds.size)), moved: bounds.origin)
      let rule = isEOFilled ? " clip-rule=\"evenodd\"" : ""
      definition = "<clipPath id=\"\(id)\"><path d=\"\(data)\"\(rule)/></clipPath>\n"
      attributes = " clip-path=\"url(#\(id))\""
    }
    self.definition = definition
    self.movesPixels = movesPixels
  }
}

extension BlendMode {
  /// The name in CSS, or the nearest for modes that CSS does not have.
  fileprivate var css: String {
    switch self {
    case .normal, .sourceAtop, .destinationOver, .destinationOut: "normal"
    case .multiply, .plusDarker: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    }
  }
}
