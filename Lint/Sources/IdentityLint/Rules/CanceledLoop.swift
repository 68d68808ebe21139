import SwiftSyntax

/// A loop without an end that ignores the cancellation of its sleep: once its task is canceled, it
/// runs on without a pause.
/// `while true { board = try? await fetch(); try? await Task.sleep(for: .seconds(20)) }`
struct CanceledLoop {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: "task").compactMap(attached)
      + file.outline.assignments.compactMap(stored)
  }

  /// In `.task`, which is canceled when its view is removed.
  private func attached(_ call: FunctionCallExprSyntax) -> Finding? {
    guard call.modifierName != nil, BuilderPlace(of: call) == .builder,
      let type = file.places.type(at: call.position),
      resolver.project.types[type]?.isView == true,
      case let code = ActionCode(file: file, type: type, resolver: resolver),
      let statements = code.statements(of: call)
    else { return nil }
    var seen: Set<String> = []
    guard let loop = loop(in: Syntax(statements), code, &seen, depth: 0) else { return nil }
    let event = call.argument("id").map {
      "When `\(file.text(of: $0, atMost: 40))` changes, or the view is removed"
    }
    return finding(loop, event ?? "When the view is removed", at: file.modifier(call))
  }

  /// In a task that is kept to be canceled: `poll = Task { … }` and `poll?.cancel()`.
  private func stored(_ assignment: SequenceExprSyntax) -> Finding? {
    guard let (target, value) = ExprSyntax(assignment).assigned, value.count == 1,
      let name = target.keptName, let task = value[0].as(FunctionCallExprSyntax.self),
      task.calls("Task"), let work = task.trailingClosure,
      let type = file.places.type(at: assignment.position), let info = resolver.project.types[type],
      TypeCode(info, besides: file, in: resolver.project).calls.contains(where: { call in
        call.modifierName == "cancel"
          && call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.keptName == name
      })
    else { return nil }
    let code = ActionCode(file: file, type: type, resolver: resolver)
    var seen: Set<String> = []
    return loop(in: Syntax(work.statements), code, &seen, depth: 0).flatMap {
      finding($0, "When `\(name)` is canceled", at: file.range(of: target))
    }
  }

  private struct Loop {
    let sleep: Syntax
    let unit: SourceUnit
    /// Whether a `catch` takes the cancellation.
    let isCaught: Bool
    /// Whether it is in a method of a model.
    var isOfModel = false
  }

  /// The first such loop in code, in the methods that it calls, and in those of models.
  private func loop(
    in node: Syntax, _ code: ActionCode, _ seen: inout Set<String>, depth: Int
  ) -> Loop? {
    let walk = EndlessSleeps(viewMode: .sourceAccurate)
    walk.walk(node)
    if let sleep = walk.found {
      return Loop(sleep: sleep, unit: code.unit(of: sleep), isCaught: walk.isCaught)
    }
    guard depth < 3 else { return nil }
    for call in walk.calls {
      if let name = call.calledExpression.ownName, seen.insert(name).inserted,
        let body = code.method(name)?.body,
        let found = loop(in: Syntax(body), code, &seen, depth: depth + 1)
      {
        return found
      }
      if let method = code.modelMethod(of: call), let body = method.declaration.body,
        seen.insert("." + method.declaration.name.text).inserted,
        var found = loop(in: Syntax(body), method.code, &seen, depth: depth + 1)
      {
        found.isOfModel = true
        return found
      }
    }
    return nil
  }

  /// The finding at the sleep; at the work, when it is elsewhere.
  private func finding(_ loop: Loop, _ event: String, at work: SourceRange) -> Finding? {
    let isHere = loop.unit.path == file.path && !loop.isOfModel
    return file.finding(
      CanceledSleepRule.self, at: isHere ? file.range(of: loop.sleep) : work,
      "\(event), this loop continues, without any pause.",
      because: "a canceled sleep throws immediately, and "
        + (loop.isCaught ? "the loop continues after `catch`" : "`try?` ignores that"),
      advice: "End the loop: `while !Task.isCancelled`, or a `try await Task.sleep(…)` that leaves "
        + "it.",
      related: isHere
        ? []
        : [
          RelatedPlace(
            path: loop.unit.path, range: loop.unit.range(of: loop.sleep),
            message: "the sleep is here")
        ])
  }
}

extension ExprSyntax {
  /// `x` of `x`, `self.x`, `self?.x` and `x?`.
  fileprivate var keptName: String? {
    var text = sourceText
    while text.hasSuffix("?") || text.hasSuffix("!") { text.removeLast() }
    for prefix in ["self.", "self?."] where text.hasPrefix(prefix) {
      text.removeFirst(prefix.count)
    }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? text : nil
  }
}

/// The first loop without an end that sleeps and that a cancellation does not leave, and the calls
/// outside of closures.
private final class EndlessSleeps: SyntaxVisitor {
  var found: Syntax?
  var isCaught = false
  var calls: [FunctionCallExprSyntax] = []

  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.conditions.sourceText == "true" { judge(node.body) }
    return .visitChildren
  }

  override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.condition.sourceText == "true" { judge(node.body) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func judge(_ body: CodeBlockSyntax) {
    let text = body.sourceText
    guard found == nil,
      !["isCancelled", "checkCancellation", "CancellationError", "withTaskCancellation"].contains(
        where: text.contains)
    else { return }
    let walk = Ends(viewMode: .sourceAccurate)
    walk.walk(body)
    guard !walk.leaves, let sleep = walk.sleep else { return }
    found = sleep
    isCaught = walk.isCaught
  }
}

/// How a loop may end, and where it sleeps.
private final class Ends: SyntaxVisitor {
  /// Whether a statement or an error may end the loop.
  var leaves = false
  var sleep: Syntax?
  var isCaught = false
  private var catches = 0

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { leave() }
  override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind { leave() }

  private func leave() -> SyntaxVisitorContinueKind {
    leaves = true
    return .skipChildren
  }

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    if catches == 0 { leaves = true }
    return .skipChildren
  }

  override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
    let takesAll = node.catchClauses.contains { $0.catchItems.isEmpty }
    if takesAll { catches += 1 }
    walk(node.body)
    if takesAll { catches -= 1 }
    for handler in node.catchClauses { walk(handler.body) }
    return .skipChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    let mark = node.questionOrExclamationMark?.text
    if mark == nil && catches == 0 { return leave() }
    guard sleep == nil, mark != "!",
      let call = node.expression.as(AwaitExprSyntax.self)?.expression.as(
        FunctionCallExprSyntax.self),
      call.calledText == "sleep"
    else { return .visitChildren }
    sleep = Syntax(node)
    isCaught = mark == nil
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
