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
