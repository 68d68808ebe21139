import Foundation
import TheseusViews

/// Effects on the drawing of a node, as a list of names with numbers.
enum DrawingEffects {
  /// Nothing for no effects.
  static func json(_ effects: [DrawingEffect], size: CGSize) -> [UInt8] {
    var inner = JSONWriter()
    for effect in effects { write(effect, size, to: &inner) }
    guard !inner.isEmpty else { return [] }
    var writer = JSONWriter()
    writer.list { $0.values(inner.bytes) }
    return writer.bytes
  }

  private static func write(
    _ effect: DrawingEffect, _ size: CGSize, to writer: inout JSONWriter
  ) {
    func add(_ name: String, _ numbers: Double...) {
      writer.list { writer in
        writer.string(name)
        for number in numbers { writer.number(number, decimals: 4) }
      }
    }
    switch effect {
    case .shadow(let color, let radius, let x, let y):
      writer.list {
        $0.string("shadow")
        $0.color(color._paint(in: PaintContext()).flat)
        $0.number(radius)
        $0.number(x)
        $0.number(y)
      }
    case .blur(let radius): add("blur", radius)
    case .brightness(let amount): add("brightness", 1 + amount)
    case .contrast(let amount): add("contrast", amount)
    case .saturation(let amount): add("saturation", amount)
    case .grayscale(let amount): add("grayscale", amount)
    case .hueRotation(let angle): add("hue", angle.degrees)
    case .invert: add("invert")
    case .rotation(let angle, let anchor): add("rotate", angle.degrees, anchor.x, anchor.y)
    case .scale(let x, let y, let anchor): add("scale", x, y, anchor.x, anchor.y)
    case .rotation3D(let angle, let axis, let anchor, let perspective):
      add("rotate3d", angle.degrees, axis.x, axis.y, axis.z, anchor.x, anchor.y, perspective)
    case .blend(let mode):
      writer.list {
        $0.string("blend")
        $0.string("\(mode)")
      }
    case .clip(let path, let isEvenOdd):
      writer.list {
        $0.string("clip")
        $0.string(PathData.text(path(CGRect(origin: .zero, size: size)), movedBy: .zero))
        $0.bool(isEvenOdd)
      }
    case .absence(let offset, let scale, let anchor):
      guard offset != .zero || scale != 1 else { break }
      add("away", offset.width, offset.height, scale, anchor.x, anchor.y)
    case .multiply, .luminanceToAlpha, .group: break
    }
  }
}
