/// Whether something is shown or hidden, or the context decides.
public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}

/// The size of a control.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  case mini
  case small
  case regular
  case large
  case extraLarge
}

/// How prominent a view is.
public enum Prominence: Hashable, Sendable {
  case standard
  case increased
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
  /// The button closes what is shown.
  public static let close = ButtonRole(rawValue: 3)
}
