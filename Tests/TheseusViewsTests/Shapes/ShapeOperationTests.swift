import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor @Suite("Operations on shapes and paths")
struct ShapeOperationTests {
  private typealias Operation = (Path, Path) -> Path
  private let operations: [(name: String, make: Operation, holds: (Bool, Bool) -> Bool)] = [
    ("union", { $0.union($1) }, { $0 || $1 }),
    ("intersection", { $0.intersection($1) }, { $0 && $1 }),
    ("subtracting", { $0.subtracting($1) }, { $0 && !$1 }),
    ("symmetricDifference", { $0.symmetricDifference($1) }, { $0 != $1 }),
  ]

  private var paths: [Path] {
    let star = Path { path in
      let points = (0..<5).map {
        CGPoint(
          x: 50 + 45 * cos(Double($0) * 4 * .pi / 5), y: 50 + 45 * sin(Double($0) * 4 * .pi / 5))
      }
      path.addLines(points)
      path.closeSubpath()
    }
    return [
      Path(CGRect(x: 10, y: 10, width: 60, height: 40)),
      Path(CGRect(x: 40, y: 10, width: 50, height: 70)),
      Path(CGRect(x: 10, y: 50, width: 60, height: 20)),
      Path(ellipseIn: CGRect(x: 20, y: 5, width: 60, height: 60)),
      Path(roundedRect: CGRect(x: 0, y: 30, width: 100, height: 30), cornerRadius: 10), star,
      Path(),
      Path(CGRect(x: 10, y: 10, width: 60, height: 40)),
      Path { path in
        path.addRect(CGRect(x: 5, y: 5, width: 80, height: 80))
        path.addRect(CGRect(x: 30, y: 30, width: 20, height: 20))
      },
    ]
  }

  @Test(
    "a point is inside the result exactly when the operation on both areas says so",
    arguments: [false, true])
  func areas(eoFill: Bool) {
    for (i, a) in paths.enumerated() {
      for (j, b) in paths.enumerated() {
        let results = [
          a.union(b, eoFill: eoFill), a.intersection(b, eoFill: eoFill),
          a.subtracting(b, eoFill: eoFill),
          a.symmetricDifference(b, eoFill: eoFill),
        ]
        for (operation, result) in zip(operations, results) {
          var wrong = 0
          for x in stride(from: 0.37, to: 100, by: 8.3) {
            for y in stride(from: 0.41, to: 100, by: 7.9) {
              let point = CGPoint(x: x, y: y)
              let wanted = operation.holds(
                a.contains(point, eoFill: eoFill), b.contains(point, eoFill: eoFill))
              if result.contains(point) != wanted { wrong += 1 }
            }
          }
          #expect(wrong == 0, "\(operation.name) of \(i) and \(j), even-odd \(eoFill)")
        }
      }
    }
  }

  @Test("the outline of a union has no lines inside it")
  func outline() {
    let union = Path(CGRect(x: 0, y: 0, width: 20, height: 10)).union(
      Path(CGRect(x: 10, y: 0, width: 20, height: 10)))
    #expect(union.boundingRect == CGRect(x: 0, y: 0, width: 30, height: 10))
    var moves = 0
    union.forEach { if case .move = $0 { moves += 1 } }
    #expect(moves == 1)
    let apart = Path(CGRect(x: 0, y: 0, width: 5, height: 5)).intersection(
      Path(CGRect(x: 9, y: 9, width: 5, height: 5)))
    #expect(apart.isEmpty)
  }

  @Test("lines are cut where they enter and leave an area")
  func lines() {
    let line = Path {
      $0.move(to: CGPoint(x: 0, y: 5))
      $0.addLine(to: CGPoint(x: 30, y: 5))
    }
    let box = Path(CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(line.lineIntersection(box).boundingRect == CGRect(x: 10, y: 5, width: 10, height: 0))
    var ends: [CGPoint] = []
    line.lineSubtraction(box).forEach {
      switch $0 {
      case .move(let point), .line(let point): ends.append(point)
      default: break
      }
    }
    #expect(ends.map(\.x) == [0, 10, 20, 30])
  }

  @Test("a shape made of two is drawn as the operation on their areas")
  func drawn() {
    let drawn = GridSurface(
      WindowHost.of(12, 6) {
        Rectangle().subtracting(Rectangle().size(width: 48, height: 48)).fill(.red).frame(
          width: 96, height: 96)
      })
    #expect(
      drawn.fills.filter { $0.area.minY < 3 }.allSatisfy { $0.area.minX == 6 && $0.area.maxX == 12 }
    )
    #expect(drawn.fills.map { $0.area.width * $0.area.height }.reduce(0, +) == 54)
  }
}
