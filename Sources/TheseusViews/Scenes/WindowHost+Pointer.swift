import Foundation
import TheseusCore

extension WindowHost {
  func deliver(_ event: PointerEvent) {
    let point = event.position
    switch event.action {
    case .press(let button):
      pointer.cancel()
      let chain = root.chain(at: point)
      if let target = chain.first(where: { $0.takesFocus }), button != .middle {
        focus.focus(target)
      }
      pointer.press(event, at: point, chain)
    case .move(.some): pointer.drag(event, at: point)
    case .move(nil): pointer.hover(at: point, root.chain(at: point))
    case .release: pointer.release(event, at: point)
    case .scroll:
      _ = root.chain(at: point, ofWheel: true).first {
        $0.pointerResponder?.handle(event, at: $0.local(point)) ?? false
      }
    }
  }

  /// The frontmost element at a point of the window.
  public func hit(at point: CGPoint) -> ViewElement? { root.hit(at: point) ?? root }
}
