import SwiftSyntax

/// The views that code builds in place, outermost first: not those of rows, presentations and
/// actions, and none with an id of its own.
final class BuiltViews: SyntaxVisitor {
  /// A property, or a call of a function, that stands where a view is built.
  struct Member {
    let name: String
    /// As written, without `self.`.
    let spelling: String
    let node: Syntax
  }

  private var found: [FunctionCallExprSyntax] = []
  private var members: [Member] = []

  static func members(in statements: CodeBlockItemListSyntax) -> [Member] {
    let walk = BuiltViews(viewMode: .sourceAccurate)
    walk.walk(statements)
    return walk.members
  }

  static func all(in statements: CodeBlockItemListSyntax) -> [FunctionCallExprSyntax] {
    let walk = BuiltViews(viewMode: .sourceAccurate)
    walk.walk(statements)
    return walk.found
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = CalledName(of: node) else { return .visitChildren }
    switch name.kind {
    case .initializer:
      if Self.late.contains(name.text) || name.text.hasSuffix("Link") { return .skipChildren }
      if node.chainedNames.contains("id") { return .skipChildren }
      found.append(node)
      return .visitChildren
    case .member:
      // The view before the dot is built; the closures of a modifier show something else.
      if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base { walk(base) }
      return .skipChildren
    case .function:
      if !node.chainedNames.contains("id") {
        let words = node.tokens(viewMode: .sourceAccurate).map(\.text)
        let own = words.starts(with: ["self", "."]) ? words.dropFirst(2) : words[...]
        members.append(
          Member(name: name.text, spelling: own.joined(separator: " "), node: Syntax(node)))
      }
      return .skipChildren
    }
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    addMember(ExprSyntax(node))
    if let base = node.base, ExprSyntax(node).ownName == nil { walk(base) }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    addMember(ExprSyntax(node))
    return .skipChildren
  }

  private func addMember(_ expression: ExprSyntax) {
    guard let name = expression.ownName, !Self.hasOwnId(expression),
      expression.parent?.is(CodeBlockItemSyntax.self) == true
        || expression.parent?.is(ReturnStmtSyntax.self) == true
        || expression.parent?.is(MemberAccessExprSyntax.self) == true
    else { return }
    members.append(Member(name: name, spelling: name, node: Syntax(expression)))
  }

  /// `x.padding().id(1)`: another view.
  private static func hasOwnId(_ expression: ExprSyntax) -> Bool {
    guard let access = expression.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == expression.id,
      let call = access.parent?.as(FunctionCallExprSyntax.self)
    else { return false }
    return access.declName.baseName.text == "id" || call.chainedNames.contains("id")
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    BuilderPlace.role(of: node) == .builder ? .visitChildren : .skipChildren
  }

  private static let late: Set<String> = [
    "ForEach", "Button", "Task", "Binding", "ToolbarItem", "ToolbarItemGroup", "Menu",
  ]
}
