import AttributeGraph
import TheseusCore

/// An element around one other that does something only where controls are enabled.
class EnabledElement<Value>: PassthroughElement<Value> {
  private let attribute: Attribute<Bool>
  private(set) final var isEnabled = true

  override init(_ source: _GraphValue<Value>, _ inputs: borrowing ViewInputs) {
    attribute = inputs.environment.value(\.isEnabled)
    super.init(source, inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let changed = try super.updateContent(context)
    isEnabled = try context[attribute]
    return changed
  }
}

private struct EnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// Whether controls here take input. `disabled` turns it off for all below; nothing turns it on
  /// again.
  public var isEnabled: Bool {
    get { self[EnabledKey.self] }
    set { self[EnabledKey.self] = newValue }
  }
}

extension View {
  /// Whether controls in this view refuse input. A view inside a disabled one cannot enable itself.
  nonisolated public func disabled(_ disabled: Bool) -> some View {
    modifier(_EnabledModifier(isDisabled: disabled))
  }
}

/// `disabled`, as data: a closure would not compare, and all below would run at each body.
nonisolated struct _EnabledModifier: ViewModifier {
  typealias Body = Never
  var isDisabled: Bool

  @MainActor static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) {
    let inner = inputs.settingEnvironment(modifier) {
      $0.isEnabled = $0.isEnabled && !$1.isDisabled
    }
    content.mount(inner, into: &list)
  }
}
