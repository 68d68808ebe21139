import SwiftSyntax

/// An `onChange` or a `task(id:)` that changes what it watches each time it runs.
struct ChangedWatch {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: ["onChange", "task"]).compactMap { call in
      guard call.modifierName != nil, BuilderPlace(of: call) == .builder,
        let watched = call.argument("of") ?? call.argument("id"),
        let type = file.places.type(at: call.position),
        let info = resolver.project.types[type],
        case let isCount = watched.isCount,
        let name = (isCount ? watched.as(MemberAccessExprSyntax.self)?.base : watched)?.ownName,
        let property = resolver.project.property(name, of: info),
        ["State", "Binding"].contains(property.wrapper ?? ""),
        case let code = ActionCode(file: file, type: type, resolver: resolver),
        let action = code.statements(of: call)
      else { return nil }
      // A change after a wait is a timer, which ends with the view.
      for item in code.unconditional(action).prefix(while: { !$0.item.awaits })
      where changes(item, name, isCount: isCount) {
        let unit = code.unit(of: item)
        return unit.finding(
          EndlessTaskRule.self, at: unit.range(of: item.item),
          "Each run changes `\(name)`, so that this runs again without an end.",
          because: "`\(call.modifierName ?? "")` watches `\(name)`",
          advice: "Change it under a condition that ends, or where the first change is made."
        ).moved(to: call, in: file)
      }
      return nil
    }
  }

  /// `x += 1`, `x.append(…)` and `x.toggle()`, which leave no value as it was.
  private func changes(_ item: CodeBlockItemSyntax, _ name: String, isCount: Bool) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base, base.ownName == name, !isLocal(base)
      else { return false }
      let method = access.declName.baseName.text
      return method == "append" && call.argument("contentsOf") == nil
        || method == "toggle" && !isCount
    }
    guard let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count == 3, elements[0].ownName == name, !isLocal(elements[0]), !isCount,
      let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["+=", "-="].contains(sign)
    else { return false }
    if let text = elements[2].as(StringLiteralExprSyntax.self) {
      return text.representedLiteralValue?.isEmpty == false
    }
    return elements[2].as(IntegerLiteralExprSyntax.self).map { $0.literal.text != "0" } ?? false
  }

  private func isLocal(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self).map {
      file.isLocalName($0.baseName.text, at: $0)
    } ?? false
  }
}

extension ExprSyntax {
  fileprivate var isCount: Bool {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "count"
      && self.as(MemberAccessExprSyntax.self)?.base?.ownName != nil
  }
}
