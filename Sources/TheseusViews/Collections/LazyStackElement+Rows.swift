import Foundation
import TheseusCore

/// Rows by number and by name.
extension LazyStackElement {
  /// The segment of a cell.
  func segment(of index: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= index { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The frame of cell `index`, which need not exist, in the container's coordinates.
  func rowFrame(_ index: Int) -> CGRect {
    let line = lines.line(of: index)
    var rect = CGRect(
      origin: CGPoint(axis, lengths.offset(of: line), 0),
      size: CGSize(axis, lengths[line], frame.isNull ? 0 : frame.size[axis.other]))
    if let track = track(of: index, tracks) {
      rect.origin = CGPoint(axis, rect.origin.along(axis), track.position)
      rect.size[axis.other] = track.length
    }
    return rect
  }

  /// The elements of row `index`, where it is made.
  func realizedRow(_ index: Int) -> [ViewElement] {
    guard let first = realized.first?.index, index >= first, index - first < realized.count else {
      return []
    }
    return realized[index - first].elements
  }

  /// The number of the made row that contains an element.
  func realizedIndex(of element: ViewElement) -> Int? {
    var child = element
    while let parent = child.viewParent, parent !== self { child = parent }
    return realized.first { row in row.elements.contains { $0 === child } }?.index
  }

  /// The number of the row that a `ForEach` id or `.id()` names (R87).
  func row(of id: AnyHashable) -> Int? {
    for (place, segment) in segments.enumerated() {
      switch segment {
      case .lazy(let rows):
        if let row = rows.index(of: id) { return firstCell(ofRow: row, in: place) }
      case .element(let element): if element.isIdentified(by: id) { return starts[place] }
      }
    }
    return nil
  }

  /// Whether a row has this tag or id, created or not. Tags of rows that do not exist yet are
  /// unknown.
  /// - Parameter convert: A row's tag as a value of the selection.
  func hasRow(tagged tag: AnyHashable, _ convert: (AnyHashable) -> AnyHashable?) -> Bool {
    func isTag(_ other: AnyHashable?) -> Bool { other.flatMap(convert) == tag }
    if realized.contains(where: { $0.elements.contains { isTag($0.selectionTag()) } }) {
      return true
    }
    return segments.contains { segment in
      switch segment {
      case .lazy(let rows): rows.index(of: tag) != nil
      case .element(let element): isTag((element as? ViewElement)?.selectionTag())
      }
    }
  }

  /// The rows of a `ForEach` around row `index`, its number among them, and the number of the
  /// first.
  func lazyRows(at index: Int) -> (rows: LazyRows, offset: Int, start: Int)? {
    guard index >= 0, index < count else { return nil }
    let place = segment(of: index)
    guard case .lazy(let rows) = segments[place] else { return nil }
    return (rows, row(ofCell: index, in: place), starts[place])
  }

  /// A name for row `index` that stays valid when rows before it are inserted or removed.
  func name(of index: Int) -> RowName? {
    guard index >= 0, index < count else { return nil }
    let place = segment(of: index)
    switch segments[place] {
    case .lazy(let rows): return .row(rows, rows.elementID(at: row(ofCell: index, in: place)))
    case .element(let element): return .element(element)
    }
  }

  /// The present index of a row that existed; nil when it was removed.
  func index(of name: RowName) -> Int? {
    for (place, segment) in segments.enumerated() {
      switch (segment, name) {
      case (.lazy(let rows), .row(let wanted, let id)) where rows === wanted:
        return rows.indexOfMade(id).map { firstCell(ofRow: $0, in: place) }
      case (.element(let element), .element(let wanted)) where element === wanted:
        return starts[place]
      default: continue
      }
    }
    return nil
  }
}

extension LazyStackElement {
  /// The address of row `index`; nil where it belongs to no `ForEach`.
  func address(of index: Int) -> RowAddress? {
    lazyRows(at: index).map {
      RowAddress(rows: $0.rows, id: $0.rows.elementID(at: $0.offset), offset: $0.offset)
    }
  }

  /// The present index of the row at an address; nil when it was removed.
  func index(of address: RowAddress) -> Int? {
    for (place, segment) in segments.enumerated() {
      guard case .lazy(let rows) = segment, rows === address.rows else { continue }
      return address.currentOffset.map { firstCell(ofRow: $0, in: place) }
    }
    return nil
  }
}

extension LazyStackElement {
  /// The present index of a row of an earlier run; nil where it was removed.
  func index(of row: CurrentRow) -> Int? {
    guard let saved = row.id else { return row.index < count ? row.index : nil }
    if address(of: row.index).flatMap({ SavedHashable($0.id) }) == saved { return row.index }
    for case .lazy(let rows) in segments where rows.count > 0 {
      guard let id = saved.value(ofSameTypeAs: rows.elementID(at: 0)) else { continue }
      if let found = self.row(of: id) { return found }
    }
    return nil
  }
}

/// A row of a `ForEach`, created or not, found by its id across changes of the data.
struct RowAddress: Hashable {
  let rows: LazyRows
  let id: AnyHashable
  /// The row's number when the address was made: of several rows with one id, it is this one.
  let offset: Int

  @MainActor var currentOffset: Int? {
    if offset < rows.count, rows.elementID(at: offset) == id { return offset }
    return rows.index(of: id)
  }

  static func == (a: RowAddress, b: RowAddress) -> Bool {
    a.rows === b.rows && a.id == b.id && a.offset == b.offset
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(offset)
  }
}

/// Identifies a row of a lazy container across changes of the data.
enum RowName {
  case row(LazyRows, AnyHashable)
  case element(ElementNode)
}

/// A row that was visible, and its start.
struct ScrollAnchor {
  let name: RowName
  var position: CGFloat
}

/// The target of `scrollTo` in a lazy container.
struct ScrollTarget {
  let name: RowName
  let index: Int
  let anchor: UnitPoint?
  /// Whether it is the end of the scroll view, after the row.
  var isEnd = false
  /// Layouts in a row after which nothing had moved and the row was not made.
  var idleLayouts = 0
}

/// Scroll positions that survive changes of the data.
extension LazyStackElement {
  private static var mostAnchors: Int { 8 }

  /// Remembers the first visible cells. At its start, a list shows rows that are inserted before.
  func noteAnchors(_ seen: Range<Int>) {
    anchors = []
    guard let scroll = enclosingScroll(along: axis), scroll.offset.along(axis) > 0 else { return }
    // A row of unknown length would be held at its start while it grows, so existing rows come
    // first.
    let made =
      realized.first.map { seen.clamped(to: $0.index..<($0.index + realized.count)) } ?? 0..<0
    let rows = made.isEmpty ? seen : made
    var index = rows.lowerBound
    while index < rows.upperBound, anchors.count < Self.mostAnchors {
      // An id that another row had first would find that row (R7).
      if let name = name(of: index), self.index(of: name) ?? index == index {
        anchors.append(
          ScrollAnchor(name: name, position: lengths.offset(of: lines.line(of: index))))
      }
      index += 1
    }
  }

  /// Scrolls so that the first cell that was seen, and is still there, stays where it was. The
  /// app's own anchor goes before.
  func holdAnchor() {
    guard target == nil, let scroll = enclosingScroll(along: axis), !scroll.isAtAnchor else {
      return
    }
    for anchor in anchors {
      guard let index = index(of: anchor.name) else { continue }
      let moved = lengths.offset(of: lines.line(of: index)) - anchor.position
      guard moved != 0 else { return }
      scroll.shift(by: CGPoint(axis, moved, 0))
      for place in anchors.indices { anchors[place].position += moved }
      return
    }
  }

  /// Scrolls to a row, made or not. False where no row has the id.
  func scroll(to id: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let index = row(of: id), let name = name(of: index), enclosingScroll(along: axis) != nil
    else { return false }
    target = ScrollTarget(name: name, index: index, anchor: anchor)
    aim()
    return true
  }

  func scrollToEnd() {
    guard let name = name(of: count - 1), enclosingScroll(along: axis) != nil else { return }
    target = ScrollTarget(name: name, index: count - 1, anchor: nil, isEnd: true)
    aim()
  }

  /// Moves to the target of `scrollTo`, again after each layout until the rows on the way are
  /// measured.
  func aim() {
    guard let target, let scroll = enclosingScroll(along: axis), !frame.isNull else { return }
    let index = index(of: target.name) ?? target.index
    guard index < count else { return self.target = nil }
    let before = scroll.offset
    if target.isEnd {
      scroll.scroll(
        to: CGPoint(axis, scroll.maximumOffset.along(axis), before.along(axis.other)))
    } else {
      let origin = originInWindow
      let outer = scroll.originInWindow
      let rect = rowFrame(index).offsetBy(
        dx: origin.x - outer.x + before.x, dy: origin.y - outer.y + before.y)
      scroll.scroll(to: rect, anchor: target.anchor)
    }
    if scroll.offset != before {
      self.target?.idleLayouts = 0
    } else {
      // A scroll view without any length shows no row, however often it is laid out.
      // The end may move once more with the lengths of the rows that this layout has measured.
      let isOpen = realizedRow(index).isEmpty || target.isEnd && target.idleLayouts == 0
      guard isOpen, target.idleLayouts < 2 else { return self.target = nil }
      self.target?.idleLayouts += 1
    }
    setNeedsLayout()
  }
}
