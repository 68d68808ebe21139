import Foundation

extension Path {
  /// The number of straight pieces that approximate a curve.
  private static let piecesPerCurve = 12

  /// The path as lines: one list of points for each part that was drawn without lifting the pen.
  package func outlines() -> [[CGPoint]] {
    var outlines: [[CGPoint]] = []
    var current: [CGPoint] = []
    func curve(_ from: CGPoint, _ point: (CGFloat) -> CGPoint) {
      for piece in 1...Self.piecesPerCurve {
        current.append(point(CGFloat(piece) / CGFloat(Self.piecesPerCurve)))
      }
    }
    for element in elements {
      let from = current.last ?? .zero
      switch element {
      case .move(let point):
        if current.count > 1 { outlines.append(current) }
        current = [point]
      case .line(let point): current.append(point)
      case .quadCurve(let to, let control):
        curve(from) { t in mix(mix(from, control, t), mix(control, to, t), t) }
      case .curve(let to, let a, let b):
        curve(from) { t in
          let (x, y, z) = (mix(from, a, t), mix(a, b, t), mix(b, to, t))
          return mix(mix(x, y, t), mix(y, z, t), t)
        }
      case .closeSubpath:
        if let first = current.first {
          current.append(first)
          outlines.append(current)
          current = [first]
        }
      }
    }
    if current.count > 1 { outlines.append(current) }
    return outlines
  }

  /// Whether a point is inside the path, by the rule of the winding number or, if `eoFill` is true,
  /// by the even-odd rule.
  public func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool {
    PathArea(self).contains(point, eoFill: eoFill)
  }

  /// The part of the path between two fractions of its length, 0 to 1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    let outlines = outlines()
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
    let total = outlines.reduce(0) { sum, line in
      sum + zip(line, line.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    guard from < to, total > 0, total.isFinite else { return Path() }
    if from == 0, to == 1 { return self }
    var walked: CGFloat = 0
    var path = Path()
    for line in outlines {
      var isDown = false
      for (a, b) in zip(line, line.dropFirst()) {
        let step = length(a, b)
        let begin = max(0, from * total - walked)
        let end = min(step, to * total - walked)
        walked += step
        guard step > 0, begin < end else { continue }
        if !isDown { path.move(to: mix(a, b, begin / step)) }
        isDown = true
        path.addLine(to: mix(a, b, end / step))
      }
    }
    return path
  }
}

private func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
  CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}

/// The inside of a path, whose curves are divided once for many queries.
package struct PathArea {
  private let outlines: [[CGPoint]]

  package init(_ path: Path) { outlines = path.outlines() }

  package func contains(_ point: CGPoint, eoFill: Bool) -> Bool {
    var winding = 0
    for line in outlines {
      // An open outline is closed by the line from its end to its start.
      guard var a = line.last else { continue }
      for b in line {
        if (a.y <= point.y) != (b.y <= point.y) {
          let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
          if x > point.x { winding += a.y < b.y ? 1 : -1 }
        }
        a = b
      }
    }
    return eoFill ? !winding.isMultiple(of: 2) : winding != 0
  }

  /// The parts of a horizontal line that are inside, from left to right.
  package func spans(at y: CGFloat, eoFill: Bool) -> [ClosedRange<CGFloat>] {
    var crossings: [(x: CGFloat, turn: Int)] = []
    for line in outlines {
      guard var a = line.last else { continue }
      for b in line {
        if (a.y <= y) != (b.y <= y) {
          let x = a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x)
          if x.isFinite { crossings.append((x, a.y < b.y ? 1 : -1)) }
        }
        a = b
      }
    }
    crossings.sort { $0.x < $1.x }
    var spans: [ClosedRange<CGFloat>] = []
    var winding = 0
    for (crossing, next) in zip(crossings, crossings.dropFirst()) {
      winding += crossing.turn
      let isInside = eoFill ? !winding.isMultiple(of: 2) : winding != 0
      if isInside { spans.append(crossing.x...next.x) }
    }
    return spans
  }
}
