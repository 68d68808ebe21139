import Foundation
import TheseusViews
import Testing

@MainActor @Suite("a stroked path is the area of its line")
struct StrokedPathTests {
  private let corner = Path { path in
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 40))
  }

  private func contains(_ path: Path, _ x: CGFloat, _ y: CGFloat) -> Bool {
    path.contains(CGPoint(x: x, y: y))
  }

  @Test("points within half the width of the line are inside")
  func width() {
    let area = corner.strokedPath(StrokeStyle(lineWidth: 10))
    #expect(contains(area, 20, 4) && contains(area, 20, -4) && contains(area, 36, 20))
    #expect(!contains(area, 20, 6) && !contains(area, 20, -6) && !contains(area, 34, 20))
    #expect(Path().strokedPath(StrokeStyle(lineWidth: 10)).isEmpty)
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 0)).isEmpty)
  }

  @Test("corners are pointed, round or cut off")
  func joins() {
    func area(_ join: StrokeStyle.LineJoin, limit: CGFloat = 10) -> Path {
      corner.strokedPath(StrokeStyle(lineWidth: 10, lineJoin: join, miterLimit: limit))
    }
    #expect(contains(area(.miter), 44.5, -4.5))
    #expect(!contains(area(.miter, limit: 1), 44.5, -4.5), "longer than the limit")
    #expect(contains(area(.round), 43, -3) && !contains(area(.round), 44.5, -4.5))
    #expect(!contains(area(.bevel), 43, -3) && contains(area(.bevel), 42, -2))
  }

  @Test("ends are cut off, round or square")
  func caps() {
    func area(_ cap: StrokeStyle.LineCap) -> Path {
      corner.strokedPath(StrokeStyle(lineWidth: 10, lineCap: cap))
    }
    #expect(!contains(area(.butt), -1, 0))
    #expect(contains(area(.round), -4, 0) && !contains(area(.round), -4, 4))
    #expect(contains(area(.square), -4, 4) && !contains(area(.square), -6, 0))
  }

  @Test("a closed outline is a ring without ends")
  func closed() {
    let area = Path(CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(
      StrokeStyle(lineWidth: 10))
    #expect(contains(area, -4, -4) && contains(area, 44, 44) && contains(area, 20, 4))
    #expect(!contains(area, 20, 20) && !contains(area, 6, 6))
    let ring = Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)).strokedPath(
      StrokeStyle(lineWidth: 6))
    #expect(contains(ring, 42, 20) && contains(ring, 38, 20) && !contains(ring, 30, 20))
  }

  @Test("dashes leave gaps", arguments: [0, 10] as [CGFloat])
  func dashes(phase: CGFloat) {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    let area = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [10], dashPhase: phase))
    for start in stride(from: CGFloat(0), to: 100, by: 20) {
      #expect(contains(area, start + 5, 0) == (phase == 0))
      #expect(contains(area, start + 15, 0) == (phase == 10))
    }
  }
}
