/// Breaks a text into lines of a width: at words, inside a word only where it is longer than a
/// line.
struct LineBreaker<Scanner: ClusterScanner> {
  let scanner: Scanner
  /// How wide a line may be; at least 1.
  let columns: Int
  /// How many lines there may be; at least 1.
  let maxLines: Int
  let truncation: Text.TruncationMode

  /// Gives each line in turn.
  func forEachLine(_ body: (TextLayout.Line) -> Void) {
    var start = 0
    var number = 1
    while true {
      let (line, next) = line(from: start)
      guard let next else { return body(line) }
      if number == maxLines { return body(isBlank(from: next) ? line : truncated(from: start)) }
      body(line)
      start = next
      number += 1
    }
  }

  /// A place where the line may end.
  private struct Break {
    /// What the line shows up to here: spaces at the end of a line hang beyond it.
    var end: Int
    var width: Int
    /// Where the next line begins.
    var next: Int
  }

  /// The line that begins at an offset, and where the next one begins; nil for the last.
  private func line(from start: Int) -> (TextLayout.Line, Int?) {
    var position = start
    var width = 0
    var last: Break?
    var previous: ClusterKind?
    while position < scanner.count {
      let cluster = scanner.cluster(at: position, column: width)
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
        if width + cluster.width > columns, position > start {
          // Spaces at the start stay with the word after them, which is cut if need be, unless
          // there is no room for any of it.
          if let last, last.end > start || width > columns {
            return (TextLayout.Line(start: start, end: last.end, width: last.width), last.next)
          }
          return (
            TextLayout.Line(start: start, end: position, width: min(width, columns)), position
          )
        }
        width += cluster.width
      }
      previous = kind
      position = cluster.end
    }
    return (ending(start, Break(end: position, width: width, next: position), last), nil)
  }

  /// A line that ends where the text does: its last spaces count as far as there is room for them.
  private func ending(_ start: Int, _ end: Break, _ last: Break?) -> TextLayout.Line {
    if end.width > columns, let last {
      return TextLayout.Line(start: start, end: last.end, width: last.width)
    }
    return TextLayout.Line(start: start, end: end.end, width: min(end.width, columns))
  }

  /// Whether there is nothing to be seen from an offset on.
  private func isBlank(from start: Int) -> Bool {
    var position = start
    while position < scanner.count {
      let cluster = scanner.cluster(at: position, column: 0)
      guard cluster.kind == .space || cluster.kind == .newline || cluster.kind == .tab else {
        return false
      }
      position = cluster.end
    }
    return true
  }

  /// The last line there is room for, showing by an ellipsis that there is more.
  private func truncated(from start: Int) -> TextLayout.Line {
    let room = columns == .max ? .max : columns - 1
    switch truncation {
    case .tail:
      let (end, width) = prefix(from: start, room: room)
      return TextLayout.Line(start: start, end: end, width: width + 1, hasEllipsis: true)
    case .head:
      let (tail, width) = suffix(after: start, room: room)
      return TextLayout.Line(
        start: start, end: start, width: width + 1, hasEllipsis: true, tail: tail..<scanner.count)
    case .middle:
      let (end, head) = prefix(from: start, room: room == .max ? .max : (room + 1) / 2)
      let (tail, width) = suffix(after: end, room: room == .max ? .max : room - head)
      // The line is as wide as its room, though its halves may leave some: laid out in its own
      // width it must stay as it is.
      let all = columns == .max ? head + 1 + width : columns
      return TextLayout.Line(
        start: start, end: end, width: all, hasEllipsis: true, tail: tail..<scanner.count)
    }
  }

  /// As much from an offset on as there is room for on one line, without spaces at its end.
  private func prefix(from start: Int, room: Int) -> (end: Int, width: Int) {
    var position = start
    var width = 0
    var shown = (end: start, width: 0)
    while position < scanner.count {
      let cluster = scanner.cluster(at: position, column: width)
      if cluster.kind == .newline || cluster.width > room - width { break }
      width += cluster.width
      position = cluster.end
      if cluster.kind != .space, cluster.kind != .tab { shown = (position, width) }
    }
    return shown
  }

  /// As much of the text's last line as there is room for, without spaces at its start.
  private func suffix(after start: Int, room: Int) -> (start: Int, width: Int) {
    var position = start
    var clusters: [(start: Int, width: Int, kind: ClusterKind)] = []
    while position < scanner.count {
      let cluster = scanner.cluster(at: position, column: 0)
      if cluster.kind == .newline {
        if cluster.end < scanner.count { clusters.removeAll(keepingCapacity: true) }
      } else {
        // A tab is one column here: which column it stands in is known only when all is chosen.
        clusters.append((position, cluster.kind == .tab ? 1 : cluster.width, cluster.kind))
      }
      position = cluster.end
    }
    var width = 0
    var shown = (start: scanner.count, width: 0)
    for cluster in clusters.reversed() {
      if cluster.width > room - width { break }
      width += cluster.width
      if cluster.kind != .space, cluster.kind != .tab { shown = (cluster.start, width) }
    }
    return shown
  }
}
