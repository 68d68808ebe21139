import TheseusCore

/// The direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable { case increment, decrement }

/// `accessibilityAdjustableAction`: the action of one step up or down.
public struct _AdjustableModifier {
  let adjust: (AccessibilityAdjustmentDirection) -> Void
}

extension _AdjustableModifier: ElementModifier, ViewModifier {
  public typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> AdjustableElement
  {
    AdjustableElement(modifier, inputs)
  }
}

final class AdjustableElement: PassthroughElement<_AdjustableModifier>, SemanticsSource {
  override var semanticsSource: (any SemanticsSource)? { self }
  func amend(_ semantics: inout Semantics) { semantics.actions.insert(.adjust) }

  func perform(_ action: SemanticAction) -> Bool {
    switch action {
    case .increment: value.adjust(.increment)
    case .decrement: value.adjust(.decrement)
    default: return false
    }
    return true
  }
}

extension View {
  /// Sets the action of an assistive technology's step up or down.
  nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { modifier(_AdjustableModifier(adjust: handler)) }
}
