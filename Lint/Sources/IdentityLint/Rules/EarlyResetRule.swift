import SwiftSyntax

/// A delayed reset that ends a newer showing.
public struct EarlyResetRule: LintRule {
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
      guard let type = file.places.type(at: call.position),
        let info = resolver.project.types[type], Self.isUnkept(call), Self.isDelay(call),
        let statements = call.closure("execute", "block")?.statements,
        let reset = Self.reset(in: statements),
        let name = reset.target.ownName,
        let property = resolver.project.property(name, of: info), holdsValue(property),
        let set = setBefore(call, name)
      else { return nil }
      return file.finding(
        Self.self, at: file.range(of: reset.node),
        "When `\(name)` is set again before the delay is over, this clears the newer value.",
        because: "nothing cancels the delay of the time before",
        advice: """
          Clear it in `.task(id: \(name)) { … }`, which is canceled by the next value, or keep the \
          task and cancel it before the next one begins.
          """,
        related: [
          RelatedPlace(path: file.path, range: file.range(of: set), message: "set here")
        ])
    }
  }

  /// Whether nobody keeps what would end the delay.
  private static func isUnkept(_ call: FunctionCallExprSyntax) -> Bool {
    call.parent?.is(CodeBlockItemSyntax.self) == true
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

  /// The assignment before the delay, in the same statements.
  private func setBefore(_ call: FunctionCallExprSyntax, _ name: String) -> Syntax? {
    guard let list = call.parent?.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    for item in list where item.position < call.position {
      if item.sourceText.contains(".cancel()") || item.sourceText.contains(".invalidate()") {
        return nil
      }
      guard case .expr(var expression) = item.item else { continue }
      if let animated = expression.as(FunctionCallExprSyntax.self),
        animated.calledExpression.sourceText == "withAnimation",
        let only = animated.trailingClosure?.statements.first?.item, case .expr(let inner) = only
      {
        expression = inner
      }
      guard let assigned = expression.assigned, assigned.target.ownName == name,
        assigned.value.first.map({ !["nil", "\"\"", "[]"].contains($0.sourceText) }) ?? false
      else { continue }
      return Syntax(expression)
    }
    return nil
  }
}
