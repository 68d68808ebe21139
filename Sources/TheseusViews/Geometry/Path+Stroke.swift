import Foundation

extension Path {
  /// The area of the path's line, as an outline to be filled by the rule of the winding number.
  /// Curves become straight pieces.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    var pen = Pen(style)
    guard pen.reach > 0, pen.reach.isFinite else { return Path() }
    for line in outlines() {
      var points: [CGPoint] = []
      for point in line where point != points.last { points.append(point) }
      let isClosed = points.count > 2 && points.first == points.last
      if style.isDashed {
        for dash in style.dashes(of: points) { pen.draw(dash, isClosed: false) }
      } else {
        pen.draw(points, isClosed: isClosed)
      }
    }
    return pen.path
  }
}

extension StrokeStyle {
  /// The parts of a line that the dashes cover.
  fileprivate func dashes(of line: [CGPoint]) -> [[CGPoint]] {
    // A pattern with an odd count exchanges dashes and gaps when it starts again.
    let pattern = dash.count.isMultiple(of: 2) ? dash : dash + dash
    let length = pattern.reduce(0, +)
    guard length > 0, length.isFinite, dashPhase.isFinite, var from = line.first else { return [] }
    guard pattern.allSatisfy({ $0 >= 0 }) else { return [] }
    // More repetitions than this cannot be told from a line.
    let whole = zip(line, line.dropFirst()).reduce(0) { sum, ends in
      sum + hypot(ends.1.x - ends.0.x, ends.1.y - ends.0.y)
    }
    guard whole / length < 100_000 else { return [line] }
    var phase = dashPhase.truncatingRemainder(dividingBy: length)
    if phase < 0 { phase += length }
    var index = 0
    while phase >= pattern[index] {
      phase -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var left = pattern[index] - phase
    var dashes: [[CGPoint]] = []
    var current: [CGPoint] = index.isMultiple(of: 2) ? [from] : []
    for to in line.dropFirst() {
      var rest = hypot(to.x - from.x, to.y - from.y)
      while rest > left {
        from = CGPoint(
          x: from.x + (to.x - from.x) * left / rest, y: from.y + (to.y - from.y) * left / rest)
        rest -= left
        if index.isMultiple(of: 2) {
          dashes.append(current + [from])
          current = []
        } else {
          current = [from]
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= rest
      from = to
      if index.isMultiple(of: 2) { current.append(to) }
    }
    if current.count > 1 { dashes.append(current) }
    return dashes
  }
}

/// Collects the pieces of a stroked line: a strip for each segment, and its corners and ends. All
/// turn the same way, so that they are one area where they overlap.
private struct Pen {
  let style: StrokeStyle
  let reach: CGFloat
  var path = Path()

  init(_ style: StrokeStyle) {
    self.style = style
    reach = style.lineWidth / 2
  }

  mutating func draw(_ points: [CGPoint], isClosed: Bool) {
    guard let first = points.first, let last = points.last else { return }
    guard points.count > 1 else { return drawDot(first) }
    let directions = zip(points, points.dropFirst()).map { from, to in
      let length = hypot(to.x - from.x, to.y - from.y)
      return length > 0
        ? CGPoint(x: (to.x - from.x) / length, y: (to.y - from.y) / length)
        : CGPoint(x: 1, y: 0)
    }
    for (index, way) in directions.enumerated() {
      var (from, to) = (points[index], points[index + 1])
      if style.lineCap == .square, !isClosed {
        if index == 0 { from = from + way * -reach }
        if index == directions.count - 1 { to = to + way * reach }
      }
      let side = way.turned * reach
      add([from + side, to + side, to + side * -1, from + side * -1])
    }
    for (index, ways) in zip(directions, directions.dropFirst()).enumerated() {
      addJoin(at: points[index + 1], ways.0, ways.1)
    }
    if isClosed {
      addJoin(at: first, directions[directions.count - 1], directions[0])
    } else if style.lineCap == .round {
      addCircle(first)
      addCircle(last)
    }
  }

  /// A line without length.
  private mutating func drawDot(_ point: CGPoint) {
    switch style.lineCap {
    case .butt: break
    case .round: addCircle(point)
    case .square:
      path.addRect(
        CGRect(
          x: point.x - reach, y: point.y - reach, width: style.lineWidth, height: style.lineWidth))
    }
  }

  private mutating func addJoin(at corner: CGPoint, _ incoming: CGPoint, _ outgoing: CGPoint) {
    if style.lineJoin == .round { return addCircle(corner) }
    let turn = incoming.x * outgoing.y - incoming.y * outgoing.x
    // The corner is missing on the side away from the turn.
    let outside: CGFloat = turn > 0 ? -reach : reach
    let (a, b) = (incoming.turned * outside, outgoing.turned * outside)
    // The cosine of half the angle between the two directions; the miter is as much longer.
    let along = incoming.x * outgoing.x + incoming.y * outgoing.y
    let half = (max(0, 1 + along) / 2).squareRoot()
    let middle = CGPoint(x: a.x + b.x, y: a.y + b.y)
    let length = hypot(middle.x, middle.y)
    if style.lineJoin == .miter, half > 0, 1 / half <= style.miterLimit, length > 0 {
      add([corner, corner + a, corner + middle * (reach / half / length), corner + b])
    } else {
      add([corner, corner + a, corner + b])
    }
  }

  private mutating func addCircle(_ center: CGPoint) {
    path.addEllipse(
      in: CGRect(
        x: center.x - reach, y: center.y - reach, width: style.lineWidth, height: style.lineWidth))
  }

  private mutating func add(_ corners: [CGPoint]) {
    var area: CGFloat = 0
    var from = corners[corners.count - 1]
    for to in corners {
      area += from.x * to.y - from.y * to.x
      from = to
    }
    // Ellipses turn this way too.
    path.addLines(area < 0 ? corners.reversed() : corners)
    path.closeSubpath()
  }
}

extension CGPoint {
  /// A quarter turn.
  fileprivate var turned: CGPoint { CGPoint(x: -y, y: x) }

  fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x + b.x, y: a.y + b.y)
  }

  fileprivate static func * (point: CGPoint, scale: CGFloat) -> CGPoint {
    CGPoint(x: point.x * scale, y: point.y * scale)
  }
}
