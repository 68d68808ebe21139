import SwiftSyntax

/// Closures in local constants: `let make = { UUID() }`.
enum LocalClosures {
  /// The closure, and the type that the constant's declaration says it returns.
  struct Found {
    let closure: ClosureExprSyntax
    let result: String?
  }

  /// The closure that a name means at its use.
  static func named(_ name: String, at node: some SyntaxProtocol) -> Found? {
    guard let constant = LocalConstants.declaration(of: name, at: node),
      let closure = constant.initializer?.value.as(ClosureExprSyntax.self)
    else { return nil }
    return Found(closure: closure, result: result(of: closure, constant.typeAnnotation?.type))
  }

  /// The only expression of the local closure that a call runs.
  static func called(by call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let callee = call.calledExpression.as(DeclReferenceExprSyntax.self),
      callee.baseName.text.first?.isLowercase == true
    else { return nil }
    return named(callee.baseName.text, at: callee)?.closure.statements.onlyValue
  }

  private static func result(of closure: ClosureExprSyntax, _ annotation: TypeSyntax?) -> String? {
    if let declared = closure.signature?.returnClause?.type { return declared.sourceText }
    guard let text = annotation?.sourceText, let arrow = text.firstRange(of: "->") else {
      return nil
    }
    return text[arrow.upperBound...].split(separator: " ").last.map(String.init)
  }
}

/// Constants of a function or a body.
enum LocalConstants {
  /// The value with which the constant that a name means is declared.
  static func value(of reference: DeclReferenceExprSyntax) -> ExprSyntax? {
    declaration(of: reference.baseName.text, at: reference)?.initializer?.value
  }

  /// The declaration of the constant that a name means at its use.
  static func declaration(
    of name: String, at node: some SyntaxProtocol
  ) -> PatternBindingSyntax? {
    if BoundNames.lack(name, at: node) { return nil }
    var child = Syntax(node)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        for item in items where item.position < child.position {
          guard let variable = item.item.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.text == "let"
          else { continue }
          for binding in variable.bindings
          where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
            return binding
          }
        }
      }
      child = parent
    }
    return nil
  }
}
