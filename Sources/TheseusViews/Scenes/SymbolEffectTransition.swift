import TheseusCore

/// Images fade in and out; symbols of cells do not move.
public struct SymbolEffectTransition: Transition {
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == SymbolEffectTransition {
  public static var symbolEffect: Self { Self() }
  public static func symbolEffect<T: TransitionSymbolEffect>(
    _ effect: T, options: SymbolEffectOptions = .default
  ) -> Self { Self() }
}
