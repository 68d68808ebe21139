import AttributeGraph
import Foundation
import TheseusCore

/// A part of a control among other views: the indicator of a menu, the mark of a chosen item.
/// Assistive technologies read its control instead.
struct PartView: Equatable {
  let part: ControlPart
  var value = ControlState.Value.off

  init(_ part: ControlPart, _ value: ControlState.Value = .off) {
    self.part = part
    self.value = value
  }
}

extension PartView: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = PartElement(view, inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

final class PartElement: ValueElement<PartView>, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  private let contextAttribute: Attribute<TextContext>
  private var context: TextContext?

  override init(_ source: _GraphValue<PartView>, _ inputs: borrowing ViewInputs) {
    contextAttribute = TextContext.attribute(inputs.environment)
    super.init(source, inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let isNew = try super.updateContent(context)
    let surroundings = try context[contextAttribute]
    defer { self.context = surroundings }
    return isNew || surroundings !== self.context
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { metrics.size(of: value.part) }

  override func rigidLength(_ axis: Axis, across: CGFloat?) -> CGFloat? {
    metrics.size(of: value.part)[axis]
  }

  func draw(_ surface: any DrawingSurface) {
    var state = ControlState(value.value)
    state.text = context?.attributes ?? TextAttributes()
    state.paint = context?.environment.paint ?? PaintContext()
    surface.draw(value.part, state, in: CGRect(origin: .zero, size: frame.size))
  }
}
