import TheseusCore

extension FocusManager {
  /// Whether Return runs a default action where focus is: that of a button with
  /// `.keyboardShortcut(.defaultAction)`, or of the dialog around the focused element.
  ///
  /// As on a Mac, Return then belongs to it, and Space to the focused toggle or picker.
  var hasDefaultAction: Bool {
    for root in reachableRoots {
      var stack: [ViewElement] = [root]
      while let element = stack.popLast() {
        if element.drawing.isHidden || element.isLeaving { continue }
        if element.activation?.shortcut == .defaultAction { return true }
        if let dialog = element as? any FirstFocusNode, dialog.hasDefaultButton { return true }
        stack.append(contentsOf: element.viewChildren)
      }
    }
    return false
  }
}

extension KeyEquivalent {
  /// Whether it activates an element: Space, or Return unless that runs a default action instead.
  @MainActor func activates(_ element: ViewElement) -> Bool {
    self == .space || self == .return && !(element.focusManager?.hasDefaultAction ?? false)
  }
}
