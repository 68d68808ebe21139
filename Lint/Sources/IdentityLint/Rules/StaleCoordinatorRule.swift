import SwiftSyntax

/// A coordinator of a platform view that keeps what it was made with.
public struct StaleCoordinatorRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "stale_coordinator", title: "A platform view that keeps the first values",
    summary: """
      `makeCoordinator` runs once for each platform view, while the representable is made again \
      with each update. A coordinator that keeps a closure, a value or the representable itself \
      acts on the first one: what the user does later goes to what was shown before. So does one \
      with the binding of an object that the parent replaces, or of the element that it shows. A \
      platform view shows the first value too when only the make method sets it.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "a coordinator whose properties the update method sets again",
      "a value that the update method uses, also by a method or a computed property",
      "`$state` of the caller: that binding always writes to the same state",
      "arguments that no caller changes while the view is mounted",
      "closures that read only state of the caller, without a capture list of it",
      "a view with an `.id`, and one in a sheet",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    let stale = Set(file.outline.functions.compactMap { file.places.type(at: $0.position) })
      .sorted().flatMap { type -> [Finding] in
        guard let info = resolver.project.types[type], info.isRepresentable else { return [] }
        return StaleMakeValue(file: file, resolver: resolver, view: info).findings()
      }
    return stale
      + file.outline.functions.compactMap { function in
        guard function.name.text == "makeCoordinator", let body = function.body,
          let type = file.places.type(at: function.position),
          let info = resolver.project.types[type], info.isRepresentable,
          let call = Self.made(by: body), let name = Self.coordinator(call, function),
          let coordinator = resolver.project.type(named: name, from: info.facts.name),
          coordinator.isReference
        else { return nil }
        return CoordinatorJudge(
          file: file, resolver: resolver, view: info, coordinator: coordinator
        )
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
    resolver.project.units(of: view, besides: file).contains { isSetAgain(kept, in: $0) }
  }

  private func isSetAgain(_ kept: String, in file: SourceUnit) -> Bool {
    let isSet = file.outline.assignments.contains { assignment in
      guard let access = assignment.elements.first?.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == kept, isInUpdate(assignment, file)
      else { return false }
      // Not a member of what the coordinator has: `context.coordinator.label.text`.
      let base = access.base?.sourceText.lowercased() ?? ""
      return base.hasSuffix("coordinator") || base.hasSuffix("coordinator?")
    }
    if isSet { return true }
    // `context.coordinator.update(self)`
    return file.outline.calls.contains { call in
      guard isInUpdate(call, file),
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      else { return false }
      return base.sourceText.lowercased().contains("coordinator") && !call.arguments.isEmpty
    }
  }

  private func isInUpdate(_ node: some SyntaxProtocol, _ file: SourceUnit) -> Bool {
    guard file.places.type(at: node.position) == view.nameInFile,
      let index = file.places.functionIndex(at: node.position)
    else { return false }
    let name = file.outline.functions[index].name.text
    return !name.hasPrefix("make")
  }

  /// The code of the coordinator outside of its initializers.
  private var methods: [FunctionDeclSyntax] {
    resolver.project.units(of: coordinator, besides: file).flatMap { unit in
      unit.outline.functions.filter {
        unit.places.type(at: $0.position) == coordinator.nameInFile
      }
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
      return calls.lazy.compactMap { binding($1, property.name, in: $0) }.first
    }
    guard property.wrapper == nil else { return nil }
    if property.type?.contains("->") == true {
      return calls.lazy.compactMap {
        CapturedValues(file: $0, resolver: resolver.seen(from: $0))
          .variation(of: property, of: view, in: $1)
      }.first
    }
    guard property.initial == nil || !property.isLet else { return nil }
    let feed = CallerFeed.of(view, label: property.name, index: 0, resolver)
    return feed.variation.level == .varies && !feed.variation.places.isEmpty ? feed.variation : nil
  }

  /// The calls that make the view where it stays mounted.
  private var calls: [(SourceUnit, FunctionCallExprSyntax)] {
    resolver.project.unitsMaking(view, besides: file).flatMap { unit in
      calls(in: unit).map { (unit, $0) }
    }
  }

  private func calls(in file: SourceUnit) -> [FunctionCallExprSyntax] {
    file.calls(named: ProjectIndex.simple(view.facts.name)).filter { call in
      call.modifierName == nil && !call.chainedNames.contains("id")
        && Set(call.enclosingContexts).isDisjoint(with: [
          ".sheet", ".fullScreenCover", ".popover", ".navigationDestination", "NavigationLink",
          "PreviewProvider",
        ])
        && file.places.type(at: call.position)
          .flatMap { resolver.seen(from: file).project.types[$0] }?.isView == true
    }
  }

  private func binding(
    _ call: FunctionCallExprSyntax, _ name: String, in file: SourceUnit
  ) -> Variation? {
    guard let argument = call.argument(name) else { return nil }
    let resolver = resolver.seen(from: file)
    let captures = CapturedValues(file: file, resolver: resolver)
    let place = file.resolverPlace(of: call)
    switch ValueReader.value(of: argument) {
    case .subscripted(_, let index):
      var finder = VariationFinder(resolver)
      return captures.sure(finder.variation(of: index, in: place), call)
    case .call(.name("Binding"), _), .call(.member(.name("Binding"), _), _):
      return captures.variation(in: Syntax(argument), of: call)
    case .name(let name): return computed(name, for: call, captures)
    case .member(let base, _): return replaced(base, in: place, call, captures)
    case .call(let callee, let arguments):
      if let name = callee.ownName, let found = made(by: name, for: call, captures) {
        return found
      }
      for argument in arguments {
        var finder = VariationFinder(resolver)
        if let found = captures.sure(finder.variation(of: argument.value, in: place), call) {
          return found
        }
      }
      return nil
    default: return nil
    }
  }

  /// `binding(\.notes)`, where a method of the caller makes a binding to the element that the
  /// caller shows.
  private func made(
    by name: String, for call: FunctionCallExprSyntax, _ captures: CapturedValues
  ) -> Variation? {
    let code = ActionCode(
      file: captures.file, type: captures.file.places.type(at: call.position),
      resolver: captures.resolver)
    guard let method = code.method(name), let body = method.body,
      method.signature.returnClause?.type.sourceText.hasPrefix("Binding<") == true,
      !call.enclosingCalls.contains(where: { $0.chainedNames.contains("id") })
    else { return nil }
    let local = LocalPatterns.all(in: body).union(
      method.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
    return captures.variation(in: Syntax(body), of: call, except: local)
  }

  /// `text: notes`, where a computed property of the caller makes a binding with a constant that it
  /// takes from what changes: `let day = selectedDay`.
  private func computed(
    _ name: String, for call: FunctionCallExprSyntax, _ captures: CapturedValues
  ) -> Variation? {
    let file = captures.file
    let place = file.resolverPlace(of: call)
    guard !call.enclosingCalls.contains(where: { $0.chainedNames.contains("id") }) else {
      return nil
    }
    for binding in file.properties(of: file.places.type(at: call.position)).flatMap(\.bindings)
    where binding.pattern.sourceText == name
      && binding.typeAnnotation?.type.sourceText.hasPrefix("Binding<") == true
    {
      for made in binding.getter?.callsInside.filter({ $0.calls("Binding") }) ?? [] {
        let closures = made.closures.map { Syntax($0) }
        for constant in closures.flatMap({ LocalUses.all(in: $0) }).sorted() {
          var reader = ValueReader()
          guard let origin = LocalNames.origin(of: constant, at: Syntax(made), reader: &reader)
          else { continue }
          var finder = VariationFinder(captures.resolver)
          if let found = captures.sure(finder.variation(of: origin, in: place), call) {
            return found
          }
        }
      }
    }
    return nil
  }

  private final class LocalUses: SyntaxVisitor {
    private var found: Set<String> = []

    static func all(in node: Syntax) -> Set<String> {
      let walk = LocalUses(viewMode: .sourceAccurate)
      walk.walk(node)
      return walk.found
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      found.insert(node.baseName.text)
      return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base { walk(base) }
      return .skipChildren
    }
  }

  private final class LocalPatterns: SyntaxVisitor {
    private var found: Set<String> = []

    static func all(in body: CodeBlockSyntax) -> Set<String> {
      let walk = LocalPatterns(viewMode: .sourceAccurate)
      walk.walk(body)
      return walk.found
    }

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      found.insert(node.identifier.text)
      return .skipChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      found.insert(node.name.text)
      return .skipChildren
    }
  }

  /// `$page.text`, where the caller gets another `page`.
  private func replaced(
    _ base: Value, in place: Resolver.Place, _ call: FunctionCallExprSyntax,
    _ captures: CapturedValues
  ) -> Variation? {
    let resolver = captures.resolver
    let object: Value =
      if case .call(.name("Bindable"), let arguments) = base, let first = arguments.first {
        first.value
      } else {
        base
      }
    guard let name = object.ownName, let owner = resolver.info(place), owner.isView,
      let property = resolver.project.property(name, of: owner),
      property.wrapper.map({ ["Bindable", "ObservedObject"].contains($0) }) ?? true
    else { return nil }
    return captures.sure(
      CallerFeed.of(owner, label: name, index: 0, resolver).variation, call)
  }
}
