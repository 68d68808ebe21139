import Foundation
import TheseusCore

extension Layout {
  /// The guides that the subviews set, where this layout places them, as one; nil if none is set.
  func mergedGuide(
    _ key: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard key.isTextBaseline || subviews.setGuides else { return nil }
    let outer = MainActor.assumeIsolatedUnchecked { PlacementTrial.begin() }
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return MainActor.assumeIsolatedUnchecked {
      subviews.mergedGuide(key, PlacementTrial.end(outer), in: bounds, offered: proposal)
    }
  }
}

extension LayoutSubviews {
  fileprivate var setGuides: Bool {
    MainActor.assumeIsolatedUnchecked { contains { $0.element.hasExplicitGuides } }
  }

  @MainActor
  fileprivate func mergedGuide(
    _ key: AlignmentKey, _ trial: PlacementTrial, in bounds: CGRect,
    offered proposal: ProposedViewSize
  ) -> CGFloat? {
    var positions: [CGFloat] = []
    for subview in self {
      let element = subview.element
      guard element.mayHaveGuide(key) else { continue }
      let place = trial.place(of: element)
      let size = place?.frame.size ?? element.size(proposal)
      guard
        let guide = element.explicitGuide(key, in: size, offered: place?.offer ?? proposal)
      else { continue }
      // A view that the layout does not place is centered.
      let origin =
        place?.frame.origin
        ?? CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2)
      positions.append(guide + (key.axis == .horizontal ? origin.x : origin.y))
    }
    return key.merged(positions, first?.metrics)
  }
}

extension AlignmentKey {
  /// One position for those of several views: the first line's baseline, the last line's, the mean
  /// of other guides.
  ///
  /// - Parameter metrics: those of the window, whose grid the mean is on.
  func merged(_ positions: [CGFloat], _ metrics: HostMetrics?) -> CGFloat? {
    guard positions.count > 1 else { return positions.first }
    if self == VerticalAlignment.firstTextBaseline.key { return positions.min() }
    if self == VerticalAlignment.lastTextBaseline.key { return positions.max() }
    let mean = positions.reduce(0, +) / CGFloat(positions.count)
    return metrics?.rounded(mean, axis) ?? mean
  }
}
