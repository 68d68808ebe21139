import SwiftSyntax

/// A value that asks a view to open something, which nothing sets back: `onChange` does not run for
/// an equal value, so that the same request does nothing the second time.
struct UnclearedRequest {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: "onChange").compactMap { call in
      guard call.modifierName != nil, let watched = call.argument("of"),
        BuilderPlace(of: call) == .builder,
        let type = file.places.type(at: call.position), let view = resolver.project.types[type],
        view.isView,
        case .member(let base, let name) = ValueReader.value(of: watched),
        let owner = resolver.owner(base, in: Resolver.Place(type: view.facts.name)),
        owner.isReference, let property = resolver.project.property(name, of: owner),
        !property.isComputed, !property.isStatic, isUncleared(property, of: owner),
        case let code = ActionCode(file: file, type: type, resolver: resolver),
        let statements = code.statements(of: call),
        let opening = opening(in: Syntax(statements), code, view),
        isOnlyWatched(name, at: watched, in: view)
      else { return nil }
      let shown = file.text(of: watched, atMost: 40)
      let isFlag = property.type == "Bool" || property.initial == .literal("false")
      return file.finding(
        StuckFlagRule.self, .info, at: file.range(of: watched),
        "When the same `\(name)` is requested a second time, nothing opens.",
        because: "nothing sets `\(shown)` back, and `onChange` runs only for another value",
        advice: "Set it back when it has been used: `\(shown) = \(isFlag ? "false" : "nil")`.",
        related: [
          RelatedPlace(
            path: code.unit(of: opening).path, range: code.unit(of: opening).range(of: opening),
            message: "opened here")
        ])
    }
  }

  /// Whether code requests something by it, and none takes the request back.
  private func isUncleared(_ property: PropertyFacts, of owner: ProjectIndex.TypeInfo) -> Bool {
    let (sure, isOpen) = resolver.changes(of: property.name, in: owner)
    let changes = sure.filter { !$0.fact.isInInitializer && !$0.path.isOfTests }
    guard !isOpen, !changes.isEmpty, changes.allSatisfy({ $0.fact.kind == .assigned }) else {
      return false
    }
    let isFlag = property.type == "Bool" || property.initial == .literal("false")
    if isFlag {
      return property.initial == .literal("false")
        && changes.allSatisfy { $0.fact.value == .literal("true") }
    }
    guard let type = property.type, TypeShape(type).isOptional,
      property.initial == nil || property.initial == .nil,
      !isNewEachTime(TypeShape(type).base, from: owner.facts.name)
    else { return false }
    return changes.allSatisfy { change in
      // An unknown value, or a parameter that may be nil, may take it back.
      guard let value = change.fact.value, value != .unknown else { return false }
      let makesNil = value.all.contains { $0 == .nil }
      if case .parameter(let name) = value {
        let place = Resolver.Place(type: change.fact.type, function: change.fact.function)
        return resolver.parameter(name, in: place).map { !TypeShape($0.type).isOptional } ?? false
      }
      return !makesNil
    }
  }

  /// Whether two requests differ even when they mean the same: each has an id or a date of its own.
  private func isNewEachTime(_ type: String, from place: String) -> Bool {
    if ["UUID", "Date"].contains(type) { return type == "Date" }
    guard let info = resolver.project.type(named: type, from: place) else { return false }
    if info.isReference { return true }
    return info.facts.properties.contains { property in
      switch property.initial {
      case .call(.name("UUID"), _)?, .call(.name("Date"), _)?, .member(.name("Date"), _)?: true
      default: false
      }
    }
  }

  /// The page on a path or the sheet that the action opens.
  private func opening(in node: Syntax, _ code: ActionCode, _ view: ProjectIndex.TypeInfo)
    -> Syntax?
  {
    let nodes = [node] + code.methods(usedIn: [node]).compactMap { $0.body.map { Syntax($0) } }
    let units = resolver.project.units(of: view, besides: file)
    for state in view.facts.properties where state.wrapper == "State" {
      let opens = units.contains { unit in
        unit.projections(of: state.name, in: view.nameInFile).contains { projection in
          guard let label = projection.argument?.label?.text else { return false }
          return label == "path" && projection.argument?.call?.calledText == "NavigationStack"
            || ["isPresented", "item"].contains(label)
        }
      }
      guard opens else { continue }
      for unit in units {
        let assignments = unit.assignments(to: state.name, in: view.nameInFile).map { Syntax($0) }
        let appends = unit.calls(named: "append").filter {
          $0.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName == state.name
        }.map { Syntax($0) }
        if let found = (assignments + appends).first(where: { found in
          nodes.contains {
            $0.root.id == found.root.id && $0.position <= found.position
              && found.position < $0.endPosition
          }
        }) {
          return found
        }
      }
    }
    return nil
  }

  /// Whether the view shows the value nowhere: it is a request, and no state.
  private func isOnlyWatched(_ name: String, at watched: ExprSyntax, in view: ProjectIndex.TypeInfo)
    -> Bool
  {
    resolver.project.units(of: view, besides: file).allSatisfy { unit in
      unit.properties(of: view.nameInFile).flatMap { $0.references(to: name) }.allSatisfy { use in
        watched.position <= use.position && use.position < watched.endPosition
          || BuilderPlace(of: use) != .builder
      }
    }
  }
}
