import Foundation

/// How a window, a page or a pane shows its content: one view gets the whole space as proposal and
/// is centered in it; several are stacked vertically, as if in a `VStack`.
@MainActor
struct ImplicitStack {
  private let children: [ViewElement]
  private let arrangement: StackArrangement
  private let metrics: HostMetrics

  init(_ children: some Sequence<ViewElement>, _ metrics: HostMetrics) {
    self.children = Array(children)
    arrangement = StackArrangement(
      axis: .vertical, alignment: HorizontalAlignment.center.key, spacing: nil, metrics: metrics)
    self.metrics = metrics
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    children.count == 1 ? children[0].size(proposal) : arrangement.size(proposal, children)
  }

  /// Places the content in the middle of `space`.
  /// - Parameters:
  ///   - container: the element in whose coordinates `space` is.
  ///   - proposal: to the content; nil for all of the space.
  func place(
    in space: CGRect, of container: ViewElement, offered proposal: ProposedViewSize? = nil
  ) {
    guard let first = children.first else { return }
    let offer = proposal ?? ProposedViewSize(space.size)
    let size = size(offer)
    if children.count == 1 {
      let origin = container.alignedOrigin(of: first, size, in: space.size, .center, offered: offer)
      return first.place(
        CGRect(
          x: space.minX + origin.x, y: space.minY + origin.y, width: size.width, height: size.height
        ),
        offered: offer)
    }
    let origin = CGPoint(
      x: space.minX + middle(size.width, space.width, .horizontal),
      y: space.minY + middle(size.height, space.height, .vertical))
    arrangement.place(in: CGRect(origin: origin, size: size), offered: offer, children)
  }

  private func middle(_ length: CGFloat, _ space: CGFloat, _ axis: Axis) -> CGFloat {
    metrics.rounded((space - length) / 2, axis)
  }
}
