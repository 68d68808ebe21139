import Foundation

/// An operation on two areas: which points belong to the result.
enum PathOperation: Sendable {
  case union, intersection, subtraction, symmetricDifference

  func holds(_ isInFirst: Bool, _ isInSecond: Bool) -> Bool {
    switch self {
    case .union: isInFirst || isInSecond
    case .intersection: isInFirst && isInSecond
    case .subtraction: isInFirst && !isInSecond
    case .symmetricDifference: isInFirst != isInSecond
    }
  }
}

/// Two outlines cut at each other. The border of the result consists of the pieces with exactly one
/// side inside it.
struct CutOutlines {
  private typealias Piece = (from: Corner, to: Corner)

  /// A point on a grid so fine that no screen shows it: where lines meet, they meet in one.
  private struct Corner: Hashable {
    let x: Int64
    let y: Int64

    init(_ point: CGPoint) { (x, y) = (Self.snapped(point.x), Self.snapped(point.y)) }

    private static func snapped(_ length: CGFloat) -> Int64 {
      Int64(Int(clamping: (length * 65536).rounded(), to: -(1 << 60)...1 << 60))
    }
    var point: CGPoint { CGPoint(x: CGFloat(x) / 65536, y: CGFloat(y) / 65536) }
  }

  private struct Line {
    let a: CGPoint
    let b: CGPoint
    let bounds: CGRect
    /// The cuts, as fractions of its length.
    var cuts: [CGFloat] = []

    init(_ a: CGPoint, _ b: CGPoint) {
      (self.a, self.b) = (a, b)
      bounds = CGRect(
        x: min(a.x, b.x), y: min(a.y, b.y), width: abs(b.x - a.x), height: abs(b.y - a.y)
      ).insetBy(dx: -1e-6, dy: -1e-6)
    }

