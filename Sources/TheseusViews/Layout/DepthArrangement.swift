import Foundation
import TheseusCore

/// The algorithm of `ZStack`: children on top of each other, their guides meeting.
@MainActor
struct DepthArrangement {
  let alignment: Alignment

  func size(_ proposal: ProposedViewSize, _ children: [ViewElement]) -> CGSize {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    var endless: Axis.Set = []
    for child in children {
      let size = child.size(proposal)
      // The middle of an endless child is endless too, and no difference of the two is a length.
      if size.width == .infinity { endless.insert(.horizontal) }
      if size.height == .infinity { endless.insert(.vertical) }
      let x = -child.guide(alignment.horizontal.key, in: size, offered: proposal)
      let y = -child.guide(alignment.vertical.key, in: size, offered: proposal)
      low = CGPoint(x: min(low.x, x), y: min(low.y, y))
      high = CGPoint(x: max(high.x, x + size.width), y: max(high.y, y + size.height))
    }
    if children.isEmpty { return .zero }
    return CGSize(
      width: endless.contains(.horizontal) ? .infinity : high.x - low.x,
      height: endless.contains(.vertical) ? .infinity : high.y - low.y)
  }

  func place(in bounds: CGRect, offered proposal: ProposedViewSize, _ children: [ViewElement]) {
    let line = line(in: bounds.size, offered: proposal, children)
    for child in children {
      let size = child.size(proposal)
      let origin = origin(of: child, size, on: line, offered: proposal)
      child.placeInLayout(
        CGRect(
          x: bounds.minX + origin.x, y: bounds.minY + origin.y, width: size.width,
          height: size.height), offered: proposal)
    }
  }

  /// The guides that children set, as one.
  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, offered proposal: ProposedViewSize,
    _ children: [ViewElement]
  ) -> CGFloat? {
    var places: [CGFloat] = []
    var meeting: CGPoint?
    for child in children {
      let inner = child.size(proposal)
      guard let value = child.explicitGuide(key, in: inner, offered: proposal) else { continue }
      let line = meeting ?? line(in: size, offered: proposal, children)
      meeting = line
      let origin = origin(of: child, inner, on: line, offered: proposal)
      places.append(value + (key.axis == .horizontal ? origin.x : origin.y))
    }
    return places.count > 1 ? merged(places, key, children) : places.first
  }

  // Not in the function above, which calls itself in a deep tree: the metrics are large.
  private func merged(_ places: [CGFloat], _ key: AlignmentKey, _ children: [ViewElement])
    -> CGFloat?
  { key.merged(places, children.first?.metrics) }

  /// The line where the children's guides meet.
  private func line(in size: CGSize, offered proposal: ProposedViewSize, _ children: [ViewElement])
    -> CGPoint
  {
    guard
      alignment.vertical.key.isTextBaseline || children.contains(where: { $0.hasExplicitGuides })
    else {
      let outer = ViewDimensions(width: size.width, height: size.height)
      return CGPoint(x: outer[alignment.horizontal], y: outer[alignment.vertical])
    }
    var line = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    for child in children {
      let inner = child.size(proposal)
      line.x = max(line.x, child.guide(alignment.horizontal.key, in: inner, offered: proposal))
      line.y = max(line.y, child.guide(alignment.vertical.key, in: inner, offered: proposal))
    }
    return line
  }

  private func origin(
    of child: ViewElement, _ size: CGSize, on line: CGPoint, offered proposal: ProposedViewSize
  ) -> CGPoint {
    CGPoint(
      x: line.x - child.guide(alignment.horizontal.key, in: size, offered: proposal),
      y: line.y - child.guide(alignment.vertical.key, in: size, offered: proposal))
  }
}
