import Foundation
import TheseusCore

/// Rows that the user deletes.
extension ListElement {
  /// Deletes all selected rows of a list that allows several, or the current row when none of its
  /// rows is selected. `deleteDisabled` rows stay.
  ///
  /// - Returns: false when no `ForEach` of these rows has `onDelete`.
  func deleteRows() -> Bool {
    let selected = selectedRows()
    let meant = selected.isEmpty ? [cursor].compactMap { $0 } : selected
    guard meant.contains(where: { rows.lazyRows(at: $0)?.rows.actions.delete != nil }) else {
      return false
    }
    // Only an existing row knows whether it can be deleted.
    let unmade = meant.filter { rows.realizedRow($0).isEmpty }
    let delete = { [weak self] (made: [(index: Int, elements: [ViewElement])]) in
      let kept = Set(made.filter { $0.elements.contains { $0.isDeleteDisabled } }.map(\.index))
      self?.delete(meant.filter { !kept.contains($0) })
    }
    let made = meant.map { (index: $0, elements: rows.realizedRow($0)) }
    if unmade.isEmpty {
      delete(made)
    } else {
      rows.make(unmade) { delete(made + $0) }
    }
    return true
  }

  /// One call for each `ForEach`, the last one first, so that offsets into a collection that
  /// several of them share stay valid.
  private func delete(_ indices: [Int]) {
    var groups: [(rows: LazyRows, offsets: [Int])] = []
    for index in indices.sorted() {
      guard let place = rows.lazyRows(at: index), place.rows.actions.delete != nil else { continue }
      if groups.last?.rows === place.rows {
        groups[groups.count - 1].offsets.append(place.offset)
      } else {
        groups.append((place.rows, [place.offset]))
      }
    }
    deletedAbove = cursor.map { cursor in indices.count { $0 < cursor } } ?? 0
    for group in groups.reversed() { group.rows.actions.delete?(group.offsets) }
  }

  /// The numbers of the selected rows, made or not, of a list that allows several; values that no
  /// row has are passed over.
  private func selectedRows() -> [Int] {
    guard let selection, selection.allowsMany else { return [] }
    var sought = selection.all()
    var found: Set<Int> = []
    for row in rows.realized {
      guard let tag = row.elements.first?.selectionTag(), isSelected(tag), canSelect(row.elements)
      else {
        continue
      }
      found.insert(row.index)
      sought.remove(selection.convert(tag) ?? tag)
    }
    for (tag, name) in selectedNames {
      if let index = rows.index(of: name), sought.remove(selection.convert(tag) ?? tag) != nil {
        found.insert(index)
      }
    }
    if !sought.isEmpty {
      found.formUnion(rows.unmadeRows(withIDs: sought) { selection.convert($0) != nil })
    }
    return found.sorted()
  }

  private func canSelect(_ elements: [ViewElement]) -> Bool {
    elements.first.map { $0.sectionPart == .row && !$0.rowRestrictions.contains(.selection) }
      ?? false
  }
}

extension ViewElement {
  fileprivate var isDeleteDisabled: Bool { rowRestrictions.contains(.deletion) }
}

extension LazyStackElement {
  /// The rows away from the screen whose `ForEach` id is one of `ids`. A `ForEach` whose rows have
  /// tags other than their ids is skipped: its ids are not selected.
  fileprivate func unmadeRows(
    withIDs ids: Set<AnyHashable>, where isTag: (AnyHashable) -> Bool
  ) -> Set<Int> {
    var found: Set<Int> = []
    for (place, segment) in segments.enumerated() {
      guard case .lazy(let rows) = segment else { continue }
      let range = starts[place]..<(starts[place] + rows.count)
      let made = realized.filter { range.contains($0.index) && !$0.elements.isEmpty }
      let hasTags = made.contains {
        $0.elements[0].selectionTag() != rows.elementID(at: $0.index - range.lowerBound)
      }
      if hasTags { continue }
      for index in range where realizedRow(index).isEmpty {
        let id = rows.elementID(at: index - range.lowerBound)
        if ids.contains(id), isTag(id) { found.insert(index) }
      }
    }
    return found
  }
}
