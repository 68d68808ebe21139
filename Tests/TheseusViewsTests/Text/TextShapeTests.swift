import Foundation
import TheseusCore
import Testing

@testable import TheseusViews

@MainActor
@Suite("Shapes as views and as paths")
struct TextShapeTests {
  private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }

  private func surface<Content: View>(
    _ columns: Int, _ rows: Int, @ViewBuilder _ content: @escaping @MainActor () -> Content
  )
    -> GridSurface
  {
    GridSurface(WindowHost.of(columns, rows, content))
  }

  @Test("a shape is filled with the foreground by default")
  func fill() {
    let plain = surface(10, 4) { Rectangle().foregroundStyle(.red) }
    #expect(
      plain.fills.map(\.area) == [CGRect(x: 0, y: 0, width: 10, height: 4)]
        && plain.fills[0].style.flat.system == .red)
    let filled = surface(10, 4) { Capsule().fill(.blue).frame(width: 40, height: 16) }
    #expect(
      filled.fills.map(\.area) == [CGRect(x: 0, y: 0, width: 5, height: 1)]
        && filled.fills[0].style.flat.system == .blue)
  }

  @Test("A circle is as wide as it is high, in points")
  func circle() {
    let drawn = surface(20, 4) { Circle() }
    #expect(drawn.fills.map(\.area) == [CGRect(x: 0, y: 0, width: 8, height: 4)])
    let framed = surface(20, 4) { Circle().fill(.red).frame(width: 16, height: 16) }
    #expect(framed.fills.map(\.area) == [CGRect(x: 0, y: 0, width: 2, height: 1)])
  }

  @Test("an outline is drawn around the frame it overlays")
  func stroke() {
    let drawn = surface(20, 5) {
      Text("card").padding().overlay(RoundedRectangle(cornerRadius: 8).stroke(.separator))
    }
    #expect(drawn.strokes.map(\.area) == [CGRect(x: 0, y: 0, width: 8, height: 3)])
    #expect(drawn.strokes.map(\.shape) == [.rounded(radius: 8)])
    #expect(drawn.rows[1] == "  card")
    let border = surface(20, 5) { Text("card").padding().border(.red) }
    #expect(border.strokes.map(\.shape) == [.rectangle])
  }

  @Test("A shape behind a view has its bounds")
  func background() {
    let drawn = surface(20, 5) {
      Text("tag").background(.tint, in: .capsule).background(
        .red, in: RoundedRectangle(cornerRadius: 4))
    }
    #expect(
      drawn.fills.map(\.area) == Array(repeating: CGRect(x: 0, y: 0, width: 3, height: 1), count: 2)
    )
    #expect(drawn.fills.map { $0.style.flat.system } == [.red, .accent])
  }

  @Test("An app's own shape is painted by the pixels inside it")
  func custom() {
    let drawn = surface(8, 2) { Triangle().fill(.red) }
    #expect(
      drawn.fills.map(\.area) == [
        CGRect(x: 3, y: 0, width: 2, height: 1), CGRect(x: 1, y: 1, width: 6, height: 1),
      ])
  }

  @Test("paths know their bounds and their inside")
  func paths() {
    let path = Path(CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(path.boundingRect == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(path.contains(CGPoint(x: 11, y: 21)) && !path.contains(CGPoint(x: 9, y: 21)))
    var ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.addPath(Path(ellipseIn: CGRect(x: 25, y: 25, width: 50, height: 50)))
    #expect(
      ring.contains(CGPoint(x: 50, y: 50)) && !ring.contains(CGPoint(x: 50, y: 50), eoFill: true))
    #expect(Path().boundingRect.isNull && Path().isEmpty)
    let arc = Path {
      $0.addArc(
        center: .zero, radius: 10, startAngle: .degrees(0), endAngle: .degrees(90), clockwise: false
      )
    }
    #expect(arc.currentPoint.map { abs($0.x) < 1e-6 && abs($0.y - 10) < 1e-6 } == true)
  }

  @Test("A trimmed outline is that part of its length")
  func trim() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      square.trimmedPath(from: 0, to: 0.25).boundingRect == CGRect(x: 0, y: 0, width: 10, height: 0)
    )
    #expect(
      square.trimmedPath(from: 0.5, to: 0.5).isEmpty && square.trimmedPath(from: 0, to: 1) == square
    )
  }

  @Test("Paths of impossible sizes are painted without harm")
  func impossible() {
    struct Wild: Shape {
      func path(in rect: CGRect) -> Path {
        Path { path in
          path.addLines([
            CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: -1e300),
            CGPoint(x: 1e300, y: 4),
          ])
          path.addArc(
            center: .zero, radius: .infinity, startAngle: .zero, endAngle: .degrees(.nan),
            clockwise: true)
        }
      }
    }
    #expect(surface(4, 2) { Wild().stroke() }.rows.count == 2)
    #expect(surface(4, 2) { Wild().fill(.red) }.rows.count == 2)
    #expect(
      surface(4, 2) { RoundedRectangle(cornerRadius: -4).frame(width: 0, height: 0) }.rows.count
        == 2)
  }
}
