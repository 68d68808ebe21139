import TheseusCore

/// The view of a column, which is read as a cell in a row, and as its content in the headers.
struct _TableCell: Equatable {
  var isOfRow: Bool
}

extension _TableCell: ElementModifier, ViewModifier {
  typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> TableCellElement
  {
    TableCellElement(modifier, inputs)
  }
}

final class TableCellElement: PassthroughElement<_TableCell>, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }

  var hasSemantics: Bool { value?.isOfRow ?? false }
  var semantics: Semantics? { hasSemantics ? Semantics(.cell) : nil }
}
