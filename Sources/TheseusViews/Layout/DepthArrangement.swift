import Foundation
import TheseusCore

/// The algorithm of `ZStack`: children on top of each other, their guides meeting.
@MainActor
struct DepthArrangement {
  let alignment: Alignment

  func size(_ proposal: ProposedViewSize, _ children: [ViewElement]) -> CGSize {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for child in children {
      let size = child.size(proposal)
      let x = -child.guide(alignment.horizontal.key, in: size)
      let y = -child.guide(alignment.vertical.key, in: size)
      low = CGPoint(x: min(low.x, x), y: min(low.y, y))
      high = CGPoint(x: max(high.x, x + size.width), y: max(high.y, y + size.height))
    }
    return children.isEmpty ? .zero : CGSize(width: high.x - low.x, height: high.y - low.y)
  }

  func place(in bounds: CGRect, offered proposal: ProposedViewSize, _ children: [ViewElement]) {
    let size = bounds.size
    var line = CGPoint.zero
    let sizes = children.map { $0.size(proposal) }
    if children.contains(where: { $0.hasExplicitGuides }) {
      line = CGPoint(x: -CGFloat.infinity, y: -.infinity)
      for (child, inner) in zip(children, sizes) {
        line.x = max(line.x, child.guide(alignment.horizontal.key, in: inner))
        line.y = max(line.y, child.guide(alignment.vertical.key, in: inner))
      }
    } else {
      let outer = ViewDimensions(width: size.width, height: size.height)
      line = CGPoint(x: outer[alignment.horizontal], y: outer[alignment.vertical])
    }
    for (child, inner) in zip(children, sizes) {
      let origin = CGPoint(
        x: bounds.minX + line.x - child.guide(alignment.horizontal.key, in: inner),
        y: bounds.minY + line.y - child.guide(alignment.vertical.key, in: inner))
      child.wasPlacedByLayout = true
      child.place(CGRect(origin: origin, size: inner), offered: proposal)
    }
  }
}
