import Foundation

@testable import TheseusViews

/// Widths near enough to a terminal's: East Asian and emoji two cells, combining marks none.
struct TestMetrics: TextMetrics {
  func width(of cluster: Character) -> Int {
    guard let scalar = cluster.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x300..<0x370, 0x200B: return 0
    case 0x1100..<0x1160, 0x2E80..<0xA4D0, 0xAC00..<0xD7A4, 0xFF00..<0xFF61, 0x1F1E6..<0x1FB00,
      0x20000..<0x40000:
      return 2
    default: return 1
    }
  }
}

/// The lines of a text as they are painted.
func lines(
  _ text: String, _ columns: Int?, rows: Int? = nil, limit: Int? = nil,
  _ truncation: Text.TruncationMode = .tail,
  alignment: TextAlignment = .leading
) -> [String] {
  let options = TextLayout.Options(lineLimit: limit, truncation: truncation)
  let layout = TextLayout(
    text, columns: columns, rows: rows, options: options, metrics: TestMetrics())
  return painted(layout, ResolvedText(text), alignment: alignment)
}

func painted(_ layout: TextLayout, _ text: ResolvedText, alignment: TextAlignment = .leading)
  -> [String]
{
  var rows = [String](repeating: "", count: layout.lines.count)
  layout.forEachFragment(of: text, alignment: alignment, metrics: TestMetrics()) { fragment in
    let width = TestMetrics().width(of: rows[fragment.row])
    rows[fragment.row] +=
      String(repeating: " ", count: max(0, fragment.column - width)) + fragment.text
  }
  return rows
}
