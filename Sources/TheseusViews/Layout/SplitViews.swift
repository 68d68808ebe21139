import Foundation
import TheseusCore

/// Panes side by side, each with its preferred width or the available one. The edges between them
/// can be dragged.
public struct HSplitView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { _Panes(axis: .horizontal, content: content) }
}

/// Panes stacked vertically, each with its preferred height or the available one. The edges between
/// them can be dragged.
public struct VSplitView<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { _Panes(axis: .vertical, content: content) }
}

struct _Panes<Content: View> {
  var axis: Axis
  var content: Content
}

extension _Panes: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = SplitPanesElement(view[\.axis], inputs)
    element.joinSession(inputs, of: SplitPanesElement.self)
    element.mountContent(Content.self, view[\.content], inputs, axis: nil, into: &list)
  }
}

private final class SplitPanesElement: PanesElement<Axis> {
  override var axis: Axis { value }
  override var placeName: Any.Type { SplitPanesElement.self }
  override func limits(of pane: ViewElement) -> ClosedRange<CGFloat> {
    let (least, most) = pane.lengths(axis, across: frame.size[axis.other])
    return least...max(least, most)
  }
}
