import AttributeGraph
import TheseusCore

/// A value whose data may be moving from the old to the new data.
@MainActor
final class AnimatedValue<Value: Animatable> {
  private let runtime: ViewRuntime
  private let context: AnimationContext?
  fileprivate var attribute = AttributeID.none
  private var animator: Animator?
  private var target: Value.AnimatableData?
  /// The data to show; nil at rest.
  private var current: Value.AnimatableData?
  private var isBeginning = false

  fileprivate init(_ inputs: ViewInputs) {
    runtime = inputs.runtime
    context = inputs.animation
  }

  /// The value to show now for `new`, the view's or modifier's value.
  fileprivate func shown(_ new: Value) -> Value {
    let (before, wanted) = (target, new.animatableData)
    target = wanted
    if let before, before != wanted { begin(from: current ?? before, to: wanted) }
    guard let current else { return new }
    var value = new
    value.animatableData = current
    return value
  }

  private func begin(from start: Value.AnimatableData, to end: Value.AnimatableData) {
    animator?.stop()
    (animator, current) = (nil, nil)
    let transaction = runtime.transaction(in: context)
    guard !transaction.disablesAnimations, let animation = transaction.animation else { return }
    isBeginning = true
    defer { isBeginning = false }
    animator = Animator(animation, of: self, on: runtime.timeline) { [weak self] fraction in
      guard let self else { return }
      let data = start.interpolated(towards: end, amount: fraction)
      let isMoving = animator?.hasArrived != true
      guard data != current || !isMoving else { return }
      current = isMoving || data != end ? data : nil
      if !isBeginning { runtime.graph.invalidate(attribute) }
    }
  }
}

@MainActor
private struct AnimatedValueRule<Value: Animatable> {
  let source: _GraphValue<Value>
  let state: AnimatedValue<Value>
}

extension AnimatedValueRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Value {
    state.shown(try context.load(source))
  }

  // Values that look the same and have the same fields need no other run: readers compare by R40
  // themselves.
  static func areEqual(_ a: borrowing Value, _ b: borrowing Value) -> Bool {
    viewValuesAreEqual(a, b)
  }
}

extension _GraphValue where Value: Animatable {
  /// The value with its moving data, for a reader at `inputs`.
  @MainActor func animated(_ inputs: ViewInputs) -> Self {
    guard Value.AnimatableData.self != EmptyAnimatableData.self else { return self }
    let state = AnimatedValue<Value>(inputs)
    let attribute = inputs.graph.makeRule(
      AnimatedValueRule(source: self, state: state), in: inputs.scope.subgraph)
    state.attribute = attribute.id
    return _GraphValue(attribute)
  }
}

extension View where Self: Animatable {
  /// A view with data that moves: its body runs in each frame of the movement.
  public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    mountBody(view.animated(inputs), inputs, into: &list)
  }
}

extension ViewModifier where Self: Animatable {
  /// A modifier with data that moves: its body runs in each frame of the movement.
  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    mountBody(modifier.animated(inputs), inputs, content: content, into: &list)
  }
}
