import SwiftSyntax

/// Work that starts again for each input, `.task(id: account)`, and that a flag of its first run
/// ends: `guard !hasLoaded else { return }`. The content of the first input stays.
struct GuardedReload {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: ["task", "onChange"]).compactMap { call in
      guard call.modifierName != nil, BuilderPlace(of: call) == .builder,
        let input = (call.argument("id") ?? call.argument("of"))?.ownName, input != "scenePhase",
        let type = file.places.type(at: call.position), let view = resolver.project.types[type],
        view.isView, let property = resolver.project.property(input, of: view),
        property.wrapper != "Environment",
        case let code = ActionCode(file: file, type: type, resolver: resolver),
        let closure = code.statements(of: call), let work = work(closure, code),
        let check = check(first: work, of: view, input), Syntax(work).mentions([input])
      else { return nil }
      return file.finding(
        StaleCopyRule.self, .info, at: file.modifier(call),
        "When another `\(input)` is chosen, nothing is loaded: what was loaded before stays.",
        because: "`\(check.name)` stays \(check.state) after the first time, and ends the work",
        advice: "Remember for which `\(input)` it was loaded, or set `\(check.name)` back first.",
        related: [
          RelatedPlace(
            path: code.unit(of: check.node).path,
            range: code.unit(of: check.node).range(of: check.node),
            message: "ended here")
        ])
    }
  }

  /// The statements of the action, or of the one method that it calls.
  private func work(_ closure: CodeBlockItemListSyntax, _ code: ActionCode)
    -> CodeBlockItemListSyntax?
  {
    if closure.count == 1, let name = closure.first?.calledMethod,
      let body = code.method(name)?.body
    {
      return body.statements
    }
    return closure
  }

  private struct Check {
    let name: String
    let state: String
    let node: Syntax
  }

  /// The check with which the work begins, of a state that the work sets and nothing sets back.
  private func check(
    first work: CodeBlockItemListSyntax, of view: ProjectIndex.TypeInfo, _ input: String
  ) -> Check? {
    guard let first = work.first, let (condition, isGuard) = condition(of: first) else {
      return nil
    }
    var expression = condition
    var isNegated = false
    if let prefix = expression.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      expression = prefix.expression
      isNegated = true
    }
    var asksEmpty = false
    if let access = expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "isEmpty", let base = access.base
    {
      asksEmpty = true
      expression = base
    }
    // `guard !hasLoaded`, `if hasLoaded { return }`, `guard lines.isEmpty`.
    guard let name = expression.ownName,
      isNegated == (asksEmpty ? !isGuard : isGuard),
      let state = resolver.project.property(name, of: view), state.wrapper == "State"
    else { return nil }
    let sets = resolver.changes(of: name, in: view).sure
    guard !sets.isEmpty, sets.allSatisfy({ $0.fact.kind == .assigned }) else { return nil }
    if asksEmpty {
      guard
        sets.allSatisfy({ $0.fact.value != .collection([]) && $0.fact.value != .literal("\"\"") })
      else { return nil }
    } else {
      guard state.initial == .literal("false"),
        sets.allSatisfy({ $0.fact.value == .literal("true") })
      else { return nil }
    }
    guard work.contains(where: { !$0.references(to: name).isEmpty && $0.id != first.id }) else {
      return nil
    }
    return Check(name: name, state: asksEmpty ? "filled" : "true", node: Syntax(first))
  }

  private func condition(of item: CodeBlockItemSyntax) -> (ExprSyntax, Bool)? {
    let conditions: ConditionElementListSyntax
    var isGuard = true
    if let check = item.item.as(GuardStmtSyntax.self) {
      guard check.body.statements.count == 1 else { return nil }
      conditions = check.conditions
    } else if let check = item.checked, check.elseBody == nil, item.mayReturn,
      check.body.statements.count == 1
    {
      conditions = check.conditions
      isGuard = false
    } else {
      return nil
    }
    guard conditions.count == 1, case .expression(let expression)? = conditions.first?.condition
    else { return nil }
    return (expression, isGuard)
  }
}
