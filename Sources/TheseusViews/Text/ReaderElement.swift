import AttributeGraph
import TheseusCore

/// A modifier with words that no text view shows, such as a title: they follow the settings of
/// their reader.
class ReaderElement<Value>: PassthroughElement<Value> {
  private let readerAttribute: Attribute<ReaderSettings>
  private(set) var reader = ReaderSettings()

  override init(_ source: _GraphValue<Value>, _ inputs: borrowing ViewInputs) {
    readerAttribute = inputs.environment.value(\.readerSettings)
    super.init(source, inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let isNew = try super.updateContent(context)
    let reader = try context[readerAttribute]
    guard isNew || reader != self.reader else { return false }
    self.reader = reader
    return true
  }
}