    func point(_ share: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share)
    }
  }

  private let first: PathArea
  private let second: PathArea
  private let eoFill: Bool
  private let firstLines: [Line]
  private let secondLines: [Line]

  init(_ first: Path, _ second: Path, eoFill: Bool, closesFirst: Bool) {
    self.first = PathArea(first)
    self.second = PathArea(second)
    self.eoFill = eoFill
    var mine = Self.lines(first, closes: closesFirst)
    var others = Self.lines(second, closes: true)
    Self.cut(&mine, &others)
    // An outline may cross itself.
    if closesFirst {
      Self.cutAmongThemselves(&mine)
      Self.cutAmongThemselves(&others)
    }
    (firstLines, secondLines) = (mine, others)
  }

  /// Far from any screen nothing is cut: coordinates have to fit the grid.
  private static func isSound(_ point: CGPoint) -> Bool { abs(point.x) < 1e9 && abs(point.y) < 1e9 }

  private static func lines(_ path: Path, closes: Bool) -> [Line] {
    var lines: [Line] = []
    for outline in path.outlines() where outline.allSatisfy({ isSound($0) }) {
      for (a, b) in zip(outline, outline.dropFirst()) where a != b { lines.append(Line(a, b)) }
      if closes, let first = outline.first, let last = outline.last, first != last {
        lines.append(Line(last, first))
      }
    }
    return lines
  }

  private static func cut(_ first: inout [Line], _ second: inout [Line]) {
    for i in first.indices {
      for j in second.indices where first[i].bounds.intersects(second[j].bounds) {
        let (mine, others) = crossings(first[i], second[j])
        first[i].cuts += mine
        second[j].cuts += others
      }
    }
  }

  private static func cutAmongThemselves(_ lines: inout [Line]) {
    for i in lines.indices {
      for j in lines.indices.dropFirst(i + 1) where lines[i].bounds.intersects(lines[j].bounds) {
        let (mine, others) = crossings(lines[i], lines[j])
        lines[i].cuts += mine
        lines[j].cuts += others
      }
    }
  }

  /// The intersections of two lines, as fractions of each; for overlapping lines, the ends of the
  /// one on the other.
  private static func crossings(_ p: Line, _ q: Line) -> ([CGFloat], [CGFloat]) {
    let (px, py) = (p.b.x - p.a.x, p.b.y - p.a.y)
    let (qx, qy) = (q.b.x - q.a.x, q.b.y - q.a.y)
    let (dx, dy) = (q.a.x - p.a.x, q.a.y - p.a.y)
    let cross = px * qy - py * qx
    let (pp, qq) = (px * px + py * py, qx * qx + qy * qy)
    func inside(_ share: CGFloat) -> Bool { share > -1e-9 && share < 1 + 1e-9 }
    if abs(cross) > 1e-9 * (pp * qq).squareRoot() {
      let (s, t) = ((dx * qy - dy * qx) / cross, (dx * py - dy * px) / cross)
      return inside(s) && inside(t) ? ([s], [t]) : ([], [])
    }
    guard abs(dx * py - dy * px) < 1e-6 * pp.squareRoot() else { return ([], []) }
    func share(of point: CGPoint, on line: Line, _ x: CGFloat, _ y: CGFloat, _ square: CGFloat)
      -> CGFloat
    {
      ((point.x - line.a.x) * x + (point.y - line.a.y) * y) / square
    }
    return (
      [q.a, q.b].map { share(of: $0, on: p, px, py, pp) }.filter(inside),
      [p.a, p.b].map { share(of: $0, on: q, qx, qy, qq) }.filter(inside)
    )
  }

  private func pieces(_ lines: [Line]) -> [Piece] {
    var pieces: [Piece] = []
    for line in lines {
      let shares = ([0, 1] + line.cuts).map { min(max($0, 0), 1) }.sorted()
      for (s, t) in zip(shares, shares.dropFirst()) where t > s {
        let piece = (from: Corner(line.point(s)), to: Corner(line.point(t)))
        if piece.from != piece.to { pieces.append(piece) }
      }
    }
    return pieces
  }

  /// The result as an outline with the inside always on the same side.
  func area(_ operation: PathOperation) -> Path {
    var border: [Piece] = []
    var known: Set<[Corner]> = []
    for piece in pieces(firstLines) + pieces(secondLines) {
      // Where both outlines overlap, one of them is enough.
      guard
        known.insert(
          piece.from.x < piece.to.x || (piece.from.x == piece.to.x && piece.from.y < piece.to.y)
            ? [piece.from, piece.to] : [piece.to, piece.from]
        ).inserted
      else { continue }
      let (left, right) = sides(piece)
      let (isLeftIn, isRightIn) = (holds(left, operation), holds(right, operation))
      if isLeftIn != isRightIn { border.append(isLeftIn ? piece : (piece.to, piece.from)) }
    }
    return path(border, closes: true)
  }

  /// The parts of the first path's lines that are inside the second, or outside of it.
  func lines(inside isInside: Bool) -> Path {
    path(
      pieces(firstLines).filter { piece in
        let (a, b) = (piece.from.point, piece.to.point)
        return second.contains(CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2), eoFill: eoFill)
          == isInside
      }, closes: false)
  }

  private func holds(_ point: CGPoint, _ operation: PathOperation) -> Bool {
    operation.holds(first.contains(point, eoFill: eoFill), second.contains(point, eoFill: eoFill))
  }

  /// Nearby points on both sides.
  private func sides(_ piece: Piece) -> (CGPoint, CGPoint) {
    let (a, b) = (piece.from.point, piece.to.point)
    let length = hypot(b.x - a.x, b.y - a.y)
    let (x, y) = ((b.y - a.y) / length / 1000, (a.x - b.x) / length / 1000)
    let middle = CGPoint(x: (a.x + b.x) / 2, y: (a.y + b.y) / 2)
    return (CGPoint(x: middle.x + x, y: middle.y + y), CGPoint(x: middle.x - x, y: middle.y - y))
  }

  /// Pieces put together, each where another one ends.
  private func path(_ pieces: [Piece], closes: Bool) -> Path {
    var leaving: [Corner: [Int]] = [:]
    for (index, piece) in pieces.enumerated().reversed() {
      leaving[piece.from, default: []].append(index)
    }
    var isUsed = [Bool](repeating: false, count: pieces.count)
    var path = Path()
    for index in pieces.indices where !isUsed[index] {
      isUsed[index] = true
      let start = pieces[index].from
      var corner = pieces[index].to
      path.move(to: start.point)
      path.addLine(to: corner.point)
      while corner != start {
        while let last = leaving[corner]?.last, isUsed[last] { leaving[corner]?.removeLast() }
        guard let next = leaving[corner]?.popLast() else { break }
        isUsed[next] = true
        corner = pieces[next].to
        if !closes || corner != start { path.addLine(to: corner.point) }
      }
      if closes { path.closeSubpath() }
    }
    return path
  }
}

extension Path {
  /// The area that is in this path, in the other, or in both. Like all that follow it is made of
  /// straight lines: each curve is taken as so many that no cell shows the difference.
  ///
  /// - Parameter eoFill: whether a point is inside by the even-odd rule, rather than by the winding
  ///   number.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(.union, other, eoFill) }

  /// The area that is in both paths.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill)
  }

  /// The area that is in this path and not in the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtraction, other, eoFill)
  }

  /// The area that is in one of the paths and not in both.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, other, eoFill)
  }

  /// The parts of this path's lines that are inside the other's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    CutOutlines(self, other, eoFill: eoFill, closesFirst: false).lines(inside: true)
  }

  /// The parts of this path's lines that are outside of the other's area.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    CutOutlines(self, other, eoFill: eoFill, closesFirst: false).lines(inside: false)
  }

  /// The same area with an outline that nowhere crosses itself.
  public func normalized(eoFill: Bool = true) -> Path { combined(.union, Path(), eoFill) }

  private func combined(_ operation: PathOperation, _ other: Path, _ eoFill: Bool) -> Path {
    CutOutlines(self, other, eoFill: eoFill, closesFirst: true).area(operation)
  }
}
