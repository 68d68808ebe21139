import Foundation
import TheseusCore

/// The list around rows, for the modifiers of their `ForEach`.
final class EditedList {
  private(set) weak var element: ListElement?
  init(_ element: ListElement) { self.element = element }
}

extension EditedList: Equatable {
  nonisolated static func == (a: EditedList, b: EditedList) -> Bool { a === b }
}

enum EditedListKey: ViewInputKey {
  static var defaultValue: EditedList? { nil }
}

/// A row that the user drags by its handle.
struct RowDrag: Equatable {
  /// The number of the dragged row.
  let row: Int
  /// The number of the row whose place it takes when it is dropped.
  var target: Int
}

/// Rows of a list in edit mode: a mark that deletes, a handle that moves, and a selection that
/// grows with each press.
extension ListElement {
  /// The list whose row `element` is, or is inside.
  static func around(_ element: ViewElement) -> ListElement? {
    var current = element.viewParent
    while let element = current {
      if let list = element as? ListElement { return list }
      current = element.viewParent
    }
    return nil
  }

  /// Marks and handles take space in their rows, also when no content of these moves.
  func layOutMarks() {
    for element in rows.realized.flatMap(\.elements) {
      element.setNeedsLayout()
      element.setNeedsCommit()
    }
  }

  /// A `ForEach` has got or lost its `onDelete` or `onMove`.
  func rowActionsHaveChanged() {
    if isEditing { layOutMarks() }
  }

  /// Escape ends editing before it does anything else.
  func endEditing() -> Bool {
    guard isEditing, let editMode else { return false }
    editMode.wrappedValue = .inactive
    return true
  }

  /// Whether each press on a row adds it to the selection or removes it.
  var choosesByPress: Bool { isEditing && selection?.allowsMany == true }

  /// Adds the current row to the selection, or removes it.
  func chooseCurrentRow() -> Bool {
    guard let cursor, let tag = tag(of: cursor) else { return false }
    selection?.select(tag, true)
    return true
  }

  private func place(of row: ListRowElement) -> (rows: LazyRows, offset: Int, index: Int)? {
    guard isEditing, row.sectionPart == .row,
      let index = rows.realized.first(where: { $0.elements.contains { $0 === row } })?.index,
      let place = rows.lazyRows(at: index)
    else { return nil }
    return (place.rows, place.offset, index)
  }

  // MARK: Deletion

  func showsDeleteMark(_ row: ListRowElement) -> Bool {
    guard let place = place(of: row), place.rows.actions.allowsDeletions else { return false }
    return !restricts(place.index, .deletion)
  }

  /// Deletes one row, also when others are selected: the mark belongs to its row.
  func deleteMarkWasPressed(_ row: ListRowElement) {
    guard showsDeleteMark(row), let place = place(of: row) else { return }
    deletedAbove = cursor.map { $0 > place.index ? 1 : 0 } ?? 0
    place.rows.actions.delete?([place.offset])
  }

  // MARK: Moving

  func showsMoveHandle(_ row: ListRowElement) -> Bool {
    guard let place = place(of: row), place.rows.actions.allowsMoves else { return false }
    return !restricts(place.index, .moving)
  }

  func beginDrag(_ row: ListRowElement) {
    guard let place = place(of: row) else { return }
    drag = RowDrag(row: place.index, target: place.index)
    let name = rows.name(of: place.index)
    dragNames = (name, name)
  }

  /// Rows were inserted, removed or moved: the drag continues with the same ones.
  func followDrag() {
    guard drag != nil else { return }
    guard let row = dragNames.row.flatMap({ rows.index(of: $0) }) else {
      drag = nil
      return
    }
    drag = RowDrag(row: row, target: dragNames.target.flatMap { rows.index(of: $0) } ?? row)
  }

  /// The dragged row follows the pointer among the rows of its own `ForEach`.
  ///
  /// - Parameter position: below the top of `row`, in points.
  func continueDrag(_ row: ListRowElement, to position: CGFloat) {
    guard var drag = drag, let place = rows.lazyRows(at: drag.row) else { return }
    let y = rows.rowFrame(drag.row).minY + position
    let range = place.start..<(place.start + place.rows.count)
    let target = rows.realized.first { made in
      let frame = rows.rowFrame(made.index)
      return frame.minY <= y && y < frame.maxY
    }?.index
    guard let target, range.contains(target) else { return }
    drag.target = target
    dragNames.target = rows.name(of: target)
    self.drag = drag
  }

  /// Moves the row once, when it is dropped.
  ///
  /// - Parameter moves: whether the user dropped it.
  func endDrag(moves: Bool) {
    guard let drag = drag else { return }
    self.drag = nil
    dragNames = (nil, nil)
    guard moves, drag.target != drag.row, let place = rows.lazyRows(at: drag.row) else { return }
    let target = drag.target - place.start
    place.rows.actions.move?([place.offset], target > place.offset ? target + 1 : target)
  }

  /// Whether a dragged row would take the place of this one.
  func isDropTarget(_ row: ListRowElement) -> Bool {
    guard let drag = drag, drag.target != drag.row else { return false }
    return rows.realizedRow(drag.target).contains { $0 === row }
  }

  func isDragged(_ row: ListRowElement) -> Bool {
    guard let drag = drag else { return false }
    return rows.realizedRow(drag.row).contains { $0 === row }
  }
}
