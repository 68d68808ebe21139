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

  /// Places the content in the middle of `room`, which is its proposal.
  /// - Parameter container: the element in whose coordinates `room` is.
  func place(in room: CGRect, of container: ViewElement) {
    guard let first = children.first else { return }
    let offer = ProposedViewSize(room.size)
    let size = size(offer)
    if children.count == 1 {
      let origin = container.alignedOrigin(of: first, size, in: room.size, .center, offered: offer)
      return first.place(
        CGRect(
          x: room.minX + origin.x, y: room.minY + origin.y, width: size.width, height: size.height),
        offered: offer)
    }
    let origin = CGPoint(
      x: room.minX + middle(size.width, room.width, .horizontal),
      y: room.minY + middle(size.height, room.height, .vertical))
    arrangement.place(in: CGRect(origin: origin, size: size), offered: offer, children)
  }

  private func middle(_ length: CGFloat, _ space: CGFloat, _ axis: Axis) -> CGFloat {
    metrics.rounded((space - length) / 2, axis)
  }
}
