import SwiftSyntax

/// A delayed save that is canceled when the user leaves.
public struct CanceledSaveRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "canceled_save", title: "A delayed save that leaving cancels",
    summary: """
      A task of `.task(id:)`, a subscription of `onReceive` and what `onDisappear` cancels end \
      with the view. A save that waits in one of them for the user to stop typing never happens \
      when the user leaves before: the last edits are lost. A draft that is stored only in \
      `onDisappear` is lost when the app ends while the view is shown.
      """,
    severity: .info, warnings: ["a save that waits in work which ends with the view"],
    exemptions: [
      "a view that also saves where it disappears, or by a button",
      "a sleep whose cancellation the code ignores, by `try?`: it saves immediately",
      "work that stores nothing, such as a search",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    return file.calls(named: ["task", "onReceive", "onDisappear"]).compactMap { call in
      guard let name = call.modifierName, BuilderPlace(of: call) == .builder,
        let type = file.places.type(at: call.position), let info = project.types[type],
        info.isView
      else { return nil }
      let delayed = DelayedSave(
        file: file, info: info, resolver: Resolver(project: project))
      switch name {
      case "task": return task(call, delayed)
      case "onReceive": return subscription(call, delayed)
      default:
        return canceled(call, delayed)
          ?? LateSave(file: file, info: info, resolver: Resolver(project: project)).finding(
            for: call)
      }
    }
  }

  private func task(_ call: FunctionCallExprSyntax, _ delayed: DelayedSave) -> Finding? {
    guard call.argument("id") != nil, let statements = delayed.code.statements(of: call),
      let save = delayed.save(in: Syntax(statements)), !delayed.isSaved(elsewhere: save, than: call)
    else { return nil }
    return finding(call, save, "the task is canceled when the view disappears", delayed)
  }

  private func subscription(_ call: FunctionCallExprSyntax, _ delayed: DelayedSave) -> Finding? {
    guard let publisher = call.arguments.first?.expression,
      publisher.sourceText.contains(".debounce("),
      let statements = delayed.code.statements(of: call),
      let save = delayed.anySave(in: Syntax(statements)),
      !delayed.isSaved(elsewhere: save, than: call)
    else { return nil }
    return finding(call, save, "the subscription ends when the view disappears", delayed)
  }

  /// `.onDisappear { saving?.cancel() }`
  private func canceled(_ call: FunctionCallExprSyntax, _ delayed: DelayedSave) -> Finding? {
    guard let statements = delayed.code.statements(of: call),
      delayed.anySave(in: Syntax(statements)) == nil
    else { return nil }
    for item in delayed.code.unconditional(statements) {
      guard case .expr(var expression) = item.item else { continue }
      if let chain = expression.as(OptionalChainingExprSyntax.self) {
        expression = chain.expression
      }
      guard let cancel = expression.as(FunctionCallExprSyntax.self),
        ["cancel", "invalidate"].contains(cancel.modifierName),
        var base = cancel.calledExpression.as(MemberAccessExprSyntax.self)?.base
      else { continue }
      if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
      guard let name = base.ownName else { continue }
      for assignment in delayed.members.assignments(to: name) {
        guard let save = delayed.keptSave(in: assignment),
          !delayed.isSaved(elsewhere: save, than: nil, inside: Syntax(assignment))
        else { continue }
        return finding(call, save, "`\(name)` is canceled here, while the save waits", delayed)
      }
    }
    return nil
  }

  private func finding(
    _ call: FunctionCallExprSyntax, _ save: FunctionCallExprSyntax, _ reason: String,
    _ delayed: DelayedSave
  ) -> Finding {
    delayed.file.finding(
      Self.self, .warning, at: delayed.file.modifier(call),
      "When the user leaves before the delay is over, the last edits are not saved.",
      because: reason,
      advice: "Save in `.onDisappear` as well, or let an object that stays do the delayed save.",
      related: [delayed.members.place(of: save, "saved here")])
  }
}

/// Saves of a view that wait for something.
private struct DelayedSave {
  let file: SourceUnit
  let info: ProjectIndex.TypeInfo
  let resolver: Resolver

