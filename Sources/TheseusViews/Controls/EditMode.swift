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

/// The edit mode of one window, or of one presentation.
@Observable @MainActor
final class WindowEditing {
  var mode = EditMode.inactive

  /// Makes the mode a part of the session (R32).
  func joinSession(_ inputs: ViewInputs) {
    let place = inputs.identity
    let isEditing = inputs.keepInSession(.editing, of: WindowEditing.self, at: { place }) {
      [weak self] in self?.mode == .active ? true : nil
    }
    if isEditing == true { mode = .active }
  }
}

/// Snapshots save whether the user edits (R32).
extension EditMode: SessionRepresentable {
  package var sessionForm: Bool? { self == .active }
  package init(sessionForm: Bool) { self = sessionForm ? .active : .inactive }
}

private struct EditModeKey: EnvironmentKey {
  struct Choice {
    var mode: Binding<EditMode>?
    /// Whether it is the window's or the presentation's, and no view has set it.
    var isStandard = false
  }

  static var defaultValue: Choice { Choice() }
}

extension EnvironmentValues {
  /// The mode that an `EditButton` here switches: that of the sheet, cover or popover, else of the
  /// window, unless a view sets its own.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self].mode }
    set { self[EditModeKey.self] = EditModeKey.Choice(mode: newValue) }
  }

  /// Begins a window.
  mutating func setEditMode(ofWindow mode: Binding<EditMode>) {
    self[EditModeKey.self] = EditModeKey.Choice(mode: mode, isStandard: true)
  }

  /// Begins a presentation: it is edited by itself, unless a view around it has set a mode.
  mutating func setEditMode(ofPresentation mode: Binding<EditMode>) {
    if self[EditModeKey.self].isStandard { setEditMode(ofWindow: mode) }
  }
}
