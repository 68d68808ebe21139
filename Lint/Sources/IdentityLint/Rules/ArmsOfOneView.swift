import SwiftSyntax

/// Two arms of a condition in a body that build the same view: with other modifiers, or the same
/// content in another container.
struct ArmsOfOneView {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.outline.conditionals.compactMap { node in
      guard node.parent?.is(IfExprSyntax.self) != true,
        case .codeBlock(let otherwise)? = node.elseBody,
        let first = ModifierChain(node.body.statements),
        let second = ModifierChain(otherwise.statements),
        let kept = kept(first, second, node), BuilderPlace(of: node) == .builder
      else { return nil }
      return finding(for: node, kept)
    }
  }

  private struct Kept {
    /// The common content of both arms, to find the state that can be lost.
    let content: Syntax
    let subject: String
    let advice: String
  }

  private func kept(_ first: ModifierChain, _ second: ModifierChain, _ node: IfExprSyntax) -> Kept?
  {
    if words(first.root) == words(second.root) {
      guard let name = viewName(first.root),
        let difference = ModifierChain.difference(first, second)
      else { return nil }
      // A view with its own id is another view.
      if first.names.contains("id") || second.names.contains("id") { return nil }
      let advice = ModifierAdvice(
        condition: node.plainCondition, modifier: difference.modifier,
        isInverted: difference.isInSecond)
      return Kept(content: Syntax(first.root), subject: "`\(name)`", advice: advice.text)
    }
    guard let one = container(first.root), let other = container(second.root),
      one.name != other.name, words(one.content) == words(other.content)
    else { return nil }
    let areStacks = Self.stacks.contains(one.name) && Self.stacks.contains(other.name)
    return Kept(
      content: Syntax(one.content), subject: "what `\(one.name)` and `\(other.name)` hold",
      advice: areStacks
        ? ModifierAdvice.containers
        : """
        Keep the state that must survive in a view above the condition and pass it down as a \
        binding.
        """
    )
  }

  private func finding(for node: IfExprSyntax, _ kept: Kept) -> Finding? {
    let place = file.resolverPlace(of: node)
    var finder = VariationFinder(resolver)
    finder.isForCondition = true
    var variation = Variation.constant
    for condition in ArmCondition.read(node.conditions) {
      variation = variation.joined(
        finder.variation(of: condition.value, in: place, presence: condition.isPresence))
    }
    guard variation.level == .varies else { return nil }
    var losses = LossFinder(resolver)
    let lost = losses.losses(in: CalledNames.inside(kept.content), of: place.type)
    guard lost.level == .something, lost.isHeavy else { return nil }
    return file.finding(
      ConditionalModifierRule.self,
      at: file.range(
        from: node.positionAfterSkippingLeadingTrivia,
        to: node.conditions.endPositionBeforeTrailingTrivia),
      "When this condition changes, \(kept.subject) is recreated and loses \(lost.phrase).",
      because: variation.because, advice: kept.advice,
      related: variation.places.map { RelatedPlace($0, "what makes it change") })
  }

  /// The view that an expression creates, or that a property of the type contains.
  private func viewName(_ expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self), let name = CalledName(of: call) {
      return name.kind == .member ? nil : name.text
    }
    let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    // A modifier's content is judged where the modifier is applied.
    guard let name, !["content", "self"].contains(name) else { return nil }
    return name
  }

  private static let stacks: Set<String> = ["HStack", "VStack", "ZStack"]
  private static let containers: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "ScrollView", "Group", "Form", "List",
    "GroupBox", "Section", "NavigationStack", "NavigationView",
  ]

  private func container(_ expression: ExprSyntax) -> (
    name: String, content: CodeBlockItemListSyntax
  )? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let name = CalledName(of: call),
      Self.containers.contains(name.text), let closure = call.trailingClosure,
      !closure.statements.isEmpty
    else { return nil }
    return (name.text, closure.statements)
  }

  private func words(_ node: some SyntaxProtocol) -> [String] {
    node.tokens(viewMode: .sourceAccurate).map(\.text)
  }
}
