import Foundation
import TestSupport
import Testing

@testable import TheseusViews

@Suite("lineHeight sets the distance between the baselines of lines")
struct LineHeightTests {
  private let metrics = ProportionalMetrics()

  private func layout(
    _ text: Text, _ height: AttributedString.LineHeight?, reserved: Int? = nil
  ) -> TextLayout {
    TextLayout(
      text.font(.system(size: 16)).resolve(in: TextEnvironment()), width: nil,
      options: TextLayout.Options(reservedLines: reserved, lineHeight: height), metrics: metrics)
  }

  /// Between the baselines of the first two lines.
  private func distance(_ layout: TextLayout) -> CGFloat {
    layout.lines[1].baseline - layout.lines[0].baseline
  }

  @Test("it is exact, a multiple of the point size, or an increase of it")
  func rules() {
    let text = Text(verbatim: "a\nb\nc")
    #expect(distance(layout(text, nil)) == 20)
    #expect(distance(layout(text, .variable)) == 20)
    #expect(distance(layout(text, .exact(points: 30))) == 30)
    #expect(distance(layout(text, .exact(points: 10))) == 10)
    #expect(distance(layout(text, .multiple(factor: 2))) == 32)
    #expect(distance(layout(text, .leading(increase: 5))) == 21)
    #expect(layout(text, .exact(points: 30)).extent.height == 90)
    let distances = [AttributedString.LineHeight.tight, .normal, .loose].map {
      distance(layout(text, $0))
    }
    #expect(distances == distances.sorted() && Set(distances).count == 3)
  }

  @Test("the letters are in the middle of their line")
  func middle() {
    let line = layout(Text(verbatim: "a"), .exact(points: 30)).lines[0]
    #expect(line.baseline == 21 && line.metrics.height == 30)
  }

  @Test("of several sizes in a line the largest counts, and exact heights are exact")
  func sizes() {
    let text =
      Text(verbatim: "a") + Text(verbatim: "b").font(.system(size: 32)) + Text(verbatim: "\nc")
    #expect(layout(text, .multiple(factor: 2)).lines[0].metrics.height == 64)
    #expect(layout(text, .multiple(factor: 2)).lines[1].metrics.height == 32)
    #expect(layout(text, .exact(points: 50)).lines.map(\.metrics.height) == [50, 50])
  }

  @Test("reserved lines have the same height; a host with one font ignores it")
  func reserved() {
    let text = Text(verbatim: "a")
    #expect(layout(text, .exact(points: 30), reserved: 3).extent.height == 90)
    let cells = TextLayout.extent(
      of: ResolvedText("a\nb"), width: nil,
      options: TextLayout.Options(lineHeight: .exact(points: 30)), metrics: TestMetrics())
    #expect(cells.height == 32)
  }

  @Test("a line height is encoded and decoded")
  func coding() throws {
    let height = AttributedString.LineHeight.multiple(factor: 1.25)
    let data = try JSONEncoder().encode(height)
    #expect(try JSONDecoder().decode(AttributedString.LineHeight.self, from: data) == height)
    #expect(height != .exact(points: 1.25))
  }

  @Test("the modifier applies to the texts inside, and nil resets it")
  func environment() {
    var values = TextEnvironment()
    values.lineHeight = .loose
    #expect(TextLayout.Options(values).lineHeight == .loose)
    #expect(TextContext(values).options.lineHeight == .loose)
  }
}
