/// An observable object that is part of the user's session: saved with the state of the views, and
/// restored before the object is first used (R35).
///
/// ```swift
/// extension Navigator: SessionState {}
/// ```
///
/// The object takes part where a view, an app or a modifier holds it as `@State` or `@StateObject`.
/// Its stored variables with `Codable` values are saved by name, those of `@Observable` and
/// `@Published` included. References to other objects are not. Property observers such as `didSet`
/// do not run when values are restored; publishers of `@Published` variables send them.
///
/// On Apple platforms the protocol has no effect.
@MainActor @preconcurrency
public protocol SessionState: AnyObject {
  /// The names of variables that are not saved: caches, data that is read again from its source,
  /// secrets.
  static var excludedProperties: Set<String> { get }

  /// The former names of renamed variables: `["new": "old"]`.
  static var previousNames: [String: String] { get }
}

extension SessionState {
  public static var excludedProperties: Set<String> { [] }
  public static var previousNames: [String: String] { [:] }
}
