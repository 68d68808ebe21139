import Foundation
import TheseusCore

/// An element with a text that the user edits, once it has focus.
@MainActor
public protocol TextTarget: FocusTarget {
  /// Whether the text can be edited.
  var isEnabled: Bool { get }
  /// Whether it is a text editor: rows in a box.
  var isEditor: Bool { get }
  /// Its text, for a host that edits it with a control of its own.
  var editedArea: EditedTextArea? { get }
  /// How many keys are still delivered one by one, because the app answered joined ones.
  var keysUntilJoined: Int { get }
  /// Counts a key that was delivered by itself.
  func tookKey()
  /// Whether views act on changes of its text (`onChange`); nil until an edit has shown it.
  var isWatched: Bool? { get set }
  /// The bytes of its text.
  var textLength: Int { get }
  /// The text that an event types; nil for any other event.
  func typedText(_ event: InputEvent) -> String?
  /// Inserts the text of several keys as one edit, which ends at the key at which the app writes
  /// more than the text.
  func insertTogether(_ pieces: [String]) -> any JoinedEdit
}

/// The text of several keys, inserted as one edit that can be taken back.
@MainActor
public protocol JoinedEdit {
  /// The number of keys in it.
  var count: Int { get }
  /// The number of values that were written with it.
  var writes: Int { get }
  /// Whether the app wrote more than the text at its last key.
  var wroteMore: Bool { get }
  /// Whether the text is as typed.
  var isInPlace: Bool { get }
  /// Takes the edit back.
  func restoreText()
  /// Restores the selection before the edit.
  func restoreSelection()
  /// Repeats the edit, after which the app removed the element.
  func insertAgain()
}

/// The text of a field for a host that edits it with a control of its own.
public struct EditedTextArea: Equatable {
  /// The space around the text, for an edge and for symbols, in points.
  public var insets: EdgeInsets
  public var attributes: TextAttributes
  /// The alignment of its rows.
  public var alignment: TextAlignment

  public init(
    insets: EdgeInsets, attributes: TextAttributes, alignment: TextAlignment = .leading
  ) {
    self.insets = insets
    self.attributes = attributes
    self.alignment = alignment
  }
}
