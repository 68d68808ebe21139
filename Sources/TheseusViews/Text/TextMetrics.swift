import Foundation

/// How wide a host draws text. The host draws nothing but what it measures: a control character is as wide as the sign shown for it.
public protocol TextMetrics: Sendable {
  /// The size of the host's pixel in points; a terminal's is one cell.
  var pixel: CGSize { get }

  /// How many pixels a grapheme cluster is wide. It is never asked for printable ASCII, which is 1, nor for tabs and line ends.
  func width(of cluster: Character) -> Int
}

extension TextMetrics {
  /// How many columns tabs are apart.
  static var tabWidth: Int { 8 }

  /// How many pixels a string is wide on one line, beginning at a column; line ends count nothing.
  public func width(of text: some StringProtocol, from column: Int = 0) -> Int {
    var column = column
    let start = column
    for character in text {
      if character == "\t" {
        column += Self.tabWidth - column % Self.tabWidth
      } else if !character.isNewline {
        column += character.isPlain ? 1 : width(of: character)
      }
    }
    return column - start
  }
}

extension Character {
  /// Whether this is printable ASCII.
  fileprivate var isPlain: Bool {
    guard let ascii = asciiValue else { return false }
    return (32..<127).contains(ascii)
  }
}
