import Foundation
import TheseusCore

/// Rows by number and by name.
extension LazyStackElement {
  /// Where cell `index` is, made or not, in the container's coordinates.
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

  /// The number of the row that a `ForEach` id or `.id()` names (R87).
  func row(of id: AnyHashable) -> Int? {
    for (place, segment) in segments.enumerated() {
      switch segment {
      case .lazy(let rows): if let index = rows.index(of: id) { return starts[place] + index }
      case .element(let element): if element.isIdentified(by: id) { return starts[place] }
      }
    }
    return nil
  }

  /// Whether a row has this tag or id, created or not. Tags of rows not yet created are not known.
  /// - Parameter convert: A row's tag as a value of the selection.
  func hasRow(tagged tag: AnyHashable, _ convert: (AnyHashable) -> AnyHashable?) -> Bool {
    func isTag(_ other: AnyHashable?) -> Bool { other.flatMap(convert) == tag }
    if realized.contains(where: { $0.elements.contains { isTag($0.rowTag) } }) { return true }
    return segments.contains { segment in
      switch segment {
      case .lazy(let rows): rows.index(of: tag) != nil
      case .element(let element): isTag((element as? ViewElement)?.rowTag)
      }
    }
  }

  /// The rows of a `ForEach` around row `index`, its number among them, and the number of the
  /// first.
  func lazyRows(at index: Int) -> (rows: LazyRows, offset: Int, start: Int)? {
    guard index >= 0, index < count else { return nil }
    let place = segment(of: index)
    guard case .lazy(let rows) = segments[place] else { return nil }
    return (rows, index - starts[place], starts[place])
  }

  /// A name for row `index` that stays right when rows before it come and go.
  func name(of index: Int) -> RowName? {
    guard index >= 0, index < count else { return nil }
    let place = segment(of: index)
    switch segments[place] {
    case .lazy(let rows): return .row(rows, rows.elementID(at: index - starts[place]))
    case .element(let element): return .element(element)
    }
  }

  /// Where a row that was made is now; nil where it has gone.
  func index(of name: RowName) -> Int? {
    for (place, segment) in segments.enumerated() {
      switch (segment, name) {
      case (.lazy(let rows), .row(let wanted, let id)) where rows === wanted:
        return rows.indexOfMade(id).map { starts[place] + $0 }
      case (.element(let element), .element(let wanted)) where element === wanted:
        return starts[place]
      default: continue
      }
    }
    return nil
  }
}

/// What a row of a lazy container is known by across changes of the data.
enum RowName {
  case row(LazyRows, AnyHashable)
  case element(ElementNode)
}

/// A row that was seen, and where it began.
struct ScrollAnchor {
  let name: RowName
  var position: CGFloat
}

/// Where `scrollTo` wants a lazy container to be.
struct ScrollTarget {
  let name: RowName
  let index: Int
  let anchor: UnitPoint?
  /// Layouts in a row after which nothing had moved and the row was not made.
  var idleLayouts = 0
}

/// Scroll positions that survive changes of the data.
extension LazyStackElement {
  private static var mostAnchors: Int { 8 }

  /// Remembers the cells that are seen first. At its very beginning a list shows what comes in
  /// before.
  func noteAnchors(_ seen: Range<Int>) {
    anchors = []
    guard let scroll = enclosingScroll(along: axis), scroll.offset.along(axis) > 0 else { return }
    // A row whose length is not known yet would be held at its beginning while it grows: those that
    // are made come first.
    let made =
      realized.first.map { seen.clamped(to: $0.index..<($0.index + realized.count)) } ?? 0..<0
    let rows = made.isEmpty ? seen : made
    var index = rows.lowerBound
    while index < rows.upperBound, anchors.count < Self.mostAnchors {
      // One whose id another row had first would be found there (R7).
      if let name = name(of: index), self.index(of: name) ?? index == index {
        anchors.append(
          ScrollAnchor(name: name, position: lengths.offset(of: lines.line(of: index))))
      }
      index += 1
    }
  }

  /// Scrolls so that the first cell that was seen, and is still there, stays where it was.
  func holdAnchor() {
    guard target == nil, let scroll = enclosingScroll(along: axis) else { return }
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

  /// Goes where `scrollTo` wants to be, again after each layout until the rows on the way are
  /// measured.
  func aim() {
    guard let target, let scroll = enclosingScroll(along: axis), !frame.isNull else { return }
    let index = index(of: target.name) ?? target.index
    guard index < count else { return self.target = nil }
    let before = scroll.offset
    let origin = originInWindow
    let outer = scroll.originInWindow
    let rect = rowFrame(index).offsetBy(
      dx: origin.x - outer.x + before.x, dy: origin.y - outer.y + before.y)
    scroll.scroll(to: rect, anchor: target.anchor)
    if scroll.offset != before {
      self.target?.idleLayouts = 0
    } else {
      // A scroll view without any length shows no row, however often it is laid out.
      guard realizedRow(index).isEmpty, target.idleLayouts < 2 else { return self.target = nil }
      self.target?.idleLayouts += 1
    }
    setNeedsLayout()
  }
}
