import Foundation
import TheseusCore

/// A scrollable view.
public struct ScrollView<Content: View> {
  var parameters: ScrollParameters
  var content: Content
}

extension ScrollView: View {
  public typealias Body = Never

  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.init(
      parameters: ScrollParameters(axes: axes, showsIndicators: showsIndicators), content: content()
    )
  }

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = ScrollElement(Self.self, view.field(at: 0), inputs)
    var inner = inputs.entering(inputs.place(Self.self)).contained()
    inner.stackAxis = .vertical
    // Several views in a scroll view are stacked vertically.
    let parameters = inputs.graph.makeSource(
      StackParameters(alignment: HorizontalAlignment.center.key, spacing: nil),
      in: inputs.scope.subgraph)
    let stack = StackElement(Content.self, _GraphValue(parameters), inner, .vertical)
    var rows = ElementList()
    Content._mount(view.field(after: ScrollParameters.self), inner.contained(), into: &rows)
    stack.mount(inner, children: rows)
    var children = ElementList()
    children.append(stack)
    element.mount(inputs, children: children)
    list.emit(element, inputs)
  }
}

/// The name of the coordinate space of a scroll view's visible part.
enum ScrollViewSpace: Hashable { case any, axis(Axis) }

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The visible part of the innermost enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace.any) }

  /// The visible part of the innermost enclosing scroll view that scrolls along `axis`.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    .named(ScrollViewSpace.axis(axis))
  }
}
