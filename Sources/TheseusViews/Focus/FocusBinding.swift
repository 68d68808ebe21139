import AttributeGraph
import TheseusCore

/// `focused`: connects the first focusable element inside to a focus state (R82).
public struct _FocusedModifier<Value: Hashable> {
  let binding: FocusState<Value>.Binding
  /// The state's value while the focus is in here.
  let value: Value
  /// Whether only the focus of an assistive technology counts.
  var isForReading = false
}

extension _FocusedModifier: ElementModifier, ViewModifier {
  public typealias Body = Never

  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> FocusedElement<Value>
  {
    FocusedElement(modifier, inputs)
  }
}

/// An element that represents a value of a focus state.
@MainActor
protocol FocusBindingNode: ViewElement {
  /// The value bound here, if it is bound to `cell`.
  func boundValue(of cell: AnyObject) -> AnyHashable?
  /// Whether the state requests focus in here.
  var wantsFocus: Bool { get }
}

final class FocusedElement<Value: Hashable>: PassthroughElement<_FocusedModifier<Value>>,
  FocusBindingNode
{
  private var lastSeen: Value?
  private(set) var wantsFocus = false

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    let present = value.binding.wrappedValue
    guard isActive else {
      wantsFocus = false
      lastSeen = present
      return changed
    }
    if changed || lastSeen == nil { value.binding.cell?.noteView(at: value.value) }
    wantsFocus = present == value.value
    // One that begins is asked for only if the state was written since the focus settled: what it
    // says of a view that stood here was that one's.
    let isAsked =
      lastSeen.map { $0 != present } ?? (wantsFocus && value.binding.cell?.settled != present)
    if isAsked { focusManager?.request(self) }
    lastSeen = present
    return changed
  }

  /// A technology reads the window, where only its focus counts.
  private var isActive: Bool { value?.isForReading != true || window.isRead }

  func boundValue(of cell: AnyObject) -> AnyHashable? {
    isActive && value?.binding.cell === cell ? AnyHashable(value.value) : nil
  }
}

extension View {
  /// Connects focus in this view to a Bool: true while focus is in it; writing true moves focus
  /// there (R82).
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(_FocusedModifier(binding: condition, value: true))
  }

  /// Connects focus in this view to a value: the state is `value` while focus is in it; writing
  /// `value` moves focus there (R82).
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value)
    -> some View
  {
    modifier(_FocusedModifier(binding: binding, value: value))
  }
}
