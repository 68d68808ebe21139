import SwiftSyntax

/// A state that follows a model's flag by `onChange` alone, and starts work: for a model whose flag
/// is set before the view exists, no change comes, and the work does not start.
struct LateMirror {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: "onChange").compactMap { call in
      guard call.modifierName != nil, call.argument("initial") == nil,
        BuilderPlace(of: call) == .builder,
        let watched = call.argument("of")?.as(MemberAccessExprSyntax.self),
        let object = watched.base?.ownName, let type = file.places.type(at: call.position),
        let view = resolver.project.types[type], view.isView,
        let change = changes(of: watched.declName.baseName.text, in: object, of: view),
        case let action = ActionCode(file: file, type: type, resolver: resolver),
        let statements = action.statements(of: call)
      else { return nil }
      let names = MirroredStateRule.newValueNames(of: statements)
      let code = TypeCode(view, besides: file, in: resolver.project)
      for item in action.unconditional(statements) {
        guard case .expr(let expression) = item.item, let (target, value) = expression.assigned,
          value.count == 1, let state = target.ownName,
          value[0].ownName.map(names.contains) == true
            || value[0].sourceText == watched.sourceText,
          let initial = Self.start(of: state, in: view, resolver.project),
          code.assignments(to: state).count == 1, code.projections(of: state).isEmpty,
          let task = code.calls.first(where: {
            $0.modifierName == "task" && $0.argument("id")?.ownName == state
          })
        else { continue }
        return file.finding(
          MirroredStateRule.self, at: file.modifier(call),
          """
          While `\(watched.sourceText)` does not change, `\(state)` is \(initial), and the task \
          that it starts does not follow it.
          """,
          because: "nothing but a change sets it, and `\(watched.sourceText)` may have its value "
            + "before the view exists",
          advice: "Use `.task(id: \(watched.sourceText))`, or `onChange` with `initial: true`.",
          related: [
            code.place(of: task, "started by it"),
            RelatedPlace(CodePlace(path: change.path, line: change.fact.line), "set here"),
          ])
      }
      return nil
    }
  }

  /// The literal that a state starts with.
  private static func start(
    of state: String, in view: ProjectIndex.TypeInfo, _ project: ProjectIndex
  ) -> String? {
    guard let property = project.property(state, of: view), property.wrapper == "State",
      case .literal(let initial)? = property.initial, ["true", "false"].contains(initial),
      !view.facts.initializers.contains(where: {
        $0.stored["_" + state] != nil || $0.stored[state] != nil
      })
    else { return nil }
    return initial
  }

  /// The code that changes a flag of an object that the view gets: one that it makes itself is as
  /// old as its state.
  private func changes(
    of member: String, in object: String, of view: ProjectIndex.TypeInfo
  ) -> ChangeIndex.Place? {
    guard let property = resolver.project.property(object, of: view), !property.isComputed,
      property.wrapper.map({
        ["ObservedObject", "EnvironmentObject", "Environment", "Bindable"].contains($0)
      }) ?? true,
      let type = resolver.type(of: property, in: .init(type: view.facts.name)),
      let model = resolver.project.type(named: TypeShape(type).base, from: view.facts.name),
      model.isReference, let flag = resolver.project.property(member, of: model)
    else { return nil }
    let names = flag.isComputed ? flag.returned.flatMap(\.all).compactMap(\.ownName) : [member]
    let stored = names.compactMap { resolver.project.property($0, of: model) }
    return stored.lazy.filter { !$0.isLet && !$0.isStatic && !$0.isComputed }.compactMap { stored in
      resolver.changes(of: stored.name, in: model).sure.first {
        !$0.fact.isInInitializer && !$0.path.isOfTests && $0.fact.type != view.facts.name
      }
    }.first
  }
}
