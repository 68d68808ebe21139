import Foundation
import TheseusCells
import TheseusCore
import TheseusViews

/// Ways in that elements use.
extension TestHost {
  /// One event: its writes are one transaction, its issues belong to this host.
  func act(_ body: () -> Void) {
    attributed(body)
    flush()
  }

  /// The nearest element with semantics at or above `view`; the window's root for nil.
  func semanticElement(of view: ViewElement?) -> ViewElement? {
    var current = view
    while let element = current {
      if SemanticsTree.stated(element) != nil || element === window.root { return element }
      current = element.viewParent
    }
    return nil
  }

  /// The element that a click on `view` focuses: itself, a transparent one around it, or the first
  /// focusable one inside.
  func focusTarget(around view: ViewElement) -> ViewElement? {
    var current: ViewElement? = view
    while let element = current {
      if element.isFocusable { return element }
      current = element.viewParent
      if let current, SemanticsTree.stated(current) != nil { break }
    }
    var stack = Array(view.viewChildren.reversed())
    while let next = stack.popLast() {
      if next.isFocusable { return next }
      stack.append(contentsOf: next.viewChildren.reversed())
    }
    return nil
  }

  /// Offers an action to `view`, then to transparent elements inside and around it.
  func offer(_ action: SemanticAction, to view: ViewElement) -> Bool {
    if view.perform(action) { return true }
    var stack = Array(view.viewChildren.reversed())
    while let next = stack.popLast() {
      if next.perform(action) { return true }
      if SemanticsTree.stated(next) == nil {
        stack.append(contentsOf: next.viewChildren.reversed())
      }
    }
    var current = view.viewParent
    while let element = current, SemanticsTree.stated(element) == nil {
      if element.perform(action) { return true }
      current = element.viewParent
    }
    return false
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
    let frame = SemanticsTree.frame(of: view, in: window)
    guard !frame.isEmpty else { return nil }
    let visible = frame.intersection(
      CellRect(x: 0, y: 0, width: window.columns, height: window.rows))
    return (visible.x + visible.width / 2, visible.y + visible.height / 2)
  }
}
