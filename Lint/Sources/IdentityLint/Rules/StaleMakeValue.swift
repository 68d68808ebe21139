import SwiftSyntax

/// A value of a representable that its make method gives to the platform view, and its update
/// method never sets again.
struct StaleMakeValue {
  let file: SourceUnit
  let resolver: Resolver
  let view: ProjectIndex.TypeInfo

  func findings() -> [Finding] {
    let code = TypeCode(view, besides: file, in: resolver.project)
    let makes = code.methods.filter { Self.makers.contains($0.name.text) }
    let updates = code.methods.filter { Self.updaters.contains($0.name.text) }
    guard makes.count == 1, updates.count == 1, let make = makes[0].body,
      let update = updates[0].body, code.unit(of: make).path == file.path
    else { return [] }
    let updating = reached(from: Syntax(update), code)
    // It may hand on the representable itself, or be written elsewhere.
    if updating.contains(where: passesItself) { return [] }
    let making = reached(from: Syntax(make), code)
    return view.facts.properties.compactMap { property in
      guard !property.isStatic, !property.isComputed, property.initial == nil,
        property.wrapper == nil || property.wrapper == "Binding", isValue(property),
        !Self.isFirst(property.name),
        let use = making.lazy.compactMap({ self.use(of: property.name, in: $0) }).first,
        !updating.contains(where: { self.use(of: property.name, in: $0) != nil }),
        !isUsedByCoordinator(property.name, code),
        let change = change(of: property)
      else { return nil }
      return file.finding(
        StaleCoordinatorRule.self, at: file.range(of: use),
        "When the parent passes another `\(property.name)`, the platform view keeps the first one.",
        because: "`\(makes[0].name.text)` runs once, and `\(updates[0].name.text)` ignores "
          + "`\(property.name)`" + (change.because.isEmpty ? "" : "; \(change.because)"),
        advice: "Set it in `\(updates[0].name.text)`, which runs with each new value.",
        related: change.places.map { RelatedPlace($0, "passed here") })
    }
  }

  private static let makers: Set<String> = [
    "makeUIView", "makeNSView", "makeUIViewController", "makeNSViewController",
  ]

  private static let updaters: Set<String> = [
    "updateUIView", "updateNSView", "updateUIViewController", "updateNSViewController",
  ]

  /// Names of values that count once on purpose.
  private static func isFirst(_ name: String) -> Bool {
    ["initial", "start", "default", "first"].contains { name.lowercased().hasPrefix($0) }
  }

  private func isValue(_ property: PropertyFacts) -> Bool {
    guard let type = property.type, !type.contains("->") else { return false }
    let base = TypeShape(type).base
    if let own = resolver.project.type(named: base, from: view.facts.name) {
      return own.facts.kind == .structure || own.facts.kind == .enumeration
    }
    return KnownViews.values.contains(base) || base.hasPrefix("[")
      || TypeShape(type).element.map(KnownViews.values.contains) == true
  }

  /// The code of a method, with that of the members it uses.
  private func reached(from body: Syntax, _ code: TypeCode) -> [Syntax] {
    var found = [body]
    var seen: Set<String> = []
    var rest = [body]
    while let node = rest.popLast() {
      for method in code.methods
      where !seen.contains(method.name.text) && !node.references(to: method.name.text).isEmpty {
        seen.insert(method.name.text)
        guard let body = method.body else { continue }
        found.append(Syntax(body))
        rest.append(Syntax(body))
      }
      for variable in code.properties {
        for binding in variable.bindings {
          guard let getter = binding.accessorBlock,
            case let name = binding.pattern.sourceText, !seen.contains(name),
            !node.references(to: name).isEmpty
          else { continue }
          seen.insert(name)
          found.append(Syntax(getter))
          rest.append(Syntax(getter))
        }
      }
    }
    return found
  }

  /// A use of an own property: `text`, `self.text`, `$text`, but not `label.text`.
  private func use(of name: String, in node: Syntax) -> Syntax? {
    [name, "$" + name, "_" + name].lazy.flatMap { node.references(to: $0) }.first { reference in
      guard let access = reference.parent?.as(MemberAccessExprSyntax.self),
        Syntax(access.declName).id == reference.id
      else { return !file.isLocalName(name, at: reference) }
      return access.base?.sourceText == "self"
    }
  }

  /// `context.coordinator.parent = self`, `update(view, with: self)`.
  private func passesItself(_ node: Syntax) -> Bool {
    node.references(to: "self").contains { reference in
      reference.parent?.as(MemberAccessExprSyntax.self)?.base.map { Syntax($0).id } != reference.id
    }
  }

  /// Whether the coordinator gets the value, which another kind of report is about.
  private func isUsedByCoordinator(_ name: String, _ code: TypeCode) -> Bool {
    code.methods.contains {
      $0.name.text == "makeCoordinator" && ($0.body?.mentions([name, "$" + name]) ?? false)
    }
  }

  private func change(of property: PropertyFacts) -> Variation? {
    let feed =
      property.wrapper == "Binding"
      ? CallerFeed.ofBinding(view, label: property.name, resolver)
      : CallerFeed.of(view, label: property.name, index: 0, resolver)
    return feed.variation.level == .varies && !feed.variation.places.isEmpty ? feed.variation : nil
  }
}
