import Foundation
import TheseusCore

/// The field, the rule, the rows and the hint of the list of commands, from edge to edge. The rows
/// have the height that the others leave.
struct CommandPanelLayout: Layout {
  private static let rows = 2

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = heights(proposal, subviews)
    return CGSize(width: size.width, height: size.heights.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let size = heights(ProposedViewSize(bounds.size), subviews)
    var y = bounds.minY
    for (subview, height) in zip(subviews, size.heights) {
      subview.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: size.width, height: height))
      y += height
    }
  }

  private func heights(_ proposal: ProposedViewSize, _ subviews: Subviews)
    -> (width: CGFloat, heights: [CGFloat])
  {
    let usual = subviews.first?.metrics.sizes.commandPanelWidth ?? 0
    let width = min(proposal.width ?? usual, usual)
    var heights = subviews.map {
      $0.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    }
    guard let most = proposal.height, heights.indices.contains(Self.rows) else {
      return (width, heights)
    }
    let missing = heights.reduce(0, +) - most
    heights[Self.rows] = max(0, heights[Self.rows] - max(0, missing))
    return (width, heights)
  }
}

/// The field above a menu whose items are found by typing. The items have focus; the field shows
/// what is typed.
struct FilterField: View {
  let text: String
  /// At the end of the field.
  let note: String

  var body: some View {
    HStack(spacing: 0) {
      if text.isEmpty {
        Text("Type to find a command").foregroundStyle(Color(.placeholder))
      } else {
        Text(verbatim: text)
      }
      Spacer(minLength: 8)
      Text(verbatim: note).foregroundStyle(.secondary)
    }
    .lineLimit(1)
    .modifier(FilterSurface(text: text))
  }
}

/// The surface of the field, which looks as if it had focus, and its caret.
struct FilterSurface: Equatable {
  let text: String
}

extension FilterSurface: ElementModifier, ViewModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> FilterSurfaceElement
  {
    FilterSurfaceElement(modifier, inputs)
  }
}

final class FilterSurfaceElement: PaintedElement<FilterSurface>, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }

  /// The text begins where the labels of the items do.
  private var insets: EdgeInsets {
    let edge = sizes.menuEdge
    return EdgeInsets(
      top: 0, leading: edge + sizes.menuItemInset, bottom: 0, trailing: edge + sizes.menuItemMargin)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let insets = insets
    let inner =
      content?.size(
        ProposedViewSize(
          width: proposal.width.map { max(0, $0 - insets.horizontal) }, height: nil)) ?? .zero
    return CGSize(
      width: inner.width + insets.horizontal, height: max(inner.height, sizes.controlHeight))
  }

  override func placeChildren(in size: CGSize) {
    guard let content else { return }
    let width = max(0, size.width - insets.horizontal)
    let height = content.size(ProposedViewSize(width: width, height: nil)).height
    content.place(
      CGRect(
        x: insets.leading, y: metrics.centered(height, in: size.height, .vertical), width: width,
        height: height))
  }

  func draw(_ surface: any DrawingSurface) {
    var state = ControlState(in: paint.value)
    state.isFocused = true
    surface.draw(
      .field(.bordered), state,
      in: CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
        .insetBy(dx: sizes.menuEdge, dy: 0))
    let typed = metrics.text.advance(of: value.text, in: TextAttributes().typography)
    surface.caret(at: CGPoint(x: insets.leading + typed, y: content?.frame.minY ?? 0))
  }
}
