import Foundation

/// Addresses that a page may open.
enum SafeLink {
  private static let schemes: Set<String> = ["http", "https", "mailto"]

  /// The address of a link; nil for one of any other scheme.
  static func text(_ url: URL) -> String? {
    guard let scheme = url.scheme?.lowercased(), schemes.contains(scheme) else { return nil }
    return url.absoluteString
  }
}
