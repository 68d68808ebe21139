import AttributeGraph
import Foundation
import TheseusCore

/// The first of several views whose ideal size fits in the proposal; the last when none does. All
/// of them are mounted and keep their state, one is shown.
public struct ViewThatFits<Content> {
  var axes: Axis.Set
  var content: Content
}

extension ViewThatFits: View where Content: View {
  public typealias Body = Never

  /// - Parameter axes: along which the view has to fit.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = FittingElement(Self.self, view.field(at: 0), inputs)
    var inner = inputs.entering(inputs.place(Self.self)).contained()
    inner.stackAxis = nil
    inner.decoration = Decoration(outer: nil) { child, place in
      let candidate = CandidateElement(place)
      candidate.wrapAndMount(child, place)
      return candidate
    }
    var children = ElementList()
    Content._mount(view.field(after: Axis.Set.self), inner, into: &children)
    element.mount(inputs, children: children)
    list.emit(element, inputs)
  }
}

final class FittingElement: ValueElement<Axis.Set> {
  private let viewType: Any.Type

  init(_ type: Any.Type, _ source: _GraphValue<Axis.Set>, _ inputs: ViewInputs) {
    viewType = type
    super.init(source, inputs)
  }

  override var placeName: Any.Type { viewType }

  private func chosen(_ proposal: ProposedViewSize) -> ViewElement? {
    let axes: Axis.Set = value
    // Along an axis without a limit a view is as long as it is shown: a text wraps at that width.
    let free = ProposedViewSize(
      width: axes.contains(.horizontal) ? nil : proposal.width,
      height: axes.contains(.vertical) ? nil : proposal.height)
    for child in viewChildren {
      let ideal = child.size(free)
      if axes.contains(.horizontal), let width = proposal.width, ideal.width > width { continue }
      if axes.contains(.vertical), let height = proposal.height, ideal.height > height { continue }
      return child
    }
    return viewChildren.last
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    chosen(proposal)?.size(proposal) ?? .zero
  }

  override func placeChildren(in size: CGSize) {
    let shown = chosen(offered)
    for child in viewChildren {
      (child as? CandidateElement)?.isChosen = child === shown
      if child === shown {
        child.place(CGRect(origin: .zero, size: size), offered: offered)
      } else {
        child.place(.zero)
      }
    }
  }
}

/// One of the views that might fit: neither drawn nor hit while another is shown.
final class CandidateElement: ViewElement, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  var isChosen = false {
    didSet { if isChosen != oldValue { setNeedsCommit() } }
  }

  var drawingTraits: DrawingTraits {
    var traits = DrawingTraits()
    traits.isHidden = !isChosen
    return traits
  }
}
