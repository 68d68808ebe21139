import Foundation

@testable import TheseusViews

/// Widths near enough to a terminal's: East Asian and emoji two cells, combining marks none.
struct TestMetrics: TextMetrics {
  static let cell = CGSize(width: 8, height: 16)

  var fixedFont: FixedFont? {
    FixedFont(
      asciiAdvance: Self.cell.width, line: LineMetrics(ascent: Self.cell.height, descent: 0))
  }
  var tabInterval: CGFloat { 8 * Self.cell.width }
  func lineSpacing(_ spacing: CGFloat) -> CGFloat { 0 }
  func lineMetrics(of typography: Typography) -> LineMetrics {
    LineMetrics(ascent: Self.cell.height, descent: 0)
  }

  func advance(of cluster: Character, in typography: Typography) -> CGFloat {
    CGFloat(width(of: cluster)) * Self.cell.width
  }

  /// In cells.
  func width(of text: some StringProtocol) -> Int {
    Int(advance(of: text) / Self.cell.width)
  }

  private func width(of cluster: Character) -> Int {
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

/// A number of columns and rows.
struct Cells: Equatable {
  var columns: Int
  var rows: Int
}

extension TextLayout.Extent {
  var cells: Cells {
    Cells(columns: Int(width / TestMetrics.cell.width), rows: Int(height / TestMetrics.cell.height))
  }
}

extension TextLayout {
  init(
    _ text: String, columns: Int?, rows: Int? = nil, options: Options = Options(),
    metrics: TestMetrics
  ) {
    self.init(
      ResolvedText(text), width: columns.map { CGFloat($0) * TestMetrics.cell.width },
      height: rows.map { CGFloat($0) * TestMetrics.cell.height }, options: options,
      metrics: metrics)
  }

  static func extent(
    of text: String, columns: Int?, rows: Int? = nil, options: Options = Options(),
    metrics: TestMetrics
  ) -> Cells {
    extent(
      of: ResolvedText(text), width: columns.map { CGFloat($0) * TestMetrics.cell.width },
      height: rows.map { CGFloat($0) * TestMetrics.cell.height }, options: options,
      metrics: metrics
    ).cells
  }
}

/// The lines of a text as they are painted.
func lines(
  _ text: String, _ columns: Int?, rows: Int? = nil, limit: Int? = nil,
  _ truncation: TextLayout.Truncation = .tail,
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
    let width = TestMetrics().width(of: rows[fragment.line])
    let column = Int(fragment.origin.x / TestMetrics.cell.width)
    rows[fragment.line] += String(repeating: " ", count: max(0, column - width)) + fragment.text
  }
  return rows
}
