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
    var child = Syntax(node)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        for item in items where item.position < child.position {
          guard let variable = item.item.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.text == "let"
          else { continue }
          for binding in variable.bindings
          where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
            return binding.initializer?.value.as(ClosureExprSyntax.self).map {
              Found(closure: $0, result: result(of: $0, binding.typeAnnotation?.type))
            }
          }
        }
      }
      child = parent
    }
    return nil
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
    let name = reference.baseName.text
    var child = Syntax(reference)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        for item in items where item.position < child.position {
          guard let variable = item.item.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.text == "let"
          else { continue }
          for binding in variable.bindings
          where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
            return binding.initializer?.value
          }
        }
      }
      child = parent
    }
    return nil
  }
}
