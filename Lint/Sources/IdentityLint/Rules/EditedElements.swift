import SwiftSyntax

/// Elements that are edited, renamed or equal in their collection, while their rows are identified
/// by their whole value.
extension SelfIdJudge {
  /// Values that the view or its model replaces in place.
  func editedInPlace(
    _ owner: CollectionOwner, element: String?, info: ProjectIndex.TypeInfo?
  ) -> Finding? {
    let isText =
      element.map {
        ["String", "Int", "Double", "Float", "CGFloat", "Bool", "URL", "Substring", "Character"]
          .contains($0)
      } ?? false
    let isValue = info?.facts.kind == .structure
    guard isText || isValue else { return nil }
    if isValue, let info {
      guard info.facts.properties.contains(where: { !$0.isLet && !$0.isComputed && !$0.isStatic })
      else { return nil }
    }
    let changes = owner.changes(resolver)
    let near = changes.filter { isNear($0.fact, owner) }
    if let edit = near.first(where: { $0.fact.kind == .elementAssigned }) {
      return report(
        """
        When an element of `\(owner.property)` is edited, its row is recreated and loses \(lost()).
        """,
        because:
          """
          an element of `\(owner.property)` is replaced in \
          \(edit.fact.scopeName)
          """,
        related: [
          RelatedPlace(
            CodePlace(path: edit.path, line: edit.fact.line), "an element is edited here")
        ])
    }
    if isValue, let info, let edit = fieldEdit(of: info, owner) {
      return report(
        """
        When an element of `\(owner.property)` is edited, its row is recreated and loses \(lost()).
        """,
        because:
          """
          `\(edit.fact.name)` of an element is set in \
          \(edit.fact.scopeName)
          """,
        related: [
          RelatedPlace(
            CodePlace(path: edit.path, line: edit.fact.line), "an element is edited here")
        ])
    }
    guard isText else { return nil }
    if let equal = equalElements(owner, near) { return equal }
    if let renaming = near.first(where: { $0.fact.kind == .assigned && renames($0.fact) }) {
      return report(
        "When an element is renamed, its row is recreated and loses \(lost()).",
        because:
          """
          `\(renaming.fact.function ?? "")` renames an element and reads `\(owner.property)` again
          """,
        related: [
          RelatedPlace(CodePlace(path: renaming.path, line: renaming.fact.line), "read again here")
        ])
    }
    return nil
  }

  /// A field of an element set in a loop or a closure over the collection.
  private func fieldEdit(of info: ProjectIndex.TypeInfo, _ owner: CollectionOwner) -> ProjectIndex
    .Located<MutationFacts>?
  {
    for property in info.facts.properties
    where !property.isLet && !property.isComputed && !property.isStatic {
      let edit = resolver.changes(of: property.name, in: info).sure.first { place in
        guard isNear(place.fact, owner), let base = place.fact.base else { return false }
        return base.all.contains { part in
          guard case .element(let collection) = part else { return false }
          return collection.root.ownName == owner.property
        }
      }
      if let edit { return edit }
    }
    return nil
  }

  /// Elements that are equal from the start, or as soon as a second one is added.
  private func equalElements(
    _ owner: CollectionOwner, _ near: [ProjectIndex.Located<MutationFacts>]
  ) -> Finding? {
    if case .call(.name("Array"), let arguments)? = owner.facts?.initial,
      arguments.first?.label == "repeating"
    {
      return report(
        "Equal elements have the same id: which of their rows is shown and updated is undefined.",
        because: "`\(owner.property)` begins with equal elements", isCertain: true)
    }
    guard
      let added = near.first(where: { place in
        guard place.fact.kind == .appended, case .literal? = place.fact.value else { return false }
        return true
      })
    else { return nil }
    return report(
      """
      When it is added a second time, two rows have the same id: which of them is shown and \
      updated is undefined.
      """,
      because:
        """
        a constant is added to `\(owner.property)` in \
        \(added.fact.scopeName)
        """,
      related: [RelatedPlace(CodePlace(path: added.path, line: added.fact.line), "added here")],
      isCertain: true)
  }

  /// In the view itself, in the object that owns the collection, or in an extension of either.
  private func isNear(_ mutation: MutationFacts, _ owner: CollectionOwner) -> Bool {
    // Through the owning object: `Store.shared.items[0] = x`.
    if mutation.kind == .elementAssigned, let base = mutation.base,
      let owning = resolver.type(
        of: base, in: Resolver.Place(type: mutation.type, function: mutation.function)),
      project.type(named: TypeShape(owning).base, from: mutation.type)?.facts.name
        == owner.type.facts.name
    {
      return true
    }
    guard let type = mutation.type else { return false }
    return type == resolver.info(place)?.facts.name
      || ([owner] + owner.sources(resolver)).contains { $0.type.facts.name == type }
  }

  private func renames(_ mutation: MutationFacts) -> Bool {
    guard let function = mutation.function, let info = project.type(around: mutation.type) else {
      return false
    }
    return project.functions(function, of: info).contains { facts in
      facts.names.contains { $0.lowercased().contains("rename") }
    }
  }
}
