import SwiftUI

/// The name of a message. Without Objective-C, `#selector` does not compile and messages
/// cannot be sent by name, except for the actions of the standard menus (`sendAction`).
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let name: String
  public init(_ name: String) { self.name = name }
  public init(stringLiteral value: String) { name = value }
  public var description: String { name }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

/// The effects of actions that are sent by name.
@MainActor
public enum StandardActions {
  /// Performs the action of a standard menu's item.
  /// - Returns: false for any other action, which is reported.
  public static func send(_ action: Selector) -> Bool {
    guard let app = AppHost.current else { return false }
    switch action.name {
    case "showSettingsWindow:", "showPreferencesWindow:", "showPreferences:":
      app.runtime.rootValues.openSettings()
    case "terminate:": app.requestQuit()
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
