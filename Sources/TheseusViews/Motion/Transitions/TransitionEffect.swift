import TheseusCore

/// The effect of a transition made of views, in each phase.
struct TransitionEffect {
  private let look: @MainActor (AnyView, TransitionPhase) -> AnyView

  init(_ look: @escaping @MainActor (AnyView, TransitionPhase) -> AnyView) { self.look = look }

  @MainActor func body(_ content: AnyView, _ phase: TransitionPhase) -> AnyView {
    look(content, phase)
  }

  /// The effect only while the view appears, or only while it disappears.
  func only(in phase: TransitionPhase) -> TransitionEffect {
    TransitionEffect { look($0, $1 == phase ? $1 : .identity) }
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
    return effects.reduce(AnyView(content)) { $1.body($0, phase) }
  }
}

/// The state ends with the animation.
extension TransitionStage: TransientState {}
