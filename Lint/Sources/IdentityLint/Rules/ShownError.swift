import SwiftSyntax

/// A load that something newer cancels, and whose `catch` takes the cancellation for a failure: the
/// error is shown over the answer to the newer value.
/// `.task(id: stop) { do { lines = try await load(stop) } catch { failure = error } }`
struct ShownError {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: "task").compactMap(replaced) + file.calls(named: "Task").compactMap(canceled)
  }

  /// Work that `.task(id:)` cancels when the id changes.
  private func replaced(_ call: FunctionCallExprSyntax) -> Finding? {
    guard call.modifierName != nil, let id = call.argument("id"),
      // The work begins again when the scene is active.
      id.memberName != "scenePhase",
      BuilderPlace(of: call) == .builder, let type = file.places.type(at: call.position),
      resolver.project.types[type]?.isView == true,
      case let code = ActionCode(file: file, type: type, resolver: resolver),
      let statements = code.statements(of: call),
      // An id that the work itself sets at its end.
      !parts(of: statements, code).contains(where: { $0.node.sets(id.memberName ?? "") })
    else { return nil }
    let subject = file.text(of: id, atMost: 40)
    return finding(
      for: statements, code, "When `\(subject)` changes during the load,"
    )?.moved(to: call, in: file)
  }

  /// `task?.cancel(); task = Task { … }`.
  private func canceled(_ call: FunctionCallExprSyntax) -> Finding? {
    guard call.calls("Task"), let work = call.trailingClosure,
      let assignment = call.parent?.parent?.as(SequenceExprSyntax.self),
      let (target, value) = ExprSyntax(assignment).assigned, value.count == 1,
      let name = target.ownName ?? target.weakName,
      let list = assignment.parent?.parent?.as(CodeBlockItemListSyntax.self),
      list.contains(where: { item in
        item.position < assignment.position && item.cancels(name)
      }), let type = file.places.type(at: call.position)
    else { return nil }
    let code = ActionCode(file: file, type: type, resolver: resolver)
    return finding(for: work.statements, code, "When the next load cancels this one,").flatMap {
      $0.path == file.path ? $0 : nil
    }
  }

  private func finding(
    for statements: CodeBlockItemListSyntax, _ code: ActionCode, _ cause: String
  ) -> Finding? {
    for part in parts(of: statements, code) {
      guard let shown = error(shownBy: part.node, of: part.code) else { continue }
      let unit = part.code.unit(of: shown)
      let name = unit.text(of: shown, atMost: 40)
      return unit.finding(
        RacingTaskRule.self, at: unit.range(of: shown),
        "\(cause) the canceled one sets `\(name)`: the user sees an error where there is none.",
        because: "`catch` takes the cancellation too",
        advice: """
          Leave the `catch` when `Task.isCancelled` is true. A canceled `URLSession` throws \
          `URLError.cancelled`, a canceled sleep `CancellationError`.
          """)
    }
    return nil
  }

  private struct Part {
    let node: Syntax
    let code: ActionCode
  }

  /// The work, the methods that it calls, and those of models.
  private func parts(of statements: CodeBlockItemListSyntax, _ code: ActionCode) -> [Part] {
    let methods = code.methods(usedIn: [Syntax(statements)]).compactMap(\.body)
    var parts = [Part(node: Syntax(statements), code: code)]
    parts += methods.map { Part(node: Syntax($0), code: code) }
    for node in parts.map(\.node) where !node.tellsOfCancellation {
      for call in node.callsInside {
        guard let found = code.modelMethod(of: call), let body = found.declaration.body,
          !parts.contains(where: { $0.node.id == Syntax(body).id })
        else { continue }
        parts.append(Part(node: Syntax(body), code: found.code))
        parts += found.code.methods(usedIn: [Syntax(body)]).compactMap(\.body).map {
          Part(node: Syntax($0), code: found.code)
        }
      }
    }
    return parts
  }

  /// The properties that a `catch` of every error sets to show it.
  private func error(shownBy node: Syntax, of code: ActionCode) -> ExprSyntax? {
    guard !node.tellsOfCancellation, let type = code.type, let info = resolver.project.types[type]
    else { return nil }
    let walk = Attempts(viewMode: .sourceAccurate)
    walk.walk(node)
    for clause in walk.handlers {
      let changes = ErrorChanges(viewMode: .sourceAccurate)
      changes.walk(clause.body)
      let shown = changes.found.first { target, value in
        guard let name = target.ownName ?? target.weakName,
          let property = resolver.project.property(name, of: info), !property.isLet,
          !target.isAsked(about: name), !code.unit(of: target).isLocalName(name, at: target)
        else { return false }
        return Self.isError(value, in: name, clause.errorName)
      }
      if let shown { return shown.target }
    }
    return nil
  }

  /// Whether a value that is set describes a failure.
  private static func isError(_ value: [ExprSyntax], in name: String, _ error: String) -> Bool {
    if value.contains(where: { $0.mentions([error]) }) { return true }
    guard value.count == 1, let only = value.first else { return false }
    let text = only.sourceText
    if text.hasPrefix(".fail") || text.hasPrefix(".error") { return true }
    return text != "false" && text != "nil" && text != "\"\"" && text != "[]"
      && !RareConditions.words(of: name).isDisjoint(with: words)
  }

  private static let words: Set<String> = [
    "error", "errors", "failure", "failed", "alert", "problem", "failing",
  ]

  private final class Attempts: SyntaxVisitor {
    var handlers: [CatchClauseSyntax] = []

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
      if let last = node.catchClauses.last, last.takesEveryError, node.body.triesToWait {
        handlers.append(last)
      }
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  private final class ErrorChanges: SyntaxVisitor {
    var found: [(target: ExprSyntax, value: [ExprSyntax])] = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      if let assigned = ExprSyntax(node).assigned { found.append(assigned) }
      return .visitChildren
    }

    /// A comparison may ask for what is shown now.
    override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
      .skipChildren
    }
  }
}

