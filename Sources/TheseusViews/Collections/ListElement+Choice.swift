import Foundation
import TheseusCore

/// Rows that become selected with the current row. Only an existing row knows its tag, so rows that
/// may have others than their ids are created first.
extension ListElement {
  func choose(_ row: Int, _ choice: Choice, from before: Int?) {
    choose(row, choice, from: before, CreatedRows(count: rows.count))
  }

  private func choose(_ row: Int, _ choice: Choice, from before: Int?, _ known: CreatedRows) {
    guard let selection, choice != .none else {
      anchorName = nil
      return redrawRows()
    }
    let isRange = choice == .range && selection.allowsMany
    let start = isRange ? anchorName.flatMap { rows.index(of: $0) } : nil
    let ends = [row] + (isRange ? [before, start].compactMap { $0 } : [])
    let unknown = unknownRows(in: (ends.min() ?? row)...(ends.max() ?? row), known)
    if known.rounds < CreatedRows.mostRounds, !unknown.isEmpty {
      rows.make(unknown) { [weak self] made in
        // Among other rows the numbers stand for others.
        guard let self, rows.count == known.count else { return }
        choose(row, choice, from: before, noting(made, known))
      }
      return
    }
    defer { redrawRows() }
    guard isRange else {
      anchorName = nil
      guard let tag = tag(of: row, known) else { return }
      usersChoice = selection.convert(tag)
      selection.select(tag, choice == .toggle)
      return
    }
    // The app may have selected other rows since.
    let isCurrent = start.flatMap { tag(of: $0, known) }.map { isSelected($0) } ?? false
    let anchor = (isCurrent ? start : nil) ?? before ?? row
    anchorName = rows.name(of: anchor)
    selectRange(from: anchor, to: row, before: before, known)
  }

  /// Returns false where only one row can be selected.
  func selectAllRows() -> Bool {
    guard selection?.allowsMany == true else { return false }
    anchorName = nil
    if rows.count > 0 { selectRows(0...(rows.count - 1), CreatedRows(count: rows.count)) }
    return true
  }

  private func selectRows(_ range: ClosedRange<Int>, _ known: CreatedRows) {
    let unknown = unknownRows(in: range, known)
    if known.rounds < CreatedRows.mostRounds, !unknown.isEmpty {
      rows.make(unknown) { [weak self] made in
        guard let self, rows.count == known.count else { return }
        selectRows(range, noting(made, known))
      }
      return
    }
    selection?.update(range.compactMap { selectableTag(of: $0, known) }, [])
    redrawRows()
  }

  /// Selects the rows between two, and no longer those that only the last such range contained.
  ///
  /// - Parameter before: the end of the last range; nil for none.
  private func selectRange(from anchor: Int, to row: Int, before: Int?, _ known: CreatedRows) {
    let range = min(anchor, row)...max(anchor, row)
    let last = before.map { min(anchor, $0)...max(anchor, $0) }
    let left = last.map { $0.filter { !range.contains($0) } } ?? []
    selection?.update(
      range.compactMap { selectableTag(of: $0, known) },
      left.compactMap { selectableTag(of: $0, known) })
  }

  private func selectableTag(of row: Int, _ known: CreatedRows) -> AnyHashable? {
    let elements = rows.realizedRow(row)
    guard elements.isEmpty || elements.contains(where: { $0.sectionPart == .row }) else {
      return nil
    }
    return tag(of: row, known)
  }

  private func tag(of row: Int, _ known: CreatedRows) -> AnyHashable? {
    if rows.realizedRow(row).isEmpty, let created = known.tags[row] { return created }
    return tag(of: row)
  }

  // MARK: Rows that do not exist

  /// Whether a row can be selected, as far as that is known without creating it.
  func mayBeSelected(_ row: Int) -> Bool {
    if tag(of: row) != nil { return true }
    guard rows.realizedRow(row).isEmpty, let place = rows.lazyRows(at: row) else { return false }
    return hasPlainTags(place.rows) != true
  }

  /// The rows to create: all of a `ForEach` whose rows have tags other than their ids, and one of a
  /// `ForEach` of which none exists.
  private func unknownRows(in range: ClosedRange<Int>, _ known: CreatedRows) -> [RowAddress] {
    var plain: [ObjectIdentifier: Bool] = [:]
    return range.compactMap { index -> RowAddress? in
      guard rows.realizedRow(index).isEmpty, known.tags[index] == nil,
        let place = rows.lazyRows(at: index)
      else { return nil }
      let forEach = ObjectIdentifier(place.rows)
      if plain[forEach] == nil {
        let isPlain = known.plain[forEach] ?? hasPlainTags(place.rows)
        // Its first row decides for all.
        plain[forEach] = isPlain ?? true
        if isPlain == nil { return rows.address(of: index) }
      }
      return plain[forEach] == false ? rows.address(of: index) : nil
    }
  }

  private func noting(_ made: [LazyStackElement.Cell], _ known: CreatedRows) -> CreatedRows {
    var known = known
    known.rounds += 1
    for (index, elements) in made {
      known.tags[index] = .some(tag(of: index, elements))
      guard let place = rows.lazyRows(at: index) else { continue }
      let isPlain = hasPlainTag(elements, place.rows.elementID(at: place.offset))
      let forEach = ObjectIdentifier(place.rows)
      known.plain[forEach] = isPlain && known.plain[forEach] != false
    }
    return known
  }

  /// Whether the existing rows of a `ForEach` have their ids for tags and can be selected: then the
  /// others are expected to be like them. Nil when none exists.
  private func hasPlainTags(_ lazyRows: LazyRows) -> Bool? {
    var isPlain: Bool?
    for (index, elements) in rows.realized {
      guard !elements.isEmpty, let place = rows.lazyRows(at: index), place.rows === lazyRows else {
        continue
      }
      isPlain = hasPlainTag(elements, lazyRows.elementID(at: place.offset))
      if isPlain == false { break }
    }
    return isPlain
  }

  private func hasPlainTag(_ elements: [ViewElement], _ id: AnyHashable) -> Bool {
    guard let first = elements.first else { return true }
    return !first.rowRestrictions.contains(.selection) && first.selectionTag() == id
  }
}

/// The facts about rows that were created for a choice.
private struct CreatedRows {
  /// The number of rows when the choice was made.
  let count: Int
  /// By their numbers; nil for rows that cannot be selected.
  var tags: [Int: AnyHashable?] = [:]
  /// The `ForEach`s with created rows, and whether their tags are their ids.
  var plain: [ObjectIdentifier: Bool] = [:]
  var rounds = 0

  /// The first creates one row of each `ForEach`, the second all rows of those with tags.
  static let mostRounds = 2
}
