import Foundation
import Observation
import TheseusCore

/// Whether the user edits the content of a view.
public enum EditMode: Sendable {
  case inactive
  /// For a moment only.
  case transient
  case active

  public var isEditing: Bool { self != .inactive }
}

/// The edit mode of one window.
@Observable @MainActor
final class WindowEditing {
  var mode = EditMode.inactive
}

private struct EditModeKey: EnvironmentKey {
  static var defaultValue: Binding<EditMode>? { nil }
}

extension EnvironmentValues {
  /// The mode that an `EditButton` here switches: the window's, unless a view sets its own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }
}
