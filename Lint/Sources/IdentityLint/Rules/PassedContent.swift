import SwiftSyntax

/// The parameter of a function that is the view in every arm of a condition, or inside the view of
/// every arm: `card(_ content:)`.
struct PassedContent {
  let name: String
  let function: FunctionFacts

  init?(of arms: [ExprSyntax], at node: Syntax, in file: SourceUnit, _ resolver: Resolver) {
    guard let index = file.places.functionIndex(at: node.position) else { return nil }
    let declaration = file.outline.functions[index]
    let place = file.resolverPlace(of: declaration)
    let info = resolver.info(place)
    // A modifier and an extension of View are another rule's.
    if info?.facts.name == "View" || info?.isView == true { return nil }
    let roots = Set(arms.map(Self.root))
    let common = roots.count == 1 ? roots.first.flatMap(\.self) : nil
    let candidates =
      resolver.project.functions(declaration.name.text, of: info)
      + resolver.project.functions(declaration.name.text, from: place.type)
    guard
      let name = common ?? Self.shownParameter(of: declaration, info, in: arms),
      let found = candidates.first(where: { $0.parameters.contains { $0.name == name } })
    else { return nil }
    self.name = name
    function = found
  }

  /// The parameter of a view's type that every arm shows: `VStack { field; Text(message) }` and
  /// `field.padding()`.
  private static func shownParameter(
    of function: FunctionDeclSyntax, _ info: ProjectIndex.TypeInfo?, in arms: [ExprSyntax]
  ) -> String? {
    let shown = arms.map { Shown.names(in: $0) }
    let views = viewTypes(of: function)
    for parameter in function.signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      guard shown.allSatisfy({ $0.contains(name) }) else { continue }
      let made = made(by: parameter.type)
      if views.contains(made) || info?.facts.generics[made]?.contains("View") == true
        || ["some View", "any View", "AnyView"].contains(made)
      {
        return name
      }
    }
    return nil
  }

  /// The generic parameters that are views.
  private static func viewTypes(of function: FunctionDeclSyntax) -> Set<String> {
    var found: Set<String> = []
    for parameter in function.genericParameterClause?.parameters ?? []
    where parameter.inheritedType?.sourceText.hasSuffix("View") == true {
      found.insert(parameter.name.text)
    }
    for item in function.genericWhereClause?.requirements ?? [] {
      guard case .conformanceRequirement(let requirement) = item.requirement,
        requirement.rightType.sourceText.hasSuffix("View")
      else { continue }
      found.insert(requirement.leftType.sourceText)
    }
    return found
  }

  /// The type of a parameter, of a closure the type that it makes.
  private static func made(by type: TypeSyntax) -> String {
    if let attributed = type.as(AttributedTypeSyntax.self) { return made(by: attributed.baseType) }
    if let closure = type.as(FunctionTypeSyntax.self) {
      return closure.returnClause.type.sourceText
    }
    return type.sourceText
  }

  /// The names that code uses where it builds views, those of constants followed.
  private final class Shown: SyntaxVisitor {
    private var found: Set<String> = []

    static func names(in arm: ExprSyntax) -> Set<String> {
      let walk = Shown(viewMode: .sourceAccurate)
      walk.walk(arm)
      return walk.found
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard found.insert(node.baseName.text).inserted, found.count < 200 else {
        return .skipChildren
      }
      if let value = CalledNames.initialValue(of: node) { walk(value) }
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      BuilderPlace.role(of: node) == .action ? .skipChildren : .visitChildren
    }
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

  /// The state that the views which callers pass can lose.
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
