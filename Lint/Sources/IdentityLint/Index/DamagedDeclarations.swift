import SwiftSyntax

/// The declarations of a file that do not parse. The code around them is linted.
enum DamagedDeclarations {
  /// The smallest members and top-level items with an error, in the order of the source. An
  /// attribute with an error damages nothing: the compiler accepts some that the parser does not,
  /// such as `@available (iOS 15, *)`.
  static func all(in tree: SourceFileSyntax) -> [Range<AbsolutePosition>] {
    guard tree.hasError else { return [] }
    return tree.statements.flatMap { item -> [Range<AbsolutePosition>] in
      guard case .decl(let declaration) = item.item else {
        return isDamaged(Syntax(item)) ? [item.range] : []
      }
      return all(in: declaration)
    } + tree.children(viewMode: .all).filter { $0.is(UnexpectedNodesSyntax.self) }.map(\.range)
  }

  private static func all(in declaration: DeclSyntax) -> [Range<AbsolutePosition>] {
    guard isDamaged(Syntax(declaration)) else { return [] }
    guard let members = memberBlock(of: declaration)?.members else { return [declaration.range] }
    let inner = members.flatMap { all(in: $0.decl) }
    let isOnlyInside = !isDamaged(Syntax(declaration), except: members.id)
    return isOnlyInside && !inner.isEmpty ? inner : [declaration.range]
  }

  /// Whether nothing but imports, and declarations without other members, is left of a file.
  static func coverAll(of tree: SourceFileSyntax, _ damaged: [Range<AbsolutePosition>]) -> Bool {
    func isCovered(_ node: some SyntaxProtocol) -> Bool {
      if damaged.contains(where: {
        $0.lowerBound <= node.position && node.endPosition <= $0.upperBound
      }) {
        return true
      }
      guard let members = DeclSyntax(node).flatMap(memberBlock)?.members, !members.isEmpty else {
        return false
      }
      return members.allSatisfy { isCovered($0.decl) }
    }
    return tree.statements.allSatisfy { item in
      guard case .decl(let declaration) = item.item else { return isCovered(item) }
      return declaration.is(ImportDeclSyntax.self) || isCovered(declaration)
    }
  }

  private static func isDamaged(_ node: Syntax, except: SyntaxIdentifier? = nil) -> Bool {
    guard node.hasError, node.id != except, !node.is(AttributeListSyntax.self) else { return false }
    if node.is(TokenSyntax.self) || node.is(UnexpectedNodesSyntax.self) { return true }
    let children = node.children(viewMode: .all)
    if children.contains(where: { $0.is(UnexpectedNodesSyntax.self) || isMissing($0) }) {
      return true
    }
    return children.contains { isDamaged($0, except: except) }
  }

  private static func isMissing(_ node: Syntax) -> Bool {
    node.as(TokenSyntax.self)?.presence == .missing
  }
}

extension SyntaxProtocol {
  fileprivate var range: Range<AbsolutePosition> { position..<endPosition }
}
