import SwiftSyntax

extension SyntaxProtocol {
  /// The calls inside, each before those in its arguments.
  var callsInside: [FunctionCallExprSyntax] {
    let walk = CallWalk(viewMode: .sourceAccurate)
    walk.walk(self)
    return walk.found
  }

  /// The references inside to declarations with this name.
  func references(to name: String) -> [Syntax] {
    let walk = ReferenceWalk(to: name)
    walk.walk(self)
    return walk.found
  }
}

private final class CallWalk: SyntaxVisitor {
  var found: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}

private final class ReferenceWalk: SyntaxVisitor {
  let name: String
  var found: [Syntax] = []

  init(to name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.text == name { found.append(Syntax(node)) }
    return .skipChildren
  }
}
