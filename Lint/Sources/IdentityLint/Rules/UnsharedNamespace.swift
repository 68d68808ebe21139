import SwiftSyntax

/// Two views that swap with a matched geometry effect of one id, each in a namespace of its own.
struct UnsharedNamespace {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    WrappedProperty.all(["Namespace"], in: file).compactMap { space in
      guard let view = resolver.project.types[space.owner], view.isView,
        let effect = effect(in: space.name, of: view, besides: file)
      else { return nil }
      if let row = row(of: view), Self.isMoved(effect) {
        return file.finding(
          StillTransitionRule.self, .info, at: file.modifier(effect),
          "This effect has no partner: the view fades, and does not move to the other row.",
          because: "`\(space.name)` is a namespace of one row, and each row has another one",
          advice: "Declare the `@Namespace` in the view that has the rows, and pass it to them as "
            + "a `Namespace.ID`.",
          related: [
            RelatedPlace(
              CodePlace(path: row.path, line: row.fact.line, column: row.fact.column),
              "made for each row here")
          ])
      }
      for maker in makers(of: view) {
        for name in maker.facts.names.sorted() where name.first?.isUppercase == true {
          guard let other = resolver.project.type(named: name, from: maker.facts.name),
            other.isView, other.facts.name != view.facts.name,
            let second = other.facts.properties.first(where: { $0.wrapper == "Namespace" }),
            let unit = resolver.project.units(of: other, besides: file).first,
            let partner = self.effect(in: second.name, of: other, besides: unit),
            partner.argument("id")?.sourceText == effect.argument("id")?.sourceText
          else { continue }
          return file.finding(
            StillTransitionRule.self, .info, at: file.modifier(effect),
            "This effect has no partner: the view does not move to where the other one is.",
            because: "`\(space.name)` is a namespace of this view alone, and "
              + "\(ProjectIndex.simple(other.facts.name)) has another one",
            advice: "Declare one `@Namespace` in the view that shows both, and pass it to them "
              + "as a `Namespace.ID`.",
            related: [
              RelatedPlace(path: unit.path, range: unit.modifier(partner), message: "the other one")
            ])
        }
      }
      return nil
    }
  }

  /// The code that makes a view for each row.
  private func row(of view: ProjectIndex.TypeInfo) -> ProjectIndex.Located<CallFacts>? {
    resolver.project.callers(of: view).first { $0.fact.contexts.contains("ForEach") }
  }

  /// Whether an effect is one of a mark that appears in one row and disappears in another: under a
  /// condition, with an id that is the same in each row.
  private static func isMoved(_ effect: FunctionCallExprSyntax) -> Bool {
    guard let id = effect.argument("id")?.as(StringLiteralExprSyntax.self),
      id.representedLiteralValue != nil
    else { return false }
    var node = Syntax(effect)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if parent.is(IfExprSyntax.self) { return true }
      node = parent
    }
    return false
  }

  /// The only use of a namespace, as that of an effect outside of rows.
  private func effect(
    in space: String, of view: ProjectIndex.TypeInfo, besides file: SourceUnit
  ) -> FunctionCallExprSyntax? {
    let code = TypeCode(view, besides: file, in: resolver.project)
    let nodes = code.properties.map { Syntax($0) } + code.methods.map { Syntax($0) }
    let uses = nodes.flatMap { $0.references(to: space) }
    guard uses.count == 1, let use = uses.first,
      let call = use.parent?.as(LabeledExprSyntax.self)?.call,
      call.modifierName == "matchedGeometryEffect", call.argument("in")?.ownName == space,
      code.unit(of: call).path == file.path, call.rowsAround == nil,
      !call.enclosingCalls.contains(where: { $0.calls("ForEach") || $0.calls("List") })
    else { return nil }
    return call
  }

  /// The views that make a view.
  private func makers(of view: ProjectIndex.TypeInfo) -> [ProjectIndex.TypeInfo] {
    var seen: Set<String> = []
    return resolver.project.callers(of: view).compactMap { call in
      guard let owner = resolver.project.type(around: call.fact.type), owner.isView,
        seen.insert(owner.facts.name).inserted
      else { return nil }
      return owner
    }
  }
}
