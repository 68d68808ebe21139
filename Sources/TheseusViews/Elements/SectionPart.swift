import TheseusCore

/// The role of an element in the enclosing list, form or lazy stack.
@usableFromInline
enum SectionPart: UInt8 {
  case row, header, footer
}

private enum SectionPartKey: ViewInputKey {
  static var defaultValue: SectionPart { .row }
  static var endsAtContainer: Bool { true }
}

extension ViewInputs {
  /// The role of elements emitted here in the enclosing container.
  var sectionPart: SectionPart {
    get { self[SectionPartKey.self] }
    set { set(SectionPartKey.self, to: newValue) }
  }
}
