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

  func size(_ proposal: ProposedViewSize, _ children: [ViewElement]) -> CGSize {
    guard !children.isEmpty else { return .zero }
    var lengths: [CGFloat] = []
    let across = arrange(children, proposal, into: &lengths)
    var along: CGFloat = 0
    for length in lengths { along += length }
    return CGSize(axis, along + totalSpacing(children), across)
  }

  func place(in bounds: CGRect, _ children: [ViewElement]) {
    let size = bounds.size
    guard !children.isEmpty else { return }
    let proposal = ProposedViewSize(size)
    var lengths: [CGFloat] = []
    _ = arrange(children, proposal, into: &lengths)
    let key = alignment
    let offered = size[axis.other]
    let usesGuides = children.contains { $0.hasExplicitGuides }
    let line = usesGuides ? alignmentLine(children, lengths, key, offered) : 0
    var position: CGFloat = 0
    for (index, child) in children.enumerated() {
      if index > 0 { position += gap(children[index - 1], child) }
      let inner = child.size(ProposedViewSize(axis, lengths[index], offered))
      let guide = child.guide(key, in: inner)
      let across = usesGuides ? line - guide : key.id.defaultValue(in: ViewDimensions(width: size.width, height: size.height)) - guide
      child.wasPlacedByLayout = true
      let origin = CGPoint(axis, position, across)
      child.place(CGRect(x: bounds.minX + origin.x, y: bounds.minY + origin.y, width: inner.width, height: inner.height))
      position += inner[axis]
    }
  }

  /// The lengths along the axis for a proposal, and the length across that holds all aligned children.
  private func arrange(_ children: [ViewElement], _ proposal: ProposedViewSize, into lengths: inout [CGFloat]) -> CGFloat {
    let across = proposal[axis.other]
    lengths.reserveCapacity(children.count)
    var sizes: [CGSize] = []
    guard let available = proposal[axis], children.count > 1 || available.isFinite else {
      for child in children {
        let size = child.size(ProposedViewSize(axis, proposal[axis], across))
        sizes.append(size)
        lengths.append(size[axis])
      }
      return extent(children, sizes)
    }
    sizes = share(children, available - totalSpacing(children), across)
    for size in sizes { lengths.append(size[axis]) }
    return extent(children, sizes)
  }

  private func share(_ children: [ViewElement], _ available: CGFloat, _ across: CGFloat?) -> [CGSize] {
    let metrics = children[0].metrics
    var sizes = [CGSize](repeating: .zero, count: children.count)
    var flexibility: [CGFloat] = []
    var least: [CGFloat] = []
    flexibility.reserveCapacity(children.count)
    least.reserveCapacity(children.count)
    var isUniform = true
    let priority = children[0].stackPriority
    for child in children {
      let low = child.size(ProposedViewSize(axis, 0, across))[axis]
      let high = child.size(ProposedViewSize(axis, .infinity, across))[axis]
      least.append(low)
      flexibility.append(high - low)
      if child.stackPriority != priority { isUniform = false }
    }
    var remaining = available
    let groups = isUniform ? [Array(children.indices)] : byPriority(children)
    var reserved = least.reduce(0, +)
    for group in groups {
      for index in group { reserved -= least[index] }
      var left = group.count
      var room = remaining - reserved
      let inFlexible = group.allSatisfy { flexibility[$0] == 0 }
      let order = inFlexible ? group : group.sorted { (flexibility[$0], $0) < (flexibility[$1], $1) }
      for index in order {
        let offer = max(0, room) / CGFloat(left)
        let size = children[index].size(ProposedViewSize(axis, rounded(offer, metrics), across))
        sizes[index] = size
        room -= size[axis]
        remaining -= size[axis]
        left -= 1
      }
    }
    return sizes
  }

  /// Offers are whole pixels, so that what is left over goes to the last children instead of between the lines.
  private func rounded(_ offer: CGFloat, _ metrics: HostMetrics) -> CGFloat {
    let unit = metrics.pixel[axis]
    return offer.isFinite ? (offer / unit + 1e-6).rounded(.down) * unit : offer
  }

  private func byPriority(_ children: [ViewElement]) -> [[Int]] {
    Dictionary(grouping: children.indices) { children[$0].stackPriority }.sorted { $0.key > $1.key }.map(\.value)
  }

  private func totalSpacing(_ children: [ViewElement]) -> CGFloat {
    guard children.count > 1 else { return 0 }
    var sum: CGFloat = 0
    for index in 1..<children.count { sum += gap(children[index - 1], children[index]) }
    return sum
  }

  private func gap(_ before: ViewElement, _ after: ViewElement) -> CGFloat {
    let metrics = before.metrics
    if let explicit = spacing { return metrics.roundedSpacing(explicit, axis) }
    return before.isSpacer || after.isSpacer ? 0 : metrics.spacing[axis]
  }

  private func extent(_ children: [ViewElement], _ sizes: [CGSize]) -> CGFloat {
    let other = axis.other
    guard children.contains(where: { $0.hasExplicitGuides }) else { return sizes.reduce(0) { max($0, $1[other]) } }
    let key = alignment
    var before: CGFloat = 0
    var after: CGFloat = 0
    for (child, size) in zip(children, sizes) {
      let guide = child.guide(key, in: size)
      before = max(before, guide)
      after = max(after, size[other] - guide)
    }
    return before + after
  }

  private func alignmentLine(_ children: [ViewElement], _ lengths: [CGFloat], _ key: AlignmentKey, _ across: CGFloat) -> CGFloat {
    var line: CGFloat = 0
    for (child, length) in zip(children, lengths) {
      line = max(line, child.guide(key, in: child.size(ProposedViewSize(axis, length, across))))
    }
    return line
  }
}
