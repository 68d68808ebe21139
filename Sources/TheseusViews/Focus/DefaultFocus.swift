import AttributeGraph
import TheseusCore

/// The priority of a default focus among several.
public struct DefaultFocusEvaluationPriority: Equatable, Sendable {
  let isRequested: Bool
  /// Focus moves there when nothing has it.
  public static let automatic = DefaultFocusEvaluationPriority(isRequested: false)
  /// Focus moves there also when the user moves it into the region.
  public static let userInitiated = DefaultFocusEvaluationPriority(isRequested: true)
}

/// `defaultFocus`: the initial focus when the view appears and nothing else requests it.
public struct _DefaultFocusModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  let value: Value
  let priority: DefaultFocusEvaluationPriority
  /// Whether only an assistive technology starts there.
  var isForReading = false
}

extension _DefaultFocusModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> DefaultFocusElement<Value>
  {
    DefaultFocusElement(modifier, inputs)
  }
}

/// An element that names the initial focus.
@MainActor
protocol DefaultFocusNode: ViewElement {
  /// Whether focus starts in this descendant.
  func isDefault(_ element: ViewElement) -> Bool
  /// Whether focus also goes there when the user moves it into the element.
  var isForMoves: Bool { get }
  /// The namespace of its focus scope, if it is one.
  var focusNamespace: Namespace.ID? { get }
}

extension DefaultFocusNode {
  var focusNamespace: Namespace.ID? { nil }
}

final class DefaultFocusElement<Value: Hashable>: PassthroughElement<_DefaultFocusModifier<Value>>,
  DefaultFocusNode
{
  private var hasAsked = false

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    if !hasAsked, !value.isForReading || window.isRead {
      hasAsked = true
      focusManager?.requestDefault(self)
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
  /// The initial focus when this view appears and nothing has focus; with the user-initiated
  /// priority, also when the user moves focus into the view.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(_DefaultFocusModifier(binding: binding, value: value, priority: priority))
  }
}

/// An element that says which of the elements inside has focus when the layer around it opens.
@MainActor
protocol FirstFocusNode: ViewElement {
  /// Nil for none.
  var firstFocus: ViewElement? { get }
  /// Whether Return runs one of the buttons inside.
  var hasDefaultButton: Bool { get }
}
