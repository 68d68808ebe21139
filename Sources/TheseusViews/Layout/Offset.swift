import Foundation
import TheseusCore

/// `offset`: drawn elsewhere, laid out as if it were not.
public struct _OffsetEffect: Equatable {
  var offset: CGSize
}

extension _OffsetEffect: ElementModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> OffsetElement
  {
    OffsetElement(modifier, inputs)
  }
}

extension _OffsetEffect: AnimatableParameters {
  var animatable: [Double] {
    get { [offset.width, offset.height] }
    set { offset = CGSize(width: newValue[0], height: newValue[1]) }
  }

  func isAnimatable(to other: Self) -> Bool { true }

  @MainActor func movement(to other: Self, of element: ViewElement)
    -> () -> ElementAnimation.Movement?
  {
    { .offset(from: offset, to: other.offset) }
  }
}

final class OffsetElement: AnimatedElement<_OffsetEffect> {
  override func placeChildren(in size: CGSize) {
    content?.place(
      CGRect(origin: CGPoint(x: shown.offset.width, y: shown.offset.height), size: size),
      offered: offered)
  }
}

/// `position`: takes all the space it is offered and centers the content at a point of it.
public struct _PositionLayout: Equatable {
  var position: CGPoint
}

extension _PositionLayout: ElementModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> PositionElement
  {
    PositionElement(modifier, inputs)
  }
}

final class PositionElement: PassthroughElement<_PositionLayout> {
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: content?.size(proposal) ?? .zero)
  }

  override func placeChildren(in size: CGSize) {
    guard let content else { return }
    let inner = content.size(offered)
    content.place(
      CGRect(
        origin: CGPoint(
          x: value.position.x - inner.width / 2, y: value.position.y - inner.height / 2),
        size: inner), offered: offered)
  }
}

extension View {
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(_OffsetEffect(offset: offset))
  }
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(_PositionLayout(position: position))
  }
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
}
