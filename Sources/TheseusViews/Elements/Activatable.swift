/// An element that a click, Return, a shortcut or an assistive technology activates.
@MainActor
public protocol Activatable: ViewElement {
  /// Returns whether there was anything to do.
  func activate() -> Bool
  /// The key that activates it wherever focus is.
  var shortcut: KeyboardShortcut? { get }
  /// The purpose of a button that names one.
  var buttonRole: ButtonRole? { get }
}

extension Activatable {
  public var shortcut: KeyboardShortcut? { nil }
  public var buttonRole: ButtonRole? { nil }
}

extension ViewElement {
  /// Activates the first thing inside that can be activated.
  func activateFirst() -> Bool {
    if activation?.activate() ?? false { return true }
    for child in viewChildren where child.activateFirst() { return true }
    return false
  }
}
