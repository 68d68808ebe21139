import TheseusCore

/// The effect of a transition made of views, in each phase.
struct TransitionEffect {
  private let look: @MainActor (AnyView, TransitionPhase) -> AnyView
  /// The animation of its own, which overrides that of the transaction.
  var animation: Animation?
  /// Whether the effect changes when the view disappears.
  private(set) var isOfRemoval = true

  init(_ look: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) { self.look = look }

  @MainActor func body(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    look(content, phase)
  }

  /// The effect alone moves with its own animation; its content moves with `outer`.
  @MainActor func timed(
    _ content: AnyView, _ phase: TransitionPhase, outer: Animation?
  ) -> AnyView {
    guard let animation else { return look(content, phase) }
    let inside = AnyView(content.animation(outer, value: phase))
    return AnyView(look(inside, phase).animation(animation, value: phase))
  }

  /// The effect only while the view appears, or only while it disappears.
  func only(in phase: TransitionPhase) -> TransitionEffect {
    var effect = TransitionEffect { look($0, $1 == phase ? $1 : .identity) }
    effect.animation = animation
    effect.isOfRemoval = isOfRemoval && phase == .didDisappear
    return effect
  }
}

/// Shows the content of a transition with its effects. The phase is state, so the differences
/// between phases are animated like any change of state.
struct TransitionStage: ViewModifier {
  private let node: TransitionNode
  private let effects: [TransitionEffect]
  @State private var phase: TransitionPhase

  init(_ node: TransitionNode, _ firstPhase: TransitionPhase) {
    self.node = node
    effects = node.effects
    _phase = State(initialValue: firstPhase)
  }

  func body(content: Content) -> some View {
    node.onPhase { phase = $0 }
    return effects.reduce(AnyView(content)) {
      // One animation for all of them is that of the phase.
      node.hasOneAnimation ? $1.body($0, phase) : $1.timed($0, phase, outer: node.phaseAnimation)
    }
  }
}

/// The state ends with the animation.
extension TransitionStage: TransientState {}
