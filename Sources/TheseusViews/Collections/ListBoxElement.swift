import AttributeGraph
import Foundation
import TheseusCore

/// Whether lists have a frame around their rows.
enum ListBoxKey: ViewInputKey {
  static var defaultValue: Bool { false }
}

/// The part of a list's style that hosts of all kinds show.
struct _ListStyleModifier<Style: ListStyle>: ViewModifier {
  typealias Body = Never

  private static var isBoxed: Bool {
    Style.self == InsetListStyle.self || Style.self == InsetGroupedListStyle.self
      || Style.self == BorderedListStyle.self
  }

  @MainActor static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    var inner = inputs
    inner.set(ListBoxKey.self, to: isBoxed)
    content.mount(inner, into: &list)
  }
}

/// The frame around the rows of an inset list.
final class ListBoxElement: ViewElement, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  private var paint: SurroundingPaint

  override init(_ inputs: borrowing ViewInputs) {
    paint = SurroundingPaint(inputs)
    super.init(inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    try paint.read(context)
  }

  override var placeName: Any.Type { ListBoxElement.self }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = sizes.listBoxInsets
    let inner =
      viewChildren.first?.size(
        ProposedViewSize(
          width: proposal.width.map { max(0, $0 - insets.horizontal) },
          height: proposal.height.map { max(0, $0 - insets.vertical) })) ?? .zero
    return CGSize(width: inner.width + insets.horizontal, height: inner.height + insets.vertical)
  }

  override func placeChildren(in size: CGSize) {
    let insets = sizes.listBoxInsets
    viewChildren.first?.place(
      CGRect(
        x: insets.leading, y: insets.top, width: max(0, size.width - insets.horizontal),
        height: max(0, size.height - insets.vertical)))
  }

  func draw(_ surface: any DrawingSurface) {
    surface.draw(
      .groupBox, ControlState(in: paint.value), in: CGRect(origin: .zero, size: frame.size))
  }
}
