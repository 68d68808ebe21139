/// What fields cut and copy, for all windows of an app.
///
/// The host puts the text where other programs find it: a terminal sends it to the user's own
/// machine (OSC 52). Whether or not the host can, fields of the app paste it again.
@MainActor
public final class Clipboard {
  /// The text that was copied last.
  public private(set) var text: String?
  /// Hands copied text to other programs; set by the host.
  public var onCopy: ((String) -> Void)?

  public init() {}

  public func copy(_ text: String) {
    self.text = text
    onCopy?(text)
  }
}
