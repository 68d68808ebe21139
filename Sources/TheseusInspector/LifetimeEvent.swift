import TheseusCore

/// An event in the life of an identity, with its cause.
public struct LifetimeEvent: Sendable {
  /// The readable path: `Root/VStack[1]/if:true/TodoRow#42`.
  public var identity: String
  public var cause: Cause

  public init(identity: String, cause: Cause) {
    self.identity = identity
    self.cause = cause
  }
}

extension LifetimeEvent: CustomStringConvertible {
  /// `Root/Counter: branch flipped true→false at Profile.swift:14 (R2)`
  public var description: String { "\(identity): \(cause.description) (\(cause.rule))" }
}

/// A step in the life of an identity.
public enum LifecycleEvent: String, Sendable, Codable, CaseIterable {
  case created, appeared, disappeared, ended
}
