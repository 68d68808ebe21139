import SwiftSyntax

/// A stored property of a class without `@Observable` below one with it: the macro tracks only what
/// its own class declares.
extension UnannouncedJudge {
  func ofSubclass(
    _ read: MemberReads.Read, _ property: PropertyFacts, _ model: ProjectIndex.TypeInfo
  ) -> Finding? {
    guard model.facts.kind == .class, !model.facts.announcesByHand, property.wrapper == nil,
      !property.isLet, !property.isComputed,
      model.facts.properties.contains(where: { $0.name == property.name }),
      let parent = tracked(above: model), !parent.facts.announcesByHand
    else { return nil }
    let tracked = parent.facts.properties.filter {
      !$0.isLet && !$0.isComputed && !$0.isStatic && $0.wrapper == nil
    }
    let announced = tracked.flatMap {
      resolver.changes(of: $0.name, in: parent).sure
        + resolver.project.changes.ownChanges(of: $0.name, in: model.facts.name)
    }
    let change = resolver.changes(of: property.name, in: model).sure.first { change in
      !change.fact.isInInitializer && !change.path.isOfTests
        // A tracked property that changes at the same time updates the view.
        && !announced.contains {
          $0.path == change.path && $0.fact.function == change.fact.function
            && $0.fact.type == change.fact.type
        }
    }
    guard let change else { return nil }
    return report(
      read, "`\(property.name)`",
      because: """
        `@Observable` of `\(ProjectIndex.simple(parent.facts.name))` does not track what \
        `\(ProjectIndex.simple(model.facts.name))` declares
        """, change,
      advice: "Write `@Observable` before `class \(ProjectIndex.simple(model.facts.name))` too.")
  }

  /// The class above with the macro.
  private func tracked(above model: ProjectIndex.TypeInfo) -> ProjectIndex.TypeInfo? {
    model.facts.inherited.lazy.compactMap { name -> ProjectIndex.TypeInfo? in
      guard let parent = resolver.project.type(named: name, from: model.facts.name),
        parent.facts.kind == .class, parent.facts.name != model.facts.name,
        parent.facts.attributes.contains(where: { $0.hasSuffix("Observable") })
      else { return nil }
      return parent
    }.first
  }
}
