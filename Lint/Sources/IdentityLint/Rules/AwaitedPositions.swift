import SwiftSyntax

/// A position that code finds before it waits, and uses afterwards:
/// `let index = items.firstIndex(…); let answer = await send(); items[index].answer = answer`.
struct AwaitedPositions {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.outline.functions.compactMap { function in
      guard function.signature.effectSpecifiers?.asyncSpecifier != nil, let body = function.body,
        body.awaits
      else { return nil }
      let walk = Positions(viewMode: .sourceAccurate)
      walk.walk(body)
      return walk.found.lazy.compactMap { finding(for: $0, in: body) }.first
    }
  }

  private func finding(for position: Positions.Position, in body: CodeBlockSyntax) -> Finding? {
    let place = file.resolverPlace(of: position.name)
    guard
      let owner = CollectionOwner(
        of: ValueReader.value(of: position.collection), in: place, resolver),
      let move = owner.changes(resolver).first(where: { owner.moves($0.fact) })
    else { return nil }
    let walk = Uses(of: position, from: position.name.endPosition)
    walk.walk(body)
    guard let use = walk.found else { return nil }
    return file.finding(
      RememberedIndexRule.self, at: file.range(of: use),
      """
      When `\(owner.property)` changes during the wait, `\(position.name.text)` names another \
      element, or one that is not there.
      """,
      because: "it is the position before `await`, and `\(owner.property)` is changed in "
        + move.fact.scopeName,
      advice: "Look the element up by its `id` again after the wait.",
      related: [
        RelatedPlace(
          path: file.path, range: file.range(of: position.name), message: "found here"),
        RelatedPlace(
          CodePlace(path: move.path, line: move.fact.line),
          "elements are inserted, removed or moved here"),
      ])
  }

  private final class Positions: SyntaxVisitor {
    struct Position {
      let name: TokenSyntax
      let collection: ExprSyntax
    }

    var found: [Position] = []

    private func read(_ pattern: PatternSyntax, _ value: ExprSyntax?) {
      guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier,
        let call = value?.as(FunctionCallExprSyntax.self),
        ["firstIndex", "lastIndex"].contains(call.modifierName),
        let collection = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
      else { return }
      found.append(Position(name: name, collection: collection))
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      read(node.pattern, node.initializer?.value)
      return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      read(node.pattern, node.initializer?.value)
      return .visitChildren
    }
  }

  /// The first use of the position as an index after an `await`.
  private final class Uses: SyntaxVisitor {
    let position: Positions.Position
    let start: AbsolutePosition
    private var wait: AbsolutePosition?
    var found: SubscriptCallExprSyntax?

    init(of position: Positions.Position, from start: AbsolutePosition) {
      self.position = position
      self.start = start
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
      if node.position > start, wait == nil { wait = node.endPosition }
      return .visitChildren
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      if found == nil, let wait, node.position >= wait,
        node.calledExpression.sourceText == position.collection.sourceText,
        node.arguments.count == 1,
        node.arguments.first?.expression.ownName == position.name.text
      {
        found = node
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
