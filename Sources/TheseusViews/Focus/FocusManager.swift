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

  /// Elements that can have the keyboard, in reading order: those of the topmost modal layer and what is above it, else of the window.
  public var candidates: [ViewElement] {
    guard let window else { return [] }
    guard let modal = window.layers.topModal else { return candidates(in: window.root) }
    return window.layers.layers.drop { $0 !== modal }.flatMap { candidates(in: $0) }
  }

  /// Elements inside `root` that can have the keyboard, in reading order.
  func candidates(in root: ViewElement) -> [ViewElement] {
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

  /// Nothing is due any more: new layers take the keyboard, layers that ended give it back, and an element that left, was covered or can no
  /// longer have the keyboard loses it.
  func settle() {
    guard let window else { return }
    for layer in window.layers.layers where !layer.hasTakenFocus {
      layer.hasTakenFocus = true
      presented.append(Presented(layer: layer, focusBefore: focused))
      if layer.style.takesFocus { focus(candidates(in: layer).first) }
    }
    while let last = presented.last, last.layer.parent == nil {
      presented.removeLast()
      if !canKeepFocus(focused) { focus(canKeepFocus(last.focusBefore) ? last.focusBefore : nil) }
    }
    presented.removeAll { $0.layer.parent == nil }
    if focused != nil, !canKeepFocus(focused) { focus(nil) }
  }

  /// A layer and what had the keyboard before it.
  private struct Presented {
    let layer: LayerElement
    weak var focusBefore: ViewElement?
  }

  private var presented: [Presented] = []

  private func canKeepFocus(_ element: ViewElement?) -> Bool {
    guard let element, element.isFocusable, isInTree(element) else { return false }
    return window?.layers.isReachable(element) ?? false
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
