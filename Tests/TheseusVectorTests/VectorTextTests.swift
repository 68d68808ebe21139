import Foundation
import Testing
import TheseusCore
import TheseusViews

@testable import TheseusVector

@Suite("Text of a picture")
struct VectorTextTests {
  private let metrics = VectorTextMetrics()

  private func typography(_ font: Font) -> Typography { Typography(font: font.resolved) }

  @Test("Advances are those of the font")
  func advances() {
    let text = typography(.system(size: 2048))
    #expect(metrics.advance(of: "i", in: text) == 569)
    #expect(metrics.advance(of: "W", in: text) == 2025)
    #expect(metrics.advance(of: "Wi", in: text) == 2594)
    let bold = typography(.system(size: 2048, weight: .bold))
    #expect(metrics.advance(of: "i", in: bold) == 702)
    let mono = typography(.system(size: 2048, design: .monospaced))
    #expect(metrics.advance(of: "i", in: mono) == metrics.advance(of: "W", in: mono))
  }

  @Test("a line has the height of its font")
  func lines() {
    let line = metrics.lineMetrics(of: typography(.system(size: 2048)))
    #expect(line.ascent == 1901 && line.descent == 483)
  }

  @Test("Kerning and tracking come after each cluster; marks and joiners add nothing")
  func spacing() {
    var text = typography(.system(size: 2048))
    text.kerning = 10
    text.tracking = 5
    #expect(metrics.advance(of: "i", in: text) == 584)
    #expect(metrics.advance(of: "i\u{301}", in: text) == 584)
    #expect(metrics.advance(of: "\u{200B}", in: text) == 0)
  }

  @Test("monospaced digits have one width in every font")
  func digits() {
    let text = typography(.system(size: 17).monospacedDigit())
    let widths = Set("0123456789".map { metrics.advance(of: $0, in: text) })
    #expect(widths.count == 1)
  }

  @MainActor
  @Test("ImageRenderer draws a view in its ideal size, or in the proposed one")
  func renderer() throws {
    let renderer = ImageRenderer(content: Text("Word").font(.system(size: 20)))
    let svg = try #require(renderer.svg)
    #expect(svg.contains(">Word</text>"))
    var sizes: [CGSize] = []
    renderer.render { size, _ in sizes.append(size) }
    renderer.proposedSize = ProposedViewSize(width: 20, height: nil)
    renderer.render { size, _ in sizes.append(size) }
    try #require(sizes.count == 2)
    #expect(sizes[0].height == 24 && sizes[0].width > sizes[1].width)
    #expect(sizes[1].height > sizes[0].height)
    #expect(ImageRenderer(content: EmptyView()).svg == nil)
    renderer.scale = 2
    #expect(renderer.svg?.contains("viewBox=\"0 0 20") == true)
  }

  @MainActor
  @Test("user text is text in the document, never markup")
  func escaping() {
    let host = VectorHost(size: CGSize(width: 300, height: 50)) {
      Text(verbatim: "<b>&\"'\u{1B}</b>")
    }
    #expect(host.svg().contains("&lt;b&gt;&amp;&quot;&#39;\u{241B}&lt;/b&gt;"))
  }
}
