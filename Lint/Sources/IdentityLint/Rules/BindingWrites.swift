import SwiftSyntax

/// Whether the recipient of a binding writes to it.
struct BindingWrites {
  let resolver: Resolver
  private var visiting: Set<String> = []

  init(resolver: Resolver) { self.resolver = resolver }

  /// How a node writes to the binding with this name; nil when it does not.
  mutating func writes(to name: String, in node: Syntax, _ place: Resolver.Place) -> String? {
    writes(Walk(name: name, projection: "$" + name), in: node, place)
  }

  /// How a node writes to a value of type `Binding`, by its own name.
  mutating func writes(toBinding name: String, in node: Syntax, _ place: Resolver.Place) -> String?
  {
    writes(Walk(name: name, projection: name), in: node, place)
  }

  private mutating func writes(_ walk: Walk, in node: Syntax, _ place: Resolver.Place) -> String? {
    walk.walk(node)
    if walk.isAssigned { return "is assigned in the row" }
    for use in walk.uses {
      guard let call = use.call else { return "is handed on" }
      let callee = call.calledText ?? "a call"
      if Self.readers.contains(callee) { continue }
      guard CalledName(of: call)?.kind == .initializer,
        let info = resolver.project.type(named: callee, from: place.type)
      else {
        return "is handed to `\(callee)`"
      }
      if writes(info, label: use.label, index: use.index) { return "is edited by `\(callee)`" }
    }
    return nil
  }

  /// Views that take a binding and do not write to it.
  private static let readers: Set<String> = [
    "Text", "Image", "Label", "print", "onChange", "ForEach",
  ]

  private mutating func writes(_ info: ProjectIndex.TypeInfo, label: String?, index: Int) -> Bool {
    guard visiting.insert(info.facts.name).inserted else { return false }
    let property = boundProperty(of: info, label: label, index: index)
    guard let property else { return true }
    if !resolver.project.changes.ownChanges(of: property, in: info.facts.name).isEmpty {
      return true
    }
    return resolver.project.changes.basedChanges(inside: info.facts.name).contains {
      $0.fact.base?.root.ownName == property && !$0.fact.isInInitializer
    }
  }

  private func boundProperty(of info: ProjectIndex.TypeInfo, label: String?, index: Int) -> String?
  {
    if let label,
      info.facts.properties.contains(where: { $0.name == label && $0.wrapper == "Binding" })
    {
      return label
    }
    for initializer in info.facts.initializers {
      let parameter: ParameterFacts? =
        label.map { label in initializer.parameters.first { $0.label == label } }
        ?? (index < initializer.parameters.count ? initializer.parameters[index] : nil)
      guard let parameter else { continue }
      let stored = initializer.stored.filter {
        $0.value == .parameter(parameter.name) && $0.key.hasPrefix("_")
      }
      if let name = stored.keys.min() { return String(name.dropFirst()) }
    }
    return nil
  }

  private final class Walk: SyntaxVisitor {
    struct Use {
      let call: FunctionCallExprSyntax?
      let label: String?
      let index: Int
    }

    let name: String
    /// How the binding itself is spelled.
    let projection: String
    var uses: [Use] = []
    var isAssigned = false

    init(name: String, projection: String) {
      self.name = name
      self.projection = projection
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      if elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
        root(of: elements[0]) == name
      {
        isAssigned = true
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
        root(of: base) == name,
        Mutators.kind(of: access.declName.baseName.text, node) != nil
      {
        isAssigned = true
      }
      return .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.baseName.text == projection else { return .skipChildren }
      // The value of a binding is only read.
      if node.parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "wrappedValue" {
        return .skipChildren
      }
      var child = Syntax(node)
      while let parent = child.parent {
        if let argument = parent.as(LabeledExprSyntax.self),
          let list = argument.parent?.as(LabeledExprListSyntax.self)
        {
          let call = list.parent?.as(FunctionCallExprSyntax.self)
          let index =
            list.firstIndex { $0.id == argument.id }.map {
              list.distance(from: list.startIndex, to: $0)
            } ?? 0
          uses.append(Use(call: call, label: argument.label?.text, index: index))
          break
        }
        if parent.is(CodeBlockItemSyntax.self) { break }
        child = parent
      }
      return .skipChildren
    }

    private func root(of expression: ExprSyntax) -> String? {
      var expression = expression
      while true {
        if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
          expression = base
        } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
          expression = chain.expression
        } else if let access = expression.as(SubscriptCallExprSyntax.self) {
          expression = access.calledExpression
        } else {
          return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
      }
    }
  }
}
