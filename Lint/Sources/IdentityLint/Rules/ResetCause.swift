import SwiftSyntax

/// The code that begins a delayed reset each time that the state gets a value.
struct ResetCause {
  let node: Syntax
  let message: String

  /// - Parameters:
  ///   - statement: what begins the delay.
  ///   - subject: the state, as in `toast` or `model.toast`.
  init?(of statement: Syntax, _ subject: String, in file: SourceUnit) {
    if let set = Self.setBefore(statement, subject) {
      node = set
      message = "set here"
      return
    }
    var child = statement
    while let parent = child.parent {
      if let list = parent.as(CodeBlockItemListSyntax.self), Self.ends(list, before: statement) {
        return nil
      }
      if let conditional = parent.as(IfExprSyntax.self), conditional.body.id != child.id {
        return nil
      }
      if let closure = parent.as(ClosureExprSyntax.self) {
        guard let outer = ClosurePlace(closure)?.call else { return nil }
        if !["withAnimation", "MainActor.run"].contains(outer.calledExpression.sourceText) {
          guard let found = ResetCause(modifier: outer, subject) else { return nil }
          self = found
          return
        }
      }
      if let accessor = parent.as(AccessorDeclSyntax.self) {
        guard accessor.accessorSpecifier.text == "didSet",
          let binding = accessor.parent?.parent?.parent?.as(PatternBindingSyntax.self),
          binding.pattern.sourceText == subject
        else { return nil }
        node = Syntax(accessor.accessorSpecifier)
        message = "runs whenever it is set"
        return
      }
      if let method = parent.as(FunctionDeclSyntax.self) {
        guard let set = Self.setBefore(method, subject, in: file) else { return nil }
        node = set
        message = "set here"
        return
      }
      child = parent
    }
    return nil
  }

  /// `.onChange(of: toast?.id)`, and `.onAppear` of a view that is shown while the state has a
  /// value.
  init?(modifier call: FunctionCallExprSyntax, _ subject: String) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil
    else { return nil }
    node = Syntax(access.declName)
    switch access.declName.baseName.text {
    case "onChange":
      guard let watched = call.argument("of") ?? call.argument("value"),
        Self.isPart(watched, of: subject)
      else { return nil }
      message = "runs whenever it changes"
    case "onAppear", "task":
      guard Self.isShown(call, with: subject) else { return nil }
      message = "the view stays when another value is set"
    default: return nil
    }
  }

  /// Whether a view is in a branch for a value of the state.
  private static func isShown(_ call: FunctionCallExprSyntax, with subject: String) -> Bool {
    ArmNeed.all(around: call).contains {
      $0.subject == subject && $0.isFilled && $0.pattern == nil
    }
  }

  /// `toast`, `toast?.id`, `self.toast`.
  private static func isPart(_ expression: ExprSyntax, of subject: String) -> Bool {
    var text = expression.sourceText
    if text.hasPrefix("self.") { text.removeFirst(5) }
    guard text.hasPrefix(subject) else { return false }
    let rest = text.dropFirst(subject.count)
    return rest.isEmpty || rest.hasPrefix("?.") || rest.hasPrefix(".")
  }

  /// Whether statements before the delay cancel the one before, or look at the state's own value,
  /// so that only one delay runs at a time.
  private static func ends(
    _ list: CodeBlockItemListSyntax, before node: some SyntaxProtocol
  ) -> Bool {
    list.contains { item in
      guard item.position < node.position, item.endPosition <= node.position else { return false }
      let text = item.sourceText
      return text.contains(".cancel()") || text.contains(".invalidate()")
    }
  }

  /// The assignment before the call of a method that begins the delay.
  private static func setBefore(
    _ method: FunctionDeclSyntax, _ subject: String, in file: SourceUnit
  ) -> Syntax? {
    let calls = file.calls(named: method.name.text).filter {
      $0.calledExpression.ownName == method.name.text
    }
    return calls.lazy.compactMap { call in
      let statement = call.parent?.is(AwaitExprSyntax.self) == true ? call.parent : Syntax(call)
      return statement.flatMap { setBefore($0, subject) }
    }.first
  }

  /// The assignment before a statement, in the same list. A check that the state is empty lets only
  /// one delay run.
  private static func setBefore(_ node: some SyntaxProtocol, _ subject: String) -> Syntax? {
    guard let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self) else { return nil }
    if ends(list, before: node) { return nil }
    for item in list where item.position < node.position {
      if let check = item.item.as(GuardStmtSyntax.self),
        check.conditions.sourceText.contains(subject + " == nil")
          || check.conditions.sourceText.contains(subject + ".isEmpty")
      {
        return nil
      }
      guard case .expr(var expression) = item.item else { continue }
      if let animated = expression.as(FunctionCallExprSyntax.self),
        animated.calledExpression.sourceText == "withAnimation",
        let only = animated.trailingClosure?.statements.first?.item, case .expr(let inner) = only
      {
        expression = inner
      }
      guard let assigned = expression.assigned,
        (assigned.target.ownName ?? assigned.target.sourceText) == subject,
        assigned.value.first.map({ !["nil", "\"\"", "[]"].contains($0.sourceText) }) ?? false
      else { continue }
      return Syntax(expression)
    }
    return nil
  }
}
