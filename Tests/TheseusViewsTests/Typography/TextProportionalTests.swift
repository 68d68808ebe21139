import Foundation
import TestSupport
import Testing

@testable import TheseusViews

@Suite("Text of a font whose letters differ")
struct TextProportionalTests {
  private let metrics = ProportionalMetrics()

  private func text(_ string: String, _ font: Font = .system(size: 16)) -> ResolvedText {
    Text(verbatim: string).font(font).resolve(in: TextEnvironment())
  }

  private func shown(_ text: ResolvedText, _ layout: TextLayout) -> [String] {
    let utf8 = Array(text.string.utf8)
    return layout.lines.map { line in
      String(decoding: utf8[line.start..<line.end], as: UTF8.self)
        + (line.hasEllipsis ? "…" : "")
        + (line.tail.map { String(decoding: utf8[$0], as: UTF8.self) } ?? "")
    }
  }

  @Test("A line is as wide as its letters and as high as its font")
  func extent() {
    let extent = TextLayout.extent(of: text("Mil"), width: nil, metrics: metrics)
    #expect(extent.size == CGSize(width: 24, height: 20))
    #expect(extent.firstBaseline == 16 && extent.lastBaseline == 16)
    let large = TextLayout.extent(of: text("Mil", .largeTitle), width: nil, metrics: metrics)
    #expect(large.size == CGSize(width: 51, height: 42.5))
  }

  @Test("More narrow letters than wide ones fit on a line")
  func width() {
    for (string, lines) in [("illi illi", ["illi illi"]), ("MWMW MWMW", ["MW", "MW", "MW", "MW"])] {
      let text = text(string)
      #expect(shown(text, TextLayout(text, width: 40, metrics: metrics)) == lines)
    }
  }

  @Test("an ellipsis takes the space of the text it replaces, in each position")
  func truncation() {
    let text = text("abcdefghij")
    let shownIn: [(TextLayout.Truncation, String)] = [
      (.tail, "abcd…"), (.head, "…ghij"), (.middle, "ab…ij"),
    ]
    for (mode, line) in shownIn {
      let options = TextLayout.Options(lineLimit: 1, truncation: mode)
      let layout = TextLayout(text, width: 40, options: options, metrics: metrics)
      #expect(shown(text, layout) == [line], "\(mode)")
      #expect(layout.extent.width <= 40)
    }
  }

  @Test("Kerning and tracking widen, digits and letters alike")
  func kerning() {
    let wide = Text(verbatim: "abc").font(.system(size: 16)).kerning(2).tracking(1)
    let extent = TextLayout.extent(
      of: wide.resolve(in: TextEnvironment()), width: nil, metrics: metrics)
    #expect(extent.width == 33)
  }

  @Test("runs of different sizes share a baseline; the line is as high as both need")
  func baselines() {
    let text = (Text("ab").font(.system(size: 16)) + Text("cd").font(.system(size: 32)))
      .resolve(in: TextEnvironment())
    let layout = TextLayout(text, width: nil, metrics: metrics)
    #expect(layout.extent.size == CGSize(width: 48, height: 40))
    var origins: [CGPoint] = []
    layout.forEachFragment(of: text, metrics: metrics) { origins.append($0.origin) }
    #expect(origins == [CGPoint(x: 0, y: 16), CGPoint(x: 16, y: 0)])
  }

  @Test("Each line has the height of its own fonts")
  func lineHeights() {
    let text = (Text("ab\n").font(.system(size: 16)) + Text("cd").font(.system(size: 32)))
      .resolve(in: TextEnvironment())
    let layout = TextLayout(text, width: nil, metrics: metrics)
    #expect(layout.lines.map(\.top) == [0, 20])
    #expect(layout.extent.height == 60)
    #expect(layout.extent.lastBaseline == 52)
    let cut = TextLayout(text, width: nil, height: 59, metrics: metrics)
    #expect(cut.lines.count == 1 && cut.isTruncated)
  }

