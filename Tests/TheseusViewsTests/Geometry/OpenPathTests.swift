import Foundation
import TheseusViews
import Testing

@MainActor @Suite("an outline that is not closed has the area of the closed one")
struct OpenPathTests {
  private func triangle(isClosed: Bool) -> Path {
    Path { path in
      path.move(to: CGPoint(x: 20, y: 0))
      path.addLine(to: CGPoint(x: 40, y: 20))
      path.addLine(to: CGPoint(x: 20, y: 40))
      if isClosed { path.closeSubpath() }
    }
  }

  @Test("points are inside both or neither, by both rules", arguments: [false, true])
  func contains(eoFill: Bool) {
    let (open, closed) = (triangle(isClosed: false), triangle(isClosed: true))
    for x in stride(from: CGFloat(1), to: 50, by: 4) {
      for y in stride(from: CGFloat(1), to: 50, by: 4) {
        let point = CGPoint(x: x, y: y)
        #expect(
          open.contains(point, eoFill: eoFill) == closed.contains(point, eoFill: eoFill),
          "\(point)")
      }
    }
    #expect(open.contains(CGPoint(x: 25, y: 20), eoFill: eoFill))
    #expect(!open.contains(CGPoint(x: 10, y: 20), eoFill: eoFill), "left of it")
  }

  @Test("several open outlines have their areas together")
  func several() {
    var path = triangle(isClosed: false)
    path.addPath(triangle(isClosed: false).offsetBy(dx: 100, dy: 0))
    #expect(path.contains(CGPoint(x: 25, y: 20)) && path.contains(CGPoint(x: 125, y: 20)))
    #expect(!path.contains(CGPoint(x: 10, y: 20)) && !path.contains(CGPoint(x: 80, y: 20)))
  }

  @Test("areas of open outlines are cut as those of closed ones")
  func operations() {
    let rect = CGRect(x: 0, y: 0, width: 60, height: 60)
    let square = Path(CGRect(x: 0, y: 10, width: 60, height: 20))
    let open = triangle(isClosed: false)
    let left = CGPoint(x: 10, y: 20)
    let inside = CGPoint(x: 25, y: 20)
    let difference = square.subtracting(open).path(in: rect)
    #expect(difference.contains(left) && !difference.contains(inside))
    let union = open.union(square).path(in: rect)
    #expect(union.contains(left) && union.contains(inside))
    let common = open.intersection(square).path(in: rect)
    #expect(!common.contains(left) && common.contains(inside))
  }

  @Test("an empty path that is added changes nothing")
  func empty() {
    var path = triangle(isClosed: false)
    path.addPath(Path())
    #expect(path == triangle(isClosed: false))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 20, y: 0))
    var moved = triangle(isClosed: false)
    moved.addPath(Path(), transform: CGAffineTransform(translationX: 5, y: 5))
    moved.closeSubpath()
    #expect(moved.currentPoint == CGPoint(x: 20, y: 0))
  }
}
