import SwiftSyntax

/// An AnyView whose content changes its type.
public struct ErasedBranchesRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "erased_branches", title: "An AnyView whose type varies",
    summary: """
      An AnyView that holds different types at different times loses all state below it at each \
      change. This also happens if both types hold the same view and one has a modifier more: it \
      looks like one view but is two.
      """,
    exemptions: [
      "conditions that are constant for the process", "branches of one type",
      "branches that share nothing with state, such as two screens",
      "one branch and `EmptyView`",
      "a passed view without state, or a condition that no caller changes",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let resolver = Resolver(project: project)
    var findings: [Finding] = []
    for node in file.outline.conditionals where node.parent?.is(IfExprSyntax.self) != true {
      findings += finding(
        for: Syntax(node), arms: arms(of: node), conditions: conditions(of: node),
        end: node.conditions.endPositionBeforeTrailingTrivia,
        in: file, resolver)
    }
    for node in file.outline.switches {
      findings += finding(
        for: Syntax(node), arms: arms(of: node),
        conditions: [ArmCondition(value: ValueReader.value(of: node.subject), isPresence: false)],
        end: node.subject.endPositionBeforeTrailingTrivia, in: file, resolver)
    }
    for node in file.outline.guards {
      guard let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self), let last = list.last,
        last.position > node.position
      else { continue }
      let arms = [node.body.statements.last, last].compactMap { $0.flatMap(erased) }
      findings += finding(
        for: Syntax(node), arms: arms, conditions: ArmCondition.read(node.conditions),
        end: node.conditions.endPositionBeforeTrailingTrivia, in: file, resolver)
    }
    for node in file.outline.ternaries {
      let elements = Array(node.elements)
      guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        index > 0, index + 1 < elements.count,
        let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self),
        let first = erased(ternary.thenExpression),
        let second = erased(elements[index + 1]),
        case .choice(let condition, _, _) = ValueReader.value(of: node)
      else { continue }
      findings += finding(
        for: Syntax(node), arms: [first, second],
        conditions: [ArmCondition(value: condition, isPresence: false)],
        end: elements[index - 1].endPositionBeforeTrailingTrivia, in: file, resolver)
    }
    return findings
  }

  private func finding(
    for node: Syntax, arms: [ExprSyntax], conditions: @autoclosure () -> [ArmCondition],
    end: AbsolutePosition, in file: SourceUnit, _ resolver: Resolver
  ) -> [Finding] {
    guard arms.count >= 2, Set(arms.map(shape)).count >= 2, case let conditions = conditions(),
      !conditions.isEmpty
    else { return [] }
    // With nothing in all arms but one, the view is shown and hidden. A value built outside of
    // views is built once.
    guard arms.count(where: { !isNothing($0) }) >= 2, buildsViews(node, in: file, resolver) else {
      return []
    }
    // A modifier's content or an extension's self in two arms is the other rule's.
    let passed = PassedContent(of: arms, at: node, in: file, resolver)
    guard passed != nil || !arms.contains(where: { $0.mentions(["content", "self"]) }) else {
      return []
    }
    let place = file.resolverPlace(of: node)
    var finder = VariationFinder(resolver)
    finder.isForCondition = true
    var variation = Variation.constant
    for condition in conditions {
      variation = variation.joined(
        finder.variation(of: condition.value, in: place, presence: condition.isPresence))
    }
    // A value that no code here changes counts where one view only has another modifier.
    var field: ElementFields.Field?
    if variation.level == .unknown, passed == nil, isOneView(arms) {
      let fields = ElementFields(resolver: resolver)
      field =
        conditions.lazy.filter { !$0.isPresence }.compactMap {
          fields.field(in: $0.value, place)
        }.first
    }
    guard variation.level == .varies || field != nil else { return [] }
    // Different screens share no state, so only views that two arms have in common lose something.
    let names = arms.map(Self.names)
    var shared: Set<String> = []
    for (index, first) in names.enumerated() {
      for second in names[(index + 1)...] { shared.formUnion(first.intersection(second)) }
    }
    var lossFinder = LossFinder(resolver)
    var losses = lossFinder.losses(in: shared, of: place.type)
    if let passed { losses.join(passed.losses(resolver)) }
    // A platform view, or repeated work, is no loss worth mentioning.
    losses.what.removeAll { $0.hasPrefix("the platform view") || $0.hasPrefix("what its onAppear") }
    guard losses.level == .something, !losses.what.isEmpty else { return [] }
    return [
      file.finding(
        Self.self, passed == nil && field == nil ? nil : .info,
        at: file.range(from: node.positionAfterSkippingLeadingTrivia, to: end),
        "When this condition changes, the AnyView holds another type and loses \(losses.phrase).",
        because: field.map { "`\($0.name)` of a `\($0.type)` is a `var`, and its `id` stays" }
          ?? variation.because,
        advice:
          passed != nil && !isOneView(arms)
          ? """
          Keep `\(passed?.name ?? "")` in one place of one container, and put what the condition \
          adds into an `if` after it.
          """
          : passed != nil || isOneView(arms)
            ? """
            Keep one view and let the modifier's values depend on the condition: \
            `.opacity(isOn ? 1 : 0)`.
            """
            : """
            Different views keep no state between them, with or without AnyView. Keep the state \
            that must survive in a view above the condition and pass it down as a binding.
            """,
        related: variation.places.map { RelatedPlace($0, "what makes it change") })
    ]
  }

  /// The names called in an arm, and in the local constants that it shows.
  private static func names(in arm: ExprSyntax) -> Set<String> {
    LocalViews.inside(Syntax(arm)).reduce(into: CalledNames.inside(arm)) {
      $0.formUnion(CalledNames.inside($1))
    }
  }

  /// The initial values of the local constants that an arm shows.
  private final class LocalViews: SyntaxVisitor {
    var found: [ExprSyntax] = []

    static func inside(_ node: Syntax) -> [ExprSyntax] {
      let walk = LocalViews(viewMode: .sourceAccurate)
      walk.walk(node)
      return walk.found
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text.first?.isLowercase == true,
        let view = CalledNames.initialValue(of: node)
      {
        found.append(view)
      }
      return .skipChildren
    }
  }

  /// Whether the arms are one view with different modifiers.
  private func isOneView(_ arms: [ExprSyntax]) -> Bool {
    Set(arms.map { ModifierChain($0).root.sourceText }).count == 1
  }

  private func isNothing(_ arm: ExprSyntax) -> Bool {
    arm.as(FunctionCallExprSyntax.self)?.calls("EmptyView") == true
  }

  private func buildsViews(_ node: Syntax, in file: SourceUnit, _ resolver: Resolver) -> Bool {
    if resolver.info(file.resolverPlace(of: node))?.isView == true { return true }
    var node = node.parent
    while let parent = node {
      if let function = parent.as(FunctionDeclSyntax.self) {
        return DeclarationReader.isView(function.signature.returnClause?.type.sourceText)
      }
      if let variable = parent.as(VariableDeclSyntax.self),
        parent.parent?.is(MemberBlockItemSyntax.self) == true
      {
        return DeclarationReader.isView(variable.bindings.first?.typeAnnotation?.type.sourceText)
      }
      node = parent.parent
    }
    return false
  }

  /// The content of AnyView in the arms of a conditional.
  private func arms(of node: IfExprSyntax) -> [ExprSyntax] {
    var arms: [ExprSyntax] = []
    var chain: IfExprSyntax? = node
    while let link = chain {
      arms += [erased(in: link.body.statements)].compactMap { $0 }
      chain = nil
      switch link.elseBody {
      case .ifExpr(let next): chain = next
      case .codeBlock(let last): arms += [erased(in: last.statements)].compactMap { $0 }
      case nil:
        // `if x { view = AnyView(view.padding()) }`.
        if let rewrapped = rewrapped(in: link.body.statements) {
          arms += [rewrapped.content, rewrapped.view]
          continue
        }
        // `if x { return AnyView(…) }` and the code after it.
        var statement = Syntax(node)
        while let parent = statement.parent, !parent.is(CodeBlockItemListSyntax.self) {
          statement = parent
        }
        if let list = statement.parent?.as(CodeBlockItemListSyntax.self), let last = list.last,
          last.position > statement.position
        {
          arms += [erased(last)].compactMap { $0 }
        }
      }
    }
    return arms
  }

  /// A local AnyView that is put into another one: the new content, and the variable.
  private func rewrapped(in statements: CodeBlockItemListSyntax)
    -> (content: ExprSyntax, view: ExprSyntax)?
  {
    guard statements.count == 1, case .expr(let only)? = statements.first?.item,
      let (target, value) = only.assigned, value.count == 1,
      let variable = target.as(DeclReferenceExprSyntax.self), let content = erased(value[0]),
      content.mentions([variable.baseName.text]), CalledNames.initialValue(of: variable) != nil
    else { return nil }
    return (content, target)
  }

  private func arms(of node: SwitchExprSyntax) -> [ExprSyntax] {
    node.cases.compactMap { arm in
      guard case .switchCase(let arm) = arm else { return nil }
      return erased(in: arm.statements)
    }
  }

  private func conditions(of node: IfExprSyntax) -> [ArmCondition] {
    var conditions: [ArmCondition] = []
    var chain: IfExprSyntax? = node
    while let link = chain {
      conditions += ArmCondition.read(link.conditions)
      if case .ifExpr(let next)? = link.elseBody { chain = next } else { chain = nil }
    }
    return conditions
  }

  private func erased(in statements: CodeBlockItemListSyntax) -> ExprSyntax? {
    statements.last.flatMap(erased)
  }

  private func erased(_ statement: CodeBlockItemSyntax) -> ExprSyntax? {
    switch statement.item {
    case .expr(let expression): return erased(expression)
    case .stmt(let statement):
      return statement.as(ReturnStmtSyntax.self)?.expression.flatMap(erased)
    case .decl: return nil
    }
  }

  private func erased(_ expression: ExprSyntax) -> ExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if call.calls("AnyView") { return call.arguments.first?.expression }
    // `Row().eraseToAnyView()`
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      ["eraseToAnyView", "asAnyView", "toAnyView", "erased"].contains(access.declName.baseName.text)
    else { return nil }
    return access.base
  }

  /// The types of a chain, without arguments.
  private func shape(_ expression: ExprSyntax) -> String {
    var names: [String] = []
    var expression = expression
    while true {
      if let call = expression.as(FunctionCallExprSyntax.self) {
        expression = call.calledExpression
      } else if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
        names.append(access.declName.baseName.text)
        expression = base
      } else {
        names.append(expression.sourceText)
        return names.joined(separator: ".")
      }
    }
  }
}
