import SwiftSyntax

/// State that is filled from an observed model when the view appears, and only shown:
/// `.onAppear { limit = store.limit }`.
struct ModelCopies {
  let file: SourceUnit
  let resolver: Resolver
  let info: ProjectIndex.TypeInfo

  func findings(_ openings: [FunctionCallExprSyntax]) -> [Finding] {
    let code = ActionCode(file: file, type: info.nameInFile, resolver: resolver)
    return openings.compactMap { call in
      guard let statements = code.statements(of: call) else { return nil }
      return code.unconditional(statements).lazy.compactMap { finding(for: $0, in: code, call) }
        .first
    }
  }

  private func finding(
    for item: CodeBlockItemSyntax, in code: ActionCode, _ call: FunctionCallExprSyntax
  ) -> Finding? {
    let place = Resolver.Place(type: info.facts.name)
    guard case .expr(let expression) = item.item, let assigned = expression.assigned,
      let name = assigned.target.ownName,
      let state = resolver.project.property(name, of: info), state.wrapper == "State",
      !["initial", "original", "start", "last", "previous", "old"].contains(
        where: name.lowercased().hasPrefix),
      let (object, field) = read(ValueReader.value(of: expression)),
      let holder = resolver.project.property(object, of: info), holder.wrapper != nil,
      let model = resolver.owner(.name(object), in: place), model.isReference,
      let source = resolver.project.property(field, of: model), !source.isLet, !source.isComputed,
      source.type.flatMap({
        resolver.project.type(named: TypeShape($0).base, from: model.facts.name)
      })?.isReference != true
    else { return nil }
    let changes = resolver.changes(of: name, in: info)
    // Only this code sets it: the user does not edit it. A draft of what is selected elsewhere is
    // the draft of another one after the next selection.
    guard changes.sure.count == 1 && !changes.isOpen || isSelected(source, of: model),
      let change = resolver.changes(of: field, in: model).sure.first(where: {
        !$0.fact.isInInitializer && $0.fact.type != info.facts.name && !$0.path.isOfTests
      }), !isFollowed(object, besides: call)
    else { return nil }
    let unit = code.unit(of: item)
    return unit.finding(
      StaleCopyRule.self, at: unit.range(of: expression),
      """
      When `\(field)` of `\(object)` changes, `\(name)` keeps the value from when the view appeared.
      """,
      because: "`\(field)` is changed in \(change.fact.scopeName), and nothing reads it again",
      advice:
        """
        Show `\(object).\(field)` itself, or set `\(name)` again in \
        `.onChange(of: \(object).\(field))`.
        """,
      related: [
        RelatedPlace(CodePlace(path: change.path, line: change.fact.line), "changed here")
      ]
    ).moved(to: call, in: file)
  }

  /// Whether another view selects the value, while this one stays beside it.
  private func isSelected(_ source: PropertyFacts, of model: ProjectIndex.TypeInfo) -> Bool {
    guard let type = source.type, TypeShape(type).isOptional else { return false }
    let isChosen = resolver.changes(of: source.name, in: model).sure.contains { change in
      change.fact.kind == .assigned && change.fact.value != nil && change.fact.value != .nil
        && change.fact.type != info.facts.name && change.fact.type != model.facts.name
        && !change.path.isOfTests
    }
    guard isChosen else { return false }
    let callers = resolver.project.callers(of: info)
    return !callers.isEmpty
      && callers.allSatisfy { call in
        call.fact.contexts.isDisjoint(with: [
          ".sheet", ".fullScreenCover", ".popover", ".inspector", ".navigationDestination",
          "NavigationLink", "List", "ForEach", "LazyVStack", ".id",
        ])
      }
  }

  /// The first member of an object of the view of which a value is made.
  private func read(_ value: Value) -> (object: String, field: String)? {
    value.all.lazy.compactMap { part -> (String, String)? in
      guard case .member(.name(let object), let field) = part,
        let property = resolver.project.property(object, of: info), property.wrapper != nil,
        let model = resolver.owner(.name(object), in: .init(type: info.facts.name)),
        model.isReference, resolver.project.property(field, of: model)?.isLet == false
      else { return nil }
      return (object, field)
    }.first
  }

  private func isFollowed(_ object: String, besides opening: FunctionCallExprSyntax) -> Bool {
    TypeCode(info, besides: file, in: resolver.project).calls.contains { call in
      guard let name = call.modifierName, call.id != opening.id else { return false }
      return name == "onReceive"
        || (name.hasPrefix("onChange") || ["task", "id"].contains(name))
          && call.arguments.contains { $0.expression.mentions([object, "$" + object]) }
    }
  }
}
