import Foundation

extension ListElement {
  /// The next row that is not a header or footer.
  func firstRow(from start: Int, by step: Int) -> Int? {
    var index = start
    while index >= 0, index < rows.count {
      let elements = rows.realizedRow(index)
      if elements.isEmpty || elements.contains(where: { $0.sectionPart == .row }) { return index }
      index += step
    }
    return nil
  }

  /// The next row that can be selected.
  private func selectableRow(from start: Int, by step: Int) -> Int? {
    var index = start
    while let row = firstRow(from: index, by: step) {
      if mayBeSelected(row) { return row }
      index = row + step
    }
    return nil
  }

  func isInCurrentRow(_ element: ViewElement?) -> Bool {
    guard let cursor else { return false }
    let row = rows.realizedRow(cursor)
    var current = element
    while let candidate = current {
      if row.contains(where: { $0 === candidate }) { return true }
      current = candidate.viewParent
    }
    return false
  }

  func moveCursor(by delta: Int, extends: Bool) -> Bool {
    guard rows.count > 0 else { return false }
    let start = min(max(0, (cursor ?? (delta > 0 ? -1 : rows.count)) + delta), rows.count - 1)
    let step = delta > 0 ? 1 : -1
    // Extending a selection passes over rows that cannot be selected.
    let target =
      extends && hasSelection
      ? selectableRow(from: start, by: step) ?? selectableRow(from: start, by: -step)
      : firstRow(from: start, by: step) ?? firstRow(from: start, by: -step)
    guard let target else { return true }
    // The current row may have taken the place of a selected one that was removed.
    if target == cursor, extends || choosesByPress || tag(of: target).map(isSelected) != false {
      return true
    }
    // While several rows are chosen one by one, moving must not lose those chosen before.
    return setCursor(target, extends ? .range : choosesByPress ? .none : .only)
  }

  func tag(of row: Int) -> AnyHashable? { tag(of: row, rows.realizedRow(row)) }

  /// - Parameter elements: the row's; empty where it does not exist.
  func tag(of row: Int, _ elements: [ViewElement]) -> AnyHashable? {
    if let made = elements.first {
      return made.rowRestrictions.contains(.selection)
        ? nil : made.selectionTag().flatMap { accepted($0) }
    }
    return rows.lazyRows(at: row).flatMap { accepted($0.rows.elementID(at: $0.offset)) }
  }

  /// A selection matches a tag by value and exact type (R86).
  private func accepted(_ tag: AnyHashable) -> AnyHashable? {
    selection?.convert(tag)
  }

  func moveRow(by delta: Int) -> Bool {
    guard let cursor, let place = rows.lazyRows(at: cursor), let move = place.rows.actions.move,
      place.rows.actions.allowsMoves,
      !restricts(cursor, .moving)
    else { return false }
    let target = place.offset + delta
    guard target >= 0, target < place.rows.count else { return true }
    move([place.offset], delta > 0 ? target + 1 : target)
    redrawRows()
    return true
  }

  func restricts(_ row: Int, _ what: _RowRestrictions) -> Bool {
    rows.realizedRow(row).contains { $0.rowRestrictions.contains(what) }
  }
}
