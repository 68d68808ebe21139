import Foundation

/// What a field is told by the view it belongs to.
struct FieldHeader: Equatable {
  /// The bound text at the time of the body.
  var text: String
  /// Reads the text as it is after a write.
  var read: Unseen<() -> String>
  var write: Unseen<(String) -> Void>
  /// Takes what was typed, at the end of editing; nil where every key writes.
  var commit: Unseen<((String) -> Void)?> = Unseen(nil)
  /// What stands there while there is no text.
  var prompt: Text?
  /// What is read out.
  var title: Text?
  var lines = Lines.one
  var isSecure = false
  var look = TextFieldLook.automatic
  var editingChanged: Unseen<((Bool) -> Void)?> = Unseen(nil)
  var submitted: Unseen<(() -> Void)?> = Unseen(nil)
  /// What Return in it submits.
  var submits = SubmitTriggers.text
  /// What is selected, where an app asks.
  var selection: FieldSelection?

  enum Lines: Equatable {
    case one
    /// A field that grows with its text.
    case growing
    /// A box of text as large as it may be.
    case box
  }
}

/// What a field looks like, of the looks that the system has.
enum TextFieldLook: Equatable { case automatic, plain, rounded }
