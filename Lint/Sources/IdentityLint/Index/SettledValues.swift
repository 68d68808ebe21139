import SwiftSyntax

/// The values that the arms around a call determine: inside `case .wide:` of `switch size` the size
/// is `.wide`.
struct SettledValues {
  private let call: FunctionCallExprSyntax

  init(around call: FunctionCallExprSyntax) { self.call = call }

  /// The arguments, with values that an arm determines replaced.
  func settle(_ arguments: [Value.Argument]) -> [Value.Argument] {
    if arguments.allSatisfy(\.value.isConstant) { return arguments }
    let decided = decided()
    if decided.isEmpty { return arguments }
    return arguments.map { argument in
      Value.Argument(
        label: argument.label,
        value: decided.first { $0.subject == argument.value }?.value ?? argument.value)
    }
  }

  private func decided() -> [(subject: Value, value: Value)] {
    var found: [(subject: Value, value: Value)] = []
    var child = Syntax(call)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let arm = parent.as(SwitchCaseSyntax.self) {
        if let pattern = Self.onlyPattern(of: arm),
          let whole = arm.parent?.parent?.as(SwitchExprSyntax.self)
        {
          found.append((ValueReader.value(of: whole.subject), pattern))
        }
      } else if let conditional = parent.as(IfExprSyntax.self), conditional.conditions.count == 1,
        case .expression(let condition)? = conditional.conditions.first?.condition
      {
        var subject = ValueReader.value(of: condition)
        var holds = child.id == conditional.body.id
        let isElse = child.id == conditional.elseBody.map { Syntax($0).id }
        if case .operation("!", let values) = subject, let inner = values.first {
          subject = inner
          holds.toggle()
        }
        if child.id == conditional.body.id || isElse {
          found.append((subject, .literal(holds ? "true" : "false")))
        }
      }
      child = parent
    }
    return found
  }

  /// For an arm with one case that binds nothing.
  private static func onlyPattern(of arm: SwitchCaseSyntax) -> Value? {
    guard case .case(let label) = arm.label, label.caseItems.count == 1,
      let item = label.caseItems.first, item.whereClause == nil,
      let pattern = item.pattern.as(ExpressionPatternSyntax.self)
    else { return nil }
    let value = ValueReader.value(of: pattern.expression)
    return value.isConstant ? value : nil
  }
}
