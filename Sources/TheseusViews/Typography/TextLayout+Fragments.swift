import Foundation

extension TextLayout {
  /// A piece of a line in one style, where it is painted.
  public struct Fragment {
    /// The number of its line, from 0.
    public var line: Int
    /// The top leading corner of the piece, in points from that of the text.
    public var origin: CGPoint
    /// Its advance, in points.
    public var width: CGFloat
    /// The painted text; never a tab or a line end. The painter makes other controls visible.
    public var text: Substring
    public var attributes: TextAttributes
    /// Whether it stands for text that is not shown.
    public var isEllipsis = false
  }

  /// Calls `body` with the fragments to paint, from the top, each line from its leading edge.
  ///
  /// - Parameters:
  ///   - text: The text that this is the layout of.
  ///   - width: The width available to the lines, in points; nil for that of the widest line.
  public func forEachFragment(
    of text: ResolvedText, alignment: TextAlignment = .leading, width: CGFloat? = nil,
    metrics: any TextMetrics,
    _ body: (Fragment) -> Void
  ) {
    let width = width ?? extent.width
    let fixed = metrics.fixedFont
    for (number, line) in lines.enumerated() {
      let indent =
        switch alignment {
        case .leading: CGFloat(0)
        case .center: max(0, width - line.width) / 2
        case .trailing: max(0, width - line.width)
        }
      var pen = Pen(
        text: text, line: line, number: number, origin: Self.snapped(indent, fixed),
        metrics: metrics, fixed: fixed)
      pen.draw(line.start..<line.end, body)
      guard line.hasEllipsis else { continue }
      // The ellipsis has the style of the text before it or, at the start of a line, after it.
      let neighbor = line.end > line.start ? line.end - 1 : line.tail?.lowerBound ?? line.start
      pen.draw(
        Substring(String(ellipsis)), attributes: text.attributes(at: neighbor).attributes
      ) { fragment in
        var fragment = fragment
        fragment.isEllipsis = true
        body(fragment)
      }
      pen.hasTabStops = false
      if let tail = line.tail { pen.draw(tail, body) }
    }
  }

  /// In a fixed font the characters of lines align in columns.
  private static func snapped(_ indent: CGFloat, _ fixed: FixedFont?) -> CGFloat {
    guard let advance = fixed?.asciiAdvance else { return indent }
    return ((indent + LengthTolerance.value) / advance).rounded(.down) * advance
  }
}

/// Moves along a line, from style to style and from tab to tab.
private struct Pen {
  let text: ResolvedText
  let line: TextLayout.Line
  let number: Int
  let origin: CGFloat
  let metrics: any TextMetrics
  let fixed: FixedFont?
  /// A tab after an ellipsis is as wide as a space, as it was measured.
  var hasTabStops = true
  private var position: CGFloat = 0

  init(
    text: ResolvedText, line: TextLayout.Line, number: Int, origin: CGFloat,
    metrics: any TextMetrics, fixed: FixedFont?
  ) {
    self.text = text
    self.line = line
    self.number = number
    self.origin = origin
    self.metrics = metrics
    self.fixed = fixed
  }

  mutating func draw(_ range: Range<Int>, _ body: (TextLayout.Fragment) -> Void) {
    let utf8 = text.string.utf8
    var position = range.lowerBound
    var index = utf8.index(utf8.startIndex, offsetBy: position)
    while position < range.upperBound {
      let (attributes, runEnd) = text.attributes(at: position)
      let end = min(runEnd, range.upperBound)
      let endIndex = utf8.index(index, offsetBy: end - position)
      draw(run: text.string[index..<endIndex], attributes, body)
      (position, index) = (end, endIndex)
    }
  }

  private mutating func draw(
    run: Substring, _ attributes: TextAttributes, _ body: (TextLayout.Fragment) -> Void
  ) {
    var rest = run
    while let tab = rest.utf8.firstIndex(of: 9) {
      if tab > rest.startIndex { draw(rest[..<tab], attributes: attributes, body) }
      position +=
        hasTabStops
        ? metrics.tabAdvance(at: position) : metrics.advance(of: " ", in: attributes.typography)
      rest = rest[rest.utf8.index(after: tab)...]
    }
    if !rest.isEmpty { draw(rest, attributes: attributes, body) }
  }

  mutating func draw(
    _ piece: Substring, attributes: TextAttributes, _ body: (TextLayout.Fragment) -> Void
  ) {
    let width = metrics.advance(of: piece, in: attributes.typography)
    let ascent = (fixed?.line ?? metrics.lineMetrics(of: attributes.typography)).ascent
    let top = line.baseline - ascent
    body(
      TextLayout.Fragment(
        line: number, origin: CGPoint(x: origin + position, y: top), width: width, text: piece,
        attributes: attributes))
    position += width
  }
}
