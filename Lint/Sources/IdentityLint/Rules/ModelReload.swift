import SwiftSyntax

/// Finds statements by which a model reads again what the user edits in it.
struct ModelReload {
  let view: ProjectIndex.TypeInfo
  let file: SourceUnit
  let resolver: Resolver

  struct Replaced {
    let model: String
    let field: String
    var place: RelatedPlace?
  }

  /// `model.draft = store[id]` and `model.load()`, where the view edits `$model.draft`.
  func replaced(by item: CodeBlockItemSyntax) -> Replaced? {
    guard case .expr(let expression) = item.item else { return nil }
    if let assigned = expression.assigned {
      guard let access = assigned.target.as(MemberAccessExprSyntax.self),
        let name = access.base?.ownName, let model = model(named: name),
        case let field = access.declName.baseName.text,
        isEdited(field, of: model, named: name),
        OverwrittenEditsRule.isStored(ValueReader.value(of: expression), of: view, resolver)
      else { return nil }
      return Replaced(model: name, field: field)
    }
    guard let call = item.called,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    else { return nil }
    return replaced(by: access, given: Array(call.arguments))
  }

  /// `model.load`, called with these arguments or passed as an action.
  func replaced(by access: MemberAccessExprSyntax, given: [LabeledExprSyntax] = []) -> Replaced? {
    guard let name = access.base?.ownName, let model = model(named: name),
      let (code, method) = resolver.project.method(
        access.declName.baseName.text, of: model, besides: file),
      let body = method.body
    else { return nil }
    let own = Set(model.facts.properties.filter { !$0.isLet }.map(\.name))
    for item in OverwrittenEditsRule.repeated(body.statements, code, own) {
      guard case .expr(let expression) = item.item, let assigned = expression.assigned,
        let field = ValueReader.value(of: assigned.target).ownName,
        isEdited(field, of: model, named: name),
        isSource(ValueReader.value(of: expression), own, of: model, method, given)
      else { continue }
      return Replaced(
        model: name, field: field,
        place: RelatedPlace(
          path: code.file.path, range: code.file.range(of: expression),
          message: "replaced here"))
    }
    return nil
  }

  /// Whether a model's method takes the value from where it is stored.
  private func isSource(
    _ source: Value, _ own: Set<String>, of model: ProjectIndex.TypeInfo,
    _ method: FunctionDeclSyntax, _ given: [LabeledExprSyntax]
  ) -> Bool {
    // An argument that the view reads of something stored: `model.load(account.profile)`.
    if case .parameter(let name) = source.root {
      return zip(given, method.signature.parameterClause.parameters).contains {
        ($1.secondName ?? $1.firstName).text == name
          && OverwrittenEditsRule.isStored(
            ValueReader.value(of: $0.expression), of: view, resolver)
      }
    }
    if case .operation("??", let values) = source, let first = values.first {
      return isSource(first, own, of: model, method, given)
    }
    // A value that it holds itself may be the edited one.
    return source.root.ownName.map { !own.contains($0) } == true
      && OverwrittenEditsRule.isStored(source, of: model, resolver)
  }

  /// The class of a model that the view observes.
  private func model(named name: String) -> ProjectIndex.TypeInfo? {
    guard let property = resolver.project.property(name, of: view),
      let wrapper = property.wrapper,
      ["State", "StateObject", "ObservedObject", "Bindable"].contains(wrapper),
      let type = resolver.type(of: property, in: Resolver.Place(type: view.facts.name)),
      let model = resolver.project.type(named: TypeShape(type).base, from: view.facts.name),
      model.isReference
    else { return nil }
    return model
  }

  /// Whether the view hands the field to a control, and nothing stores each change.
  private func isEdited(
    _ field: String, of model: ProjectIndex.TypeInfo, named name: String
  ) -> Bool {
    resolver.changes(of: field, in: model).sure.contains {
      $0.fact.kind == .projected && $0.fact.type == view.facts.name
        && $0.fact.base?.ownName == name
    } && !isOnlyPresented(field, of: name) && !isObserved(field, of: model)
      && !OverwrittenEditsRule.isFollowed(
        field, in: TypeCode(view, besides: file, in: resolver.project), model: name)
  }

  /// Whether the view uses `$model.field` only as a flag that presents something, or in an alert.
  private func isOnlyPresented(_ field: String, of model: String) -> Bool {
    let uses = TypeCode(view, besides: file, in: resolver.project).projections(of: model).filter {
      $0.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == field
    }
    return !uses.isEmpty && !uses.contains(where: \.isOfOpenField)
  }

  /// Whether `didSet` or a setter follows each change.
  private func isObserved(_ field: String, of model: ProjectIndex.TypeInfo) -> Bool {
    resolver.project.units(of: model, besides: file).contains { unit in
      unit.properties(of: model.nameInFile).flatMap(\.bindings).contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == field
          && $0.accessorBlock != nil
      } || unit.tree.mentions(["$" + field])
    } || file.tree.mentions(["$" + field])
  }
}
