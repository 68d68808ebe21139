import AttributeGraph
import TheseusCore

/// An element around one other that draws something in the paint of its surroundings.
class PaintedElement<Value>: PassthroughElement<Value> {
  private(set) final var paint: SurroundingPaint

  override init(_ source: _GraphValue<Value>, _ inputs: borrowing ViewInputs) {
    paint = SurroundingPaint(inputs)
    super.init(source, inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let isNew = try super.updateContent(context)
    return try paint.read(context) || isNew
  }
}
