import AttributeGraph
import Foundation
import TheseusCore

/// A part as wide as what it is in, of a height that the host names; none where that is 0.
struct PartLine: Equatable {
  let part: ControlPart
  let height: KeyPath<HostSizes, CGFloat> & Sendable

  init(_ part: ControlPart, height: KeyPath<HostSizes, CGFloat> & Sendable) {
    self.part = part
    self.height = height
  }
}

extension PartLine: View {
  typealias Body = Never

  static func _mount(_ view: _GraphValue<Self>, _ inputs: ViewInputs, into list: inout ElementList)
  {
    let element = PartLineElement(view, inputs)
    element.mount(inputs)
    list.emit(element, inputs)
  }
}

final class PartLineElement: ValueElement<PartLine>, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }
  private var paint: SurroundingPaint

  override init(_ source: _GraphValue<PartLine>, _ inputs: borrowing ViewInputs) {
    paint = SurroundingPaint(inputs)
    super.init(source, inputs)
  }

  override func updateContent(_ context: borrowing RuleContext) throws(GraphError) -> Bool {
    let isNew = try super.updateContent(context)
    return try paint.read(context) || isNew
  }

  private var height: CGFloat { sizes[keyPath: value.height] }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    CGSize(width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 0, height: height)
  }

  func draw(_ surface: any DrawingSurface) {
    guard height > 0 else { return }
    surface.draw(
      value.part, ControlState(in: paint.value), in: CGRect(origin: .zero, size: frame.size))
  }
}
