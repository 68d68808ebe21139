import SwiftSyntax

/// The values that closures of a view's call capture, and how they change.
struct CapturedValues {
  let file: SourceUnit
  let resolver: Resolver

  /// How what the closure for a property captures changes.
  /// - Parameter known: names that do not count.
  func variation(
    of property: PropertyFacts, of view: ProjectIndex.TypeInfo, in call: FunctionCallExprSyntax,
    except known: Set<String> = []
  ) -> Variation? {
    if let argument = call.argument(property.name) {
      return argument.is(ClosureExprSyntax.self)
        ? variation(in: Syntax(argument), of: call, except: known) : nil
    }
    if let closure = call.additionalTrailingClosures.first(where: {
      $0.label.text == property.name
    })?.closure {
      return variation(in: Syntax(closure), of: call, except: known)
    }
    // The first trailing closure goes to the first closure that has no argument.
    guard let closure = call.trailingClosure else { return nil }
    let first = view.facts.properties.first {
      !$0.isComputed && $0.type?.contains("->") == true && call.argument($0.name) == nil
    }
    return first?.name == property.name
      ? variation(in: Syntax(closure), of: call, except: known) : nil
  }

  /// The values that a closure captures: local names, and plain properties of the caller.
  func variation(
    in node: Syntax, of call: FunctionCallExprSyntax, except known: Set<String> = []
  ) -> Variation? {
    let place = file.resolverPlace(of: call)
    let owner = place.type.flatMap { resolver.project.types[$0] }
    if let found = listed(in: node, of: call, place, known) { return found }
    let walk = NameWalk(viewMode: .sourceAccurate)
    walk.walk(node)
    for name in walk.found.subtracting(known).sorted() {
      var reader = ValueReader()
      if let origin = LocalNames.origin(of: name, at: Syntax(call), reader: &reader) {
        var finder = VariationFinder(resolver)
        if let found = sure(finder.variation(of: origin, in: place), call) { return found }
      } else if let property = resolver.project.property(name, of: owner), property.wrapper == nil,
        !property.isStatic, !property.isComputed,
        // The closure reads the members of an object when it runs.
        property.type.flatMap({
          resolver.project.type(named: TypeShape($0).base, from: place.type)
        })?.isReference != true
      {
        var finder = VariationFinder(resolver)
        if let found = sure(finder.variation(of: .name(name), in: place), call) { return found }
      }
    }
    return nil
  }

  /// The values of a capture list that the closure uses: `{ [current] text in … }` keeps the state
  /// of the time when it was made, which a closure without the list would read when it runs.
  private func listed(
    in node: Syntax, of call: FunctionCallExprSyntax, _ place: Resolver.Place,
    _ known: Set<String>
  ) -> Variation? {
    guard let closure = node.as(ClosureExprSyntax.self), let list = closure.signature?.capture
    else { return nil }
    for item in list.items
    where item.specifier == nil && !closure.statements.references(to: item.name.text).isEmpty {
      let value =
        item.initializer.map { ValueReader.value(of: $0.value) } ?? .name(item.name.text)
      guard let name = value.root.ownName, name != "self", !known.contains(name),
        !file.isLocalName(name, at: call)
      else { continue }
      var finder = VariationFinder(resolver)
      if let found = sure(finder.variation(of: value, in: place), call) { return found }
    }
    return nil
  }

  private final class NameWalk: SyntaxVisitor {
    var found: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      found.insert(node.baseName.text)
      return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = ExprSyntax(node).ownName { found.insert(name) }
      if let base = node.base { walk(base) }
      return .skipChildren
    }
  }

  func sure(_ found: Variation, _ call: FunctionCallExprSyntax) -> Variation? {
    guard found.level == .varies else { return nil }
    var found = found
    found.places.insert(
      CodePlace(path: file.path, line: file.line(of: call.calledExpression)), at: 0)
    return found
  }
}
