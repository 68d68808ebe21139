import Foundation

extension TextLayout {
  /// A piece of a line in one style, where it is painted.
  public struct Fragment {
    /// In pixels from the top of the text.
    public var row: Int
    /// In pixels from the leading edge of the text.
    public var column: Int
    /// What is painted; never a tab or a line end. Other controls are the painter's to make
    /// visible.
    public var text: Substring
    public var attributes: TextAttributes
  }

  /// Gives what is to be painted, from the top, each line from its leading edge.
  ///
  /// - Parameters:
  ///   - text: The text that this is the layout of.
  ///   - width: How many pixels the lines stand in, nil for the widest line's.
  public func forEachFragment(
    of text: ResolvedText, alignment: TextAlignment = .leading, width: Int? = nil,
    metrics: any TextMetrics,
    _ body: (Fragment) -> Void
  ) {
    let width = width ?? extent.columns
    for (row, line) in lines.enumerated() {
      let indent =
        switch alignment {
        case .leading: 0
        case .center: max(0, width - line.width) / 2
        case .trailing: max(0, width - line.width)
        }
      var pen = Pen(text: text, row: row, origin: indent, metrics: metrics)
      pen.draw(line.start..<line.end, body)
      guard line.hasEllipsis else { continue }
      // The ellipsis looks like what it follows, or like what follows it at the start of a line.
      let neighbour = line.end > line.start ? line.end - 1 : line.tail?.lowerBound ?? line.start
      pen.draw("…", attributes: text.attributes(at: neighbour).attributes, width: 1, body)
      pen.hasTabStops = false
      if let tail = line.tail { pen.draw(tail, body) }
    }
  }
}

/// Goes along a line, from style to style and from tab to tab.
private struct Pen {
  let text: ResolvedText
  let row: Int
  let origin: Int
  let metrics: any TextMetrics
  /// A tab after an ellipsis is one column, as it was measured.
  var hasTabStops = true
  private var column = 0

  init(text: ResolvedText, row: Int, origin: Int, metrics: any TextMetrics) {
    self.text = text
    self.row = row
    self.origin = origin
    self.metrics = metrics
  }

  mutating func draw(_ range: Range<Int>, _ body: (TextLayout.Fragment) -> Void) {
    let utf8 = text.string.utf8
    var position = range.lowerBound
    var index = utf8.index(utf8.startIndex, offsetBy: position)
    while position < range.upperBound {
      let (attributes, runEnd) = text.attributes(at: position)
      let end = min(runEnd, range.upperBound)
      let endIndex = utf8.index(index, offsetBy: end - position)
      draw(text.string[index..<endIndex], attributes, body)
      (position, index) = (end, endIndex)
    }
  }

  private mutating func draw(
    _ run: Substring, _ attributes: TextAttributes, _ body: (TextLayout.Fragment) -> Void
  ) {
    var rest = run
    while let tab = rest.utf8.firstIndex(of: 9) {
      if tab > rest.startIndex { draw(rest[..<tab], attributes: attributes, width: nil, body) }
      column += hasTabStops ? TextTabs.width(at: column) : 1
      rest = rest[rest.utf8.index(after: tab)...]
    }
    if !rest.isEmpty { draw(rest, attributes: attributes, width: nil, body) }
  }

  mutating func draw(
    _ piece: Substring, attributes: TextAttributes, width: Int?,
    _ body: (TextLayout.Fragment) -> Void
  ) {
    body(
      TextLayout.Fragment(row: row, column: origin + column, text: piece, attributes: attributes))
    column += width ?? metrics.width(of: piece)
  }
}
