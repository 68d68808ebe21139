import SwiftSyntax

/// Work that is attached to a view which the work itself shows or removes.
public struct TaskInOwnBranchRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "task_in_own_branch", title: "Work in the branch that it decides",
    summary: """
      `.task` and `.onAppear` run when the view before them appears, and a task is canceled when \
      that view is removed. Work inside a branch that only the work makes appear never runs, and \
      work that removes its own branch is canceled at its next `await`. A Group and a ForEach pass \
      the work on to what they contain: without any content it does not run. A sheet in a branch \
      for "nothing yet" closes when its content adds the first element. A field that is disabled \
      or replaced during the work that typing starts loses the focus. A search field in the branch \
      with the matches is removed when nothing matches.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "work outside of the branch", "state that something else sets as well",
      "an assignment after the last `await`",
      "an assignment under a condition that does not hold in the branch",
      "a ZStack or another container around the branch",
      "a Group with an `else`",
      "a sheet whose action also dismisses it",
      "a field that is disabled by a button, or for good",
      "a search field outside of the branch, or a branch of what the search does not change",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return PresentationInBranch(file: file, resolver: resolver).findings()
      + DisabledField(file: file, resolver: resolver).findings()
      + SearchInBranch(file: file, resolver: resolver).findings()
      + file.calls(named: ["task", "onAppear", "refreshable"]).compactMap { call in
        guard let name = call.modifierName,
          BuilderPlace(of: call) == .builder, let type = file.places.type(at: call.position),
          let info = resolver.project.types[type], info.isView
        else { return nil }
        let needs = ArmNeed.all(around: call)
        let code = ActionCode(file: file, type: type, resolver: resolver)
        guard let statements = code.statements(of: call) else { return nil }
        if let finding = restarting(call, statements, code) { return finding }
        let content = EmptyContent(before: call, in: file).needs
        // Work that never begins changes no branch.
        return never(call, name, needs + content, statements, code, info, resolver)
          ?? flipping(call, name, statements, code)
          ?? ending(call, name, needs, statements, code)
      }
  }

  /// The finding for work whose branch needs a state that only this work fills.
  private func never(
    _ call: FunctionCallExprSyntax, _ name: String, _ needs: [ArmNeed],
    _ statements: CodeBlockItemListSyntax, _ code: ActionCode, _ info: ProjectIndex.TypeInfo,
    _ resolver: Resolver
  ) -> Finding? {
    let file = code.file
    for need in needs where need.isFilled && need.pattern == nil {
      let work = FillingWork(call: call, statements: statements, code: code, resolver: resolver)
      if work.alone(fills: need.subject, of: info) {
        return unstarted(call, name, need, need.subject, file)
      }
      guard let state = resolver.project.property(need.subject, of: info), state.wrapper == "State",
        state.startsEmpty
      else { continue }
      let changes = resolver.changes(of: state.name, in: info)
      let methods = code.methods(usedIn: [Syntax(statements)])
      let inside = [Syntax(statements)] + methods.compactMap { $0.body.map { Syntax($0) } }
      guard !changes.isOpen, !changes.sure.isEmpty,
        changes.sure.allSatisfy({ change in
          change.path == file.path
            && inside.contains { file.lines(of: $0).contains(change.fact.line) }
        }),
        // The methods run nowhere else.
        file.calls(in: info.nameInFile).allSatisfy({ other in
          guard
            let called = other.passedMethod ?? CalledName(of: other)?.text,
            methods.contains(where: { $0.name.text == called })
          else { return true }
          return other.id == call.id
            || inside.contains { $0.position <= other.position && other.position < $0.endPosition }
        })
      else { continue }
      return unstarted(call, name, need, state.name, file)
    }
    return nil
  }

  private func unstarted(
    _ call: FunctionCallExprSyntax, _ name: String, _ need: ArmNeed, _ state: String,
    _ file: SourceUnit
  ) -> Finding {
    // The condition is inside of what the work is attached to.
    let isContent =
      need.node.position < call.calledExpression.endPosition
      && need.node.position >= call.position
    return file.finding(
      Self.self, at: file.modifier(call),
      isContent
        ? "This never runs: what it is attached to is empty until `\(state)` has something, which "
          + "only this sets."
        : "This never runs: its view appears only when `\(state)` has something, which only this "
          + "sets.",
      because: "`\(state)` starts empty, and nothing outside of the branch sets it",
      advice: isContent
        ? "Attach `.\(name)` to a view that is always there: a `ZStack` or a `VStack` around it."
        : "Attach `.\(name)` to the view around the condition.",
      related: [
        RelatedPlace(
          path: file.path, range: file.range(of: need.node), message: "the condition is here")
      ])
  }

  /// The work changes its own id before it ends.
  private func restarting(
    _ call: FunctionCallExprSyntax, _ statements: CodeBlockItemListSyntax, _ code: ActionCode
  ) -> Finding? {
    guard let id = call.argument("id"),
      id.is(DeclReferenceExprSyntax.self)
        || id.is(MemberAccessExprSyntax.self)
    else { return nil }
    let name = id.ownName ?? id.sourceText
    // `guard isDue else { return }` before `isDue = false`.
    var isGuarded = false
    let items = code.inOrder(statements) { check in
      guard check.body.statements.count == 1, check.asksOnly(for: name) else { return false }
      isGuarded = true
      return true
    }
    for (index, step) in items.enumerated() {
      let later = items[(index + 1)...].contains { $0.item.awaits }
      let target = step.base.map { "\($0)." } ?? ""
      guard
        let change = step.item.changes.first(where: { change in
          target + (change.target.ownName ?? change.target.sourceText) == name
            && (later && !change.mayLeave || change.waitsAfterwards)
            && (!isGuarded || ["false", "nil"].contains(change.value?.first?.sourceText))
        })
      else { continue }
      return code.file.finding(
        Self.self, at: code.file.modifier(call),
        "Setting `\(name)` cancels this work before it ends, and starts it again.",
        because: "`\(name)` is the task's id, and the work waits after it set that",
        advice: "Set it after the last `await`, or use an id that the work does not change.",
        related: [
          RelatedPlace(
            path: step.file.path, range: step.file.range(of: change.node), message: "it is set here"
          )
        ])
    }
    return nil
  }

  /// A Group passes the work to the branch it shows, and the work changes the branch.
  private func flipping(
    _ call: FunctionCallExprSyntax, _ name: String, _ statements: CodeBlockItemListSyntax,
    _ code: ActionCode
  ) -> Finding? {
    guard name == "task", let branch = call.onlyBranchOfGroup else { return nil }
    let needs = ArmNeed.all(of: branch)
    let items = code.inOrder(statements)
    for (index, step) in items.enumerated()
    where items[(index + 1)...].contains(where: \.item.awaits) {
      // The statements after it may not run.
      if step.item.mayReturn { return nil }
      let target = step.base.map { "\($0)." } ?? ""
      for change in step.item.changes where !change.mayLeave {
        let own = change.target.ownName ?? change.target.sourceText
        guard let value = change.value, value.count == 1, value[0].isPlainValue,
          let need = needs.first(where: { $0.subject == target + own }),
          // Set once, it stays in its branch.
          items.contains(where: { other in
            other.base == step.base && other.item.id != step.item.id
              && Assignments.isIn(Syntax(other.item), to: own)
          })
        else { continue }
        return code.file.finding(
          Self.self, at: code.file.modifier(call),
          """
          Setting `\(need.subject)` shows another branch, which cancels the work and starts it \
          again.
          """,
          because: "a Group passes `.task` on to the branch that it shows",
          advice:
            "Attach `.task` to a view that stays: a `ZStack` or a `VStack` around the branch.",
          related: [
            RelatedPlace(
              path: step.file.path, range: step.file.range(of: change.node),
              message: "it is set here"),
            RelatedPlace(
              path: code.file.path, range: code.file.range(of: need.node),
              message: "the condition is here"),
          ])
      }
    }
    return nil
  }

  /// The work removes its view before it ends.
  private func ending(
    _ call: FunctionCallExprSyntax, _ name: String, _ needs: [ArmNeed],
    _ statements: CodeBlockItemListSyntax, _ code: ActionCode
  ) -> Finding? {
    guard name != "onAppear" else { return nil }
    let file = code.file
    let items = code.inOrder(statements)
    for (index, step) in items.enumerated() {
      let later = items[(index + 1)...].contains { $0.item.awaits }
      let changes = step.item.changes
      guard
        let (change, need) = changes.lazy.compactMap({ change -> (StatementChange, ArmNeed)? in
          guard later && !change.mayLeave || change.waitsAfterwards else { return nil }
          let target = step.base.map { "\($0)." } ?? ""
          let subject = target + (change.target.ownName ?? change.target.sourceText)
          return needs.first { need in
            need.subject == subject && change.ends(need)
              && !change.mayBeSkipped(in: need, base: step.base)
              && !items[..<index].contains { $0.item.leaves(in: need, base: $0.base) }
          }.map { (change, $0) }
        }).first
      else { continue }
      let expression = change.node
      let subject = need.subject
      return file.finding(
        Self.self, at: file.modifier(call),
        "Setting `\(subject)` removes this view, which cancels the work before it ends.",
        because: "`.\(name)` is in a branch of `\(subject)`, and the work waits after it set that",
        advice: "Attach `.\(name)` to the view around the condition.",
        related: [
          RelatedPlace(
            path: step.file.path, range: step.file.range(of: expression),
            message: "it is set here"),
          RelatedPlace(
            path: file.path, range: file.range(of: need.node), message: "the condition is here"),
        ])
    }
    return nil
  }
}

private final class Assignments: SyntaxVisitor {
  private let name: String
  private var isFound = false

  static func isIn(_ node: Syntax, to name: String) -> Bool {
    let walk = Assignments(to: name)
    walk.walk(node)
    return walk.isFound
  }

  private init(to name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if ExprSyntax(node).assigned?.target.ownName == name { isFound = true }
    return .visitChildren
  }
}

extension GuardStmtSyntax {
  /// `guard isDue else`, `guard id != nil else` and `guard let id else`, beside other conditions.
  fileprivate func asksOnly(for name: String) -> Bool {
    conditions.contains { element in
      switch element.condition {
      case .expression(let expression):
        return [name, "self." + name, "\(name) == true", "\(name) != nil"].contains(
          expression.sourceText)
      case .optionalBinding(let binding):
        return binding.initializer.map { $0.value.ownName == name }
          ?? (binding.pattern.sourceText == name)
      default: return false
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// The condition that is all of the Group to which a modifier is applied.
  fileprivate var onlyBranchOfGroup: ExprSyntax? {
    var base = calledExpression.as(MemberAccessExprSyntax.self)?.base
    while let inner = base?.as(FunctionCallExprSyntax.self) {
      if inner.calls("Group") {
        guard let content = inner.trailingClosure?.statements, content.count == 1 else {
          return nil
        }
        switch content.first?.item {
        case .expr(let expression):
          return expression.is(IfExprSyntax.self) || expression.is(SwitchExprSyntax.self)
            ? expression : nil
        case .stmt(let statement):
          return statement.as(ExpressionStmtSyntax.self)?.expression
        default: return nil
        }
      }
      guard let access = inner.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text != "id"
      else { return nil }
      base = access.base
    }
    return nil
  }
}

extension ExprSyntax {
  /// A literal, or a case of an enumeration.
  fileprivate var isPlainValue: Bool {
    ["true", "false", "nil", "[]"].contains(sourceText)
      || self.as(MemberAccessExprSyntax.self).map { $0.base == nil } == true
  }
}

extension PropertyFacts {
  /// Whether it starts as nil, false or without elements.
  var startsEmpty: Bool { initial?.isEmptyValue ?? (type?.hasSuffix("?") == true) }
}

extension SourceUnit {
  /// The range of a modifier's name.
  func modifier(_ call: FunctionCallExprSyntax) -> SourceRange {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else {
      return range(of: call.calledExpression)
    }
    return range(of: access.declName)
  }
}
