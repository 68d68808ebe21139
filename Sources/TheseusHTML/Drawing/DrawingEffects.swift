import Foundation
import TheseusViews

/// Effects on the drawing of a node, as values of CSS.
struct DrawingEffects {
  private var transform = ""
  private var origin = ""
  private var filter = ""
  private var blend = ""
  private var clip = ""
  /// A movement that users who prefer less motion do not see.
  private var absence = ""

  /// The attribute `fx`: transform, its origin, filter, blend mode, clip path, and the movement of
  /// what is absent, without empty ones at the end. Nothing for no effects.
  static func json(_ effects: [DrawingEffect], size: CGSize) -> [UInt8] {
    var texts = DrawingEffects()
    for effect in effects { texts.add(effect, size) }
    var values = [
      texts.transform, texts.origin, texts.filter, texts.blend, texts.clip, texts.absence,
    ]
    while values.last == "" { values.removeLast() }
    guard !values.isEmpty else { return [] }
    var writer = JSONWriter()
    writer.list { for value in values { $0.string(value) } }
    return writer.bytes
  }

  private mutating func add(_ effect: DrawingEffect, _ size: CGSize) {
    switch effect {
    case .shadow(let color, let radius, let x, let y):
      guard let paint = HTMLColor.text(color._paint(in: PaintContext()).flat) else { break }
      filter += "drop-shadow(\(px(x)) \(px(y)) \(px(radius)) \(paint))"
    case .blur(let radius): filter += "blur(\(px(radius)))"
    case .brightness(let amount): filter += "brightness(\(number(1 + amount)))"
    case .contrast(let amount): filter += "contrast(\(number(amount)))"
    case .saturation(let amount): filter += "saturate(\(number(amount)))"
    case .grayscale(let amount): filter += "grayscale(\(number(amount)))"
    case .hueRotation(let angle): filter += "hue-rotate(\(number(angle.degrees))deg)"
    case .invert: filter += "invert(1)"
    case .rotation(let angle, let anchor): turn("rotate(\(number(angle.degrees))deg)", anchor)
    case .scale(let x, let y, let anchor): turn("scale(\(number(x)),\(number(y)))", anchor)
    case .rotation3D(let angle, let axis, let anchor, let perspective):
      let depth = max(size.width, size.height) / max(perspective, 0.01)
      let axes = [axis.x, axis.y, axis.z].map { number($0) }.joined(separator: ",")
      turn("perspective(\(px(depth)))rotate3d(\(axes),\(number(angle.degrees))deg)", anchor)
    case .blend(let mode): blend = mode.html
    case .clip(let path, let isEvenOdd):
      let data = PathData.text(path(CGRect(origin: .zero, size: size)), movedBy: .zero)
      clip = PathData.clip(data, isEvenOdd: isEvenOdd)
    case .absence(let offset, let scale, let anchor):
      guard offset != .zero || scale != 1 else { break }
      absence = "translate(\(px(offset.width)),\(px(offset.height)))scale(\(number(scale)))"
      origin = Self.origin(anchor)
    case .multiply, .luminanceToAlpha, .alphaThreshold, .innerShadow, .group: break
    }
  }

  private mutating func turn(_ text: String, _ anchor: UnitPoint) {
    transform = text + transform
    origin = Self.origin(anchor)
  }

  private static func origin(_ anchor: UnitPoint) -> String {
    [anchor.x, anchor.y].map { JSONWriter.text($0 * 100, decimals: 2) + "%" }
      .joined(separator: " ")
  }

  private func number(_ value: Double) -> String { JSONWriter.text(value, decimals: 4) }
  private func px(_ value: Double) -> String { JSONWriter.text(value, decimals: 4) + "px" }
}

extension BlendMode {
  /// The mode's name in CSS.
  fileprivate var html: String {
    "\(self)".reduce(into: "") { text, character in
      text += character.isUppercase ? "-\(character.lowercased())" : "\(character)"
    }
  }
}
