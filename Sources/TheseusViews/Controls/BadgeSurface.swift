import Foundation
import TheseusCore

/// The surface behind a badge.
struct _BadgeSurface: Equatable {}

extension _BadgeSurface: ElementModifier, ViewModifier {
  typealias Body = Never
  static func wrap(_ content: ViewElement, _ modifier: _GraphValue<Self>, _ inputs: ViewInputs)
    -> BadgeElement
  {
    BadgeElement(modifier, inputs)
  }
}

final class BadgeElement: PaintedElement<_BadgeSurface>, ElementDrawing {
  override var drawer: (any ElementDrawing)? { self }

  private var inset: CGFloat { sizes.badgeInset }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let inner =
      content?.size(
        ProposedViewSize(
          width: proposal.width.map { max(0, $0 - inset * 2) }, height: proposal.height)) ?? .zero
    return CGSize(width: inner.width + inset * 2, height: inner.height)
  }

  override func placeChildren(in size: CGSize) {
    content?.place(
      CGRect(x: inset, y: 0, width: max(0, size.width - inset * 2), height: size.height))
  }

  func draw(_ surface: any DrawingSurface) {
    if inset > 0 {
      surface.draw(
        .badge, ControlState(in: paint.value), in: CGRect(origin: .zero, size: frame.size))
    }
  }
}
