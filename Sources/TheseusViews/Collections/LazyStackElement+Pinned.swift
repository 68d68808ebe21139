import Foundation
import TheseusCore

/// The headers and footers of a lazy container that may be pinned, by the numbers of their cells,
/// in order.
struct PinnableCells {
  var headers: [Int] = []
  var footers: [Int] = []
}

/// A header or footer that is pinned, away from its own position.
struct PinnedCell {
  let cell: Int
  let element: ViewElement
  /// Its pinned position along the container's axis, in points.
  var position: CGFloat

  func isEqual(to other: PinnedCell) -> Bool {
    cell == other.cell && element === other.element && position == other.position
  }
}

/// Headers stay at the start of the visible part while their section is visible, and footers at the
/// end.
///
/// A section ends at the next header or its own footer, which pushes its header out.
extension LazyStackElement {
  func findPinnable() {
    guard !value.pinned.isEmpty else { return pinnable = nil }
    var cells = PinnableCells()
    for (place, segment) in segments.enumerated() {
      guard case .element(let element) = segment else { continue }
      switch ViewElement.of(element).sectionPart {
      case .header: cells.headers.append(starts[place])
      case .footer: cells.footers.append(starts[place])
      case .row, .gap: break
      }
    }
    pinnable = cells
  }

  private func start(of cell: Int) -> CGFloat { lengths.offset(of: lines.line(of: cell)) }

  private func element(ofPinnable cell: Int) -> ViewElement? {
    guard cell < count, case .element(let element) = segments[segment(of: cell)] else { return nil }
    return ViewElement.of(element)
  }

  private func length(_ element: ViewElement) -> CGFloat {
    element.size(ProposedViewSize(axis, nil, frame.isNull ? nil : frame.size[axis.other]))[axis]
  }

  /// The cells to pin at the present scroll position.
  private func visiblePins() -> [PinnedCell] {
    guard let pinnable, count > 0, let scroll = enclosingScroll(along: axis), !scroll.frame.isNull
    else { return [] }
    let span = visibleSpan
    let (before, after) =
      axis == .vertical
      ? (scroll.margins.top, scroll.margins.bottom)
      : (scroll.margins.leading, scroll.margins.trailing)
    var pins: [PinnedCell] = []
    if value.pinned.contains(.sectionHeaders),
      let pin = header(pinnable, at: span.lowerBound + before)
    {
      pins.append(pin)
    }
    if value.pinned.contains(.sectionFooters),
      let pin = footer(pinnable, at: span.upperBound - after)
    {
      pins.append(pin)
    }
    return pins
  }

  private func header(_ pinnable: PinnableCells, at top: CGFloat) -> PinnedCell? {
    let following = pinnable.headers.partition { start(of: $0) >= top }
    guard following > 0 else { return nil }
    let cell = pinnable.headers[following - 1]
    guard let element = element(ofPinnable: cell) else { return nil }
    var end = lengths.total(lines.count)
    if following < pinnable.headers.count { end = start(of: pinnable.headers[following]) }
    let footer = pinnable.footers.partition { $0 > cell }
    if footer < pinnable.footers.count { end = min(end, start(of: pinnable.footers[footer])) }
    let length = length(element)
    let position = min(top, end - length)
    return position > start(of: cell) && position + length > top
      ? PinnedCell(cell: cell, element: element, position: position) : nil
  }

  private func footer(_ pinnable: PinnableCells, at bottom: CGFloat) -> PinnedCell? {
    let index = pinnable.footers.partition { start(of: $0) + lengths[lines.line(of: $0)] > bottom }
    guard index < pinnable.footers.count else { return nil }
    let cell = pinnable.footers[index]
    guard let element = element(ofPinnable: cell) else { return nil }
    // Its section begins after the last header or footer before it.
    let headers = pinnable.headers.partition { $0 > cell }
    let last = max(
      headers > 0 ? pinnable.headers[headers - 1] : -1, index > 0 ? pinnable.footers[index - 1] : -1
    )
    let begin = last < 0 ? 0 : start(of: last) + lengths[lines.line(of: last)]
    let position = max(bottom - length(element), begin)
    return position < start(of: cell) && position < bottom
      ? PinnedCell(cell: cell, element: element, position: position) : nil
  }

  /// Elements to be children though their cells are not near the screen.
  func pinnedBeside(_ near: Range<Int>) -> (before: [ElementNode], after: [ElementNode]) {
    guard pinnable != nil else { return ([], []) }
    let pins = visiblePins()
    return (
      pins.filter { $0.cell < near.lowerBound }.map(\.element),
      pins.filter { $0.cell >= near.upperBound }.map(\.element)
    )
  }

  /// Moves pinned cells to their pinned positions, and cells that were pinned back to their own.
  func placePinned() {
    guard pinnable != nil || !pinned.isEmpty, !frame.isNull else { return }
    let pins = visiblePins()
    for old in pinned
    where !pins.contains(where: { $0.element === old.element }) && old.element.viewParent === self {
      place(
        [(old.cell, [old.element])], at: start(of: min(old.cell, max(0, count - 1))), in: frame.size
      )
    }
    for pin in pins { place([(pin.cell, [pin.element])], at: pin.position, in: frame.size) }
    // The container draws them, and its own frame stays.
    if !pins.elementsEqual(pinned, by: { $0.isEqual(to: $1) }) { setNeedsCommit() }
    pinned = pins
  }

  /// Called after scrolling: false when an element to pin is not among the children.
  func repin() -> Bool {
    guard visiblePins().allSatisfy({ $0.element.viewParent === self }) else { return false }
    placePinned()
    return true
  }

  /// Above the rows, with a background of their own.
  func drawPinned(_ surface: any DrawingSurface) {
    for pin in pinned where !pin.element.frame.isNull {
      let size = CGSize(axis, pin.element.frame.size[axis], frame.size[axis.other])
      surface.fill(
        CGRect(origin: CGPoint(axis, pin.position, 0), size: size), .rectangle,
        Color(.background)._paint(in: PaintContext()))
      surface.draw(pin.element, at: pin.element.frame.origin, opacity: 1)
    }
  }

  /// The covered lengths at the start and the end of the visible part; nil when `element` is in a
  /// pinned cell.
  func pinnedLengths(beside element: ViewElement?) -> (before: CGFloat, after: CGFloat)? {
    var lengths: (before: CGFloat, after: CGFloat) = (0, 0)
    for pin in pinned {
      if let element, pin.element.contains(element) { return nil }
      if pin.element.sectionPart == .header {
        lengths.before = pin.element.frame.size[axis]
      } else {
        lengths.after = pin.element.frame.size[axis]
      }
    }
    return lengths
  }
}

extension [Int] {
  /// The index of the first matching element, in a sequence whose matching elements come last.
  fileprivate func partition(_ isMeant: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isMeant(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
