import SwiftSyntax

/// A number in an `.id` that the same code counts up which stores what the user types into the view
/// before the `.id`: with each letter the field is another one and loses its focus.
struct EditedRevision {
  let file: SourceUnit
  let resolver: Resolver

  struct Found {
    /// The property that the field edits.
    let field: String
    let place: RelatedPlace
  }

  /// - Parameters:
  ///   - value: the id, or a part of it, as the code around `view` reads it.
  ///   - view: the view before the `.id`.
  func found(_ value: Value, of view: ExprSyntax, in place: Resolver.Place) -> Found? {
    guard let (owner, name) = counter(value, in: place),
      let property = resolver.project.property(name, of: owner), !property.isComputed,
      property.isNumber
    else { return nil }
    let edited = editedNames(in: view)
    if edited.isEmpty { return nil }
    for change in resolver.changes(of: name, in: owner).sure
    where !change.fact.isInInitializer && !change.path.isOfTests {
      let unit = resolver.project.unit(at: change.path, else: file)
      guard unit.path == change.path,
        let count = unit.outline.assignments.first(where: {
          unit.line(of: $0) == change.fact.line && $0.isCount(of: name)
        }), let field = fields(around: count).first(where: edited.contains)
      else { continue }
      return Found(
        field: field,
        place: RelatedPlace(
          path: unit.path, range: unit.range(of: count), message: "counted up here"))
    }
    return nil
  }

  private func counter(_ value: Value, in place: Resolver.Place)
    -> (ProjectIndex.TypeInfo, String)?
  {
    switch value {
    case .name(let name): return resolver.info(place).map { ($0, name) }
    case .member(let base, let name): return resolver.owner(base, in: place).map { ($0, name) }
    case .operation("string", let parts):
      return parts.lazy.compactMap { counter($0, in: place) }.first
    default: return nil
    }
  }

  /// The names whose bindings the fields of a view edit: `text` of `TextField(text: $model.text)`.
  private func editedNames(in view: ExprSyntax) -> Set<String> {
    var names: Set<String> = []
    for call in view.callsInside {
      for argument in call.arguments
      where ["text", "value", "isOn", "selection"].contains(argument.label?.text) {
        let text = argument.expression.sourceText
        guard text.hasPrefix("$"), let last = text.dropFirst().split(separator: ".").last else {
          continue
        }
        names.insert(String(last))
      }
    }
    return names
  }

  /// The properties whose change runs code: the one of the accessor around it, or the one that
  /// `onChange` follows.
  private func fields(around count: SequenceExprSyntax) -> [String] {
    var found: [String] = []
    var node = count.parent
    while let parent = node, !parent.is(MemberBlockSyntax.self) {
      if let binding = parent.as(PatternBindingSyntax.self), binding.accessorBlock != nil {
        found.append(binding.pattern.sourceText)
      }
      if let call = parent.as(FunctionCallExprSyntax.self), call.modifierName == "onChange",
        let watched = call.argument("of"),
        let last = watched.sourceText.split(separator: ".").last
      {
        found.append(String(last))
      }
      node = parent.parent
    }
    return found
  }
}

extension PropertyFacts {
  fileprivate var isNumber: Bool {
    if type == "Int" { return true }
    guard case .literal(let text)? = initial else { return false }
    return Int(text) != nil
  }
}

extension SequenceExprSyntax {
  /// `revision += 1`, also of a member.
  fileprivate func isCount(of name: String) -> Bool {
    let parts = Array(elements)
    guard parts.count == 3, let target = parts.first,
      (target.ownName ?? target.as(MemberAccessExprSyntax.self)?.declName.baseName.text) == name
    else { return false }
    return ["+=", "&+="].contains(parts[1].sourceText)
  }
}

extension RelayedId {
  /// The same, of a modifier or a function of View: `content.id(document.revision)`, where a caller
  /// passes the document that its field edits.
  func edited(_ call: FunctionCallExprSyntax) -> Found? {
    guard let argument = call.arguments.first?.expression else { return nil }
    if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base, !wraps(call) {
      let found = EditedRevision(file: file, resolver: resolver).found(
        ValueReader.value(of: argument), of: base, in: file.resolverPlace(of: call))
      return found.map {
        Found(
          names: CalledNames.inside(base), type: file.places.type(at: call.position),
          because: "what is typed into `\($0.field)` counts it up", place: $0.place)
      }
    }
    guard wraps(call) else { return nil }
    var root = argument
    var members: [String] = []
    while let access = root.as(MemberAccessExprSyntax.self), let base = access.base,
      base.sourceText != "self"
    {
      members.insert(access.declName.baseName.text, at: 0)
      root = base
    }
    for origin in origins(of: root, at: call, in: file, depth: 0) {
      let value = members.reduce(ValueReader.value(of: origin.expression)) { .member($0, $1) }
      let place = origin.unit.resolverPlace(of: origin.call)
      guard let view = modified(by: origin.call),
        let found = EditedRevision(file: origin.unit, resolver: resolver.seen(from: origin.unit))
          .found(value, of: view, in: place)
      else { continue }
      return Found(
        names: CalledNames.inside(view), type: place.type,
        because: "what is typed into `\(found.field)` counts it up", place: found.place)
    }
    return nil
  }
}