extension CatchClauseSyntax {
  /// `catch` and `catch let error`.
  var isOpen: Bool {
    catchItems.allSatisfy { item in
      item.whereClause == nil
        && item.pattern?.as(ValueBindingPatternSyntax.self)?.pattern.kind == .identifierPattern
    }
  }

  /// Whether it is open, without a comparison before what is done.
  fileprivate var takesEveryError: Bool {
    let checks = body.statements.contains { item in
      let conditions = item.item.as(GuardStmtSyntax.self)?.conditions ?? item.checked?.conditions
      let text = conditions?.sourceText ?? ""
      return text.contains("==") || text.contains("!=")
    }
    return isOpen && !checks
  }

  fileprivate var errorName: String {
    let pattern = catchItems.first?.pattern?.as(ValueBindingPatternSyntax.self)?.pattern
    return pattern?.sourceText ?? "error"
  }
}

extension CodeBlockSyntax {
  /// Whether it waits for work that may throw.
  fileprivate var triesToWait: Bool {
    awaits
      && tokens(viewMode: .sourceAccurate).contains {
        $0.tokenKind == .keyword(.try) && $0.nextToken(viewMode: .sourceAccurate)?.text != "?"
      }
  }
}

extension CodeBlockItemSyntax {
  /// `task?.cancel()`
  fileprivate func cancels(_ name: String) -> Bool {
    called.map { call in
      call.calledText == "cancel" && call.calledExpression.mentions([name])
    } ?? sourceText.contains("\(name)?.cancel()")
  }
}

extension SyntaxProtocol {
  /// Whether code asks if it was canceled, by itself or by a helper of the project.
  fileprivate var tellsOfCancellation: Bool {
    tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let name) = token.tokenKind, name != "cancel" else { return false }
      return name.lowercased().contains("cancel")
    }
  }

  /// Whether code sets a property.
  fileprivate func sets(_ name: String) -> Bool {
    if let elements = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count > 2, elements[0].memberName == name,
      elements[1].is(AssignmentExprSyntax.self) || elements[1].sourceText.hasSuffix("=")
    {
      return true
    }
    return children(viewMode: .sourceAccurate).contains { $0.sets(name) }
  }

  /// Whether it is in a branch that asks for the present value of a property.
  fileprivate func isAsked(about name: String) -> Bool {
    var node = parent
    while let parent = node, !parent.is(CatchClauseSyntax.self) {
      if parent.as(IfExprSyntax.self)?.conditions.mentions([name]) == true { return true }
      node = parent.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// The last name of `model.page`.
  fileprivate var memberName: String? {
    self.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? self.as(DeclReferenceExprSyntax.self)?.baseName.text
  }
}
