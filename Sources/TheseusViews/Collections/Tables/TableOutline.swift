import Foundation
import TheseusCore

/// The position of a table's rows in an outline.
struct TableOutline: Equatable {
  /// The number of ancestors of the rows; nil for rows of no outline.
  var depth: Int?
  /// Whether the rows below a row are shown; nil for a row that has none.
  var isExpanded: Bool?
  /// Shows or hides the rows below.
  var toggle = Unseen<() -> Void>({})

  /// The width of a disclosure indicator with its spacing, in points. Rows without one reserve it.
  static var step: CGFloat { 16 }

  /// The space before the content of the first column, in points.
  var indent: CGFloat { depth.map { Self.step * CGFloat($0 + 1) } ?? 0 }
}

private struct TableOutlineKey: EnvironmentKey {
  static var defaultValue: TableOutline? { nil }
}

extension EnvironmentValues {
  /// The position of the rows inside; nil outside of tables.
  var tableOutline: TableOutline? {
    get { self[TableOutlineKey.self] }
    set { self[TableOutlineKey.self] = newValue }
  }
}

/// The button before the first cell of a row that unfolds.
struct TableDisclosure: View {
  let isExpanded: Bool
  let toggle: () -> Void

  var body: some View {
    _ButtonCore(
      header: ButtonHeader(
        look: .plain, role: nil, action: Unseen(toggle), semanticRole: .disclosure,
        isExpanded: isExpanded),
      label: PartView(.disclosure, ControlState.Value(isExpanded)).foregroundStyle(.secondary)
    )
    .modifier(_TableDisclosureModifier())
  }
}

/// Names a disclosure by the first cell of its row.
struct _TableDisclosureModifier: Equatable {}

extension _TableDisclosureModifier: ElementModifier, ViewModifier {
  typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> TableDisclosureElement
  {
    TableDisclosureElement(modifier, inputs)
  }
}

final class TableDisclosureElement: PassthroughElement<_TableDisclosureModifier>, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }

  func amend(_ semantics: inout Semantics) {
    guard let cell = viewParent?.viewChildren.first(where: { $0 !== self }) else { return }
    semantics.label =
      cell.hasOwnSemantics ? cell.semanticLabel : cell.nearestSemantic.first?.semanticLabel
  }
}