  @Test("lines are lineSpacing apart, reserved ones too")
  func spacing() {
    let options = TextLayout.Options(reservedLines: 3, lineSpacing: 4)
    let extent = TextLayout.extent(
      of: text("ab\ncd"), width: nil, options: options, metrics: metrics)
    #expect(extent.height == 68)
    #expect(extent.lastBaseline == 40)
  }

  @Test("Tabs lead to the next stop, in points")
  func tabs() {
    let text = text("ab\tcd")
    var origins: [CGFloat] = []
    TextLayout(text, width: nil, metrics: metrics)
      .forEachFragment(of: text, metrics: metrics) { origins.append($0.origin.x) }
    #expect(origins == [0, 40])
  }

  @Test("lines are aligned to fractions of a point")
  func alignment() {
    let text = text("abc\ni")
    let layout = TextLayout(text, width: nil, metrics: metrics)
    let starts: [(TextAlignment, CGFloat)] = [(.leading, 0), (.center, 10), (.trailing, 20)]
    for (alignment, x) in starts {
      var last: CGFloat = -1
      layout.forEachFragment(of: text, alignment: alignment, metrics: metrics) {
        last = $0.origin.x
      }
      #expect(last == x)
    }
  }

  @Test("the surroundings of a text set its style, unless it sets its own")
  func surroundings() {
    var environment = TextEnvironment()
    environment.font = .system(size: 20, weight: .light, design: .serif)
    environment.kerning = 1
    environment.fontWidth = .condensed
    environment.hasMonospacedDigits = true
    let plain = Text("a").resolve(in: environment).attributes.typography
    #expect(plain.font.pointSize == 20 && plain.font.weight == .light)
    #expect(plain.font.design == .serif && plain.font.width == .condensed)
    #expect(plain.font.hasMonospacedDigits && plain.kerning == 1)
    let own = Text("a").font(.custom("Serif", size: 9)).bold().kerning(3).baselineOffset(2)
      .resolve(in: environment).attributes.typography
    #expect(own.font.family == "Serif" && own.font.pointSize == 9 && own.font.weight == .bold)
    #expect(own.kerning == 3 && own.baselineOffset == 2)
    let small = Text("a").textScale(.secondary).resolve(in: environment).attributes.typography
    #expect(small.font.pointSize == 16)
  }

  private static let alphabet: [Character] = [
    "a", "i", "M", "W", "1", " ", " ", "-", ".", "(", ")", "\n", "é", "日", "👩‍👩‍👧", "e\u{301}",
  ]

  @Test("Whatever the text and its fonts: no line is wider than its space", arguments: 0..<4)
  func anyText(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<300 {
      var text = Text(verbatim: "")
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let letters = (0..<Int.random(in: 0...12, using: &random)).map { _ in
          Self.alphabet.randomElement(using: &random) ?? "a"
        }
        let size = CGFloat(Int.random(in: 8...20, using: &random))
        text = text + Text(verbatim: String(letters)).font(.system(size: size))
      }
      let resolved = text.resolve(in: TextEnvironment())
      let width = CGFloat(Int.random(in: 20...200, using: &random))
      let height = CGFloat(Int.random(in: 25...120, using: &random))
      let layout = TextLayout(resolved, width: width, height: height, metrics: metrics)
      #expect(layout.extent.width <= width + 0.001, "\(resolved.string.debugDescription)")
      #expect(layout.extent.height <= height + 0.001, "\(resolved.string.debugDescription)")
      #expect(
        layout.extent
          == TextLayout.extent(of: resolved, width: width, height: height, metrics: metrics))
      var ends: [Int: CGFloat] = [:]
      layout.forEachFragment(of: resolved, metrics: metrics) { fragment in
        #expect(fragment.origin.x >= (ends[fragment.line] ?? 0) - 0.001)
        ends[fragment.line] = fragment.origin.x + fragment.width
        let line = layout.lines[fragment.line]
        #expect(fragment.origin.y >= line.top - 0.001)
      }
    }
  }
}
