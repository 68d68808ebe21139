import Foundation
import TheseusCells
import TheseusCore
import TheseusViews

/// Ways in that elements use.
extension TestHost {
  /// One event: its writes are one transaction, its issues belong to this host.
  func act(_ body: () -> Void) {
    attributed { runtime.handlingEvent(body) }
    flush()
  }

  /// The nearest element with semantics at or above `view`; the window's root for nil.
  func semanticElement(of view: ViewElement?) -> ViewElement? {
    var current = view
    while let element = current {
      if element.hasOwnSemantics || element === window.root { return element }
      current = element.viewParent
    }
    return nil
  }

  /// Performs an action on an element, through the entry point of every host.
  func perform(_ action: ElementAction, on view: ViewElement) throws(ActionRefusal) {
    var refusal: ActionRefusal?
    attributed {
      do throws(ActionRefusal) { try window.perform(action, on: view) } catch { refusal = error }
    }
    if let refusal { throw refusal }
  }

  /// Clicks the middle of an element's visible part with the left button.
  func click(_ view: ViewElement) {
    guard let (column, row) = middle(of: view) else { return }
    send(.pointer(PointerEvent(.press(.left), column: column, row: row)))
    send(.pointer(PointerEvent(.release(.left), column: column, row: row)))
  }

  func wheel(_ view: ViewElement, _ rows: Int) {
    guard let (column, row) = middle(of: view) else { return }
    let event = PointerEvent(.scroll(right: 0, down: rows), column: column, row: row)
    let middle = CGPoint(x: view.frame.width / 2, y: view.frame.height / 2)
    if view.pointerResponder?.handle(event, at: middle) ?? false { return }
    send(.pointer(event))
  }

  private func middle(of view: ViewElement) -> (column: Int, row: Int)? {
    let frame = view.cellFrame(in: window)
    guard !frame.isEmpty else { return nil }
    let visible = frame.intersection(
      CellRect(x: 0, y: 0, width: window.columns, height: window.rows))
    return (visible.x + visible.width / 2, visible.y + visible.height / 2)
  }
}