  var code: ActionCode { ActionCode(file: file, type: info.nameInFile, resolver: resolver) }
  var members: TypeCode { TypeCode(info, besides: file, in: resolver.project) }

  private func nodes(_ node: Syntax) -> [Syntax] {
    [node] + code.methods(usedIn: [node]).compactMap { $0.body.map { Syntax($0) } }
  }

  /// The call that saves after a sleep whose cancellation ends the work.
  func save(in node: Syntax) -> FunctionCallExprSyntax? {
    let nodes = nodes(node)
    let text = nodes.map(\.sourceText).joined(separator: "\n")
    guard
      nodes.contains(where: { Sleeps.end($0) })
        || text.contains("sleep(")
          && (text.contains("isCancelled") || text.contains("checkCancell"))
    else { return nil }
    return anySave(in: node)
  }

  func anySave(in node: Syntax) -> FunctionCallExprSyntax? {
    for node in nodes(node) {
      let walk = Saves(viewMode: .sourceAccurate)
      walk.walk(node)
      if let found = walk.found { return found }
    }
    return nil
  }

  /// `saving = Task { try await Task.sleep(…); save() }`, a work item, or a timer.
  func keptSave(in assignment: SequenceExprSyntax) -> FunctionCallExprSyntax? {
    guard let call = ExprSyntax(assignment).assigned?.value.first?.as(FunctionCallExprSyntax.self)
    else { return nil }
    switch call.calledText {
    case "Task", "detached":
      return call.trailingClosure.flatMap { save(in: Syntax($0.statements)) }
    case "DispatchWorkItem", "scheduledTimer":
      return call.closure("block").flatMap { anySave(in: Syntax($0.statements)) }
    default: return nil
    }
  }

  /// Whether the view saves by another way as well.
  func isSaved(
    elsewhere save: FunctionCallExprSyntax, than call: FunctionCallExprSyntax?,
    inside outer: Syntax? = nil
  ) -> Bool {
    let name = save.calledText ?? ""
    // The methods that end in this save, called from elsewhere, save as well.
    let methods = code.methods(usedIn: [Syntax(save)]).map(\.name.text)
    let members = members
    let saving = members.function(around: save)
    let own = saving?.name.text
    let names = Set([name] + methods + [own].compactMap(\.self).filter { $0 != "body" })
    return members.calls.contains { other in
      if other.id == save.id || other.id == call?.id { return false }
      if let call, let closure = call.closure("perform", "action"), closure.contains(other) {
        return false
      }
      if let outer, outer.contains(other) { return false }
      if let passed = other.passedMethod, names.contains(passed) { return true }
      guard names.contains(other.calledText ?? "") else { return false }
      // A method that only starts the delay is no save.
      if let outer, own == other.calledText,
        members.function(around: outer)?.id == saving?.id
      {
        return false
      }
      return true
    }
  }

  private final class Saves: SyntaxVisitor {
    var found: FunctionCallExprSyntax?

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if found == nil, let name = CalledName(of: node), name.kind != .initializer,
        // `store(in: &bag)` keeps a subscription.
        node.argument("in") == nil,
        !RareConditions.words(of: name.text).isDisjoint(with: verbs)
      {
        found = node
      }
      return .visitChildren
    }

    private let verbs: Set<String> = [
      "save", "autosave", "store", "persist", "write", "commit", "upload", "sync", "put", "submit",
    ]
  }

  /// A sleep with `try`: when it is canceled, it throws and what follows does not run.
  private final class Sleeps: SyntaxVisitor {
    private var isFound = false

    static func end(_ node: Syntax) -> Bool {
      let walk = Sleeps(viewMode: .sourceAccurate)
      walk.walk(node)
      return walk.isFound
    }

    override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
      if node.questionOrExclamationMark == nil, node.expression.sourceText.contains("sleep(") {
        isFound = true
      }
      return .visitChildren
    }
  }
}

extension SyntaxProtocol {
  fileprivate func contains(_ node: some SyntaxProtocol) -> Bool {
    position <= node.position && node.position < endPosition && root.id == node.root.id
  }
}
