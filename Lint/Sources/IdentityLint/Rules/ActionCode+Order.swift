import SwiftSyntax

extension ActionCode {
  /// A statement, and for one of a model's method the expression of the model.
  struct Step {
    let item: CodeBlockItemSyntax
    let file: SourceUnit
    var base: String?
  }

  /// The statements that run one after another, with those of methods that are called in place of
  /// the call: of the view, and of models.
  /// - Parameter passes: whether the work continues after a check.
  func inOrder(
    _ statements: CodeBlockItemListSyntax, past passes: (GuardStmtSyntax) -> Bool = { _ in false }
  ) -> [Step] {
    unconditional(statements, past: passes).flatMap { item -> [Step] in
      guard let call = item.called,
        let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base, base.ownName != nil,
        let (unit, method) = onlyMethod(access.declName.baseName.text)
          ?? methodElsewhere(access.declName.baseName.text, of: base), let body = method.body
      else { return [Step(item: item, file: self.unit(of: item))] }
      return body.statements.map { Step(item: $0, file: unit, base: base.sourceText) }
    }
  }

  /// The only method of a name that a class of this file declares.
  private func onlyMethod(_ name: String) -> (SourceUnit, FunctionDeclSyntax)? {
    let found = file.outline.functions.filter {
      $0.name.text == name && $0.parent?.is(MemberBlockItemSyntax.self) == true
    }
    return found.count == 1 && file.places.type(at: found[0].position) != type
      ? (file, found[0]) : nil
  }

  /// The method of a model that another file declares.
  private func methodElsewhere(_ name: String, of base: ExprSyntax) -> (
    SourceUnit, FunctionDeclSyntax
  )? {
    guard let found = method(name, ofModel: base), found.code.file.path != file.path else {
      return nil
    }
    return (found.code.file, found.declaration)
  }

  private func method(_ name: String, ofModel base: ExprSyntax)
    -> (code: ActionCode, declaration: FunctionDeclSyntax)?
  {
    guard let resolver, let type, let view = resolver.project.types[type],
      let model = resolver.type(
        of: ValueReader.value(of: base), in: Resolver.Place(type: view.facts.name)),
      let info = resolver.project.type(named: TypeShape(model).base, from: view.facts.name),
      info.isReference
    else { return nil }
    return resolver.project.method(name, of: info, besides: file)
  }

  /// The method that a call runs on a model of the view: `model.search(text)`.
  func modelMethod(of call: FunctionCallExprSyntax)
    -> (code: ActionCode, declaration: FunctionDeclSyntax)?
  {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, base.ownName != nil, base.sourceText != "self"
    else { return nil }
    return method(access.declName.baseName.text, ofModel: base)
  }
}
