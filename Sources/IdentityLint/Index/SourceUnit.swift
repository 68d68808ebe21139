import SwiftParser
import SwiftSyntax

/// One parsed file.
public struct SourceUnit: Sendable {
  public let path: String
  public let tree: SourceFileSyntax
  public let converter: SourceLocationConverter

  public init(path: String, text: String) {
    self.path = path
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
  }
}
