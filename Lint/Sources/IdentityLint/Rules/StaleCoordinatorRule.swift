import SwiftSyntax

/// A coordinator of a platform view that keeps what it was made with.
public struct StaleCoordinatorRule: LintRule {
  public static let description = RuleDescription(
    identifier: "stale_coordinator", title: "A coordinator that keeps the first values",
    summary: """
      `makeCoordinator` runs once for each platform view, while the representable is made again \
      with each update. A coordinator that keeps a closure, a value or the representable itself \
      acts on the first one: what the user does later goes to what was shown before.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "a coordinator whose properties the update method sets again",
      "`$state` of the caller: that binding always writes to the same state",
      "arguments that no caller changes while the view is mounted",
      "closures that read only state of the caller", "a view with an `.id`, and one in a sheet",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.outline.functions.compactMap { function in
      guard function.name.text == "makeCoordinator", let body = function.body,
        let type = file.places.type(at: function.position),
        let info = resolver.project.types[type], info.isRepresentable,
        let call = Self.made(by: body), let name = Self.coordinator(call, function),
        let coordinator = resolver.project.type(named: name, from: info.facts.name),
        coordinator.isReference
      else { return nil }
      return CoordinatorJudge(file: file, resolver: resolver, view: info, coordinator: coordinator)
        .finding(for: call)
    }
  }

  /// `Coordinator(self)`, alone or after `return`.
  private static func made(by body: CodeBlockSyntax) -> FunctionCallExprSyntax? {
    guard let last = body.statements.last else { return nil }
    switch last.item {
    case .expr(let expression): return expression.as(FunctionCallExprSyntax.self)
    case .stmt(let statement):
      return statement.as(ReturnStmtSyntax.self)?.expression?.as(FunctionCallExprSyntax.self)
    case .decl: return nil
    }
  }

  private static func coordinator(
    _ call: FunctionCallExprSyntax, _ function: FunctionDeclSyntax
  ) -> String? {
    if let name = CalledName(of: call), name.kind == .initializer {
      return call.calledExpression.sourceText.replacingSuffix(".init", with: "")
    }
    return function.signature.returnClause?.type.sourceText
  }
}

private struct CoordinatorJudge {
  let file: SourceUnit
  let resolver: Resolver
  let view: ProjectIndex.TypeInfo
  let coordinator: ProjectIndex.TypeInfo

  func finding(for call: FunctionCallExprSyntax) -> Finding? {
    for argument in call.arguments {
      guard let kept = keeper(of: argument), !isSetAgain(kept) else { continue }
      let given = argument.expression
      let members: Set<String>
      if given.sourceText == "self" {
        members = used(of: kept)
      } else if let name = given.ownName {
        guard isUsed(kept) else { continue }
        members = [name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name]
      } else {
        continue
      }
      for member in members.sorted() {
        guard let property = resolver.project.property(member, of: view),
          !property.isComputed || property.wrapper != nil, !property.isStatic,
          let stale = staleArgument(for: property)
        else { continue }
        return file.finding(
          StaleCoordinatorRule.self, at: file.range(of: call),
          "When the parent passes another `\(member)`, the coordinator still uses the first one.",
          because: stale.because,
          advice: """
            Set it again with each update: `context.coordinator.\(kept) = \
            \(given.sourceText)`.
            """,
          related: stale.places.map { RelatedPlace($0, "passed here") })
      }
    }
    return nil
  }

  /// The property of the coordinator that its initializer stores an argument in.
  private func keeper(of argument: LabeledExprSyntax) -> String? {
    let label = argument.label?.text
    for initializer in coordinator.facts.initializers {
      guard
        let parameter = initializer.parameters.first(where: {
          $0.label == label && (label != nil || true)
        })
      else { continue }
      for (property, value) in initializer.stored.sorted(by: { $0.key < $1.key })
      where value == .parameter(parameter.name) {
        return property.hasPrefix("_") ? String(property.dropFirst()) : property
      }
    }
    return nil
  }

  /// Whether a method of the view gives the coordinator the new value.
  private func isSetAgain(_ kept: String) -> Bool {
    let isSet = file.outline.assignments.contains { assignment in
      guard let access = assignment.elements.first?.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == kept, isInUpdate(assignment)
      else { return false }
      return access.base?.sourceText.lowercased().contains("coordinator") == true
    }
    if isSet { return true }
    // `context.coordinator.update(self)`
    return file.outline.calls.contains { call in
      guard isInUpdate(call), let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      else { return false }
      return base.sourceText.lowercased().contains("coordinator") && !call.arguments.isEmpty
    }
  }

  private func isInUpdate(_ node: some SyntaxProtocol) -> Bool {
    guard file.places.type(at: node.position) == view.nameInFile,
      let index = file.places.functionIndex(at: node.position)
    else { return false }
    let name = file.outline.functions[index].name.text
    return !name.hasPrefix("make")
  }

  /// The code of the coordinator outside of its initializers.
  private var methods: [FunctionDeclSyntax] {
    file.outline.functions.filter { function in
      guard let type = file.places.type(at: function.position) else { return false }
      return type == coordinator.nameInFile
    }
  }

  private func isUsed(_ kept: String) -> Bool {
    methods.contains { $0.body?.mentions([kept, "$" + kept]) == true }
  }

  /// The members that the coordinator reads of the representable it keeps.
  private func used(of kept: String) -> Set<String> {
    let walk = MemberUses(of: kept)
    for method in methods { walk.walk(method) }
    return walk.found
  }

  private final class MemberUses: SyntaxVisitor {
    let object: String
    var found: Set<String> = []

    init(of object: String) {
      self.object = object
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      var base = node.base
      if let chain = base?.as(OptionalChainingExprSyntax.self) { base = chain.expression }
      if base?.ownName == object {
        let name = node.declName.baseName.text
        found.insert(name.hasPrefix("$") || name.hasPrefix("_") ? String(name.dropFirst()) : name)
      }
      return .visitChildren
    }
  }

  // MARK: Callers

  /// How a caller changes what it passes for a property.
  private func staleArgument(for property: PropertyFacts) -> Variation? {
    if let type = property.type, property.wrapper == nil,
      resolver.project.type(named: TypeShape(type).base, from: view.facts.name)?.isReference == true
    {
      return nil
    }
    if property.wrapper == "Binding" {
      return calls.compactMap { binding($0, property.name) }.first
    }
    guard property.wrapper == nil else { return nil }
    if property.type?.contains("->") == true {
      return calls.compactMap { captures($0, property) }.first
    }
    guard property.initial == nil || !property.isLet else { return nil }
    let feed = CallerFeed.of(view, label: property.name, index: 0, resolver)
    return feed.variation.level == .varies && !feed.variation.places.isEmpty ? feed.variation : nil
  }

  /// The calls of this file that make the view where it stays mounted.
  private var calls: [FunctionCallExprSyntax] {
    file.calls(named: ProjectIndex.simple(view.facts.name)).filter { call in
      call.modifierName == nil && !call.chainedNames.contains("id")
        && Set(call.enclosingContexts).isDisjoint(with: [
          ".sheet", ".fullScreenCover", ".popover", ".navigationDestination", "NavigationLink",
          "PreviewProvider",
        ])
        && file.places.type(at: call.position).flatMap { resolver.project.types[$0] }?.isView
          == true
    }
  }

  private func binding(_ call: FunctionCallExprSyntax, _ name: String) -> Variation? {
    guard let argument = call.argument(name) else { return nil }
    let place = file.resolverPlace(of: call)
    switch ValueReader.value(of: argument) {
    case .subscripted(_, let index):
      var finder = VariationFinder(resolver)
      return sure(finder.variation(of: index, in: place), call)
    case .call(.name("Binding"), _), .call(.member(.name("Binding"), _), _):
      return captured(in: Syntax(argument), of: call)
    case .call(_, let arguments):
      for argument in arguments {
        var finder = VariationFinder(resolver)
        if let found = sure(finder.variation(of: argument.value, in: place), call) { return found }
      }
      return nil
    default: return nil
    }
  }

  private func captures(_ call: FunctionCallExprSyntax, _ property: PropertyFacts) -> Variation? {
    if let argument = call.argument(property.name) {
      return argument.is(ClosureExprSyntax.self) ? captured(in: Syntax(argument), of: call) : nil
    }
    if let closure = call.additionalTrailingClosures.first(where: {
      $0.label.text == property.name
    })?.closure {
      return captured(in: Syntax(closure), of: call)
    }
    // The first trailing closure goes to the first closure that has no argument.
    guard let closure = call.trailingClosure else { return nil }
    let first = view.facts.properties.first {
      !$0.isComputed && $0.type?.contains("->") == true && call.argument($0.name) == nil
    }
    return first?.name == property.name ? captured(in: Syntax(closure), of: call) : nil
  }

  /// The values that a closure captures: local names, and plain properties of the caller.
  private func captured(in node: Syntax, of call: FunctionCallExprSyntax) -> Variation? {
    let place = file.resolverPlace(of: call)
    let owner = place.type.flatMap { resolver.project.types[$0] }
    let walk = NameWalk(viewMode: .sourceAccurate)
    walk.walk(node)
    for name in walk.found.sorted() {
      var reader = ValueReader()
      if let origin = LocalNames.origin(of: name, at: Syntax(call), reader: &reader) {
        var finder = VariationFinder(resolver)
        if let found = sure(finder.variation(of: origin, in: place), call) { return found }
      } else if let property = resolver.project.property(name, of: owner), property.wrapper == nil,
        !property.isStatic, !property.isComputed
      {
        var finder = VariationFinder(resolver)
        if let found = sure(finder.variation(of: .name(name), in: place), call) { return found }
      }
    }
    return nil
  }

  private final class NameWalk: SyntaxVisitor {
    var found: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      found.insert(node.baseName.text)
      return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = ExprSyntax(node).ownName { found.insert(name) }
      if let base = node.base { walk(base) }
      return .skipChildren
    }
  }

  private func sure(_ found: Variation, _ call: FunctionCallExprSyntax) -> Variation? {
    guard found.level == .varies else { return nil }
    var found = found
    found.places.insert(
      CodePlace(path: file.path, line: file.line(of: call.calledExpression)), at: 0)
    return found
  }
}
