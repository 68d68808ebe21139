import SwiftSyntax

/// The conditions under which an arm around a view is shown.
struct ArmNeed {
  let subject: String
  /// Whether the subject is true, or is not nil or empty.
  let isFilled: Bool
  /// The case of a `switch`.
  var pattern: String?
  let node: Syntax

  /// Whether a value takes the arm away.
  func ends(with value: [ExprSyntax]) -> Bool {
    guard let first = value.first else { return false }
    let text = first.sourceText
    if let pattern {
      return text.hasPrefix(".") && value.count == 1 && !pattern.contains(text.prefix { $0 != "(" })
    }
    let isEmpty = ["nil", "false", "[]", "\"\"", "[:]", ".none"].contains(text)
    if isFilled { return isEmpty && value.count == 1 }
    return !isEmpty
  }

  /// The conditions of a branch itself.
  static func all(of branch: ExprSyntax) -> [ArmNeed] {
    if let whole = branch.as(SwitchExprSyntax.self) {
      let subject = whole.subject.ownName ?? whole.subject.sourceText
      return [ArmNeed(subject: subject, isFilled: true, pattern: "", node: Syntax(whole.subject))]
    }
    var found: [ArmNeed] = []
    var link = branch.as(IfExprSyntax.self)
    while let conditional = link {
      found += conditional.conditions.compactMap { of($0.condition) }
      if case .ifExpr(let next)? = conditional.elseBody { link = next } else { link = nil }
    }
    return found
  }

  static func all(around call: FunctionCallExprSyntax) -> [ArmNeed] {
    var found: [ArmNeed] = []
    var child = Syntax(call)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let conditional = parent.as(IfExprSyntax.self) {
        let needs = conditional.conditions.compactMap { of($0.condition) }
        if child.id == conditional.body.id {
          found += needs
        } else if needs.count == 1, conditional.conditions.count == 1,
          child.id == conditional.elseBody.map({ Syntax($0).id })
        {
          found.append(
            ArmNeed(subject: needs[0].subject, isFilled: !needs[0].isFilled, node: needs[0].node))
        }
      } else if let arm = parent.as(SwitchCaseSyntax.self), case .case(let label) = arm.label,
        let whole = arm.parent?.parent?.as(SwitchExprSyntax.self)
      {
        found.append(
          ArmNeed(
            subject: whole.subject.ownName ?? whole.subject.sourceText, isFilled: true,
            pattern: label.caseItems.sourceText, node: Syntax(label)))
      } else if let closure = parent.as(ClosureExprSyntax.self),
        BuilderPlace.role(of: closure) != .builder
      {
        return found
      }
      child = parent
    }
    return found.filter { !$0.subject.contains("(") }
  }

  /// The values that a condition needs.
  static func of(_ condition: ConditionElementSyntax.Condition) -> ArmNeed? {
    switch condition {
    case .optionalBinding(let binding):
      let value = binding.initializer?.value
      guard
        let name = value.map({ $0.ownName ?? $0.sourceText }) ?? binding.pattern.sourceText
          as String?
      else { return nil }
      return ArmNeed(subject: name, isFilled: true, node: Syntax(binding))
    case .expression(let expression): return of(expression)
    default: return nil
    }
  }

  private static func of(_ expression: ExprSyntax) -> ArmNeed? {
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      return of(prefix.expression).map {
        ArmNeed(subject: $0.subject, isFilled: !$0.isFilled, node: Syntax(expression))
      }
    }
    if let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }) {
      guard elements.count == 3,
        let comparison = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text
      else { return nil }
      let right = elements[2].sourceText
      var left = elements[0].sourceText
      if right == "nil", ["==", "!="].contains(comparison) {
        return ArmNeed(
          subject: elements[0].ownName ?? left, isFilled: comparison == "!=",
          node: Syntax(expression))
      }
      if right == "0", left.hasSuffix(".count"), ["==", "!=", ">"].contains(comparison) {
        left.removeLast(6)
        return ArmNeed(subject: left, isFilled: comparison != "==", node: Syntax(expression))
      }
      return nil
    }
    if let access = expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "isEmpty", let base = access.base
    {
      return ArmNeed(
        subject: base.ownName ?? base.sourceText, isFilled: false, node: Syntax(expression))
    }
    if expression.is(DeclReferenceExprSyntax.self) || expression.is(MemberAccessExprSyntax.self) {
      return ArmNeed(
        subject: expression.ownName ?? expression.sourceText, isFilled: true,
        node: Syntax(expression))
    }
    return nil
  }
}
