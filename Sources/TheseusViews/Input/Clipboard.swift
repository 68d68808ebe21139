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

  /// The number of the last change, 0 before the first. No two changes of a process have the same
  /// number, so it also tells clipboards apart.
  public private(set) var change = 0
  private static var changes = 0

  public init() {}

  public func copy(_ text: String) { set(text) }

  /// Removes the text. Other programs then paste an empty one.
  public func clear() { set(nil) }

  private func set(_ newText: String?) {
    Self.changes += 1
    change = Self.changes
    text = newText
    onCopy?(newText ?? "")
  }
}
