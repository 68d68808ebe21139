import SwiftSyntax

/// A structure in `@State` that holds an object: a change inside the object is no change of the
/// structure, so the body does not run.
struct HeldObjects {
  let file: SourceUnit
  let resolver: Resolver

  private var objects: ObservedObjects { ObservedObjects(project: resolver.project) }

  func findings() -> [Finding] {
    WrappedProperty.all(["State"], in: file).compactMap { state in
      guard let view = resolver.project.types[state.owner], view.isView,
        let property = resolver.project.property(state.name, of: view),
        let type = resolver.type(of: property, in: Resolver.Place(type: view.facts.name)),
        TypeShape(type).element == nil,
        let whole = resolver.project.type(named: TypeShape(type).base, from: view.facts.name),
        whole.isDeclared, whole.facts.kind == .structure
      else { return nil }
      return whole.facts.properties.lazy.compactMap {
        finding(of: $0, in: whole, state, view)
      }.first
    }
  }

  private func finding(
    of held: PropertyFacts, in whole: ProjectIndex.TypeInfo, _ state: WrappedProperty,
    _ view: ProjectIndex.TypeInfo
  ) -> Finding? {
    guard !held.isComputed, !held.isStatic, held.wrapper == nil,
      let type = resolver.type(of: held, in: Resolver.Place(type: whole.facts.name)),
      let object = resolver.project.type(named: TypeShape(type).base, from: whole.facts.name),
      object.facts.kind == .class, object.isDeclared, !object.facts.announcesByHand,
      !objects.isObservable(object.facts.name, from: whole.facts.name)
    else { return nil }
    let code = TypeCode(view, besides: file, in: resolver.project)
    let reads = code.nodes.flatMap { $0.references(to: state.name) }.compactMap {
      member(of: $0, held.name)
    }
    let changes = reads.filter { $0.isChange }
    guard
      let change = changes.first(where: { change in
        !assignsState(beside: change.node, state, code)
      }),
      let shown = reads.first(where: {
        !$0.isChange && $0.name == change.name && BuilderPlace(of: $0.node) == .builder
      })
    else { return nil }
    return file.finding(
      UnobservedObjectRule.self, .info, at: file.range(of: state.binding.pattern),
      """
      When `\(held.name).\(change.name)` changes, the view still shows the old value: `@State` \
      compares the structure, and the object in it stays the same.
      """,
      because: "`\(ProjectIndex.simple(object.facts.name))` is a class that announces nothing here",
      advice: "Make it a structure, or `@Observable`.",
      related: [
        code.place(of: shown.node, "shown here"), code.place(of: change.node, "changed here"),
      ])
  }

  private struct Use {
    let name: String
    let node: Syntax
    let isChange: Bool
  }

  /// `cart.box.items` of a reference to `cart`, and whether it is changed.
  private func member(of reference: Syntax, _ held: String) -> Use? {
    var whole = reference
    if let own = whole.parent?.as(MemberAccessExprSyntax.self), own.base?.sourceText == "self" {
      whole = Syntax(own)
    }
    guard let inner = whole.parent?.as(MemberAccessExprSyntax.self),
      inner.declName.baseName.text == held,
      let access = inner.parent?.as(MemberAccessExprSyntax.self)
    else { return nil }
    let isMutated =
      access.parent?.as(MemberAccessExprSyntax.self).map { outer in
        UnreturnedCopy.mutating.contains(outer.declName.baseName.text)
          && outer.parent?.is(FunctionCallExprSyntax.self) == true
          && BuilderPlace(of: access) == .action
      } ?? false
    return Use(
      name: access.declName.baseName.text, node: Syntax(access),
      isChange: access.isAssigned || isMutated)
  }

  /// Whether the code around a change also sets a state of the view, which runs the body.
  private func assignsState(
    beside change: Syntax, _ state: WrappedProperty, _ code: TypeCode
  ) -> Bool {
    var node = change
    while let parent = node.parent, !parent.is(ClosureExprSyntax.self),
      !parent.is(FunctionDeclSyntax.self)
    {
      node = parent
    }
    guard let around = node.parent else { return true }
    let names = Set(code.type.facts.properties.filter { $0.wrapper != nil }.map(\.name))
    return code.assignments.contains { assignment in
      guard assignment.root.id == around.root.id,
        (around.position..<around.endPosition).contains(assignment.position)
      else { return false }
      return assignment.elements.first?.ownName.map(names.contains) ?? false
    }
      || around.callsInside.contains { call in
        guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName
        else { return false }
        return names.contains(base)
      }
  }
}
