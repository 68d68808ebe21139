/// The text that fields cut and copy, for all windows of an app.
///
/// The host makes the text available to other programs: a terminal sends it to the user's own
/// machine (OSC 52). Fields of the app can paste it even when the host cannot.
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
