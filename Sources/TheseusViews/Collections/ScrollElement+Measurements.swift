/// The measurements of rows that a scroll view does not show.
///
/// The length of a row that was never created is an estimate that depends on earlier scrolling. So
/// two apps with the same state may differ in the length of their content and in the thumb of a
/// scroll bar. A comparison of two apps makes their measurements equal first.
extension ScrollElement {
  /// Copies the lengths of rows that `other`, the same scroll view in another app, has measured;
  /// existing rows are measured again.
  package func takeMeasurements(from other: ScrollElement) {
    let (mine, its) = (lazyStacks, other.lazyStacks)
    guard mine.count == its.count else { return }
    for (stack, known) in zip(mine, its) { stack.takeLengths(from: known) }
  }

  /// Whether it has the same scroll position, content and measurements as `other`.
  package func isScrolled(as other: ScrollElement) -> Bool {
    offset == other.offset && contentSize == other.contentSize
      && lazyStacks.map { $0.lengths.words } == other.lazyStacks.map { $0.lengths.words }
  }

  /// The measurements of its lazy containers, as text.
  package var rowWords: String {
    lazyStacks.map {
      "\($0.count) rows in \($0.lines.count) lines, \($0.realized.map(\.index)) made, \($0.lengths)"
    }.joined(
      separator: "; ")
  }

  /// Describes every fault in where the rows of its lazy containers are; empty when there is none.
  /// For fuzzers.
  package func checkRows() -> [String] { lazyStacks.flatMap { $0.checkRows() } }
}

extension ScrollElement {
  /// The rows whose positions disagree with the lengths of the rows before them.
  package func checkRowPlaces() -> [String] { lazyStacks.flatMap { $0.checkPlaces() } }
}

extension LazyStackElement {
  fileprivate func checkPlaces() -> [String] {
    guard !frame.isNull else { return [] }
    var problems: [String] = []
    for cell in realized {
      guard let first = cell.elements.first, !first.frame.isNull else { continue }
      let expected = lengths.offset(of: lines.line(of: cell.index))
      let found = first.frame.origin.along(axis)
      guard found != expected, !pinned.contains(where: { $0.element === first }) else { continue }
      problems.append(
        "row \(cell.index) of a \(placeName) stands at \(found) instead of \(expected)")
      break
    }
    return problems
  }

  fileprivate func checkRows() -> [String] {
    guard !frame.isNull else { return [] }
    var problems: [String] = []
    if lines.count == 0, !realized.isEmpty { problems.append("an empty \(placeName) has rows") }
    for (place, cell) in realized.enumerated() where cell.index != realized[0].index + place {
      let first = realized[0].index
      problems.append(
        "rows \(first) and \(cell.index) of a \(placeName) are made, and not all between")
      break
    }
    if let last = realized.last, last.index >= count {
      problems.append("row \(last.index) of \(count) is made")
    }
    return problems
  }
}

extension ScrollElement {
  /// The lazy containers that scroll with it, in the order in which they were created.
  fileprivate var lazyStacks: [LazyStackElement] {
    lazyContainers.compactMap { $0 as? LazyStackElement }
  }
}
