import Foundation
import TheseusTesting
import TheseusViews
import Testing

/// A circle's outline begins at the right and goes down first, which is why progress rings are
/// turned by -90 degrees.
@MainActor @Suite("A part of a circle is the part that SwiftUI shows")
struct TrimmedCircleTests {
  private func bounds(_ from: CGFloat, _ to: CGFloat) -> CGRect {
    Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 100)).trimmedPath(from: from, to: to)
      .boundingRect
  }

  private func isNear(_ a: CGRect, _ b: CGRect) -> Bool {
    abs(a.minX - b.minX) < 1 && abs(a.minY - b.minY) < 1 && abs(a.width - b.width) < 1
      && abs(a.height - b.height) < 1
  }

  @Test("quarters follow each other clockwise from the right")
  func quarters() {
    #expect(isNear(bounds(0, 0.25), CGRect(x: 50, y: 50, width: 50, height: 50)))
    #expect(isNear(bounds(0.25, 0.5), CGRect(x: 0, y: 50, width: 50, height: 50)))
    #expect(isNear(bounds(0.5, 0.75), CGRect(x: 0, y: 0, width: 50, height: 50)))
    #expect(isNear(bounds(0.75, 1), CGRect(x: 50, y: 0, width: 50, height: 50)))
    #expect(isNear(bounds(0, 0.5), CGRect(x: 0, y: 50, width: 100, height: 50)))
  }

  /// Which quarters of the screen are drawn on: left above, right above, left below, right below.
  private func drawn<V: View>(@ViewBuilder _ view: @escaping @MainActor () -> V) -> [Bool] {
    let host = TestHost(columns: 20, rows: 10) { view() }
    let lines = host.screen.split(separator: "\n", omittingEmptySubsequences: false).map(Array.init)
    func isDrawn(_ rows: Range<Int>, _ columns: Range<Int>) -> Bool {
      rows.contains { row in columns.contains { $0 < lines[row].count && lines[row][$0] != " " } }
    }
    return [
      isDrawn(0..<4, 0..<8), isDrawn(0..<4, 12..<20), isDrawn(6..<10, 0..<8),
      isDrawn(6..<10, 12..<20),
    ]
  }

  @Test("a terminal turns a ring by right angles, also in a frame")
  func turned() {
    func ring() -> some View { Circle().trim(from: 0, to: 0.25).stroke(.primary) }
    #expect(drawn { ring() } == [false, false, false, true])
    #expect(drawn { ring().rotationEffect(.degrees(-90)) } == [false, true, false, false])
    #expect(drawn { ring().rotationEffect(Angle(degrees: 270)) } == [false, true, false, false])
    #expect(drawn { ring().rotationEffect(.degrees(180)) } == [true, false, false, false])
    #expect(drawn { ring().rotationEffect(.radians(.pi / 2)) } == [false, false, true, false])
    #expect(drawn { ring().rotationEffect(.degrees(45)) } == [false, false, false, true])
    #expect(
      drawn { ring().rotationEffect(.degrees(-90)).rotationEffect(.degrees(-90)) }
        == [true, false, false, false])
    #expect(
      drawn { ring().frame(width: 160, height: 160).rotationEffect(.degrees(-90)) }
        == [false, true, false, false])
  }

  @Test("a changed angle is drawn")
  func change() throws {
    struct Ring: View {
      @State private var turns = 0
      var body: some View {
        Circle().trim(from: 0, to: 0.25).stroke(.primary)
          .rotationEffect(.degrees(90 * Double(turns)))
          .focusable()
          .onKeyPress("t") {
            turns += 1
            return .handled
          }
      }
    }
    let host = TestHost(columns: 20, rows: 10) { Ring() }
    host.press(.tab)
    let before = host.screen
    host.press("t")
    #expect(host.screen != before)
  }
}
