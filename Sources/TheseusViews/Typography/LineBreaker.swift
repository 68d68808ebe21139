import Foundation

/// Breaks a text into lines of a width: at words, inside a word only where it is longer than a
/// line. Lengths are points.
///
/// The struct itself requires nothing of `Scanner`: its type would look the conformance up.
struct LineBreaker<Scanner> {
  let scanner: Scanner
  /// How wide a line may be; infinite for any width.
  let width: CGFloat
  /// The space for all lines; infinite for any number of them.
  let height: CGFloat
  /// The space between lines.
  let spacing: CGFloat
  /// How many lines there may be; at least 1.
  let maxLines: Int
  let truncation: TextLayout.Truncation
  private let limit: CGFloat
}

extension LineBreaker where Scanner: ClusterScanner {
  init(
    scanner: Scanner, width: CGFloat, height: CGFloat, spacing: CGFloat, maxLines: Int,
    truncation: TextLayout.Truncation
  ) {
    self.scanner = scanner
    self.width = width
    self.height = height
    self.spacing = spacing
    self.maxLines = maxLines
    self.truncation = truncation
    limit = width + LengthTolerance.value
  }

  /// Calls `body` with each line, from top to bottom.
  func forEachLine(_ body: (TextLayout.Line) -> Void) {
    var start = 0
    var number = 1
    var top: CGFloat = 0
    while true {
      var (line, next) = line(from: start)
      line.top = top
      line.metrics = scanner.lineMetrics(of: start..<(next ?? scanner.count))
      guard let next else { return body(line) }
      let bottom = top + line.metrics.height + spacing
      guard number < maxLines, hasSpace(below: bottom, from: next, like: line.metrics) else {
        if isBlank(from: next) { return body(line) }
        var last = truncated(from: start, upTo: scanner.count)
        last.metrics = metrics(of: last)
        if top + last.metrics.height > height + LengthTolerance.value, top > 0 {
          // The content of the next line is too high for this one.
          last = truncated(from: start, upTo: next)
          last.metrics = line.metrics
        }
        last.top = top
        return body(last)
      }
      body(line)
      start = next
      top = bottom
      number += 1
    }
  }

  private func metrics(of line: TextLayout.Line) -> LineMetrics {
    scanner.lineMetrics(of: line.start..<max(line.end, line.tail?.upperBound ?? line.end))
  }

  /// Whether the line at an offset has space below `bottom`.
  private func hasSpace(below bottom: CGFloat, from start: Int, like last: LineMetrics) -> Bool {
    if height == .infinity { return true }
    var metrics = last
    if !scanner.isUniform {
      metrics = scanner.lineMetrics(of: start..<(line(from: start).next ?? scanner.count))
    }
    return bottom + metrics.height <= height + LengthTolerance.value
  }

  /// A position where the line may end.
  private struct Break {
    /// The end of the visible part: spaces at the end of a line hang beyond it.
    var end: Int
    var width: CGFloat
    /// The start of the next line.
    var next: Int
  }

  /// The line at an offset, and the start of the next one; nil for the last.
  private func line(from start: Int) -> (line: TextLayout.Line, next: Int?) {
    var position = start
    var width: CGFloat = 0
    var last: Break?
    var previous: ClusterKind?
    while position < scanner.count {
      let cluster = scanner.cluster(at: position, after: width)
      var kind = cluster.kind
      switch kind {
      case .newline:
        return (
          ending(start, Break(end: position, width: width, next: cluster.end), last), cluster.end
        )
      case .space, .tab:
        let isFirst = previous != .space
        last = Break(
          end: isFirst ? position : last?.end ?? position,
          width: isFirst ? width : last?.width ?? width, next: cluster.end)
        width += cluster.width
        kind = .space
      default:
        if kind == .hyphen, previous != .letter, previous != .digit { kind = .punctuation }
        if let previous, previous != .space, ClusterKind.breaks(between: previous, and: kind) {
          last = Break(end: position, width: width, next: position)
        }
        if width + cluster.width > limit, position > start {
          // Spaces at the start stay with the following word, which is cut if necessary, unless
          // none of it fits.
          if let last, last.end > start || width > limit {
            return (TextLayout.Line(start: start, end: last.end, width: last.width), last.next)
          }
          return (
            TextLayout.Line(start: start, end: position, width: min(width, self.width)), position
          )
        }
        width += cluster.width
      }
      previous = kind
      position = cluster.end
    }
    return (ending(start, Break(end: position, width: width, next: position), last), nil)
  }

