import Foundation
import TheseusCore

/// The values that a field's view passes to its element.
struct FieldHeader: Equatable {
  /// The bound text at the time of the body.
  var text: String
  /// Reads the text as it is after a write.
  var read: Unseen<() -> String>
  var write: Unseen<(String) -> Void>
  /// Receives the typed text at the end of editing; nil when every key writes.
  var commit: Unseen<((String) -> Void)?> = Unseen(nil)
  /// Keeps what the text comes from out of snapshots (R36).
  var hide: Unseen<@MainActor (ViewRuntime) -> Void>
  /// Shown while there is no text.
  var prompt: Text?
  /// The words read out.
  var title: Text?
  var lines = Lines.one
  var isSecure = false
  /// Whether the field searches: it has a symbol before its text, and one that clears it.
  var isSearch = false
  /// Whether a text can become the value; nil when every text can.
  var accepts: Unseen<((String) -> Bool)?> = Unseen(nil)
  var look = TextFieldLook.automatic
  var editingChanged: Unseen<((Bool) -> Void)?> = Unseen(nil)
  var submitted: Unseen<(() -> Void)?> = Unseen(nil)
  /// The trigger that Return submits.
  var submits = SubmitTriggers.text
  /// The selection, when the app binds it.
  var selection: FieldSelection?

  enum Lines: Equatable {
    case one
    /// A field that grows with its text.
    case growing
    /// A box of text as large as it may be.
    case box
  }
}

/// The system's styles of fields.
enum TextFieldLook: Equatable { case automatic, plain, rounded }
