import Foundation
import TheseusCore

/// `HStack` and `VStack`.
final class StackElement: ValueElement<StackParameters> {
  private let axis: Axis
  private let stackType: Any.Type
  /// The last arrangement: what was offered along the axis, and what came of it.
  @exclusivity(unchecked) private var last: Arranged?

  /// The sizes that the children were placed with.
  @exclusivity(unchecked) private var placedSizes: [CGSize] = []

  private struct Arranged {
    let along: CGFloat?
    let across: CGFloat?
    let sizes: [CGSize]
    let size: CGSize
    /// The length across where it is the same whatever is offered across; nil where it depends.
    let rigid: CGFloat?
  }

  init(_ type: Any.Type, _ source: _GraphValue<StackParameters>, _ inputs: ViewInputs, _ axis: Axis) {
    self.axis = axis
    stackType = type
    super.init(source, inputs)
  }

  override var placeName: Any.Type { stackType }

  override var drawing: DrawingTraits {
    var traits = DrawingTraits()
    traits.ordered = axis
    return traits
  }

  private var arrangement: StackArrangement {
    StackArrangement(axis: axis, alignment: value.alignment, spacing: value.spacing, metrics: metrics)
  }

  override func forgetAnswers() { last = nil }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    arranged(proposal[axis], proposal[axis.other])?.size ?? .zero
  }

  override func placeChildren(in size: CGSize) {
    let children = viewChildren
    guard !children.isEmpty else { return }
    // The children keep what they were given when this size was measured, as long as it still is what the stack takes.
    if let last, last.size == size, last.sizes.count == children.count {
      arrangement.place(last.sizes, in: CGRect(origin: .zero, size: size), children)
      placedSizes = last.sizes
    } else {
      placedSizes = []
      arrangement.place(in: CGRect(origin: .zero, size: size), children)
    }
  }

  override func rigidLength(_ axis: Axis, across: CGFloat?) -> CGFloat? {
    let children = viewChildren
    guard !children.isEmpty else { return 0 }
    if axis == self.axis {
      var sum = arrangement.totalSpacing(children)
      for child in children {
        guard let length = child.rigidLength(axis, across: across) else { return nil }
        sum += length
      }
      return sum
    }
    return arranged(across, nil)?.rigid
  }

  private func arranged(_ along: CGFloat?, _ across: CGFloat?) -> Arranged? {
    if let last, last.along == along, last.across == across || last.rigid != nil { return last }
    let children = viewChildren
    guard !children.isEmpty else { return nil }
    let arrangement = arrangement
    let sizes = arrangement.sizes(along, across, children)
    let extent = arrangement.extent(children, sizes)
    let length = arrangement.length(children, sizes)
    let arranged = Arranged(
      along: along, across: across, sizes: sizes, size: CGSize(axis, length, extent), rigid: rigidAcross(children, sizes, extent))
    last = arranged
    if !isPlacedOtherwise, !frame.isNull, sizes != placedSizes { isPlacedOtherwise = true }
    return arranged
  }

  private func rigidAcross(_ children: [ViewElement], _ sizes: [CGSize], _ extent: CGFloat) -> CGFloat? {
    guard !hasExplicitGuides else { return nil }
    for index in children.indices where children[index].rigidLength(axis.other, across: sizes[index][axis]) == nil { return nil }
    return extent
  }

  override var setsGuides: Bool {
    for child in viewChildren where child.hasExplicitGuides { return true }
    return false
  }

  /// The first child that sets the guide gives it, as SwiftUI's stacks do for baselines.
  override func explicitGuide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    for child in viewChildren where child.hasExplicitGuides && !child.frame.isNull {
      if let value = child.explicitGuide(key, in: child.frame.size) {
        return value + (key.axis == .horizontal ? child.frame.minX : child.frame.minY)
      }
    }
    return nil
  }
}
