import Foundation
import Testing

@testable import TheseusViews

/// Letters of 8 points at 16, `i` and `1` of 4; a table of them, but for `#`.
private struct TableMetrics: TextMetrics {
  var hasTable = true
  var tabInterval: CGFloat { 64 }

  private func ems(_ cluster: Character) -> Double { "i1".contains(cluster) ? 0.25 : 0.5 }

  func advance(of cluster: Character, in typography: Typography) -> CGFloat {
    let font = typography.font
    let isDigit = font.hasMonospacedDigits && cluster.isASCII && cluster.isNumber
    return ems(isDigit ? "0" : cluster) * font.pointSize + typography.spacing
  }

  func asciiAdvances(in typography: Typography) -> ASCIIAdvances? {
    guard hasTable else { return nil }
    let table = (UInt8(0)..<128).map { code in
      code < 32 || code == 127 || code == UInt8(ascii: "#")
        ? -1 : ems(Character(Unicode.Scalar(code)))
    }
    return ASCIIAdvances(ems: table, of: typography)
  }

  func lineMetrics(of typography: Typography) -> LineMetrics {
    LineMetrics(ascent: typography.font.pointSize, descent: 4)
  }
}

@Suite struct ASCIIAdvancesTests {
  static let typographies = [
    Typography(font: Font.Resolved(pointSize: 16)),
    Typography(font: Font.Resolved(pointSize: 10, hasMonospacedDigits: true)),
    Typography(font: Font.Resolved(pointSize: 16), kerning: 1, tracking: 2),
  ]

  @Test(
    "a host with a table of advances lays a text out as without",
    arguments: typographies,
    ["", "i", "Count: 11", "a#b", "tab\tstop", "жil", "line\r\nbreak", "x\u{7f}y", "e\u{301}i 1"])
  func table(typography: Typography, text: String) {
    let (with, without) = (TableMetrics(), TableMetrics(hasTable: false))
    #expect(with.advance(of: text, in: typography) == without.advance(of: text, in: typography))
    for width in [nil, 30, 12] as [CGFloat?] {
      #expect(
        extent(of: text, typography, width, with) == extent(of: text, typography, width, without))
    }
  }

  private func extent(
    of text: String, _ typography: Typography, _ width: CGFloat?, _ metrics: TableMetrics
  ) -> [CGFloat] {
    let extent = TextLayout.extent(
      of: text, in: typography, width: width, options: TextLayout.Options(), metrics: metrics)
    return [extent.width, extent.height, CGFloat(extent.lineCount)]
  }

  @Test("runs of different fonts are measured each in its own")
  func runs() {
    let text = (Text("ia").font(.system(size: 16)) + Text("ia").font(.system(size: 32)))
      .resolve(in: TextEnvironment())
    let extent = TextLayout.extent(of: text, width: nil, metrics: TableMetrics())
    #expect(extent.width == 36)
  }
}
