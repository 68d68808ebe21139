import Foundation
import TheseusCore

/// Which element has the keyboard, and the order in which Tab visits those that can.
@MainActor
public final class FocusManager {
  weak var window: WindowHost?
  public private(set) weak var focused: ViewElement?

  /// Gives the keyboard to an element, or to none.
  public func focus(_ element: ViewElement?) {
    guard element !== focused else { return }
    let old = focused
    focused = element
    old?.focusChanged(false)
    element?.focusChanged(true)
  }

  /// Elements that can have the keyboard, in reading order.
  public var candidates: [ViewElement] {
    guard let root = window?.root else { return [] }
    var found: [ViewElement] = []
    var stack: [ViewElement] = [root]
    while let element = stack.popLast() {
      if element.drawing.isHidden { continue }
      if element.isFocusable { found.append(element) }
      stack.append(contentsOf: element.viewChildren.reversed())
    }
    return found
  }

  /// Moves to the next candidate, or the previous, wrapping around.
  public func move(forward: Bool) {
    let candidates = candidates
    guard !candidates.isEmpty else { return focus(nil) }
    guard let current = candidates.firstIndex(where: { $0 === focused }) else {
      return focus(forward ? candidates.first : candidates.last)
    }
    let step = forward ? 1 : candidates.count - 1
    focus(candidates[(current + step) % candidates.count])
  }

  /// After an update: an element that left or can no longer have the keyboard loses it.
  func elementsChanged() {
    guard let focused else { return }
    if !focused.isFocusable || !isInTree(focused) { focus(nil) }
  }

  private func isInTree(_ element: ViewElement) -> Bool {
    var current: ViewElement? = element
    while let node = current {
      if node === window?.root { return true }
      current = node.viewParent
    }
    return false
  }
}
