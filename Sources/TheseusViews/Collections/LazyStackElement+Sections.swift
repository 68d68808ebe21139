import TheseusCore

/// The space between the sections of a list or form.
extension LazyStackElement {
  /// A header has space above it unless it is the first. A gap has space between a row above it and
  /// a row below it, which are of two sections, or of one section and of none.
  func separateSections() {
    let elements = realized.flatMap(\.elements)
    var isBelowSomething = (realized.first?.index ?? 0) > 0
    for (index, element) in elements.enumerated() {
      guard let row = element as? ListRowElement else { continue }
      if row.sectionPart == .gap {
        let next = index + 1 < elements.count ? elements[index + 1] : nil
        row.isNeeded = isBelowSomething && next?.sectionPart == .row
      } else {
        row.isFirst = !isBelowSomething
        isBelowSomething = true
      }
    }
  }
}
