import SwiftSyntax

/// A delayed reset that ends a newer showing.
public struct EarlyResetRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "early_reset", title: "A delayed reset that ends a newer showing",
    summary: """
      A delay that clears a state does not know whether the state was set again meanwhile. When \
      the user acts twice, the delay of the first time clears what the second time has set: a \
      message that is not read yet, or something that can still be undone.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "`.task(id:)`, which is canceled by the next value", "a task that is stored, to be canceled",
      "a reset that first compares the value", "a flag that shows no value, such as `isCopied`",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.calls(named: ["asyncAfter", "Task", "scheduledTimer"]).compactMap { call in
      guard let statement = call.forgottenStatement, Self.isDelay(call),
        let statements = call.closure("execute", "block")?.statements,
        let reset = Self.reset(in: statements),
        let subject = subject(reset, call, in: file, resolver),
        let cause = ResetCause(of: statement, subject, in: file)
      else { return nil }
      return file.finding(
        Self.self, at: file.range(of: reset.node),
        "When `\(subject)` is set again before the delay is over, this clears the newer value.",
        because: "nothing cancels the delay of the time before",
        advice: """
          Clear it in `.task(id: \(subject)) { … }`, which is canceled by the next value, or keep \
          the task and cancel it before the next one begins.
          """,
        related: [
          RelatedPlace(path: file.path, range: file.range(of: cause.node), message: cause.message)
        ])
    }
      + file.calls(named: "task").compactMap { shownTask($0, in: file, resolver) }
  }

  /// `if let toast { Banner().task { sleep; toast = nil } }`: the task does not begin again for
  /// another value.
  private func shownTask(
    _ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard call.modifierName != nil, call.argument("id") == nil, !call.hasOwnId,
      let work = call.trailingClosure, work.sourceText.contains("sleep("),
      let reset = Self.reset(in: work.statements),
      let subject = subject(reset, call, in: file, resolver),
      let cause = ResetCause(modifier: call, subject)
    else { return nil }
    return file.finding(
      Self.self, at: file.range(of: reset.node),
      "When `\(subject)` is set again while it is shown, this clears the newer value early.",
      because: "the view stays, and its task does not begin again",
      advice: "Use `.task(id: \(subject)) { … }`, which begins again with each value.",
      related: [
        RelatedPlace(path: file.path, range: file.range(of: cause.node), message: cause.message)
      ])
  }

  /// The state that a reset clears, as in `toast` and `model.toast`; nil for one that shows no
  /// value.
  private func subject(
    _ reset: Reset, _ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> String? {
    guard let type = file.places.type(at: call.position), let info = resolver.project.types[type]
    else { return nil }
    if let name = reset.target.memberName {
      return resolver.project.property(name, of: info).flatMap { holdsValue($0) ? name : nil }
    }
    guard let access = reset.target.as(MemberAccessExprSyntax.self), let base = access.base,
      base.ownName != nil,
      let kind = resolver.type(of: ValueReader.value(of: base), in: file.resolverPlace(of: call)),
      let owner = resolver.project.type(named: TypeShape(kind).base, from: type),
      let property = resolver.project.property(access.declName.baseName.text, of: owner),
      holdsValue(property)
    else { return nil }
    return reset.target.sourceText
  }

  private static func isDelay(_ call: FunctionCallExprSyntax) -> Bool {
    switch call.calledText {
    case "Task": call.calls("Task") && call.trailingClosure?.sourceText.contains("sleep(") == true
    case "scheduledTimer": call.argument("repeats")?.sourceText == "false"
    default: true
    }
  }

  private struct Reset {
    let node: Syntax
    let target: ExprSyntax
  }

  /// `message = nil`, without a condition before it.
  private static func reset(in statements: CodeBlockItemListSyntax) -> Reset? {
    for item in statements {
      if item.item.is(GuardStmtSyntax.self) { return nil }
      if item.sourceText.contains("isCancelled") || item.sourceText.contains("checkCancell") {
        return nil
      }
      guard case .expr(var expression) = item.item else { continue }
      // `withAnimation { message = nil }` and `await MainActor.run { message = nil }`
      if let wait = expression.as(AwaitExprSyntax.self) { expression = wait.expression }
      if let call = expression.as(FunctionCallExprSyntax.self),
        ["withAnimation", "MainActor.run"].contains(call.calledExpression.sourceText),
        let inner = call.trailingClosure, let found = reset(in: inner.statements)
      {
        return found
      }
      guard let assigned = expression.assigned, assigned.value.count == 1,
        let value = assigned.value.first, ["nil", "\"\"", "[]", ".none"].contains(value.sourceText)
      else { continue }
      return Reset(node: Syntax(expression), target: assigned.target)
    }
    return nil
  }

  /// A value, not only a flag.
  private func holdsValue(_ property: PropertyFacts) -> Bool {
    guard !property.isStatic, !property.isComputed, let type = property.type else { return false }
    return TypeShape(type).base != "Bool" && !type.contains("Task<")
  }
}

extension ExprSyntax {
  /// `x` of `x`, `self.x` and `self?.x`.
  fileprivate var memberName: String? {
    if let own = ownName { return own }
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.base?.sourceText == "self?"
    else { return nil }
    return access.declName.baseName.text
  }
}

extension FunctionCallExprSyntax {
  /// The statement that this is, when nobody keeps what would end the delay: `Task { … }`, also
  /// after `_ =`.
  fileprivate var forgottenStatement: Syntax? {
    if parent?.is(CodeBlockItemSyntax.self) == true { return Syntax(self) }
    guard let whole = parent?.parent?.as(SequenceExprSyntax.self),
      whole.elements.first?.is(DiscardAssignmentExprSyntax.self) == true,
      whole.parent?.is(CodeBlockItemSyntax.self) == true
    else { return nil }
    return Syntax(whole)
  }

  /// Whether a modifier around this one, or before it, gives the view an id.
  fileprivate var hasOwnId: Bool {
    ModifierChain(ExprSyntax(self)).modifiers.contains { $0.calledText == "id" }
      || chainedNames.contains("id")
  }
}
