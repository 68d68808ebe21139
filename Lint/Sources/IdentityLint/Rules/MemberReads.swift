import SwiftSyntax

/// `model.member` and `model.member.inner` in code that builds views.
final class MemberReads: SyntaxVisitor {
  struct Read {
    let object: String
    let member: String
    let inner: String?
    /// Whether the member is a method that is called.
    var isCall = false
    let node: Syntax
  }

  let objects: Set<String>
  var found: [Read] = []

  init(of objects: Set<String>) {
    self.objects = objects
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    BuilderPlace.role(of: node) == .builder ? .visitChildren : .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.base?.ownName, objects.contains(name) else { return .visitChildren }
    let member = node.declName.baseName.text
    if node.isAssigned || node.isInPresentedContent { return .skipChildren }
    if node.parent?.is(FunctionCallExprSyntax.self) == true {
      found.append(
        Read(object: name, member: member, inner: nil, isCall: true, node: Syntax(node)))
      return .skipChildren
    }
    var inner: String?
    var outer = Syntax(node)
    if let chain = node.parent?.as(OptionalChainingExprSyntax.self) { outer = Syntax(chain) }
    if let access = outer.parent?.as(MemberAccessExprSyntax.self), access.base?.id == outer.id,
      access.parent?.is(FunctionCallExprSyntax.self) != true
    {
      inner = access.declName.baseName.text
    }
    found.append(Read(object: name, member: member, inner: inner, node: Syntax(node)))
    return .skipChildren
  }
}