  /// A line that ends where the text does: its last spaces count as far as there is space for them.
  private func ending(_ start: Int, _ end: Break, _ last: Break?) -> TextLayout.Line {
    if end.width > limit, let last {
      return TextLayout.Line(start: start, end: last.end, width: last.width)
    }
    return TextLayout.Line(start: start, end: end.end, width: min(end.width, width))
  }

  /// Whether there is nothing to be seen from an offset on.
  private func isBlank(from start: Int) -> Bool {
    var position = start
    while position < scanner.count {
      let cluster = scanner.cluster(at: position, after: 0)
      guard cluster.kind == .space || cluster.kind == .newline || cluster.kind == .tab else {
        return false
      }
      position = cluster.end
    }
    return true
  }

  /// The last line there is space for, showing by an ellipsis that there is more. Before the
  /// ellipsis is nothing from `limit` on.
  private func truncated(from start: Int, upTo limit: Int) -> TextLayout.Line {
    let ellipsis = scanner.ellipsisAdvance(at: start)
    let space = width - ellipsis
    switch truncation {
    case .tail:
      let (end, width) = prefix(from: start, upTo: limit, space: space)
      return TextLayout.Line(start: start, end: end, width: width + ellipsis, hasEllipsis: true)
    case .head:
      let (tail, width) = suffix(after: start, space: space)
      return TextLayout.Line(
        start: start, end: start, width: width + ellipsis, hasEllipsis: true,
        tail: tail..<scanner.count)
    case .middle:
      let (end, head) = prefix(from: start, upTo: limit, space: (space + ellipsis) / 2)
      let (tail, width) = suffix(after: end, space: space - head)
      // The line is as wide as its space, though its halves may leave some: it must stay the same
      // in its own width.
      let all = self.width == .infinity ? head + ellipsis + width : self.width
      return TextLayout.Line(
        start: start, end: end, width: all, hasEllipsis: true, tail: tail..<scanner.count)
    }
  }

  /// The longest prefix from an offset on that fits on one line, without spaces at its end.
  private func prefix(from start: Int, upTo limit: Int, space: CGFloat)
    -> (end: Int, width: CGFloat)
  {
    let space = space + LengthTolerance.value
    var position = start
    var width: CGFloat = 0
    var shown = (end: start, width: CGFloat(0))
    while position < limit {
      let cluster = scanner.cluster(at: position, after: width)
      if cluster.kind == .newline || width + cluster.width > space { break }
      width += cluster.width
      position = cluster.end
      if cluster.kind != .space, cluster.kind != .tab { shown = (position, width) }
    }
    return shown
  }

  /// The longest suffix of the text's last line that fits, without spaces at its start.
  private func suffix(after start: Int, space: CGFloat) -> (start: Int, width: CGFloat) {
    let space = space + LengthTolerance.value
    var position = start
    var clusters: [(start: Int, width: CGFloat, kind: ClusterKind)] = []
    while position < scanner.count {
      let cluster = scanner.cluster(at: position, after: 0)
      if cluster.kind == .newline {
        if cluster.end < scanner.count { clusters.removeAll(keepingCapacity: true) }
      } else {
        // The width of a tab depends on its final position: here it counts as a space.
        let width = cluster.kind == .tab ? scanner.spaceAdvance(at: position) : cluster.width
        clusters.append((position, width, cluster.kind))
      }
      position = cluster.end
    }
    var width: CGFloat = 0
    var shown = (start: scanner.count, width: CGFloat(0))
    for cluster in clusters.reversed() {
      if width + cluster.width > space { break }
      width += cluster.width
      if cluster.kind != .space, cluster.kind != .tab { shown = (cluster.start, width) }
    }
    return shown
  }
}
