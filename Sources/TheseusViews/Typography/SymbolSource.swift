import Foundation

/// A host's symbol font: the characters for images in its text.
///
/// A terminal has characters that resemble the system's symbols. A host that draws shapes returns
/// characters of its own, which its `TextMetrics` measures and its surface draws.
public protocol SymbolSource: AnyObject, Sendable {
  /// The character for an image; a placeholder when the host does not know it.
  func text(for image: ImageContent) -> String
  /// Stands for each character of a secret.
  var secretMark: Character { get }
  /// Stands for each letter of a redacted text.
  var redactionMark: Character { get }
}

extension SymbolSource {
  public var secretMark: Character { "*" }
  public var redactionMark: Character { "#" }
}

/// The content of an image.
public enum ImageContent: Hashable, Sendable {
  /// A symbol by the names it may have in its surroundings, the most particular first.
  case symbol([String])
  /// An asset of the app, by name.
  case asset(String)
}

/// For a host that shows no images: a placeholder character.
public final class ObjectSymbols: SymbolSource {
  public init() {}

  public func text(for image: ImageContent) -> String { "\u{FFFC}" }
}

/// A symbol source as a part of a text's surroundings: two are equal if they are one.
struct SymbolReference: Equatable, Sendable {
  let source: any SymbolSource

  static func == (a: SymbolReference, b: SymbolReference) -> Bool { a.source === b.source }
}
