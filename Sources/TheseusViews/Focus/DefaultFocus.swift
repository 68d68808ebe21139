import AttributeGraph
import TheseusCore

/// How much a default focus counts among several.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
  private let isRequested: Bool
  /// The focus goes there where nothing has it.
  public static let automatic = DefaultFocusEvaluationPriority(isRequested: false)
  /// The focus goes there also when a person moves into the region.
  public static let userInitiated = DefaultFocusEvaluationPriority(isRequested: true)
}

/// `defaultFocus`: where the keyboard is when the view appears and nothing else asked for it.
public struct _DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
}

extension _DefaultFocusModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs) -> DefaultFocusElement<Value> {
    DefaultFocusElement(modifier, inputs)
  }
}

/// An element that names where the focus begins.
@MainActor
protocol DefaultFocusNode: ViewElement {
  /// The bound element inside that the focus begins in.
  func isDefault(_ node: FocusBindingNode) -> Bool
}

final class DefaultFocusElement<Value: Hashable>: PassthroughElement<_DefaultFocusModifier<Value>>, DefaultFocusNode {
  private var hasAsked = false

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    if !hasAsked {
      hasAsked = true
      windowHost?.focus.requestDefault(self)
    }
    return changed
  }

  func isDefault(_ node: FocusBindingNode) -> Bool {
    guard let cell = value.binding.cell else { return false }
    return node.boundValue(of: cell) == AnyHashable(value.value)
  }
}

extension View {
  /// Where the keyboard is when this view appears and nothing has it.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(_DefaultFocusModifier(binding: binding, value: value))
  }
}
