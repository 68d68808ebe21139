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
    guard positions.count > 1, let metrics = first?.metrics else { return positions.first }
    return key.merged(positions).map { metrics.rounded($0, key.axis) }
  }
}

extension AlignmentKey {
  /// One position for those of several views: the first line's baseline, the last line's, the mean
  /// of other guides.
  fileprivate func merged(_ positions: [CGFloat]) -> CGFloat? {
    guard !positions.isEmpty else { return nil }
    if self == VerticalAlignment.firstTextBaseline.key { return positions.min() }
    if self == VerticalAlignment.lastTextBaseline.key { return positions.max() }
    return positions.reduce(0, +) / CGFloat(positions.count)
  }
}
