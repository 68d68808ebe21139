/// The role of an element for assistive technologies and tests. Names follow ARIA's where one
/// exists.
public enum Role: String, Sendable, CaseIterable {
  case text, button, textField, secureField, toggle, slider, stepper, picker, link, image, list,
    row, tab, tabList
  case alert, dialog, menu, menuItem, heading, progressBar, group, scrollArea, disclosure, table,
    cell, canvas
}

/// The purpose of a button, which determines its appearance and position.
public struct ButtonRole: Equatable, Sendable {
  private let rawValue: UInt8

  /// The button deletes or discards something.
  public static let destructive = ButtonRole(rawValue: 0)
  /// The button leaves without doing anything.
  public static let cancel = ButtonRole(rawValue: 1)
  /// The button confirms the question.
  public static let confirm = ButtonRole(rawValue: 2)
  /// The button closes the presented view.
  public static let close = ButtonRole(rawValue: 3)
}
