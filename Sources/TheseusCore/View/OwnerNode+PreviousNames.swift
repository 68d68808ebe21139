/// A type that is not a view and may have properties: an app.
@MainActor @preconcurrency
public protocol _HasPreviousNames {
  /// The former names of renamed properties: `["new": "old"]`. A snapshot of an earlier build
  /// restores them (R34).
  static var previousNames: [String: String] { get }
}

extension _HasPreviousNames {
  public static var previousNames: [String: String] { [:] }
}

extension OwnerNode {
  /// The former names of the properties of the view, modifier or app (R34).
  var previousNames: [String: String] {
    switch type {
    case let type as any View.Type: type.previousNames
    case let type as any ViewModifier.Type: type.previousNames
    case let type as any _HasPreviousNames.Type: type.previousNames
    default: [:]
    }
  }
}
