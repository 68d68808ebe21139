import Foundation
import TheseusViews
import Testing

@MainActor @Suite("Paths of several steps")
struct PathStepTests {
  private func isNear(_ a: CGPoint?, _ x: CGFloat, _ y: CGFloat) -> Bool {
    a.map { hypot($0.x - x, $0.y - y) < 0.01 } ?? false
  }

  @Test("a rounded corner touches both of its lines, and cuts the corner off")
  func corner() {
    var path = Path()
    path.move(to: CGPoint(x: 0, y: 100))
    path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 100, y: 0), radius: 20)
    #expect(isNear(path.currentPoint, 20, 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 100))
    path.closeSubpath()
    #expect(
      !path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 8, y: 8))
        && path.contains(CGPoint(x: 1, y: 30)))
    // The center is at (20, 20): the middle of the arc is a radius from it.
    let middle = 20 - 20 / 2.0.squareRoot()
    #expect(
      path.contains(CGPoint(x: middle + 0.5, y: middle + 0.5))
        && !path.contains(CGPoint(x: middle - 0.5, y: middle - 0.5)))
  }

  @Test(
    "an arc without a corner or radius is a line to the corner; without a start it starts there")
  func noCorner() {
    for (end, radius) in [
      (CGPoint(x: 20, y: 0), 5.0), (CGPoint(x: 10, y: 10), 0), (CGPoint(x: 10, y: 10), .nan),
      (CGPoint(x: 10, y: 10), .infinity),
    ] {
      var path = Path()
      path.move(to: .zero)
      path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: end, radius: radius)
      #expect(isNear(path.currentPoint, 10, 0), "\(end) \(radius)")
    }
    var empty = Path()
    empty.addArc(tangent1End: CGPoint(x: 3, y: 4), tangent2End: .zero, radius: 1)
    #expect(isNear(empty.currentPoint, 3, 4))
  }

  @Test("a transform applies only to added steps")
  func transforms() {
    let move = CGAffineTransform(translationX: 100, y: 50)
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let steps: [(inout Path) -> Void] = [
      { $0.addRect(rect, transform: move) }, { $0.addEllipse(in: rect, transform: move) },
      { $0.addRects([rect], transform: move) },
      { $0.addRoundedRect(in: rect, cornerSize: CGSize(width: 2, height: 2), transform: move) },
      { $0.addPath(Path(rect), transform: move) },
      {
        $0.addLines(
          [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10), CGPoint(x: 0, y: 10)],
          transform: move)
      },
      {
        $0.move(to: CGPoint(x: 110, y: 55))
        $0.addArc(
          center: CGPoint(x: 5, y: 5), radius: 5, startAngle: .zero, endAngle: .degrees(360),
          clockwise: false, transform: move)
      },
    ]
    for (index, step) in steps.enumerated() {
      var path = Path(CGRect(x: 0, y: 0, width: 1, height: 1))
      step(&path)
      #expect(
        path.contains(CGPoint(x: 0.5, y: 0.5)) && path.contains(CGPoint(x: 105, y: 55)), "\(index)")
      #expect(
        abs(path.boundingRect.maxX - 110) < 0.3 && abs(path.boundingRect.maxY - 60) < 0.3,
        "\(index)")
    }
    var turned = Path()
    turned.move(to: CGPoint(x: 100, y: 150))
    turned.addArc(
      tangent1End: .zero, tangent2End: CGPoint(x: 100, y: 0), radius: 20, transform: move)
    #expect(isNear(turned.currentPoint, 120, 50))
  }

  @Test("arcs go in their direction, at most once around, for angles of any size")
  func arcs() {
    func end(_ from: Double, _ to: Double, _ clockwise: Bool) -> CGRect {
      var path = Path()
      path.addArc(
        center: .zero, radius: 10, startAngle: .degrees(from), endAngle: .degrees(to),
        clockwise: clockwise)
      return path.boundingRect
    }
    #expect(end(0, 90, false).minX > -0.01 && end(0, 90, true).minX < -9.9)
    #expect(end(0, 270, false).minX < -9.9 && end(0, -90, true).minX > -0.01)
    #expect(end(0, 360, false).width > 19.9 && end(0, 1e6, false).width > 19.9)
    #expect(end(0, 1e300, true).width <= 20.01 && end(0, .infinity, true).isNull)
  }
}
