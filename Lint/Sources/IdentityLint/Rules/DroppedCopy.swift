import SwiftSyntax

/// A local variable that holds a copy of a value of the project, is changed, and is then dropped:
/// `var item = items[index]; item.isDone.toggle()`.
struct DroppedCopy {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.path.isOfTests ? [] : file.outline.locals.compactMap(finding)
  }

  private func finding(for copy: SourceOutline.LocalCopy) -> Finding? {
    guard BuilderPlace(of: copy.name) != .builder, !Self.isSetter(copy.name),
      case let info = structure(of: copy), info != nil || isCollection(copy)
    else { return nil }
    // `x` of `x.a = 1`, and every other `x`; the first is the last part of the declaration.
    let uses = copy.scope.references(to: copy.name.text).filter {
      $0.position > copy.name.position
        && $0.parent?.as(MemberAccessExprSyntax.self)?.declName.id
          != $0.as(
            DeclReferenceExprSyntax.self)?.id
    }
    guard !uses.isEmpty else { return nil }
    var changes: [Syntax] = []
    for use in uses {
      guard let change = info.map({ change(use, of: $0) }) ?? collectionChange(use) else {
        return nil
      }
      changes.append(change)
    }
    guard let first = changes.first else { return nil }
    return file.finding(
      EditedCopyRule.self, .warning, at: file.range(of: first),
      "This change is lost: `\(copy.name.text)` is a copy, and nothing writes it back.",
      because:
        "`\(info.map { ProjectIndex.simple($0.facts.name) } ?? copy.initial.sourceText)` is a "
        + "\(info == nil ? "collection" : "struct"): the variable has its own value",
      advice: """
        Change the value where it is kept, as in `items[index].isDone = true`, or store the copy \
        there.
        """,
      related: [
        RelatedPlace(path: file.path, range: file.range(of: copy.name), message: "copied here")
      ])
  }

  /// The structure of which the variable has a copy; nil for a value that is made here.
  private func structure(of copy: SourceOutline.LocalCopy) -> ProjectIndex.TypeInfo? {
    let value = ValueReader.value(of: copy.initial)
    if case .call(.name(let name), _) = value, name.first?.isUppercase == true { return nil }
    if case .call(.implicitMember, _) = value { return nil }
    let place = file.resolverPlace(of: copy.name)
    let type =
      copy.isElement
      ? resolver.elementType(of: value, in: place) : resolver.type(of: value, in: place)
    guard let type, TypeShape(type).element == nil,
      let info = resolver.project.type(named: TypeShape(type).base, from: place.type),
      info.isDeclared, info.facts.kind == .structure, !info.isView
    else { return nil }
    return info
  }

  /// Whether it holds a copy of a stored array, dictionary or set: `profiles[name] ?? []`.
  private func isCollection(_ copy: SourceOutline.LocalCopy) -> Bool {
    guard !copy.isElement else { return false }
    var value = ValueReader.value(of: copy.initial)
    var isKnown = false
    if case .operation("??", let values) = value, let first = values.first {
      value = first
      isKnown = values.last == .collection([])
    }
    let place = file.resolverPlace(of: copy.name)
    switch value {
    case .name(let name):
      guard resolver.property(name, in: place)?.isComputed == false else { return false }
    case .member, .subscripted:
      guard case .name = value.root else { return false }
    default: return false
    }
    if isKnown { return true }
    let type: String?
    if case .subscripted(let base, _) = value {
      let whole = resolver.type(of: base, in: place)
      type = whole.flatMap { TypeShape($0).element }
    } else {
      type = resolver.type(of: value, in: place)
    }
    return type.map { TypeShape($0).element != nil } ?? false
  }

  /// `copy.append(x)` and `copy[i] = x` as a statement.
  private func collectionChange(_ use: Syntax) -> Syntax? {
    if let access = use.parent?.as(MemberAccessExprSyntax.self), access.base?.id == use.id,
      Self.mutating.contains(access.declName.baseName.text),
      let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.parent?.is(CodeBlockItemSyntax.self) == true
    {
      return Syntax(call)
    }
    guard let element = use.parent?.as(SubscriptCallExprSyntax.self),
      element.calledExpression.id == use.id,
      let sequence = element.parent?.parent?.as(SequenceExprSyntax.self),
      sequence.elements.first.map({ Syntax($0).id }) == Syntax(element).id,
      ExprSyntax(sequence).assigned != nil
    else { return nil }
    return Syntax(sequence)
  }

  /// The code that changes the copy, and does nothing else, for a use of it: an assignment to a
  /// member, or a mutating call as a statement.
  private func change(_ use: Syntax, of info: ProjectIndex.TypeInfo) -> Syntax? {
    var node = use
    var members: [String] = []
    while let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      members.append(access.declName.baseName.text)
      node = Syntax(access)
    }
    guard let member = members.first else { return nil }
    if let sequence = node.parent?.parent?.as(SequenceExprSyntax.self) {
      // A member with a setter of its own may store the value.
      guard sequence.elements.first.map({ Syntax($0).id }) == node.id,
        ExprSyntax(sequence).assigned != nil,
        let property = resolver.project.property(member, of: info), !property.isComputed,
        holdsValue(property, members.count, of: info)
      else { return nil }
      return Syntax(sequence)
    }
    guard let call = node.parent?.as(FunctionCallExprSyntax.self),
      Syntax(call.calledExpression).id == node.id,
      call.parent?.is(CodeBlockItemSyntax.self) == true
    else { return nil }
    if members.count == 1 { return mutates(member, info) ? Syntax(call) : nil }
    guard let property = resolver.project.property(member, of: info), !property.isComputed,
      holdsValue(property, members.count, of: info),
      members.count == 2, let last = members.last, Self.mutating.contains(last)
    else { return nil }
    return Syntax(call)
  }

  /// Whether a change of a member of the property changes the copy alone: no object is reached.
  private func holdsValue(_ property: PropertyFacts, _ steps: Int, of info: ProjectIndex.TypeInfo)
    -> Bool
  {
    if steps == 1 { return true }
    guard let type = property.type else { return false }
    let base = TypeShape(type).base
    if let inner = resolver.project.type(named: base, from: info.facts.name) {
      return inner.facts.kind == .structure
    }
    return KnownViews.values.contains(base) || TypeShape(type).element != nil
  }

  private func mutates(_ method: String, _ info: ProjectIndex.TypeInfo) -> Bool {
    guard let found = resolver.project.method(method, of: info, besides: file) else { return false }
    return found.declaration.modifiers.contains { $0.name.tokenKind == .keyword(.mutating) }
  }

  private static let mutating: Set<String> = [
    "toggle", "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "sort",
    "reverse", "move", "formUnion", "subtract", "negate",
  ]

  /// Whether it is in the setter of a binding, which is judged by itself.
  private static func isSetter(_ name: TokenSyntax) -> Bool {
    name.enclosingCalls.contains { $0.calls("Binding") }
  }
}
