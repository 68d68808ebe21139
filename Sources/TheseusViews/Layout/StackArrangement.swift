import Foundation
import TheseusCore

/// The algorithm of `HStack` and `VStack`: children one after the other along an axis, aligned across it.
///
/// As SwiftUI's: space left after spacing and the least lengths of lower priorities is shared out within each priority, highest first,
/// to the least flexible child first, each being offered an equal part of what is left.
@MainActor
struct StackArrangement {
  let axis: Axis
  let alignment: AlignmentKey
  /// Points between children; nil for the host's default.
  let spacing: CGFloat?

  /// What sharing out needs to know of one child.
  private struct Share {
    var least: CGFloat
    var flexibility: CGFloat
    var priority: Double
  }

  // MARK: Answers

  func size(_ proposal: ProposedViewSize, _ children: [ViewElement]) -> CGSize {
    guard !children.isEmpty else { return .zero }
    let sizes = sizes(proposal[axis], proposal[axis.other], children)
    return CGSize(axis, sizes.reduce(totalSpacing(children)) { $0 + $1[axis] }, extent(children, sizes))
  }

  func place(in bounds: CGRect, _ children: [ViewElement]) {
    let sizes = sizes(bounds.size[axis], bounds.size[axis.other], children)
    place(sizes, in: bounds, children)
  }

  /// Each child's size when `along` is offered along the axis and `across` across it.
  func sizes(_ along: CGFloat?, _ across: CGFloat?, _ children: [ViewElement]) -> [CGSize] {
    guard let along, children.count > 1 || along.isFinite else {
      return children.map { $0.size(ProposedViewSize(axis, along, across)) }
    }
    return share(children, along - totalSpacing(children), across)
  }

  func totalSpacing(_ children: [ViewElement]) -> CGFloat {
    guard children.count > 1, let metrics = children.first?.metrics else { return 0 }
    if let spacing { return metrics.roundedSpacing(spacing, axis) * CGFloat(children.count - 1) }
    let standard = metrics.spacing[axis]
    guard standard > 0 else { return 0 }
    var sum: CGFloat = 0
    for index in 1..<children.count { sum += gap(children[index - 1], children[index], metrics) }
    return sum
  }

  // MARK: Sharing out

  private func share(_ children: [ViewElement], _ available: CGFloat, _ across: CGFloat?) -> [CGSize] {
    let metrics = children[0].metrics
    var sizes = [CGSize](repeating: .zero, count: children.count)
    withUnsafeTemporaryAllocation(of: Share.self, capacity: children.count) { shares in
      var reserved: CGFloat = 0
      var isUniform = true
      var isRigid = true
      for (index, child) in children.enumerated() {
        let range = child.lengths(axis, across: across)
        let share = Share(least: range.least, flexibility: range.most - range.least, priority: child.stackPriority)
        shares.initializeElement(at: index, to: share)
        reserved += range.least
        if share.priority != shares[0].priority { isUniform = false }
        if share.flexibility > 0 { isRigid = false }
      }
      var room = available
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: children.count) { buffer in
        var order = buffer
        for index in 0..<children.count { order.initializeElement(at: index, to: Int32(index)) }
        if !isUniform || !isRigid {
          // Stable: among equals, written order.
          order.sort {
            let (a, b) = (shares[Int($0)], shares[Int($1)])
            if a.priority != b.priority { return a.priority > b.priority }
            return a.flexibility != b.flexibility ? a.flexibility < b.flexibility : $0 < $1
          }
        }
        var next = 0
        while next < order.count {
          var end = next
          let priority = shares[Int(order[next])].priority
          while end < order.count, shares[Int(order[end])].priority == priority {
            reserved -= shares[Int(order[end])].least
            end += 1
          }
          while next < end {
            let index = Int(order[next])
            let offer = max(0, room - reserved) / CGFloat(end - next)
            let size = children[index].size(ProposedViewSize(axis, wholePixels(offer, metrics), across))
            sizes[index] = size
            room -= size[axis]
            next += 1
          }
        }
      }
    }
    return sizes
  }

  /// Offers are whole pixels, so that what is left over goes to the last children instead of between the lines.
  private func wholePixels(_ offer: CGFloat, _ metrics: HostMetrics) -> CGFloat {
    let unit = metrics.pixel[axis]
    return offer.isFinite ? (offer / unit + 1e-6).rounded(.down) * unit : offer
  }

  private func gap(_ before: ViewElement, _ after: ViewElement, _ metrics: HostMetrics) -> CGFloat {
    if let spacing { return metrics.roundedSpacing(spacing, axis) }
    return before.isSpacer || after.isSpacer ? 0 : metrics.spacing[axis]
  }

  // MARK: Across the axis

  /// The length across that holds all children with their guides on one line.
  func extent(_ children: [ViewElement], _ sizes: [CGSize]) -> CGFloat {
    let other = axis.other
    guard children.contains(where: { $0.hasExplicitGuides }) else { return sizes.reduce(0) { max($0, $1[other]) } }
    var before: CGFloat = 0
    var after: CGFloat = 0
    for (child, size) in zip(children, sizes) {
      let guide = child.guide(alignment, in: size)
      before = max(before, guide)
      after = max(after, size[other] - guide)
    }
    return before + after
  }

  /// Puts children of known sizes into `bounds`.
  func place(_ sizes: [CGSize], in bounds: CGRect, _ children: [ViewElement]) {
    guard let metrics = children.first?.metrics else { return }
    let usesGuides = children.contains { $0.hasExplicitGuides }
    var line: CGFloat = 0
    if usesGuides {
      for (child, size) in zip(children, sizes) { line = max(line, child.guide(alignment, in: size)) }
    } else {
      line = alignment.id.defaultValue(in: ViewDimensions(width: bounds.width, height: bounds.height))
    }
    var position = CGPoint(x: bounds.minX, y: bounds.minY)
    for (index, child) in children.enumerated() {
      if index > 0 { position[axis] += gap(children[index - 1], child, metrics) }
      let size = sizes[index]
      var origin = position
      origin[axis.other] += line - child.guide(alignment, in: size)
      child.wasPlacedByLayout = true
      child.place(CGRect(origin: origin, size: size))
      position[axis] += size[axis]
    }
  }
}

extension CGPoint {
  fileprivate subscript(axis: Axis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}
