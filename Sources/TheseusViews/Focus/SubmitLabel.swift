/// What the key that submits a field is called.
public struct SubmitLabel: Equatable, Sendable {
  /// The word itself.
  public let title: String

  public static let done = SubmitLabel(title: "Done")
  public static let go = SubmitLabel(title: "Go")
  public static let send = SubmitLabel(title: "Send")
  public static let join = SubmitLabel(title: "Join")
  public static let route = SubmitLabel(title: "Route")
  public static let search = SubmitLabel(title: "Search")
  public static let `return` = SubmitLabel(title: "Return")
  public static let next = SubmitLabel(title: "Next")
  public static let `continue` = SubmitLabel(title: "Continue")
}
