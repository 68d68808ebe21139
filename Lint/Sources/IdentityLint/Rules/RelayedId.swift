import SwiftSyntax

/// An id that a view, a modifier or a function of View gets from its caller, which renews it by
/// itself: `.modifier(Synced(stamp: store.lastSync))`, where the body has `content.id(stamp)`.
struct RelayedId {
  let file: SourceUnit
  let resolver: Resolver

  /// An expression in the code of a caller.
  struct Origin {
    let expression: ExprSyntax
    let call: FunctionCallExprSyntax
    let unit: SourceUnit
  }

  struct Found {
    /// The calls in the view that is recreated.
    let names: Set<String>
    let type: String?
    let because: String
    let place: RelatedPlace
  }

  func found(_ call: FunctionCallExprSyntax) -> Found? {
    guard let argument = call.arguments.first?.expression else { return nil }
    let wraps = wraps(call)
    for origin in origins(of: argument, at: call, in: file, depth: 0) {
      let there = resolver.seen(from: origin.unit)
      let place = origin.unit.resolverPlace(of: origin.call)
      for part in RenewedId.parts(of: ValueReader.value(of: origin.expression)) {
        guard let id = RenewedId(part, in: place, there),
          id.value(setBySomethingElseIn: origin.unit, isRepeated: true) != nil
        else { continue }
        let names: Set<String>
        if wraps {
          if let base = modified(by: origin.call) {
            names = CalledNames.inside(base)
          } else if let content = origin.call.trailingClosure {
            // `Refreshing(stamp: store.lastSync) { List { … } }`
            names = CalledNames.inside(content.statements)
          } else {
            continue
          }
        } else if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
          names = CalledNames.inside(base)
        } else {
          continue
        }
        let type = wraps ? place.type : file.places.type(at: call.position)
        return Found(
          names: names, type: type,
          because: "`\(origin.unit.text(of: origin.expression, atMost: 40))` is renewed by itself",
          place: RelatedPlace(
            path: origin.unit.path, range: origin.unit.range(of: origin.expression),
            message: "passed here"))
      }
    }
    return nil
  }

  /// Whether the id is that of what the caller has: the content of a modifier, or the view on which
  /// a function of View is called.
  func wraps(_ call: FunctionCallExprSyntax) -> Bool {
    var root = call.calledExpression
    while let access = root.as(MemberAccessExprSyntax.self), let base = access.base {
      root = base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
    }
    let name = root.as(DeclReferenceExprSyntax.self)?.baseName.text
    if name == "content" || name == "self" { return true }
    return !root.is(MemberAccessExprSyntax.self) && file.places.type(at: call.position) == "View"
  }

  /// The view before a modifier: of `.modifier(Synced(…))`, that before the dot.
  func modified(by call: FunctionCallExprSyntax) -> ExprSyntax? {
    if call.modifierName != nil, CalledName(of: call)?.kind == .member {
      return call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }
    guard let outer = call.parent?.as(LabeledExprSyntax.self)?.call,
      outer.modifierName == "modifier"
    else { return nil }
    return outer.calledExpression.as(MemberAccessExprSyntax.self)?.base
  }

  /// What callers pass for the names in an expression.
  func origins(
    of expression: ExprSyntax, at node: some SyntaxProtocol, in unit: SourceUnit, depth: Int
  ) -> [Origin] {
    guard depth < 3, let type = unit.places.type(at: node.position),
      let name = RenewedId.parts(of: ValueReader.value(of: expression)).lazy
        .compactMap(\.passedName).first
    else { return [] }
    if let index = unit.places.functionIndex(at: node.position), type == "View" {
      return callers(of: unit.outline.functions[index], passing: name, depth: depth)
    }
    guard let info = resolver.project.types[type], info.isView,
      let property = resolver.project.property(name, of: info), property.wrapper == nil,
      !property.isComputed, !property.isStatic, property.initial == nil
    else { return [] }
    let label =
      info.facts.initializers.isEmpty
      ? name
      : info.facts.initializers.lazy.compactMap { initializer in
        initializer.parameters.first {
          initializer.stored[name] == .parameter($0.name)
        }?.label
      }.first
    return resolver.project.unitsMaking(info, besides: unit).flatMap { other in
      other.calls(named: ProjectIndex.simple(info.facts.name)).flatMap { call -> [Origin] in
        guard let passed = call.argument(label) else { return [] }
        let inner = origins(of: passed, at: call, in: other, depth: depth + 1)
        return inner.isEmpty ? [Origin(expression: passed, call: call, unit: other)] : inner
      }
    }
  }

  private func callers(
    of function: FunctionDeclSyntax, passing parameter: String, depth: Int
  ) -> [Origin] {
    let name = function.name.text
    let parameters = Array(function.signature.parameterClause.parameters)
    guard
      let index = parameters.firstIndex(where: {
        ($0.secondName ?? $0.firstName).text == parameter
      })
    else { return [] }
    let first = parameters[index].firstName.text
    let paths = Set((resolver.project.calls["." + name] ?? []).map(\.path))
    return paths.sorted().flatMap { path -> [Origin] in
      let unit = resolver.project.unit(at: path, else: file)
      guard unit.path == path else { return [] }
      return unit.calls(named: name).flatMap { call -> [Origin] in
        let arguments = Array(call.arguments)
        guard
          let passed = first == "_"
            ? (index < arguments.count ? arguments[index].expression : nil) : call.argument(first)
        else { return [] }
        let inner = origins(of: passed, at: call, in: unit, depth: depth + 1)
        return inner.isEmpty ? [Origin(expression: passed, call: call, unit: unit)] : inner
      }
    }
  }
}

extension Value {
  /// The name of a property or parameter that is the value.
  fileprivate var passedName: String? {
    switch self {
    case .name(let name), .parameter(let name): name
    default: nil
    }
  }
}
