import AttributeGraph
import TheseusCore

/// How much a default focus counts among several.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
  let isRequested: Bool
  /// The focus goes there where nothing has it.
  public static let automatic = DefaultFocusEvaluationPriority(isRequested: false)
  /// The focus goes there also when a person moves into the region.
  public static let userInitiated = DefaultFocusEvaluationPriority(isRequested: true)
}

/// `defaultFocus`: where the keyboard is when the view appears and nothing else asked for it.
public struct _DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
  let priority: DefaultFocusEvaluationPriority
}

extension _DefaultFocusModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> DefaultFocusElement<Value>
  {
    DefaultFocusElement(modifier, inputs)
  }
}

/// An element that names where the focus begins.
@MainActor
protocol DefaultFocusNode: ViewElement {
  /// Whether the focus begins in this element inside.
  func isDefault(_ element: ViewElement) -> Bool
  /// Whether a person who moves into it comes there as well.
  var isForMoves: Bool { get }
}

final class DefaultFocusElement<Value: Hashable>: PassthroughElement<_DefaultFocusModifier<Value>>,
  DefaultFocusNode
{
  private var hasAsked = false

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    if !hasAsked {
      hasAsked = true
      windowHost?.focus.requestDefault(self)
    }
    return changed
  }

  var isForMoves: Bool { value?.priority.isRequested ?? false }

  func isDefault(_ element: ViewElement) -> Bool {
    guard let node = element as? FocusBindingNode, let cell = value.binding.cell else {
      return false
    }
    return node.boundValue(of: cell) == AnyHashable(value.value)
  }
}

extension View {
  /// Where the keyboard is when this view appears and nothing has it; with the priority of a
  /// person's moves, also where those lead into the view.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(_DefaultFocusModifier(binding: binding, value: value, priority: priority))
  }
}
