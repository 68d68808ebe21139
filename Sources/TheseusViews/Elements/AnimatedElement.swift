import AttributeGraph
import Foundation
import TheseusCore

/// The parameters of a primitive modifier, which may be numbers to interpolate.
protocol AnimatableParameters: Equatable {
  /// The numbers that move.
  var animatable: [Double] { get set }
  /// Whether `other` differs in nothing but these numbers.
  func isAnimatable(to other: Self) -> Bool
  /// The way to another value, for a host that animates by itself. What it returns is called when
  /// the element has its new frame; nil then where nothing moves.
  @MainActor func movement(to other: Self, of element: ViewElement)
    -> () -> ElementAnimation.Movement?
}

/// An element around one other whose value moves to a new one by the animation of the transaction
/// that brought it.
@MainActor
class AnimatedElement<Value: AnimatableParameters>: PassthroughElement<Value> {
  private let animationContext: AnimationContext?
  private var animator: Animator?
  private var hasMoved = false
  /// The value to lay out and draw now.
  private var current: Value?
  final var shown: Value { current ?? value }

  override init(_ source: _GraphValue<Value>, _ inputs: borrowing ViewInputs) {
    animationContext = inputs.animation
    super.init(source, inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let before = value
    let changed = try super.updateContent(context)
    defer { hasMoved = false }
    guard changed, let before, before != value else { return changed || hasMoved }
    let from = current ?? before
    animator?.stop()
    animator = nil
    current = nil
    let transaction = runtime.transaction(in: animationContext)
    guard let target = value, !transaction.disablesAnimations,
      let animation = transaction.animation, from.isAnimatable(to: target)
    else {
      return true
    }
    begin(animation, from, target)
    return true
  }

  private func begin(_ animation: Animation, _ from: Value, _ target: Value) {
    if describe(animation, from.movement(to: target, of: self)) { return }
    let (start, end) = (from.animatable, target.animatable)
    current = from
    animator = Animator(animation, of: self, on: runtime.timeline) { [weak self] fraction in
      guard let self else { return }
      var value = target
      value.animatable = zip(start, end).map { $0 == $1 ? $1 : $0 + ($1 - $0) * fraction }
      guard value != current else { return }
      current = value
      hasMoved = true
      setNeedsContent()
    }
  }
}
