import SwiftSyntax

/// Work of a view, and whether nothing else fills a property of the model that the view makes.
struct FillingWork {
  let call: FunctionCallExprSyntax
  let statements: CodeBlockItemListSyntax
  let code: ActionCode
  let resolver: Resolver

  /// Whether a subject such as `model.page` starts empty, and only methods that this work runs set
  /// it.
  func alone(fills subject: String, of view: ProjectIndex.TypeInfo) -> Bool {
    let parts = subject.split(separator: ".").map(String.init)
    guard parts.count == 2, let own = resolver.project.property(parts[0], of: view),
      ["State", "StateObject"].contains(own.wrapper), case .call? = own.initial,
      let type = resolver.type(of: .name(parts[0]), in: Resolver.Place(type: view.facts.name)),
      let model = resolver.project.type(named: TypeShape(type).base, from: view.facts.name),
      model.isReference,
      let property = resolver.project.property(parts[1], of: model), !property.isComputed,
      property.startsEmpty,
      model.facts.initializers.allSatisfy({ $0.stored[property.name] == nil })
    else { return false }
    let work =
      [Syntax(statements)]
      + code.methods(usedIn: [Syntax(statements)]).compactMap { $0.body.map { Syntax($0) } }
    let members = TypeCode(model, besides: code.file, in: resolver.project)
    let methods = Self.methods(calledOn: parts[0], in: work, members)
    let changes = resolver.changes(of: property.name, in: model)
    guard !methods.isEmpty, !changes.isOpen,
      // Not one that only clears it.
      changes.sure.contains(where: { $0.fact.value.map { !$0.isEmptyValue } ?? true }),
      changes.sure.allSatisfy({ change in
        change.fact.type == model.facts.name && methods.contains(change.fact.function ?? "")
      })
    else { return false }
    let filling = Self.callers(of: Set(changes.sure.compactMap(\.fact.function)), methods, members)
    return staysInside(work, parts[0], filling, view) && areCalled(onlyIn: filling, members)
  }

  /// The methods of the model that the work calls, and those that they call.
  private static func methods(
    calledOn object: String, in work: [Syntax], _ members: TypeCode
  ) -> Set<String> {
    var found: Set<String> = []
    var rest = work.flatMap(\.callsInside).compactMap { call -> String? in
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.base?.ownName == object
      else { return nil }
      return access.declName.baseName.text
    }
    while let name = rest.popLast() {
      guard let body = members.methods.first(where: { $0.name.text == name })?.body,
        found.insert(name).inserted
      else { continue }
      rest += CalledNames.inside(Syntax(body))
    }
    return found
  }

  /// Methods, and those of others that lead to them.
  private static func callers(
    of methods: Set<String>, _ others: Set<String>, _ members: TypeCode
  ) -> Set<String> {
    var found = methods
    while true {
      let more = others.subtracting(found).filter { name in
        members.methods.contains { method in
          guard method.name.text == name, let body = method.body else { return false }
          return !CalledNames.inside(Syntax(body)).isDisjoint(with: found)
        }
      }
      if more.isEmpty { return found }
      found.formUnion(more)
    }
  }

  /// Whether the view hands the model on nowhere, and calls the methods in the work only.
  private func staysInside(
    _ work: [Syntax], _ object: String, _ methods: Set<String>, _ view: ProjectIndex.TypeInfo
  ) -> Bool {
    let own = TypeCode(view, besides: code.file, in: resolver.project)
    let nodes = own.properties.map { Syntax($0) } + own.methods.map { Syntax($0) }
    for node in nodes {
      if !node.references(to: "$" + object).isEmpty { return false }
      for reference in node.references(to: object) {
        var use = reference
        if let access = use.parent?.as(MemberAccessExprSyntax.self),
          Syntax(access.declName).id == use.id
        {
          guard access.base?.sourceText == "self" else { continue }
          use = Syntax(access)
        }
        guard let access = use.parent?.as(MemberAccessExprSyntax.self),
          access.base.map({ Syntax($0).id }) == use.id
        else { return false }
        guard methods.contains(access.declName.baseName.text) else { continue }
        let isInside = work.contains {
          $0.root.id == access.root.id && $0.position <= access.position
            && access.position < $0.endPosition
        }
        if !isInside { return false }
      }
    }
    return true
  }

  /// Whether the model itself calls the methods from each other only.
  private func areCalled(onlyIn methods: Set<String>, _ members: TypeCode) -> Bool {
    members.calls.allSatisfy { call in
      guard let name = CalledName(of: call)?.text, methods.contains(name) else { return true }
      return members.function(around: call).map { methods.contains($0.name.text) } ?? false
    }
  }
}

extension Value {
  /// Nil, false, or a text or a collection without elements.
  var isEmptyValue: Bool {
    switch self {
    case .nil, .literal("false"), .literal("\"\""), .collection([]): true
    case .call(.collection, let arguments): arguments.isEmpty
    default: false
    }
  }
}
