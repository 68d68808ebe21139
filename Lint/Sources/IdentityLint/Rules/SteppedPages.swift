import SwiftSyntax

/// A page whose `.id` follows a step that the user goes back to.
extension FormJudge {
  /// `Page(step: steps[index]).id(steps[index].id)`: each step has a page of its own, and the page
  /// of the step before is created again.
  func findingOfStep(_ call: FunctionCallExprSyntax) -> Finding? {
    guard call.modifierName == "id", call.arguments.count == 1,
      let argument = call.arguments.first?.expression, BuilderPlace(of: call) == .builder,
      // The ids of rows name elements.
      call.rowsAround == nil,
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let (name, back) = returning(ValueReader.value(of: argument)),
      let form = form(in: base), startsEmpty(form)
    else { return nil }
    return report(
      form, "`.id` gives each `\(name)` a page of its own, and \(back.fact.scopeName) goes back",
      related: RelatedPlace(CodePlace(path: back.path, line: back.fact.line), "set back here"))
  }

  /// The state in an id that code also sets back by one.
  private func returning(_ id: Value) -> (String, Change)? {
    for part in id.all {
      let owner: ProjectIndex.TypeInfo
      let name: String
      switch part {
      case .name(let own):
        guard own.first?.isLowercase == true else { continue }
        owner = info
        name = own
      case .member(let base, let member):
        guard let type = resolver.type(of: base, in: .init(type: info.facts.name)),
          let model = resolver.project.type(named: TypeShape(type).base, from: info.facts.name),
          model.isReference
        else { continue }
        owner = model
        name = member
      default: continue
      }
      guard let property = resolver.project.property(name, of: owner), !property.isComputed,
        !property.isStatic, !property.isLet
      else { continue }
      let changes = resolver.changes(of: name, in: owner).sure
      if let back = changes.first(where: { Self.goesBack($0.fact, name) }) { return (name, back) }
    }
    return nil
  }

  private static func goesBack(_ change: MutationFacts, _ name: String) -> Bool {
    guard !change.isInInitializer, let value = change.value else { return false }
    let words: Set<String> = ["previous", "prev", "back", "before", "preceding"]
    return value.all.contains { part in
      switch part {
      case .operation("-=", _): true
      case .operation("-", let values): values.first?.ownName == name
      case .member(_, let member): !RareConditions.words(of: member).isDisjoint(with: words)
      case .call(.name(let function), _):
        !RareConditions.words(of: function).isDisjoint(with: words)
      default: false
      }
    }
  }

  /// Whether a form's state begins with a constant and nothing fills it from what it gets.
  func startsEmpty(_ form: Form) -> Bool {
    guard let view = resolver.project.type(named: form.name, from: type),
      let state = resolver.project.property(form.state, of: view),
      state.wrapper == "State", state.initial?.isConstant == true,
      !view.facts.initializers.contains(where: {
        $0.stored["_" + form.state] != nil || $0.stored[form.state] != nil
      })
    else { return false }
    return !resolver.changes(of: form.state, in: view).sure.contains { $0.fact.kind == .assigned }
  }
}
