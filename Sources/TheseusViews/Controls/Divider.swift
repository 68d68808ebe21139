import AttributeGraph
import Foundation
import TheseusCore

/// A line between views: across the stack it is in.
nonisolated public struct Divider: View {
  public typealias Body = Never
  nonisolated public init() {}

  @MainActor public static func _mount(
    _ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList
  ) {
    DividerElement.emit(inputs, into: &list)
  }
}

final class DividerElement: ViewElement, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  private var isUpright: Bool
  private let axisSource: Attribute<Axis?>?
  private var paint: SurroundingPaint

  static func emit(_ inputs: ViewInputs, into list: inout ElementList) {
    let element = DividerElement(inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }

  override init(_ inputs: borrowing ViewInputs) {
    isUpright = inputs.stackAxis == .horizontal
    axisSource = inputs.stackAxisSource
    paint = SurroundingPaint(inputs)
    super.init(inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let isNew = try paint.read(context)
    guard let axisSource else { return isNew }
    let before = isUpright
    isUpright = try context[axisSource] == .horizontal
    return isNew || isUpright != before
  }

  override var placeName: Any.Type { Divider.self }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func along(_ length: CGFloat?, _ least: CGFloat) -> CGFloat {
      length.map { $0.isFinite ? max($0, least) : least } ?? least
    }
    let least = sizes.separator
    return isUpright
      ? CGSize(width: least.width, height: along(proposal.height, least.height))
      : CGSize(width: along(proposal.width, least.width), height: least.height)
  }

  func draw(_ surface: any DrawingSurface) {
    if let menu = viewParent as? MenuItemsElement {
      guard menu.shows(self) else { return }
      return surface.draw(
        .menuRule, ControlState(in: paint.value), in: CGRect(origin: .zero, size: frame.size))
    }
    surface.rule(
      CGRect(origin: .zero, size: frame.size), isUpright ? .vertical : .horizontal,
      Color(.separator)._paint(in: paint.value))
  }
}
