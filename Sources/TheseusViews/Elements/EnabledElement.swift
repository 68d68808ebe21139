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
