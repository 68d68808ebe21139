import SwiftSyntax

/// A model that a view makes, and that work without an end of its own holds: a loop, a timer or a
/// subscription. It stays when the view is gone, and its `deinit` never runs.
struct HeldModel {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    WrappedProperty.all(["State", "StateObject"], in: file).compactMap { state in
      guard let view = resolver.project.types[state.owner], view.isView, comesAndGoes(view),
        let property = resolver.project.property(state.name, of: view),
        let type = resolver.type(of: property, in: Resolver.Place(type: view.facts.name)),
        let model = resolver.project.type(named: TypeShape(type).base, from: view.facts.name),
        model.isReference, model.isDeclared, isMade(model, in: view),
        let work = task(of: model, in: view) ?? HoldingWork.of(model, besides: file, resolver)
      else { return nil }
      let name = ProjectIndex.simple(model.facts.name)
      return file.finding(
        EndlessTaskRule.self, .info, at: file.range(of: state.binding.pattern),
        "When the view goes, its `\(name)` stays and works on, one for each time it was shown.",
        because: work.reason, advice: work.advice,
        related: [
          RelatedPlace(
            path: work.unit.path, range: work.unit.range(of: work.call.calledExpression),
            message: "begun here")
        ])
    }
  }

  private static let late: Set<String> = [
    ".sheet", ".fullScreenCover", ".popover", ".navigationDestination", "NavigationLink",
    ".inspector", "List", "ForEach", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
  ]

  /// Whether a view is shown more than once: it is a page, a sheet or a row.
  private func comesAndGoes(_ view: ProjectIndex.TypeInfo) -> Bool {
    if view.facts.inherited.contains("App") { return false }
    let callers = resolver.project.callers(of: view)
    return callers.isEmpty
      || callers.contains { !$0.fact.contexts.isDisjoint(with: Self.late) }
      || isUnderCondition(view)
  }

  /// Whether a branch of another view makes it.
  private func isUnderCondition(_ view: ProjectIndex.TypeInfo) -> Bool {
    resolver.project.unitsMaking(view, besides: file).contains { unit in
      unit.calls(named: ProjectIndex.simple(view.facts.name)).contains {
        $0.isUnderCondition && BuilderPlace(of: $0) == .builder
          && resolver.project.types[unit.places.type(at: $0.position) ?? ""]?.facts.inherited
            .contains("App") != true
      }
    }
  }

  private func isMade(_ model: ProjectIndex.TypeInfo, in view: ProjectIndex.TypeInfo) -> Bool {
    resolver.project.units(of: view, besides: file).contains { unit in
      unit.calls(named: ProjectIndex.simple(model.facts.name)).contains {
        unit.places.type(at: $0.position) == view.nameInFile
      }
    }
  }

  /// The task of the model that holds it.
  private func task(of model: ProjectIndex.TypeInfo, in view: ProjectIndex.TypeInfo)
    -> HoldingWork?
  {
    let users = resolver.project.units(of: view, besides: file)
    let units = resolver.project.units(of: model, besides: file)
    for unit in units {
      let code = ActionCode(
        file: unit, type: model.nameInFile, resolver: resolver.seen(from: unit))
      for call in unit.calls(named: "Task")
      where unit.places.type(at: call.position) == model.nameInFile {
        guard call.calls("Task"), let work = call.trailingClosure,
          isKept(call, of: model, in: units, users),
          holds(work, model, code), runs(call, in: unit, units + users)
        else { continue }
        return HoldingWork(
          call: call, unit: unit, reason: "the task loops without an end, and holds `self`",
          advice: """
            Let the method be `async` and call it in `.task`, or capture `[weak self]` and end the \
            loop when it is gone.
            """)
      }
    }
    return nil
  }

  /// Whether nothing ends the task while the object is there: it is forgotten, or in a property
  /// that only `deinit` cancels.
  private func isKept(
    _ call: FunctionCallExprSyntax, of model: ProjectIndex.TypeInfo, in units: [SourceUnit],
    _ users: [SourceUnit]
  ) -> Bool {
    if call.parent?.is(CodeBlockItemSyntax.self) == true { return true }
    guard let assignment = call.parent?.parent?.as(SequenceExprSyntax.self),
      let target = ExprSyntax(assignment).assigned?.target
    else { return false }
    if target.is(DiscardAssignmentExprSyntax.self) { return true }
    guard let name = target.ownName else { return false }
    return !units.contains { unit in
      unit.calls(in: model.nameInFile).contains { other in
        other.calledText == "cancel" && other.calledExpression.mentions([name])
          && !other.isInDeinit
      }
        || unit.assignments(to: name, in: model.nameInFile).contains {
          $0.elements.last?.sourceText == "nil"
        }
    }
      && users.allSatisfy { unit in
        unit.calls(named: "cancel").allSatisfy {
          !$0.calledExpression.mentions([name]) || $0.isInDeinit
        }
      }
  }

  /// Whether a closure holds the object for as long as its loop runs.
  private func holds(
    _ work: ClosureExprSyntax, _ model: ProjectIndex.TypeInfo, _ code: ActionCode
  ) -> Bool {
    let isWeak =
      work.signature?.capture?.items.contains { item in
        item.specifier != nil && item.sourceText.contains("self")
      } ?? false
    var isStrong = !isWeak
    for item in work.statements {
      if loops(Syntax(item)) { return isStrong && (usesSelf(item, model) || isWeak) }
      if let check = item.item.as(GuardStmtSyntax.self),
        check.conditions.sourceText.hasSuffix("self")
      {
        isStrong = true
      }
    }
    // A method with the loop.
    return isStrong
      && code.methods(usedIn: [Syntax(work.statements)]).contains { method in
        method.body.map { loops(Syntax($0)) } ?? false
      }
  }

  private func usesSelf(_ node: some SyntaxProtocol, _ model: ProjectIndex.TypeInfo) -> Bool {
    node.mentions(
      Set(["self"] + model.facts.properties.map(\.name) + model.facts.functions.map(\.name)))
  }

  /// A loop over what never ends.
  private func loops(_ node: Syntax) -> Bool {
    if EndlessWork.Loops.isIn(node, countsStreams: false) { return true }
    guard EndlessWork.Loops.isIn(node) else { return false }
    let walk = Streams(viewMode: .sourceAccurate)
    walk.walk(node)
    return walk.isFound
  }

  private final class Streams: SyntaxVisitor {
    var isFound = false

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      let text = node.sequence.sourceText
      if node.awaitKeyword != nil,
        ["otifications(", ".values", "pdates", "hanges", "vents"].contains(where: text.contains)
      {
        isFound = true
      }
      return .visitChildren
    }
  }

  /// Whether some code runs the task: an initializer, or a method that is called.
  private func runs(
    _ call: FunctionCallExprSyntax, in unit: SourceUnit, _ units: [SourceUnit]
  ) -> Bool {
    guard let index = unit.places.functionIndex(at: call.position) else { return true }
    let name = unit.outline.functions[index].name.text
    return units.contains { !$0.calls(named: name).isEmpty }
  }
}

extension SyntaxProtocol {
  var isInDeinit: Bool {
    var node = parent
    while let parent = node {
      if parent.is(DeinitializerDeclSyntax.self) { return true }
      node = parent.parent
    }
    return false
  }
}
