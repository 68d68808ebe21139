import TheseusCore

/// What an element is to somebody who cannot see it, and to a test. Names follow ARIA's where one
/// exists.
public enum Role: String, Sendable, CaseIterable {
  case text, button, textField, secureField, toggle, slider, stepper, picker, link, image, list,
    row, tab, tabList
  case alert, dialog, menu, menuItem, heading, progressBar, group, scrollArea, disclosure, table,
    cell, canvas
}

/// An element as an assistive technology reads it.
public struct Semantics: Equatable {
  public var role: Role
  /// What is read out; nil where it is made of the texts inside.
  public var label: String?
  /// A field's text, a toggle's "on" or "off", a slider's number.
  public var value: String
  public var isEnabled: Bool
  /// Whether texts inside are this element's label rather than elements of their own.
  public var absorbsTexts: Bool
  /// Whether nothing inside is an element of its own.
  public var absorbsChildren = false
  /// What happens when it is activated, for whoever asks.
  public var hint = ""
  /// A name for tests, never read out.
  public var identifier = ""
  public var isSelected = false
  /// Lists of stops inside that can be gone through one by one.
  public var rotors: [Rotor] = []

  /// What `accessibilityRotor` says: its name, and what its stops are called.
  public struct Rotor: Equatable, Sendable {
    public var label: String
    public var entries: [String]

    public init(label: String, entries: [String]) {
      self.label = label
      self.entries = entries
    }
  }

  public init(
    _ role: Role, label: String? = nil, value: String = "", isEnabled: Bool = true,
    absorbsTexts: Bool = false
  ) {
    self.role = role
    self.label = label
    self.value = value
    self.isEnabled = isEnabled
    self.absorbsTexts = absorbsTexts
  }
}

/// What an assistive technology, and a test, asks of an element beside activating it.
public enum SemanticAction: Hashable, Sendable {
  /// One step up: a slider, a stepper.
  case increment
  /// One step down.
  case decrement
  /// The item of a picker, a menu or a tab bar with this label.
  case select(String)
  /// Cell rows along the scroll axis; positive shows what follows.
  case scroll(rows: Int)
  /// Another text in place of a field's.
  case replaceText(String)
  /// Puts an editor's caret at the end of its text.
  case moveToEnd
}
