import Foundation
import TheseusCore

/// Rows that the user deletes.
extension ListElement {
  /// Deletes all selected rows of a list that allows several, or the current row when none of its
  /// rows is selected. `deleteDisabled` rows stay.
  ///
  /// - Returns: false when no `ForEach` of these rows has `onDelete`.
  func deleteRows() -> Bool { deleteRows(SelectedRows()) }

  /// Only an existing row knows its tag and whether it can be deleted, so rows that may be selected
  /// are created first.
  private func deleteRows(_ known: SelectedRows) -> Bool {
    var search = known
    let sought = findSelected(&search)
    var meant = search.found
    var unknown = search.rounds < SelectedRows.mostRounds ? candidates(for: sought, &search) : []
    if unknown.isEmpty, meant.isEmpty, !search.hasOthers, let cursor,
      let current = rows.address(of: cursor)
    {
      meant = [current]
      if rows.realizedRow(cursor).isEmpty, search.tried.insert(current).inserted {
        unknown = [current]
      }
    }
    guard meant.union(unknown).contains(where: { $0.rows.actions.allowsDeletions }) else {
      return false
    }
    guard !unknown.isEmpty else {
      delete(meant.subtracting(search.locked))
      return true
    }
    search.rounds += 1
    rows.make(unknown) { [weak self, search] made in
      var search = search
      self?.note(made, &search)
      _ = self?.deleteRows(search)
    }
    return true
  }

  /// One call for each `ForEach`, the last one first, so that offsets into a collection that
  /// several of them share stay valid.
  private func delete(_ addresses: Set<RowAddress>) {
    let indices = addresses.filter { $0.rows.actions.allowsDeletions }
      .compactMap { rows.index(of: $0) }.sorted()
    var groups: [(rows: LazyRows, offsets: [Int])] = []
    for index in indices {
      guard let place = rows.lazyRows(at: index) else { continue }
      if groups.last?.rows === place.rows {
        groups[groups.count - 1].offsets.append(place.offset)
      } else {
        groups.append((place.rows, [place.offset]))
      }
    }
    deletedAbove = cursor.map { cursor in indices.count { $0 < cursor } } ?? 0
    for group in groups.reversed() { group.rows.actions.delete?(group.offsets) }
  }
}

/// A search for the selected rows of a list, of which only some exist.
private struct SelectedRows {
  var found: Set<RowAddress> = []
  /// Whether rows that belong to no `ForEach` are selected.
  var hasOthers = false
  /// Rows that cannot be deleted.
  var locked: Set<RowAddress> = []
  /// The values that a row has.
  var matched: Set<AnyHashable> = []
  /// Rows that were created for the search.
  var tried: Set<RowAddress> = []
  /// The `ForEach`s whose rows have tags other than their ids.
  var tagged: Set<ObjectIdentifier> = []
  /// The `ForEach`s with a row whose tag is its id.
  var plain: Set<ObjectIdentifier> = []
  var rounds = 0

  /// Rows with known ids and one of each unknown `ForEach`, then those of each with tags.
  static let mostRounds = 3
}

extension ListElement {
  /// Notes the selected rows among the existing ones.
  ///
  /// - Returns: the selected values that none of them has.
  private func findSelected(_ search: inout SelectedRows) -> Set<AnyHashable> {
    note(rows.realized, &search)
    guard let selection, selection.allowsMany else { return [] }
    let all = selection.all()
    for case .element(let element) in rows.segments {
      let element = ViewElement.of(element)
      guard let tag = element.selectionTag(), isSelected(tag), canSelect([element]) else {
        continue
      }
      search.hasOthers = true
      search.matched.insert(selection.convert(tag) ?? tag)
    }
    return all.subtracting(search.matched)
  }

  /// Notes which of these rows are selected.
  private func note(_ made: [LazyStackElement.Cell], _ search: inout SelectedRows) {
    for (index, elements) in made {
      guard let first = elements.first, let address = rows.address(of: index) else { continue }
      let tag = first.selectionTag()
      let forEach = ObjectIdentifier(address.rows)
      if tag == address.id { search.plain.insert(forEach) } else { search.tagged.insert(forEach) }
      if elements.contains(where: \.isDeleteDisabled) { search.locked.insert(address) }
      guard let tag, let selection, selection.allowsMany, isSelected(tag), canSelect(elements)
      else {
        continue
      }
      search.matched.insert(selection.convert(tag) ?? tag)
      search.found.insert(address)
    }
  }

  /// The rows away from the screen that may have one of these values: the rows that had them when
  /// they existed, those whose id is one of them, and all rows of a `ForEach` whose rows have tags
  /// other than their ids. A `ForEach` without existing rows is asked for its first one.
  private func candidates(for sought: Set<AnyHashable>, _ search: inout SelectedRows)
    -> [RowAddress]
  {
    guard !sought.isEmpty, let selection else { return [] }
    var sought = sought
    var addresses: [RowAddress] = []
    for (tag, name) in selectedNames {
      guard let index = rows.index(of: name), rows.realizedRow(index).isEmpty,
        let address = rows.address(of: index), search.tried.insert(address).inserted
      else { continue }
      sought.remove(selection.convert(tag) ?? tag)
      addresses.append(address)
    }
    guard !sought.isEmpty else { return addresses }
    for (place, segment) in rows.segments.enumerated() {
      guard case .lazy(let lazyRows) = segment else { continue }
      let forEach = ObjectIdentifier(lazyRows)
      let takesAll = search.tagged.contains(forEach)
      var takesNext = !takesAll && !search.plain.contains(forEach)
      for offset in 0..<lazyRows.count where rows.realizedRow(rows.starts[place] + offset).isEmpty {
        let id = lazyRows.elementID(at: offset)
        let isSought = sought.contains(id) && selection.convert(id) != nil
        guard takesAll || takesNext || isSought else { continue }
        takesNext = false
        let address = RowAddress(rows: lazyRows, id: id, offset: offset)
        if search.tried.insert(address).inserted { addresses.append(address) }
      }
    }
    return addresses
  }

  private func canSelect(_ elements: [ViewElement]) -> Bool {
    elements.first.map { $0.sectionPart == .row && !$0.rowRestrictions.contains(.selection) }
      ?? false
  }
}

extension ViewElement {
  fileprivate var isDeleteDisabled: Bool { rowRestrictions.contains(.deletion) }
}
