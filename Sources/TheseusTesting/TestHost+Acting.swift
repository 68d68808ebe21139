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

  /// The element that a test sees as focused. A view without semantics that has focus, such as
  /// `Text("x").focusable()`, is seen as the only element in it, where that one has no focus of its
  /// own, else as the nearest one around it.
  var focusedElement: ViewElement? {
    guard let focused = window.focus.focused else { return nil }
    let outer = semanticElement(of: focused)
    guard !focused.hasOwnSemantics else { return outer }
    let inside = focused.semanticChildren
    guard inside.count == 1, window.focusTarget(around: inside[0]) === focused,
      outer?.semanticChildren.contains(where: { $0 === inside[0] }) ?? false
    else { return outer }
    return inside[0]
  }

  /// Performs an action on an element, through the entry point of every host.
  func perform(_ action: ElementAction, on view: ViewElement) throws(ActionRefusal) {
    var refusal: ActionRefusal?
    attributed {
      do throws(ActionRefusal) { try window.perform(action, on: view) } catch { refusal = error }
    }
    if let refusal { throw refusal }
  }

  /// Why an element cannot be clicked.
  enum Obstacle {
    /// All of it is scrolled away, clipped or hidden.
    case outOfSight
    /// No part of it is in front.
    case covered(by: ViewElement)
  }

  /// Clicks an element with the left button: the middle of its visible part, or the next cell of it
  /// that nothing covers.
  func click(_ view: ViewElement) -> Obstacle? {
    let cells = view.visibleCells(in: window)
    guard let middle = cells.first else { return .outOfSight }
    var target: (column: Int, row: Int)?
    var cover: ViewElement?
    search: for cell in cells {
      let point = PointerEvent(.press(.left), column: cell.column, row: cell.row).position
      switch view.reach(at: point, in: window.root) {
      case .hit:
        target = cell
        break search
      case .covered(let other): cover = cover ?? other
      case .passed: continue
      }
    }
    if target == nil, let cover { return .covered(by: cover) }
    // A view that takes no clicks: what is behind it may take this one.
    let (column, row) = target ?? middle
    send(.pointer(PointerEvent(.press(.left), column: column, row: row)))
    send(.pointer(PointerEvent(.release(.left), column: column, row: row)))
    return nil
  }

  /// Whether a click on an element differs from its activation: the element takes no clicks, or
  /// other gestures see them. False where no part of it is visible.
  func isClicked(_ view: ViewElement) -> Bool {
    guard let (column, row) = middle(of: view) else { return false }
    let point = PointerEvent(.press(.left), column: column, row: row).position
    return view.refusesPointer || view.gesturesDecide(at: point, in: window.root)
  }

  func wheel(_ view: ViewElement, _ rows: Int) {
    guard let (column, row) = middle(of: view) else { return }
    let event = PointerEvent(.scroll(right: 0, down: rows), column: column, row: row)
    let middle = CGPoint(x: view.frame.width / 2, y: view.frame.height / 2)
    if view.pointerResponder?.handle(event, at: middle) ?? false { return }
    send(.pointer(event))
  }

  private func middle(of view: ViewElement) -> (column: Int, row: Int)? {
    view.visibleCells(in: window).first
  }
}
