import AttributeGraph
import TheseusCore

/// The tint and the theme of an element's surroundings, for the parts that it draws.
@MainActor
struct SurroundingPaint {
  private let attribute: Attribute<PaintContext>
  private(set) var value = PaintContext()

  init(_ inputs: borrowing ViewInputs) { attribute = inputs.environment.value(\.paintContext) }

  /// For the element's `updateContent`. Returns whether the paint changed.
  mutating func read(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let before = value
    value = try context[attribute]
    return value != before
  }
}
