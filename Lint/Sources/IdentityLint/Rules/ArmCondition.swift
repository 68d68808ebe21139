import SwiftSyntax

extension ArmNeed {
  /// Whether a condition in work holds while the arm is shown; nil where that is not known.
  ///
  /// - Parameter base: the expression of the model whose method has the condition.
  func decides(_ condition: ConditionElementSyntax.Condition, base: String?) -> Bool? {
    switch condition {
    case .matchingPattern(let match):
      guard isSubject(match.initializer.value, base) else { return nil }
      return shows(match.pattern.sourceText)
    case .expression(let expression):
      if let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        elements.count == 3, isSubject(elements[0], base), elements[2].sourceText.hasPrefix("."),
        let comparison = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["==", "!="].contains(comparison)
      {
        return shows(elements[2].sourceText).map { $0 == (comparison == "==") }
      }
      return agrees(with: Self.of(condition), base)
    case .optionalBinding: return agrees(with: Self.of(condition), base)
    default: return nil
    }
  }

  private func agrees(with other: ArmNeed?, _ base: String?) -> Bool? {
    guard let other, pattern == nil, other.pattern == nil,
      subject == (base.map { "\($0)." } ?? "") + other.subject
    else { return nil }
    return isFilled == other.isFilled
  }

  private func isSubject(_ expression: ExprSyntax, _ base: String?) -> Bool {
    subject == (base.map { "\($0)." } ?? "") + (expression.ownName ?? expression.sourceText)
  }

  /// Whether a case of a `switch` in work is that of the arm.
  fileprivate func shows(
    _ arm: SwitchCaseSyntax, of whole: SwitchExprSyntax, base: String?
  ) -> Bool {
    guard isSubject(whole.subject, base), case .case(let label) = arm.label else { return false }
    return label.caseItems.contains { shows($0.pattern.sourceText) == true }
  }

  /// Whether the arm is that of the case of a pattern; nil where it is also that of others.
  private func shows(_ other: String) -> Bool? {
    guard let pattern else { return nil }
    let name = Self.caseName(other)
    let own = pattern.split(separator: ",").map { Self.caseName(String($0)) }
    return own.contains(name) ? (own.count == 1 ? true : nil) : false
  }

  /// `.loaded` of `let .loaded(page)`.
  private static func caseName(_ pattern: String) -> String {
    guard let dot = pattern.firstIndex(of: ".") else { return pattern }
    return String(pattern[dot...].prefix { $0 != "(" && $0 != " " })
  }
}

extension StatementChange {
  /// Whether it may be left out while the arm is shown: under a condition that asks for another
  /// state, or for something that is not known, such as an argument.
  func mayBeSkipped(in need: ArmNeed, base: String?) -> Bool {
    var child = node
    while let parent = child.parent, !parent.is(FunctionDeclSyntax.self) {
      if let closure = parent.as(ClosureExprSyntax.self), !closure.runsChangesInPlace { break }
      if let check = parent.as(IfExprSyntax.self) {
        let isBody = child.id == check.body.id
        let isElse = child.id == check.elseBody.map { Syntax($0).id }
        let answers = check.conditions.map { element in
          element.condition.isOfWork ? true : need.decides(element.condition, base: base)
        }
        let holds: Bool? =
          answers.contains(false) ? false : answers.contains(nil) ? nil : true
        if isBody, holds != true { return true }
        if isElse, holds != false, !check.conditions.contains(where: { $0.condition.isOfWork }) {
          return true
        }
      }
      if let arm = parent.as(SwitchCaseSyntax.self),
        let whole = arm.parent?.parent?.as(SwitchExprSyntax.self), !whole.subject.isOfWork,
        !need.shows(arm, of: whole, base: base)
      {
        return true
      }
      child = parent
    }
    return false
  }
}

extension CodeBlockItemSyntax {
  /// Whether a check ends the work while the arm is shown.
  func leaves(in need: ArmNeed, base: String?) -> Bool {
    if let check = item.as(GuardStmtSyntax.self) {
      return check.conditions.contains { need.decides($0.condition, base: base) == false }
    }
    guard mayReturn, let check = checked else { return false }
    return check.conditions.allSatisfy { need.decides($0.condition, base: base) == true }
  }
}

extension ConditionElementSyntax.Condition {
  /// Whether it asks for a result of the work: `let page = try? await load()`.
  fileprivate var isOfWork: Bool {
    switch self {
    case .optionalBinding(let binding): binding.initializer.map { $0.value.isOfWork } ?? false
    case .matchingPattern(let match): match.initializer.value.isOfWork
    case .expression(let expression): expression.isOfWork
    default: false
    }
  }
}

extension ExprSyntax {
  fileprivate var isOfWork: Bool { awaits || self.is(TryExprSyntax.self) }
}
