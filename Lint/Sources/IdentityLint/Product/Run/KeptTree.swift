import SwiftSyntax

/// A parsed file that a run keeps until rules read it. What is added to a tree while it is read is
/// about as large as the tree, and is not kept.
struct KeptTree: Sendable {
  private let path: String
  private let text: String
  private let tree: SourceFileSyntax

  /// - Parameter bytes: the file's text, in UTF-8.
  init(_ unit: SourceUnit, _ bytes: [UInt8]) {
    path = unit.path
    text = String(decoding: bytes, as: UTF8.self)
    tree = Self.unread(unit.tree)
  }

  /// The file, outlined again.
  var unit: SourceUnit { SourceUnit(path: path, text: text, tree: Self.unread(tree)) }

  /// A tree with the same nodes that nobody has read: with another root, whose children are parsed
  /// already.
  private static func unread(_ tree: SourceFileSyntax) -> SourceFileSyntax {
    tree.with(\.endOfFileToken, tree.endOfFileToken)
  }
}
