import Foundation

/// How wide a host draws text. The host draws nothing but what it measures: a control character is
/// as wide as the sign shown for it.
public protocol TextMetrics: Sendable {
  /// Whether signs beyond ASCII can be shown.
  var showsUnicode: Bool { get }

  /// How many pixels a grapheme cluster is wide. It is never asked for printable ASCII, which is 1,
  /// nor for tabs and line ends.
  func width(of cluster: Character) -> Int
}

extension TextMetrics {
  public var showsUnicode: Bool { true }

  /// How many pixels a string is wide on one line, beginning at a column; line ends count nothing.
  public func width(of text: some StringProtocol, from column: Int = 0) -> Int {
    if let plain = text.utf8.withContiguousStorageIfAvailable({ TextContent($0) == .plain }), plain
    {
      return text.utf8.count
    }
    var column = column
    let start = column
    for character in text {
      if character == "\t" {
        column += TextTabs.width(at: column)
      } else if !character.isNewline {
        column += character.isPlain ? 1 : width(of: character)
      }
    }
    return column - start
  }
}

/// Where tabs lead.
enum TextTabs {
  /// How many columns the stops are apart.
  private static let distance = 8

  /// How many columns a tab at a column is wide.
  static func width(at column: Int) -> Int { distance - column % distance }
}

extension Character {
  /// Whether this is printable ASCII.
  fileprivate var isPlain: Bool {
    guard let ascii = asciiValue else { return false }
    return (32..<127).contains(ascii)
  }
}

/// Every cluster one pixel wide, marks with nothing to stand on none: for a host that says nothing
/// of its text.
public struct PlainTextMetrics: TextMetrics {
  public init() {}

  public func width(of cluster: Character) -> Int {
    cluster.unicodeScalars.first?.properties.isDefaultIgnorableCodePoint ?? true ? 0 : 1
  }
}
