import Foundation
import TheseusCore

/// Drops between the rows of a `ForEach` with `onInsert` or `dropDestination`.
extension ListElement: DropReceiver, FileReceiver {
  var takesDrops: Bool {
    rows.realized.contains { made in
      made.elements.contains { Self.insertionMark(in: $0)?.takesInsertions == true }
    } || emptyInsertions.takesInsertions
  }

  func accepts(_ payload: DragPayload) -> Bool {
    insertionRows.contains { $0.mark.accepts(payload) }
      || emptyInsertions.insertion(of: payload) != nil
  }

  func entered(_ payload: DragPayload, at point: CGPoint) { moved(payload, at: point) }

  func moved(_ payload: DragPayload, at point: CGPoint) {
    insertionTarget = insertion(of: payload, at: point)?.row
  }

  func exited(_ payload: DragPayload) { insertionTarget = nil }

  func take(_ payload: DragPayload, at point: CGPoint) -> Bool {
    insertionTarget = nil
    guard let place = insertion(of: payload, at: point) else {
      guard let empty = emptyInsertions.insertion(of: payload) else { return false }
      empty.insert(payload, 0)
      return true
    }
    place.mark.insert(payload, at: place.offset)
    return true
  }

  /// The row under the point, or the last one above it. In its lower half a drop belongs behind it;
  /// in the middle, where hosts of cells have the pointer, before it.
  private func insertion(of payload: DragPayload, at point: CGPoint)
    -> (mark: RowInsertionElement, row: ListRowElement, offset: Int)?
  {
    let y = originInWindow.y + point.y
    let above = insertionRows.last { $0.row.frameInWindow.minY <= y }
    guard let found = above, found.mark.accepts(payload),
      let place = rows.lazyRows(at: found.index)
    else { return nil }
    let isBehind = y > found.row.frameInWindow.midY
    return (found.mark, found.row, place.offset + (isBehind ? 1 : 0))
  }

  private var insertionRows: [(mark: RowInsertionElement, row: ListRowElement, index: Int)] {
    rows.realized.compactMap { made in
      for case let row as ListRowElement in made.elements where row.sectionPart == .row {
        if let mark = Self.insertionMark(in: row) { return (mark, row, made.index) }
      }
      return nil
    }
  }

  /// The modifier of the `ForEach` is outside of all that the row shows.
  private static func insertionMark(in row: ViewElement) -> RowInsertionElement? {
    var current = row.modifiedContent
    while let element = current {
      if let mark = element as? RowInsertionElement { return mark }
      current = element.modifiedContent
    }
    return nil
  }
}
