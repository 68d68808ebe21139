import AttributeGraph
import Foundation
import TheseusCore

/// The root of a window's element tree: its content first, then layers in the order in which they
/// were presented.
public final class WindowElement: ViewElement {
  override public var placeName: Any.Type { WindowElement.self }

  /// The root view has the whole window and is centered in it, as a SwiftUI window's is.
  override public func placeChildren(in size: CGSize) {
    let space = CGRect(origin: .zero, size: size)
    content.place(in: space, of: self)
    for child in viewChildren where child is LayerElement { child.place(space) }
  }

  private var content: ImplicitStack {
    ImplicitStack(viewChildren.lazy.filter { !($0 is LayerElement) }, metrics)
  }

  /// The size that the content takes of a proposal: that of all its views.
  package func contentSize(_ proposal: ProposedViewSize) -> CGSize { content.size(proposal) }

  override public func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}
