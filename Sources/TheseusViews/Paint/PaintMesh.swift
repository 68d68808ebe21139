import Foundation

/// A mesh with resolved colors, divided into patches with straight sides.
public final class PaintMesh: Hashable, Sendable {
  /// A piece of a patch.
  private struct Piece {
    let patch: Int
    /// Its range in the patch, 0 to 1.
    let across: ClosedRange<Float>
    let down: ClosedRange<Float>
    /// The corners: top leading, top trailing, bottom leading, bottom trailing.
    let corners: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)
  }

  private let mesh: MeshGradient
  private let context: PaintContext
  private let pieces: [Piece]
  private let colors: [Color.Resolved]
  private let background: Paint

  /// Curved sides are drawn as so many straight ones.
  private static let piecesOfCurve = 8

  init(_ mesh: MeshGradient, in context: PaintContext) {
    self.mesh = mesh
    self.context = context
    background = mesh.background.paint(in: context)
    switch mesh.colors {
    case .colors(let all): colors = all.map { $0.resolve(in: context) }
    case .resolvedColors(let all): colors = all
    }
    pieces = Self.pieces(of: mesh, colors.count)
  }

  public static func == (a: PaintMesh, b: PaintMesh) -> Bool {
    a === b || (a.mesh == b.mesh && a.context == b.context)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(mesh) }

  private static func pieces(of mesh: MeshGradient, _ colors: Int) -> [Piece] {
    let (width, height) = (mesh.width, mesh.height)
    guard width > 1, height > 1 else { return [] }
    let (count, isTooLarge) = width.multipliedReportingOverflow(by: height)
    guard !isTooLarge, colors >= count else { return [] }
    var pieces: [Piece] = []
    for line in 0..<(height - 1) {
      for column in 0..<(width - 1) {
        let first = line * width + column
        switch mesh.locations {
        case .points(let points):
          guard points.count >= count else { return [] }
          pieces.append(
            Piece(
              patch: first, across: 0...1, down: 0...1,
              corners: (
                points[first], points[first + 1], points[first + width], points[first + width + 1]
              )))
        case .bezierPoints(let points):
          guard points.count >= count else { return [] }
          pieces += CurvedPatch(
            points[first], points[first + 1], points[first + width], points[first + width + 1]
          )
          .cut(into: piecesOfCurve) { Piece(patch: first, across: $0, down: $1, corners: $2) }
        }
      }
    }
    return pieces
  }

  /// The color of a point, in fractions of the filled size. Where patches overlap, that of the
  /// last.
  func paint(at point: UnitPoint) -> Paint {
    let point = SIMD2(Float(point.x), Float(point.y))
    for piece in pieces.reversed() {
      guard let place = Self.place(of: point, in: piece.corners) else { continue }
      func along(_ range: ClosedRange<Float>, _ part: Float) -> Float {
        range.lowerBound + (range.upperBound - range.lowerBound) * min(1, max(0, part))
      }
      return Paint(color(piece.patch, along(piece.across, place.x), along(piece.down, place.y)))
    }
    return background
  }

  private func color(_ patch: Int, _ across: Float, _ down: Float) -> Color.Resolved {
    func eased(_ part: Float) -> Float { mesh.smoothsColors ? part * part * (3 - 2 * part) : part }
    let (x, y) = (eased(across), eased(down))
    let top = mesh.colorSpace.mix(colors[patch], colors[patch + 1], x)
    let bottom = mesh.colorSpace.mix(colors[patch + mesh.width], colors[patch + mesh.width + 1], x)
    return mesh.colorSpace.mix(top, bottom, y)
  }

  /// The position of a point between four corners, 0 to 1 across and down; nil outside.
  private static func place(
    of point: SIMD2<Float>, in corners: (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)
  ) -> SIMD2<Float>? {
    let (a, b, c, d) = corners
    let slack: Float = 1e-4
    let least = pointwiseMin(pointwiseMin(a, b), pointwiseMin(c, d))
    let most = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
    guard point.x >= least.x - slack, point.y >= least.y - slack, point.x <= most.x + slack,
      point.y <= most.y + slack
    else { return nil }
    // point = a + x e + y f + x y g, solved for y, then for x.
    let (e, f, g, h) = (b - a, c - a, a - b - c + d, point - a)
    func cross(_ p: SIMD2<Float>, _ q: SIMD2<Float>) -> Float { p.x * q.y - p.y * q.x }
    let (square, linear, constant) = (cross(g, f), cross(e, f) + cross(h, g), cross(h, e))
    var candidates: [Float] = []
    if abs(square) < 1e-6 {
      if linear != 0 { candidates = [-constant / linear] }
    } else {
      let under = linear * linear - 4 * square * constant
      guard under >= 0 else { return nil }
      candidates = [
        (-linear - under.squareRoot()) / (2 * square),
        (-linear + under.squareRoot()) / (2 * square),
      ]
    }
    for y in candidates where y >= -slack && y <= 1 + slack {
      let direction = e + g * y
      let rest = h - f * y
      let x = abs(direction.x) > abs(direction.y) ? rest.x / direction.x : rest.y / direction.y
      if x >= -slack, x <= 1 + slack { return SIMD2(x, y) }
    }
    return nil
  }
}

/// A patch with curved sides.
private struct CurvedPatch {
  private let a: MeshGradient.BezierPoint
  private let b: MeshGradient.BezierPoint
  private let c: MeshGradient.BezierPoint
  private let d: MeshGradient.BezierPoint

  init(
    _ a: MeshGradient.BezierPoint, _ b: MeshGradient.BezierPoint, _ c: MeshGradient.BezierPoint,
    _ d: MeshGradient.BezierPoint
  ) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  private static func curve(
    _ p: SIMD2<Float>, _ q: SIMD2<Float>, _ r: SIMD2<Float>, _ s: SIMD2<Float>, _ t: Float
  ) -> SIMD2<Float> {
    let u = 1 - t
    let (first, second) = (p * (u * u * u), q * (3 * u * u * t))
    let (third, fourth) = (r * (3 * u * t * t), s * (t * t * t))
    return first + second + third + fourth
  }

  /// A point between the four sides: each pair of them blended, minus the corners that both
  /// include.
  private func point(_ x: Float, _ y: Float) -> SIMD2<Float> {
    let top = Self.curve(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, x)
    let bottom = Self.curve(
      c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, x)
    let leading = Self.curve(a.position, a.bottomControlPoint, c.topControlPoint, c.position, y)
    let trailing = Self.curve(b.position, b.bottomControlPoint, d.topControlPoint, d.position, y)
    let down = top * (1 - y) + bottom * y
    let across = leading * (1 - x) + trailing * x
    let upper = a.position * (1 - x) + b.position * x
    let lower = c.position * (1 - x) + d.position * x
    return down + across - (upper * (1 - y) + lower * y)
  }

  func cut<Piece>(
    into count: Int,
    _ make: (
      ClosedRange<Float>, ClosedRange<Float>,
      (SIMD2<Float>, SIMD2<Float>, SIMD2<Float>, SIMD2<Float>)
    ) -> Piece
  ) -> [Piece] {
    func part(_ index: Int) -> Float { Float(index) / Float(count) }
    var pieces: [Piece] = []
    for line in 0..<count {
      for column in 0..<count {
        let (x, y) = (part(column)...part(column + 1), part(line)...part(line + 1))
        pieces.append(
          make(
            x, y,
            (
              point(x.lowerBound, y.lowerBound), point(x.upperBound, y.lowerBound),
              point(x.lowerBound, y.upperBound),
              point(x.upperBound, y.upperBound)
            )))
      }
    }
    return pieces
  }
}
