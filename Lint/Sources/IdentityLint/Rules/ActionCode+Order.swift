import SwiftSyntax

extension ActionCode {
  /// A statement, and for one of a model's method the expression of the model.
  struct Step {
    let item: CodeBlockItemSyntax
    var base: String?
  }

  /// The statements that run one after another, with those of methods that are called in place of
  /// the call: of the view, and of models that this file declares.
  /// - Parameter passes: whether the work continues after a check.
  func inOrder(
    _ statements: CodeBlockItemListSyntax, past passes: (GuardStmtSyntax) -> Bool = { _ in false }
  ) -> [Step] {
    unconditional(statements, past: passes).flatMap { item -> [Step] in
      guard let call = item.called,
        let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base, base.ownName != nil,
        let method = onlyMethod(access.declName.baseName.text), let body = method.body
      else { return [Step(item: item)] }
      return body.statements.map { Step(item: $0, base: base.sourceText) }
    }
  }

  /// The only method of a name that a class of this file declares.
  private func onlyMethod(_ name: String) -> FunctionDeclSyntax? {
    let found = file.outline.functions.filter {
      $0.name.text == name && $0.parent?.is(MemberBlockItemSyntax.self) == true
    }
    return found.count == 1 && file.places.type(at: found[0].position) != type ? found[0] : nil
  }
}
