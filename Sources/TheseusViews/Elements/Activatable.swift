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
  /// Activates the first thing inside that can be activated. A destructive button counts only where
  /// it is all there is: Return on a row deletes nothing because a button beside its text would.
  /// - Parameter isAlone: whether there is nothing beside the element.
  func activateFirst(isAlone: Bool = true) -> Bool {
    if isAlone || activation?.buttonRole != .destructive, activation?.activate() ?? false {
      return true
    }
    let children = viewChildren
    let areAlone = isAlone && children.count == 1
    for child in children where child.activateFirst(isAlone: areAlone) { return true }
    return false
  }
}
