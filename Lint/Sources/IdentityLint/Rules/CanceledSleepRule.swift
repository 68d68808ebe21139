import SwiftSyntax

/// Work after a sleep that ignores its cancellation.
public struct CanceledSleepRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "canceled_sleep", title: "Work that a canceled sleep lets run",
    summary: """
      A canceled `Task.sleep` throws immediately. `try?` ignores the error, and the code after the \
      sleep runs without the delay: a search that waits until the user stops typing runs for each \
      letter, and an older answer can replace a newer one. A save or a reset that a newer task has \
      replaced still happens. What is marked as read after some seconds is marked when it was \
      shown for a moment only. A loop without an end no longer pauses.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "a sleep in a `do` that returns when it is canceled",
      "code that then looks whether the task was canceled, or compares the value",
      "a sleep at the end of the work, or in a loop that ends",
      "a flag that is set back, when nothing cancels the task by hand",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.calls(named: "task").compactMap { replaced($0, in: file, resolver) }
      + file.outline.assignments.compactMap { canceled($0, in: file, resolver) }
      + CanceledLoop(file: file, resolver: resolver).findings()
  }

  /// `.task(id: query) { try? await Task.sleep(for: .milliseconds(300)); hits = await search() }`
  private func replaced(
    _ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard call.modifierName != nil, let id = call.argument("id"),
      BuilderPlace(of: call) == .builder, let type = file.places.type(at: call.position),
      resolver.project.types[type]?.isView == true
    else { return nil }
    let code = ActionCode(file: file, type: type, resolver: resolver)
    guard let statements = code.statements(of: call),
      case let isTyped = id.ownName.map({ file.isTyped($0, in: type) }) ?? false,
      case let isSet = id.ownName.map({ isSet($0, in: file, type) }) ?? false,
      let delay = Delay.first(
        in: statements, code,
        where: {
          $0.counts(for: id, isTyped: isTyped, isSet: isSet) || $0.marks(elementOf: id, code)
        })
    else { return nil }
    let shown = file.text(of: id, atMost: 40)
    return finding(
      delay, in: file, "When `\(shown)` changes during the sleep, the code after it still runs.",
      because: "`.task(id:)` cancels the sleep, and `try?` ignores that", of: call)
  }

  /// Whether something besides the task sets its id: the user, or a method.
  private func isSet(
    _ name: String, in file: SourceUnit, _ type: String
  ) -> Bool {
    !file.projections(of: name, in: type).isEmpty
      || file.assignments(to: name, in: type).contains { assignment in
        file.places.functionIndex(at: assignment.position) != nil
          || assignment.enclosingCalls.contains {
            ["Button", "onTapGesture", "onSubmit"].contains($0.calledText ?? "")
          }
      }
  }

  /// `saving?.cancel(); saving = Task { try? await Task.sleep(for: .seconds(1)); save() }`
  private func canceled(
    _ assignment: SequenceExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard let (target, value) = ExprSyntax(assignment).assigned, value.count == 1,
      let name = target.ownName ?? target.weakMember,
      let task = value[0].as(FunctionCallExprSyntax.self), task.calls("Task"),
      let work = task.trailingClosure, Self.isCanceled(name, before: assignment)
    else { return nil }
    let code = ActionCode(
      file: file, type: file.places.type(at: assignment.position), resolver: resolver)
    guard let delay = Delay.first(in: work.statements, code, where: { _ in true }) else {
      return nil
    }
    return finding(
      delay, in: file, "When `\(name)` is canceled during the sleep, the code after it still runs.",
      because: "the next task cancels the sleep, and `try?` ignores that")
  }

  private func finding(
    _ delay: Delay, in file: SourceUnit, _ message: String, because reason: String,
    of work: FunctionCallExprSyntax? = nil
  ) -> Finding? {
    // The finding is at the sleep; at the work, when a model sleeps.
    let unit = delay.unit ?? file
    let range: SourceRange
    if delay.unit != nil, let work {
      range = file.modifier(work)
    } else {
      guard delay.sleep.root.id == file.tree.root.id else { return nil }
      range = file.range(of: delay.sleep)
    }
    return file.finding(
      Self.self, at: range, message, because: reason,
      advice: """
        Leave when it throws: `do { try await Task.sleep(…) } catch { return }`, or \
        `guard !Task.isCancelled else { return }` after it.
        """,
      related: [
        RelatedPlace(
          path: unit.path, range: unit.range(of: delay.effect), message: "this runs immediately")
      ])
  }

  /// Whether the statements before an assignment cancel what the name holds.
  private static func isCanceled(_ name: String, before assignment: SequenceExprSyntax) -> Bool {
    guard let item = assignment.parent?.as(CodeBlockItemSyntax.self),
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    return list.contains { other in
      guard other.position < item.position else { return false }
      let text = other.sourceText.replacingSuffix("?.cancel()", with: ".cancel()")
        .replacingSuffix("!.cancel()", with: ".cancel()")
      return text == "\(name).cancel()" || text == "self.\(name).cancel()"
        || text == "self?.\(name).cancel()"
    }
  }
}

/// A sleep whose cancellation nobody sees, and the first statement after it that does something.
private struct Delay {
  let sleep: Syntax
  let effect: CodeBlockItemSyntax
  /// All statements after the sleep.
  let rest: [CodeBlockItemSyntax]
  /// The file of the model whose method sleeps.
  var unit: SourceUnit?

  /// The first one in statements, and in the methods that they call.
  static func first(
    in statements: CodeBlockItemListSyntax, _ code: ActionCode, where counts: (Delay) -> Bool
  ) -> Delay? {
    var seen: Set<String> = []
    return first(in: statements, code, where: counts, &seen)
  }

  private static func first(
    in statements: CodeBlockItemListSyntax, _ code: ActionCode, where counts: (Delay) -> Bool,
    _ seen: inout Set<String>
  ) -> Delay? {
    // A check anywhere in the work shows that its author thought of it.
    if checks(statements.sourceText) { return nil }
    let walk = Sleeps(viewMode: .sourceAccurate)
    walk.walk(statements)
    for item in walk.found {
      guard let list = item.parent?.as(CodeBlockItemListSyntax.self) else { continue }
      // Not `list.filter`, whose result is another tree.
      let rest = Array(list).filter { $0.position > item.position }
      if rest.contains(where: { comparesValue($0) }) { continue }
      guard let effect = rest.first(where: { $0.acts }) else { continue }
      let delay = Delay(sleep: Syntax(item.item), effect: effect, rest: rest)
      if counts(delay) { return delay }
    }
    for item in statements {
      if let name = item.calledMethod, seen.insert(name).inserted,
        let body = code.method(name)?.body,
        let found = first(in: body.statements, code, where: counts, &seen)
      {
        return found
      }
      // `await search.update(for: query)`
      if let call = item.called, let method = code.modelMethod(of: call),
        seen.insert("." + method.declaration.name.text).inserted,
        let body = method.declaration.body,
        var found = first(in: body.statements, method.code, where: counts, &seen)
      {
        found.unit = method.code.file
        return found
      }
    }
    return nil
  }

  /// Whether the work means the delay: it waits for an answer after it, it is a short one while
  /// the user types, or it changes the task's own id, which something else sets as well.
  func counts(for id: ExprSyntax, isTyped: Bool, isSet: Bool) -> Bool {
    if rest.allSatisfy({ $0.setsFlag }) { return false }
    if rest.contains(where: \.awaits) || isTyped && isShort { return true }
    guard isSet, let name = id.ownName else { return false }
    return rest.contains { item in
      guard case .expr(let expression) = item.item else { return false }
      return expression.as(SequenceExprSyntax.self)?.elements.first?.ownName == name
    }
  }

  /// Whether the work changes the element of the task's id, as one that was shown long enough:
  /// `.task(id: message.id) { try? await Task.sleep(…); mailbox.markRead(message.id) }`. What ends
  /// something, such as a message that is taken away, is done for the element before as well.
  func marks(elementOf id: ExprSyntax, _ code: ActionCode) -> Bool {
    guard let access = id.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "id",
      let element = access.base?.ownName
    else { return false }
    return rest.contains { item in
      if let target = item.kept, target.as(MemberAccessExprSyntax.self)?.base?.ownName == element {
        return true
      }
      guard let call = item.called,
        call.arguments.contains(where: { $0.expression.mentions([element]) }),
        let body = code.modelMethod(of: call)?.declaration.body, !Delay.ends(body)
      else { return false }
      return body.statements.contains { inner in
        guard let target = inner.kept?.as(MemberAccessExprSyntax.self) else { return false }
        return target.base?.is(SubscriptCallExprSyntax.self) == true
      }
    }
  }

  private static func ends(_ body: CodeBlockSyntax) -> Bool {
    let text = body.sourceText
    return ["= nil", "remove", "filter", "= []", "dismiss"].contains(where: text.contains)
  }

  /// Whether it is less than a second.
  private var isShort: Bool {
    let text = sleep.sourceText.filter { $0 != "_" && !$0.isWhitespace }
    func number(after label: String) -> Double? {
      guard let range = text.range(of: label) else { return nil }
      return Double(text[range.upperBound...].prefix { $0.isNumber || $0 == "." })
    }
    if let value = number(after: ".milliseconds(") { return value < 1000 }
    if let value = number(after: ".seconds(") { return value < 1 }
    return number(after: "nanoseconds:").map { $0 < 1_000_000_000 } ?? false
  }

  private static func checks(_ text: String) -> Bool {
    ["isCancelled", "checkCancellation", "withTaskCancellationHandler"].contains(
      where: text.contains)
  }

  /// A `guard` or an `if` that may look whether the value is still the same.
  private static func comparesValue(_ item: CodeBlockItemSyntax) -> Bool {
    let conditions =
      item.item.as(GuardStmtSyntax.self)?.conditions ?? item.checked.map { $0.conditions }
    let text = conditions?.sourceText ?? ""
    return text.contains("==") || text.contains("!=")
  }

  /// The statements that are `try? await Task.sleep(…)`, outside of loops and closures.
  private final class Sleeps: SyntaxVisitor {
    var found: [CodeBlockItemSyntax] = []

    override func visit(_ node: CodeBlockItemSyntax) -> SyntaxVisitorContinueKind {
      guard case .expr(var expression) = node.item else { return .visitChildren }
      if let (target, value) = expression.assigned, target.is(DiscardAssignmentExprSyntax.self),
        value.count == 1
      {
        expression = value[0]
      }
      guard let attempt = expression.as(TryExprSyntax.self),
        attempt.questionOrExclamationMark?.text == "?",
        let call = attempt.expression.as(AwaitExprSyntax.self)?.expression
          .as(FunctionCallExprSyntax.self), call.calledText == "sleep"
      else { return .visitChildren }
      found.append(node)
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}

extension CodeBlockItemSyntax {
  /// The target of an assignment that keeps something: not one of nil or of false.
  fileprivate var kept: ExprSyntax? {
    guard case .expr(let expression) = item, let (target, value) = expression.assigned,
      value.count != 1 || !["nil", "false"].contains(value[0].sourceText)
    else { return nil }
    return target
  }

  /// Whether it calls or assigns something.
  fileprivate var acts: Bool {
    switch item {
    case .expr(let expression):
      if let operation = expression.as(SequenceExprSyntax.self)?.elements.dropFirst().first,
        operation.is(AssignmentExprSyntax.self)
          || operation.as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true
      {
        return true
      }
      return !expression.is(IfExprSyntax.self) && !callsInside.isEmpty
    case .stmt(let statement):
      return !statement.is(GuardStmtSyntax.self) && !statement.is(ReturnStmtSyntax.self)
        && !callsInside.isEmpty
    case .decl: return awaits
    }
  }

  /// `isShown = false`, also in `withAnimation`.
  fileprivate var setsFlag: Bool {
    guard case .expr(let expression) = item else { return item.is(GuardStmtSyntax.self) }
    if let call = expression.as(FunctionCallExprSyntax.self), call.calls("withAnimation"),
      let inner = call.trailingClosure
    {
      return inner.statements.allSatisfy(\.setsFlag)
    }
    guard let (_, value) = expression.assigned, value.count == 1 else { return false }
    return ["true", "false"].contains(value[0].sourceText)
  }
}

extension ExprSyntax {
  /// `x` of `self?.x`.
  fileprivate var weakMember: String? {
    guard let access = self.as(MemberAccessExprSyntax.self), access.base?.sourceText == "self?"
    else { return nil }
    return access.declName.baseName.text
  }
}
