import SwiftSyntax

/// A sheet that a flag presents and that shows an optional state, where one button sets both and
/// another one only the flag: the sheet for a new element opens with the last one.
struct KeptPayload {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: ["sheet", "fullScreenCover", "popover"]).compactMap { call in
      guard call.modifierName != nil, let flag = call.argument("isPresented")?.sourceText,
        flag.hasPrefix("$"), let content = call.closure("content"),
        let type = file.places.type(at: call.position), let view = resolver.project.types[type],
        view.isView, isState(String(flag.dropFirst()), view)
      else { return nil }
      for state in view.facts.properties
      where state.wrapper == "State" && isEmptyAtFirst(state)
        && !content.references(to: state.name).isEmpty && isNeverEmptied(state.name, view)
      {
        let openings = openings(by: String(flag.dropFirst()), of: view)
        guard let other = openings.first(where: { sets(state.name, beside: $0) }),
          let opening = openings.first(where: {
            !sets(state.name, beside: $0) && $0.root.id == file.tree.id
              && $0.enclosingCalls.contains { $0.calls("Button") }
          })
        else { continue }
        let unit = TypeCode(view, besides: file, in: resolver.project).unit(of: other)
        return file.finding(
          KeptEntryRule.self, .info, at: file.range(of: opening),
          "When it opens here, it still has the `\(state.name)` of the time before.",
          because: "nothing sets `\(state.name)` to nil, and this only sets the flag",
          advice: "Set `\(state.name) = nil` here, or use one state for both: `item: $…`.",
          related: [
            RelatedPlace(path: unit.path, range: unit.range(of: other), message: "opened with it")
          ])
      }
      return nil
    }
  }

  private func isState(_ name: String, _ view: ProjectIndex.TypeInfo) -> Bool {
    resolver.project.property(name, of: view)?.wrapper == "State"
  }

  private func isEmptyAtFirst(_ state: PropertyFacts) -> Bool {
    guard let type = state.type, TypeShape(type).isOptional else { return false }
    return state.initial == nil || state.initial == .nil
  }

  private func isNeverEmptied(_ name: String, _ view: ProjectIndex.TypeInfo) -> Bool {
    let (sure, isOpen) = resolver.changes(of: name, in: view)
    return !isOpen && !sure.isEmpty
      && sure.allSatisfy { change in
        guard change.fact.kind == .assigned, let value = change.fact.value, value != .unknown else {
          return false
        }
        return !value.all.contains(.nil)
      }
  }

  /// The statements that set the flag.
  private func openings(by flag: String, of view: ProjectIndex.TypeInfo) -> [Syntax] {
    let code = TypeCode(view, besides: file, in: resolver.project)
    let sets = code.assignments(to: flag).filter { $0.elements.last?.sourceText == "true" }
    let toggles = code.calls.filter {
      $0.modifierName == "toggle"
        && $0.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName == flag
    }
    return (sets.map { Syntax($0) } + toggles.map { Syntax($0) }).filter {
      BuilderPlace(of: $0) == .action
    }
  }

  /// Whether the code around a statement sets the state as well.
  private func sets(_ name: String, beside statement: Syntax) -> Bool {
    var node = statement.parent
    while let parent = node {
      if let list = parent.as(CodeBlockItemListSyntax.self),
        list.contains(where: { !$0.references(to: name).isEmpty })
      {
        return true
      }
      if parent.is(ClosureExprSyntax.self) || parent.is(FunctionDeclSyntax.self) { return false }
      node = parent.parent
    }
    return false
  }
}
