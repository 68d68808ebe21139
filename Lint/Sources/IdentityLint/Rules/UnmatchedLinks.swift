import SwiftSyntax

/// A link, or a step that is added to a path, whose value is of a type for which no stack of the
/// project has a destination: `NavigationLink(value: trail.id)`, with a destination for `Trail`.
struct UnmatchedLinks {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    let pushed = links + steps
    guard !pushed.isEmpty else { return [] }
    guard let known = destinations(), !known.isEmpty else { return [] }
    var selected: Set<String>??
    return pushed.compactMap { push -> Finding? in
      guard !known.contains(push.type) else { return nil }
      if selected == nil { selected = .some(selections()) }
      guard let selections = selected ?? nil, !selections.contains(push.type) else { return nil }
      let shown = known.sorted().prefix(3).map { "`\($0)`" }.joined(separator: ", ")
      return file.finding(
        UnmatchedTagRule.self, .info, at: file.range(of: push.node),
        "\(push.cause) opens nothing: no destination takes a `\(push.type)`.",
        because: "the destinations of the project are for \(shown)",
        advice: advice(for: push, known))
    }
  }

  private struct Push {
    let node: ExprSyntax
    let type: String
    let cause: String
  }

  /// The element that has the pushed value as its `id`, when there is a destination for it.
  private func advice(for push: Push, _ known: Set<String>) -> String {
    if let access = push.node.as(MemberAccessExprSyntax.self), let base = access.base,
      let whole = resolver.type(
        of: ValueReader.value(of: base), in: file.resolverPlace(of: push.node)),
      known.contains(ProjectIndex.simple(TypeShape(whole).base))
    {
      return "Pass `\(base.sourceText)`, or add `.navigationDestination(for: \(push.type).self)`."
    }
    return "Add `.navigationDestination(for: \(push.type).self)` to the stack."
  }

  private var links: [Push] {
    file.calls(named: "NavigationLink").compactMap { call in
      guard call.calls("NavigationLink"), let node = call.argument("value"),
        BuilderPlace(of: call) == .builder, !file.path.isOfTests
      else { return nil }
      return push(node, "This link")
    }
  }

  /// `path.append(trail.id)`, of a `NavigationPath`.
  private var steps: [Push] {
    file.calls(named: "append").compactMap { call in
      guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
        let node = call.arguments.first?.expression, call.arguments.count == 1,
        call.arguments.first?.label == nil, !file.path.isOfTests,
        resolver.type(of: ValueReader.value(of: base), in: file.resolverPlace(of: call))
          == "NavigationPath"
      else { return nil }
      return push(node, "This step")
    }
  }

  private func push(_ node: ExprSyntax, _ cause: String) -> Push? {
    let place = file.resolverPlace(of: node)
    let value = ValueReader.value(of: node)
    guard !value.isOfAnotherShape, let spelled = resolver.type(of: value, in: place),
      let type = resolver.comparable(spelled, in: place)
    else { return nil }
    // A class may have subclasses; the destination of a parent is another type.
    if resolver.project.type(named: type, from: place.type)?.isReference == true { return nil }
    return Push(node: node, type: type, cause: cause)
  }

  /// The types of all destinations; nil when one is not known.
  private func destinations() -> Set<String>? {
    var found: Set<String> = []
    for unit in units(naming: ".navigationDestination") {
      for call in unit.calls(named: "navigationDestination") {
        guard let given = call.argument("for") else { continue }
        guard let type = metatype(given, in: unit) else { return nil }
        found.insert(type)
      }
    }
    return found
  }

  /// The types that lists select by, which a link in them sets; nil when one is not known.
  private func selections() -> Set<String>? {
    var found: Set<String> = []
    for unit in units(naming: "List") {
      let there = resolver.seen(from: unit)
      for call in unit.calls(named: "List") {
        guard let selection = call.argument("selection") else { continue }
        let place = unit.resolverPlace(of: call)
        guard let spelled = there.type(of: ValueReader.value(of: selection), in: place),
          case let shape = TypeShape(spelled),
          let type = there.comparable(shape.element ?? spelled, in: place)
        else { return nil }
        found.insert(type)
      }
    }
    return found
  }

  /// `Trail` of `Trail.self`.
  private func metatype(_ expression: ExprSyntax, in unit: SourceUnit) -> String? {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "self", let name = access.base?.sourceText
    else { return nil }
    return resolver.seen(from: unit).comparable(name, in: unit.resolverPlace(of: expression))
  }

  /// The files with a type that calls something.
  private func units(naming name: String) -> [SourceUnit] {
    var paths: Set<String> = []
    for type in resolver.project.types.all.values where type.facts.names.contains(name) {
      paths.formUnion(type.paths)
    }
    guard resolver.project.sources != nil else { return [file] }
    return paths.sorted().map { resolver.project.unit(at: $0, else: file) }
  }
}
