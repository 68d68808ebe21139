import AppKit
import Testing
import TheseusTesting

@Suite("NSBezierPath")
@MainActor
struct BezierPathTests {
  private func reports(_ prefix: String) -> Int {
    RuntimeIssues.stray.count { $0.kind == .unsupported && $0.message.hasPrefix(prefix) }
  }

  @Test("a path has the segments that the app adds, and SwiftUI takes it")
  func segments() {
    let path = NSBezierPath()
    #expect(path.isEmpty && path.currentPoint == .zero)
    path.move(to: NSPoint(x: 10, y: 10))
    path.relativeLine(to: NSPoint(x: 20, y: 0))
    path.line(to: NSPoint(x: 30, y: 40))
    #expect(path.currentPoint == NSPoint(x: 30, y: 40))
    path.close()
    #expect(path.bounds == NSRect(x: 10, y: 10, width: 20, height: 30))
    #expect(path.contains(NSPoint(x: 28, y: 20)) && !path.contains(NSPoint(x: 11, y: 38)))
    #expect(Path(path.cgPath).boundingRect == path.bounds)
    path.transform(using: AffineTransform(translationByX: 5, byY: -10))
    #expect(path.bounds == NSRect(x: 15, y: 0, width: 20, height: 30))
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test("an arc counterclockwise has growing angles; clockwise it has the rest of the circle")
  func arcs() {
    let center = NSPoint(x: 0, y: 0)
    let short = NSBezierPath()
    short.appendArc(withCenter: center, radius: 10, startAngle: 0, endAngle: 90)
    #expect(abs(short.bounds.minX) < 0.01 && abs(short.bounds.maxY - 10) < 0.01)
    #expect(abs(short.bounds.minY) < 0.01)
    let long = NSBezierPath()
    long.appendArc(withCenter: center, radius: 10, startAngle: 0, endAngle: 90, clockwise: true)
    #expect(abs(long.bounds.minX + 10) < 0.01 && abs(long.bounds.minY + 10) < 0.01)
  }

  @Test("the winding rule decides whether a hole is inside")
  func windingRule() {
    let path = NSBezierPath(rect: NSRect(x: 0, y: 0, width: 30, height: 30))
    path.append(NSBezierPath(rect: NSRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(NSPoint(x: 15, y: 15)))
    path.windingRule = .evenOdd
    #expect(!path.contains(NSPoint(x: 15, y: 15)))
  }

  @Test("each way to draw is reported once")
  func drawing() {
    for _ in 0..<2 {
      let path = NSBezierPath(
        roundedRect: NSRect(x: 0, y: 0, width: 9, height: 9), xRadius: 2, yRadius: 2)
      path.stroke()
      NSRect(x: 0, y: 0, width: 9, height: 9).fill(using: .sourceAtop)
      ("text" as NSString).draw(at: .zero, withAttributes: [.font: NSFont.systemFont(ofSize: 12)])
    }
    #expect(reports("NSBezierPath.stroke()") == 1)
    #expect(reports("NSRect.fill(using:)") == 1)
    #expect(reports("NSString.draw(at:withAttributes:)") == 1)
  }
}
