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
    let element = DividerElement(inputs)
    element.activate(inputs)
    list.emit(element, inputs)
  }
}

final class DividerElement: ViewElement {
  private let isUpright: Bool

  override init(_ inputs: borrowing ViewInputs) {
    isUpright = inputs.stackAxis == .horizontal
    super.init(inputs)
  }

  override var placeName: Any.Type { Divider.self }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    func along(_ length: CGFloat?, _ least: CGFloat) -> CGFloat {
      length.map { $0.isFinite ? max($0, least) : least } ?? least
    }
    let pixel = metrics.pixel
    return isUpright
      ? CGSize(width: pixel.width, height: along(proposal.height, pixel.height))
      : CGSize(width: along(proposal.width, pixel.width), height: pixel.height)
  }

  override func draw(_ surface: any DrawingSurface) {
    surface.rule(
      CGRect(origin: .zero, size: frame.size), isUpright ? .vertical : .horizontal,
      Color(.separator)._paint(in: PaintContext()))
  }
}
