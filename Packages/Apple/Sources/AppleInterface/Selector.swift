import SwiftUI

/// The name of a message. Without Objective-C, `#selector` does not compile and nothing can be sent
/// by name, but for the actions that apps send to their menus (`sendAction`).
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }
  public var description: String { name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// The effect of a message in a responder chain.
@MainActor
public enum StandardActions {
  /// Does what the standard menus do under these names.
  /// - Returns: false for all others, which is reported.
  public static func send(_ action: Selector) -> Bool {
    guard let app = AppHost.current else { return false }
    switch action.name {
    case "showSettingsWindow:", "showPreferencesWindow:", "showPreferences:":
      app.runtime.rootValues.openSettings()
    case "terminate:": app.onQuit?()
    case "undo:": app.keyWindow?.host.undoManager.undo()
    case "redo:": app.keyWindow?.host.undoManager.redo()
    case "resignFirstResponder": return resignFocus()
    default:
      RuntimeIssues.reportUnsupported(
        "sendAction(\(action.name)): there is no responder chain; the answer is false")
      return false
    }
    return true
  }

  /// Takes focus from the field that has it.
  public static func resignFocus() -> Bool {
    guard let focus = AppHost.current?.keyWindow?.host.focus, focus.focused != nil else {
      return false
    }
    focus.focus(nil)
    return true
  }
}
