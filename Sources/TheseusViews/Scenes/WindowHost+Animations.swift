import TheseusCore

extension WindowHost {
  /// Reports movements after the update that started them, once elements have their new frames.
  func reportAnimations() {
    guard let begun = context.movements?.take(), !begun.isEmpty else { return }
    onAnimations?(begun)
  }
}
