import TheseusCore

/// The role of an element in the enclosing list, form or lazy stack.
@usableFromInline
enum SectionPart: UInt8 {
  case row, header, footer
  /// The space at an end of a section without a header.
  case gap
}

private enum SectionPartKey: ViewInputKey {
  static var defaultValue: SectionPart { .row }
  static var endsAtContainer: Bool { true }
}

private enum DividesSectionsKey: ViewInputKey {
  static var defaultValue: Bool { false }
  static var endsAtContainer: Bool { true }
}

extension ViewInputs {
  /// Whether sections emitted here stand between dividers, as in menus.
  var dividesSections: Bool {
    get { self[DividesSectionsKey.self] }
    set { set(DividesSectionsKey.self, to: newValue) }
  }

  /// The role of elements emitted here in the enclosing container.
  var sectionPart: SectionPart {
    get { self[SectionPartKey.self] }
    set { set(SectionPartKey.self, to: newValue) }
  }
}
