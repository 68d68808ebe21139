import SwiftSyntax

/// A prompt of the system, such as Face ID, that an active scene asks for. The prompt itself makes
/// the scene inactive, and what the view resets then makes it ask again.
struct PromptLoop {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: "onChange").compactMap { call in
      guard call.modifierName != nil, let watched = call.argument("of"),
        watched.ownName == "scenePhase", BuilderPlace(of: call) == .builder,
        let type = file.places.type(at: call.position), let view = resolver.project.types[type],
        view.isView, case let code = ActionCode(file: file, type: type, resolver: resolver),
        let statements = code.statements(of: call),
        case let phase = call.closure("perform", "action")?.onlyPhase ?? "scenePhase",
        case let branches = PhaseBranches(Syntax(statements), phase),
        let prompt = branches.active.lazy.compactMap({ self.prompt(in: $0, code, view) }).first,
        let reset = branches.inactive.lazy.compactMap({ self.reset(in: $0, code, view) }).first,
        !isGuarded(Syntax(statements), code, besides: reset.name, phase)
      else { return nil }
      return file.finding(
        EndlessTaskRule.self, .info, at: file.modifier(call),
        "The user is asked again and again: each answer makes the scene active once more.",
        because: """
          the prompt makes the scene inactive, where `\(reset.name)` is set back, and then active \
          again
          """,
        advice: "Set `\(reset.name)` back in the background only: `case .background`.",
        related: [
          code.place(of: prompt, "asked here", file), code.place(of: reset.node, "set back", file),
        ])
    }
  }

  /// The call that asks the user, in code, in its methods, or in those of an object that it calls.
  private func prompt(in node: Syntax, _ code: ActionCode, _ view: ProjectIndex.TypeInfo) -> Syntax?
  {
    let nodes = [node] + code.methods(usedIn: [node]).compactMap { $0.body.map { Syntax($0) } }
    for call in nodes.flatMap(\.callsInside) {
      if call.isPrompt { return Syntax(call) }
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base,
        let owner = resolver.owner(
          ValueReader.value(of: base), in: Resolver.Place(type: view.facts.name)),
        let (_, method) = resolver.project.method(
          access.declName.baseName.text, of: owner, besides: file),
        method.body?.callsInside.contains(where: \.isPrompt) == true
      else { continue }
      return Syntax(call)
    }
    return nil
  }

  /// The state that code sets to a constant.
  private func reset(in node: Syntax, _ code: ActionCode, _ view: ProjectIndex.TypeInfo)
    -> (name: String, node: Syntax)?
  {
    let nodes = [node] + code.methods(usedIn: [node]).compactMap { $0.body.map { Syntax($0) } }
    for assignment in resolver.project.units(of: view, besides: file).flatMap(\.outline.assignments)
    {
      guard
        nodes.contains(where: {
          $0.root.id == assignment.root.id && $0.position <= assignment.position
            && assignment.position < $0.endPosition
        }), let name = assignment.elements.first?.ownName,
        resolver.project.property(name, of: view)?.wrapper == "State",
        let value = assignment.elements.last,
        value.is(BooleanLiteralExprSyntax.self) || value.sourceText.hasPrefix(".")
      else { continue }
      return (name, Syntax(assignment))
    }
    return nil
  }

  /// Whether another state, such as one that says that a prompt is open, decides about asking.
  private func isGuarded(
    _ node: Syntax, _ code: ActionCode, besides reset: String, _ phase: String
  ) -> Bool {
    let nodes = [node] + code.methods(usedIn: [node]).compactMap { $0.body.map { Syntax($0) } }
    let walk = Conditions(viewMode: .sourceAccurate)
    for node in nodes { walk.walk(node) }
    return walk.found.contains { condition in
      condition.references(to: reset).isEmpty && condition.references(to: phase).isEmpty
        && condition.references(to: "scenePhase").isEmpty
    }
  }

  private final class Conditions: SyntaxVisitor {
    var found: [ConditionElementListSyntax] = []

    override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }
  }
}

/// The code for an active scene, and that for one which is inactive.
private struct PhaseBranches {
  var active: [Syntax] = []
  var inactive: [Syntax] = []

  init(_ node: Syntax, _ phase: String) {
    let walk = Walk(phase)
    walk.walk(node)
    active = walk.active
    inactive = walk.inactive
  }

  private final class Walk: SyntaxVisitor {
    let phase: String
    var active: [Syntax] = []
    var inactive: [Syntax] = []

    init(_ phase: String) {
      self.phase = phase
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      guard [phase, "scenePhase"].contains(node.subject.ownName) else { return .visitChildren }
      for case .switchCase(let part) in node.cases {
        switch part.label {
        case .default: inactive.append(Syntax(part.statements))
        case .case(let label):
          let text = label.caseItems.sourceText
          if text.contains(".inactive") { inactive.append(Syntax(part.statements)) }
          if text.contains(".active") { active.append(Syntax(part.statements)) }
        }
      }
      return .skipChildren
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      let text = node.conditions.sourceText.filter { !$0.isWhitespace }
      for name in [phase, "scenePhase"] {
        let elseBody = node.elseBody.flatMap { $0.as(CodeBlockSyntax.self) }.map { Syntax($0) }
        if text.hasPrefix("\(name)==.active") {
          active.append(Syntax(node.body))
          inactive += elseBody.map { [$0] } ?? []
          break
        }
        if text.hasPrefix("\(name)!=.active") {
          inactive.append(Syntax(node.body))
          active += elseBody.map { [$0] } ?? []
          break
        }
        if text.hasPrefix("\(name)==.inactive") { inactive.append(Syntax(node.body)) }
      }
      return .visitChildren
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var isPrompt: Bool {
    ["evaluatePolicy", "evaluateAccessControl"].contains(calledText)
  }
}

extension ClosureExprSyntax {
  /// The parameter with the new phase.
  fileprivate var onlyPhase: String? {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.last?.name.text
    case .parameterClause(let clause):
      clause.parameters.last.map { ($0.secondName ?? $0.firstName).text }
    case nil: nil
    }
  }
}

extension ActionCode {
  fileprivate func place(of node: Syntax, _ message: String, _ file: SourceUnit) -> RelatedPlace {
    let unit = unit(of: node)
    return RelatedPlace(path: unit.path, range: unit.range(of: node), message: message)
  }
}
