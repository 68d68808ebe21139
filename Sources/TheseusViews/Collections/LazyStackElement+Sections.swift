import TheseusCore

/// The space between the sections of a list or form.
extension LazyStackElement {
  /// A header has space above it unless it is the first. A gap has space between a row above it and
  /// a row below it, which are of two sections, or of one section and of none.
  func separateSections() {
    var isBelowSomething = (realized.first?.index ?? 0) > 0
    var gap: ListRowElement?
    for row in realized {
      for element in row.elements {
        guard let row = element as? ListRowElement else { return }
        gap?.isNeeded = isBelowSomething && row.sectionPart == .row
        gap = row.sectionPart == .gap ? row : nil
        if gap == nil {
          row.isFirst = !isBelowSomething
          isBelowSomething = true
        }
      }
    }
    gap?.isNeeded = false
  }

  /// The row nearest to cell `index`: the cell itself, the row before it in the same section, else
  /// the next row, or the last one. Nil when there are no rows.
  func nearestRow(to index: Int) -> Int? {
    for candidate in [index, index - 1] where isRow(candidate) { return candidate }
    let start = min(max(0, index), count)
    return (start..<count).first { isRow($0) } ?? (0..<start).last { isRow($0) }
  }

  /// Whether a cell is no header, footer or gap. Those are never rows of a `ForEach`.
  private func isRow(_ index: Int) -> Bool {
    guard index >= 0, index < count else { return false }
    switch segments[segment(of: index)] {
    case .lazy: return true
    case .element(let element): return ViewElement.of(element).sectionPart == .row
    }
  }
}
