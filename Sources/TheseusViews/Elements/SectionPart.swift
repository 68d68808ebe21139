import TheseusCore

/// What an element is to the list, form or lazy stack around it.
@usableFromInline
enum SectionPart: UInt8 {
  case row, header, footer
}

private enum SectionPartKey: ViewInputKey {
  static var defaultValue: SectionPart { .row }
  static var endsAtContainer: Bool { true }
}

extension ViewInputs {
  /// What the elements emitted here are to the container around.
  var sectionPart: SectionPart {
    get { self[SectionPartKey.self] }
    set { set(SectionPartKey.self, to: newValue) }
  }
}
