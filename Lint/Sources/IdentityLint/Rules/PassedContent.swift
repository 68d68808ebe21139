import SwiftSyntax

/// The parameter of a function that is the view in every arm of a condition: `card(_ content:)`.
struct PassedContent {
  let name: String
  let function: FunctionFacts

  init?(of arms: [ExprSyntax], at node: Syntax, in file: SourceUnit, _ resolver: Resolver) {
    let roots = Set(arms.map(Self.root))
    guard roots.count == 1, let name = roots.first.flatMap(\.self),
      let index = file.places.functionIndex(at: node.position)
    else { return nil }
    let declaration = file.outline.functions[index]
    let place = file.resolverPlace(of: declaration)
    let info = resolver.info(place)
    // A modifier and an extension of View are another rule's.
    if info?.facts.name == "View" || info?.isView == true { return nil }
    let candidates =
      resolver.project.functions(declaration.name.text, of: info)
      + resolver.project.functions(declaration.name.text, from: place.type)
    guard
      let found = candidates.first(where: { $0.parameters.contains { $0.name == name } })
    else { return nil }
    self.name = name
    function = found
  }

  /// The name at the start of a chain, through a constant.
  private static func root(of arm: ExprSyntax) -> String? {
    var root = ModifierChain(arm).root
    for _ in 0..<4 {
      guard let reference = root.as(DeclReferenceExprSyntax.self) else { return nil }
      guard let value = CalledNames.initialValue(of: reference) else {
        return reference.baseName.text
      }
      root = ModifierChain(value).root
    }
    return nil
  }

  /// What the views that callers pass can lose.
  func losses(_ resolver: Resolver) -> Losses {
    var found = Losses()
    for site in VariationFinder(resolver).callSites(of: function).prefix(20) {
      var names = site.call.content
      for part in site.argument(name, of: function)?.all ?? [] {
        if case .call(.name(let view), _) = part, view.first?.isUppercase == true {
          names.insert(view)
        }
      }
      var finder = LossFinder(resolver)
      found.join(finder.losses(in: names, of: site.place.type))
    }
    return found
  }
}
