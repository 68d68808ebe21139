import Foundation
import TheseusViews

/// Paths as SVG writes them.
enum PathData {
  /// The commands of a path, in the coordinates of its node.
  static func text(_ path: Path, movedBy origin: CGPoint) -> String {
    var bytes: [UInt8] = []
    func add(_ command: Character, _ points: CGPoint...) {
      bytes.append(contentsOf: String(command).utf8)
      for (index, point) in points.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: " ")) }
        JSONWriter.append(point.x + origin.x, decimals: 2, to: &bytes)
        bytes.append(UInt8(ascii: " "))
        JSONWriter.append(point.y + origin.y, decimals: 2, to: &bytes)
      }
    }
    for element in path.elements {
      switch element {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .quadCurve(let point, let control): add("Q", control, point)
      case .curve(let point, let first, let second): add("C", first, second, point)
      case .closeSubpath: add("Z")
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
  /// The inside of a path as the value of `clip-path`.
  static func clip(_ data: String, isEvenOdd: Bool) -> String {
    "path(\(isEvenOdd ? "evenodd" : "nonzero"),\"\(data)\")"
  }
}
