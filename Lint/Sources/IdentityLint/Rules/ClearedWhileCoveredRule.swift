import SwiftSyntax

/// A cleanup in onDisappear of a view that is only covered.
public struct ClearedWhileCoveredRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "cleared_while_covered", title: "A cleanup while a page is on top",
    summary: """
      `onDisappear` runs when another page is pushed over the view, or another tab is chosen, not \
      only when the view goes for good. A cleanup there clears what the user entered, or ends work \
      that nothing begins again, and the user comes back to the same view without it.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "views that push nothing and are no page of a TabView", "a cleanup under a condition",
      "work that `onAppear`, `task` or an action of the view begins again",
      "the view that contains the NavigationStack",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.calls(named: "onDisappear").compactMap { call in
      guard call.modifierName != nil, BuilderPlace(of: call) == .builder,
        let type = file.places.type(at: call.position),
        let info = resolver.project.types[type], info.isView,
        let way = way(from: info, call, resolver),
        case let action = ActionCode(file: file, type: type, resolver: resolver),
        let statements = action.statements(of: call)
      else { return nil }
      let code = TypeCode(info, besides: file, in: resolver.project)
      for item in action.unconditional(statements) {
        guard let lost = lost(by: item, in: code, resolver) else { continue }
        let isHere = code.unit(of: lost.node).path == file.path
        return file.finding(
          Self.self, at: isHere ? file.range(of: lost.node) : file.modifier(call),
          "When \(way), \(lost.effect).",
          because: "`onDisappear` runs then as well, and the view comes back as it was",
          advice: lost.advice, related: isHere ? [] : [code.place(of: lost.node, "here")])
      }
      return nil
    }
  }

  /// How the view is covered while it keeps its place.
  private func way(
    from info: ProjectIndex.TypeInfo, _ call: FunctionCallExprSyntax, _ resolver: Resolver
  ) -> String? {
    if !info.facts.names.isDisjoint(with: ["NavigationLink", ".navigationDestination"]) {
      // The stack's own view does not disappear below its pages.
      let isInStack = call.enclosingCalls.contains {
        $0.calls("NavigationStack") || $0.calls("NavigationView")
      }
      return isInStack || info.facts.names.isDisjoint(with: ["NavigationStack", "NavigationView"])
        ? "the user opens a page from here" : nil
    }
    return resolver.project.callers(of: info).contains { call in
      call.fact.contexts.contains("TabView") && call.fact.contexts.isDisjoint(with: [".sheet"])
    } ? "the user chooses another tab" : nil
  }

  private struct Lost {
    let node: Syntax
    let effect: String
    let advice: String
  }

  private func lost(
    by item: CodeBlockItemSyntax, in code: TypeCode, _ resolver: Resolver
  ) -> Lost? {
    let info = code.type
    let file = code.unit(of: item)
    guard case .expr(var expression) = item.item else { return nil }
    if let assigned = expression.assigned {
      guard let value = assigned.value.first, assigned.value.count == 1, isEmpty(value),
        let root = root(of: assigned.target),
        resolver.project.property(root, of: info) != nil, isEntered(root, in: code)
      else { return nil }
      return cleared(expression, file.text(of: assigned.target, atMost: 40))
    }
    if let chain = expression.as(OptionalChainingExprSyntax.self) { expression = chain.expression }
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), var base = access.base
    else { return nil }
    if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
    guard let root = root(of: base), let property = resolver.project.property(root, of: info),
      !property.isStatic
    else { return nil }
    let words = RareConditions.words(of: access.declName.baseName.text)
    if !words.isDisjoint(with: Self.clearing), isEntered(root, in: code) {
      return cleared(expression, file.text(of: base, atMost: 40))
    }
    // Work that a view ends and does not begin again.
    guard !words.isDisjoint(with: Self.ending), info.facts.names.isDisjoint(with: Self.beginning),
      property.wrapper != "State" || property.type?.contains("?") != true,
      !isBegunByUser(root, in: code)
    else { return nil }
    return Lost(
      node: Syntax(expression),
      effect: "`\(file.text(of: base, atMost: 40))` ends, and nothing begins it again",
      advice: """
        Begin it again in `.onAppear`, or end it where the view goes for good: in `deinit` of an \
        object that the view keeps.
        """)
  }

  /// Whether an action of the view begins the work: then the user can begin it again.
  private func isBegunByUser(_ root: String, in code: TypeCode) -> Bool {
    code.calls.contains { call in
      guard let name = call.modifierName,
        call.calledExpression.as(MemberAccessExprSyntax.self)?.base.flatMap(self.root) == root
      else { return false }
      return !RareConditions.words(of: name).isDisjoint(with: [
        "start", "begin", "connect", "resume", "play", "open", "record", "join", "toggle", "run",
      ])
    }
  }

  private func cleared(_ node: ExprSyntax, _ what: String) -> Lost {
    Lost(
      node: Syntax(node), effect: "`\(what)` is cleared, and what was entered is lost",
      advice: """
        Clear it where the user is done, in the action that sends or discards it, or keep it in \
        `@State`, which goes with the view.
        """)
  }

  private static let clearing: Set<String> = [
    "clear", "reset", "discard", "wipe", "erase", "remove", "empty", "rollback", "abandon",
  ]
  private static let ending: Set<String> = [
    "disconnect", "invalidate", "cancel", "stop", "end", "leave", "close", "unsubscribe", "finish",
    "teardown", "terminate", "logout",
  ]
  private static let beginning: Set<String> = [".onAppear", ".task", ".onChange", ".onReceive"]

  private func isEmpty(_ value: ExprSyntax) -> Bool {
    let text = value.sourceText
    if ["nil", "\"\"", "[]", "[:]", "false", ".none", "0"].contains(text) { return true }
    // `draft = Draft()`
    guard let call = value.as(FunctionCallExprSyntax.self) else { return false }
    return call.arguments.isEmpty && CalledName(of: call)?.kind == .initializer
  }

  /// The property at the start of `draft.items.list`.
  private func root(of expression: ExprSyntax) -> String? {
    var expression = expression
    while expression.ownName == nil,
      let base = expression.as(MemberAccessExprSyntax.self)?.base
    {
      expression = base
    }
    return expression.ownName
  }

  /// Whether a control of the view, or a view that gets a binding of it, edits a property.
  private func isEntered(_ name: String, in code: TypeCode) -> Bool {
    code.projections(of: name).contains { projection in
      guard let argument = projection.argument else { return false }
      return !["isPresented", "item", "isActive", "path", "selection"].contains(
        argument.label?.text)
    }
  }
}
