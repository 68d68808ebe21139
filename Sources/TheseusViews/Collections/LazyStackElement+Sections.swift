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
}
