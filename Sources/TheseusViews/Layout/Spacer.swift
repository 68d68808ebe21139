import AttributeGraph
import Foundation
import TheseusCore

/// Space that takes all it can get, along the axis of the stack it is in.
nonisolated public struct Spacer: View {
  public typealias Body = Never
  /// The least length, in points; nil for the host's default.
  public var minLength: CGFloat?

  nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }

  @MainActor public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    let element = SpacerElement(view, inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

final class SpacerElement: ValueElement<Spacer> {
  private var axis: Axis?
  private let axisSource: Attribute<Axis?>?

  override init(_ source: _GraphValue<Spacer>, _ inputs: borrowing ViewInputs) {
    axis = inputs.stackAxis
    axisSource = inputs.stackAxisSource
    super.init(source, inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let isNew = try super.updateContent(context)
    guard let axisSource else { return isNew }
    let before = axis
    axis = try context[axisSource]
    return isNew || axis != before
  }

  override var placeName: Any.Type { Spacer.self }
  /// Everything else in the stack gets space first.
  override var layoutTraits: LayoutTraits {
    LayoutTraits(stackPriority: -.infinity, isSpacer: true)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: axis == .vertical ? 0 : length(proposal.width, .horizontal),
      height: axis == .horizontal ? 0 : length(proposal.height, .vertical))
  }

  override func lengths(_ axis: Axis, across: CGFloat?) -> (least: CGFloat, most: CGFloat) {
    if let rigid = rigidLength(axis, across: across) { return (rigid, rigid) }
    return (length(0, axis), .infinity)
  }

  override func rigidLength(_ axis: Axis, across: CGFloat?) -> CGFloat? {
    self.axis == axis.other ? 0 : nil
  }

  private func length(_ proposed: CGFloat?, _ axis: Axis) -> CGFloat {
    var least = leastSpacer[axis]
    if let given = value.minLength { least = LengthGrid(unit: grid[axis]).spacing(given) }
    return max(least, proposed ?? least)
  }
}
