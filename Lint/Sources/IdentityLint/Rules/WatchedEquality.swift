import SwiftSyntax

/// An `onChange(of:)` that does not run: the `==` of the value ignores what the view edits.
struct WatchedEquality {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: "onChange").compactMap { call in
      guard call.modifierName != nil, BuilderPlace(of: call) == .builder,
        let watched = call.argument("of"),
        let type = file.places.type(at: call.position),
        let view = resolver.project.types[type], view.isView,
        let (name, member) = watchedName(watched),
        let property = resolver.project.property(name, of: view),
        member != nil || ["State", "Binding"].contains(property.wrapper),
        let spelled = resolver.type(
          of: ValueReader.value(of: watched), in: file.resolverPlace(of: call)),
        let value = resolver.project.type(named: TypeShape(spelled).base, from: view.facts.name),
        value.facts.kind == .structure, value.facts.hasOwnEquality,
        let (unit, function, compared) = equality(of: value),
        compared.names.allSatisfy({ isFixed($0, value) })
      else { return nil }
      let code = TypeCode(view, besides: file, in: resolver.project)
      guard
        let (edit, field) = code.projections(of: name).lazy.compactMap({
          edited($0, member, value)
        })
        .first
      else { return nil }
      return file.finding(
        PartialEqualityRule.self, .info, at: file.modifier(call),
        """
        When `\(field)` is edited, this does not run: the new `\(member ?? name)` equals the old \
        one.
        """,
        because: "`==` of `\(ProjectIndex.simple(value.facts.name))` does not compare `\(field)`",
        advice: """
          Compare every property, as the compiler does, or watch what is edited: \
          `.onChange(of: \(watched.sourceText).\(field))`.
          """,
        related: [
          code.place(of: edit, "edited here"),
          RelatedPlace(
            path: unit.path, range: unit.range(of: function.name), message: "compared here"),
        ])
    }
  }

  /// `entry` and `desk.entry`.
  private func watchedName(_ watched: ExprSyntax) -> (name: String, member: String?)? {
    if let own = watched.ownName { return (own, nil) }
    guard let access = watched.as(MemberAccessExprSyntax.self), let base = access.base?.ownName
    else { return nil }
    return (base, access.declName.baseName.text)
  }

  private func equality(
    of value: ProjectIndex.TypeInfo
  ) -> (SourceUnit, FunctionDeclSyntax, ComparedMembers)? {
    for unit in resolver.project.units(of: value, besides: file) {
      for function in unit.outline.functions
      where function.name.text == "=="
        && unit.places.type(at: function.position) == value.nameInFile
      {
        return ComparedMembers(function).map { (unit, function, $0) }
      }
    }
    return nil
  }

  /// Whether no edit changes a member: a constant, and an id. A counter of changes is none.
  private func isFixed(_ name: String, _ value: ProjectIndex.TypeInfo) -> Bool {
    guard let property = resolver.project.property(name, of: value) else { return false }
    return !property.isComputed && (property.isLet || name == "id")
  }

  /// The field that a control edits by `$value.field`.
  private func edited(
    _ projection: DeclReferenceExprSyntax, _ member: String?, _ value: ProjectIndex.TypeInfo
  ) -> (DeclReferenceExprSyntax, String)? {
    guard var access = projection.parent?.as(MemberAccessExprSyntax.self) else { return nil }
    if let member {
      guard access.declName.baseName.text == member,
        let outer = access.parent?.as(MemberAccessExprSyntax.self)
      else { return nil }
      access = outer
    }
    guard
      ["text", "value", "isOn", "selection"].contains(projection.argument?.label?.text),
      let field = resolver.project.property(access.declName.baseName.text, of: value),
      !field.isLet, !field.isComputed, field.name != "id"
    else { return nil }
    return (projection, field.name)
  }
}
