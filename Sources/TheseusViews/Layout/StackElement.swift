import Foundation
import TheseusCore

/// `HStack` and `VStack`.
final class StackElement: ValueElement<StackParameters> {
  private let axis: Axis
  private let stackType: Any.Type

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
    StackArrangement(axis: axis, alignment: value.alignment, spacing: value.spacing)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { arrangement.size(proposal, viewChildren) }
  override func placeChildren(in size: CGSize) { arrangement.place(in: CGRect(origin: .zero, size: size), viewChildren) }

  override var hasExplicitGuides: Bool { viewChildren.contains { $0.hasExplicitGuides } }

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
