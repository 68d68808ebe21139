import AttributeGraph
import TheseusCore

/// `focusScope`: a part of the window with its own initial focus.
public struct _FocusScopeModifier: Equatable {
  let namespace: Namespace.ID
}

extension _FocusScopeModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> FocusScopeElement
  {
    FocusScopeElement(modifier, inputs)
  }
}

final class FocusScopeElement: PassthroughElement<_FocusScopeModifier>, DefaultFocusNode {
  private var hasAsked = false

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    if !hasAsked {
      hasAsked = true
      focusManager?.requestDefault(self)
    }
    return changed
  }

  var isForMoves: Bool { false }
  var focusNamespace: Namespace.ID? { value?.namespace }

  func isDefault(_ element: ViewElement) -> Bool {
    guard let preferred = (element as? PreferredFocusElement)?.value else { return false }
    return preferred.isPreferred && preferred.namespace == value.namespace
  }
}

/// `prefersDefaultFocus`.
public struct _PreferredFocusModifier: Equatable {
  let isPreferred: Bool
  let namespace: Namespace.ID
}

extension _PreferredFocusModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> PreferredFocusElement
  {
    PreferredFocusElement(modifier, inputs)
  }
}

final class PreferredFocusElement: PassthroughElement<_PreferredFocusModifier> {}

extension View {
  /// Makes a focus scope: when it appears and nothing has focus, focus starts at the view inside
  /// that prefers it in `namespace`.
  nonisolated public func focusScope(_ namespace: Namespace.ID) -> some View {
    modifier(_FocusScopeModifier(namespace: namespace))
  }

  /// Prefers the initial focus in the enclosing scope of `namespace`; the first of several such
  /// views gets it.
  nonisolated public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View {
    modifier(_PreferredFocusModifier(isPreferred: prefersDefaultFocus, namespace: namespace))
  }
}

/// Returns focus to the initial view of a focus scope.
public struct ResetFocusAction {
  let reset: ((Namespace.ID) -> Void)?

  /// Moves focus in the scope of `namespace`: to the view that prefers it, else to the first
  /// focusable one.
  @MainActor public func callAsFunction(in namespace: Namespace.ID) { reset?(namespace) }
}

private struct ResetFocusKey: EnvironmentKey {
  static var defaultValue: ResetFocusAction { ResetFocusAction(reset: nil) }
}

extension EnvironmentValues {
  public internal(set) var resetFocus: ResetFocusAction {
    get { self[ResetFocusKey.self] }
    set { self[ResetFocusKey.self] = newValue }
  }
}

extension FocusManager {
  /// Asks for the keyboard to go back to where it begins in a scope, as that is after the next
  /// update.
  func reset(in namespace: Namespace.ID) {
    resets.append(namespace)
    window.root?.runtime.afterUpdate {}
  }

  func honorResets() {
    guard !resets.isEmpty else { return }
    let wanted = resets
    resets = []
    for namespace in wanted {
      let scopes = reachableRoots.lazy.compactMap { root in
        self.first(in: root) { ($0 as? any DefaultFocusNode)?.focusNamespace == namespace }
          as? any DefaultFocusNode
      }
      guard let scope = scopes.first else { continue }
      if let target = defaultTarget(in: scope) ?? firstCandidate(in: scope) { focus(target) }
    }
  }
}
