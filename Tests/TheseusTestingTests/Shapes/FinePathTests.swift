import Foundation
import TheseusCells
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("paths are drawn in parts of cells")
struct FinePathTests {
  private func screen(
    columns: Int, rows: Int, _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [String] {
    let host = TestHost(columns: columns, rows: rows) {
      Canvas { context, size in draw(&context, size) }
    }
    return host.screen.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func line(_ points: (CGFloat, CGFloat)...) -> Path {
    Path { path in
      path.addLines(points.map { CGPoint(x: $0.0, y: $0.1) })
    }
  }

  @Test("a thin line is a row of dots, two by four in a cell")
  func dots() {
    let lines = screen(columns: 2, rows: 1) { context, _ in
      context.stroke(line((0, 0), (8, 16)), with: .foreground)
    }
    // The dots (0, 0), (0, 1), (1, 2), (1, 3), and (2, 3) in the next cell, where the line ends.
    #expect(lines == ["\u{28A3}\u{2840}"])
  }

  @Test("two lines that cross in a cell both show")
  func crossing() {
    let lines = screen(columns: 1, rows: 1) { context, _ in
      context.stroke(line((0, 0), (8, 16)), with: .foreground)
      context.stroke(line((7, 0), (0, 15)), with: .foreground)
    }
    // All dots but (1, 1).
    #expect(lines == ["\u{28EF}"])
  }

  @Test("an area is filled in quadrants, and whole cells have its color behind them")
  func areas() {
    let lines = screen(columns: 3, rows: 2) { context, _ in
      var triangle = line((0, 0), (16, 0), (0, 16))
      triangle.closeSubpath()
      context.fill(triangle, with: .foreground)
    }
    #expect(lines.first == "▛▘")
    let host = TestHost(columns: 2, rows: 1) {
      Canvas { context, _ in
        var path = line((0, 0), (8, 0), (8, 16), (0, 16))
        path.closeSubpath()
        path.addLines([CGPoint(x: 20, y: 0), CGPoint(x: 21, y: 0), CGPoint(x: 21, y: 1)])
        context.fill(path, with: .color(.red))
      }
    }
    let (inside, outside) = (host.picture.style(x: 0, y: 0), host.picture.style(x: 1, y: 0))
    #expect(inside?.background != outside?.background)
  }

  @Test("with the even-odd rule a path inside another is a hole")
  func holes() {
    func path() -> Path {
      Path { path in
        path.addLines([(0, 0), (32, 0), (32, 16), (0, 16)].map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
        path.addLines([(12, 0), (20, 0), (20, 16), (12, 16)].map { CGPoint(x: $0.0, y: $0.1) })
        path.closeSubpath()
      }
    }
    let odd = screen(columns: 4, rows: 1) { context, _ in
      context.fill(path(), with: .foreground, style: FillStyle(eoFill: true))
    }
    #expect(odd.first?.contains("▌▐") == true)
    let nonzero = screen(columns: 4, rows: 1) { context, _ in
      context.fill(path(), with: .foreground)
    }
    #expect(nonzero.first?.contains("▌") == false)
  }

  @Test("a thick line is drawn in quadrants")
  func thick() {
    let lines = screen(columns: 6, rows: 3) { context, _ in
      context.stroke(line((0, 12), (48, 36)), with: .foreground, lineWidth: 8)
    }
    let glyphs = Set(lines.joined())
    #expect(glyphs.isSubset(of: Set(" ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█")) && glyphs.count > 2)
  }

  @Test("a part of a canvas that can be seen shows the same as in the whole canvas")
  func clipped() {
    func rows(_ columns: Int, _ rows: Int, _ offset: CGSize) -> [String] {
      let host = TestHost(columns: columns, rows: rows) {
        Canvas { context, size in
          context.stroke(self.line((0, 0), (size.width, size.height)), with: .foreground)
          var triangle = self.line((0, 16), (size.width, 32), (0, size.height))
          triangle.closeSubpath()
          context.fill(triangle, with: .foreground)
        }
        .frame(width: 160, height: 80)
        .offset(offset)
        .frame(
          width: CGFloat(columns) * 8, height: CGFloat(rows) * 16, alignment: .topLeading
        )
        .clipped()
      }
      return host.screen.split(separator: "\n", omittingEmptySubsequences: false).map {
        String($0).padding(toLength: columns, withPad: " ", startingAt: 0)
      }
    }
    let whole = rows(20, 5, .zero)
    let part = rows(6, 2, CGSize(width: -40, height: -16))
    #expect(part == whole[1...2].map { String($0.dropFirst(5).prefix(6)) })
  }

  @Test("a terminal without Unicode shows dots as * and quadrants as # and other ASCII")
  func plain() {
    #expect(ASCIIFallback.text("\u{28A3}\u{28FF}") == "**")
    #expect(!ASCIIFallback.text("▘▝▀▖▌▞▛▗▚▐▜▄▙▟█").contains("?"))
    #expect(ASCIIFallback.text("▙▚▛▜▞▟█") == "#######")
  }

  @Test("a curve, a path of absurd points and one outside the canvas")
  func odd() {
    let curve = screen(columns: 8, rows: 4) { context, _ in
      context.stroke(
        Path {
          $0.move(to: CGPoint(x: 0, y: 60))
          $0.addQuadCurve(to: CGPoint(x: 60, y: 60), control: CGPoint(x: 30, y: -50))
        }, with: .foreground)
    }
    #expect(curve.joined().unicodeScalars.allSatisfy { $0 == " " || 0x2800...0x28FF ~= $0.value })
    let absurd = screen(columns: 4, rows: 2) { context, _ in
      context.stroke(
        line((0, 0), (.infinity, 3), (.nan, .nan), (1e30, -1e30), (3, 3)), with: .foreground)
      context.fill(line((0, 0), (1e300, 3), (.nan, 4)), with: .foreground)
      context.stroke(line((-50, -50), (-10, 90), (400, 90)), with: .foreground)
    }
    // Only the parts inside the frame are drawn: the finite ends, and nothing on the edges.
    #expect(absurd.count == 2 && absurd.allSatisfy { $0.count <= 4 })
  }
}
