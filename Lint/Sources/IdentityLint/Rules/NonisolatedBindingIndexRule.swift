import SwiftSyntax

/// A binding of an element by its index, stored for later.
public struct NonisolatedBindingIndexRule: LintRule {
  public static let description = RuleDescription(
    identifier: "nonisolated_binding_index", title: "A binding by index in an action",
    summary: """
      `$items[index]` keeps the index, not the element, and so does `items[index]` in a task after \
      an `await`. An action runs later: if elements were inserted or removed in between, it \
      changes another element, or stops the app at an index that is not there.
      """,
    exemptions: [
      "collections from which nothing is removed", "a literal index",
      "bindings used while the body runs",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let resolver = Resolver(project: project)
    return (BindingSubscripts.all(in: file) + AwaitedSubscripts.all(in: file)).compactMap { node in
      guard let index = node.arguments.first?.expression, index.is(DeclReferenceExprSyntax.self),
        isInLateClosure(node)
      else { return nil }
      let place = file.resolverPlace(of: node)
      guard
        let owner = CollectionOwner(
          of: ValueReader.value(of: node.calledExpression), in: place, resolver)
      else { return nil }
      let moves = owner.changes(resolver).filter { $0.fact.kind == .reordered }
      guard let move = moves.first else { return nil }
      return file.finding(
        Self.self, at: file.range(of: node),
        """
        When this runs after an element was inserted or removed, it reaches another element, or \
        one that is not there.
        """,
        because:
          """
          `\(file.text(of: node, atMost: 40))` keeps the index, and `\(owner.property)` is changed \
          in \(move.fact.scopeName)
          """,
        advice: "Keep the element's `id`, and look the element up when the action runs.",
        related: moves.prefix(2).map {
          RelatedPlace(
            CodePlace(path: $0.path, line: $0.fact.line),
            "elements are inserted, removed or moved here")
        })
    }
  }

  private func isInLateClosure(_ node: SubscriptCallExprSyntax) -> Bool {
    var child = Syntax(node)
    while let parent = child.parent {
      if let closure = parent.as(ClosureExprSyntax.self), BuilderPlace.role(of: closure) == .action
      {
        // `Binding(get:set:)` and loops inside the action that find the index themselves.
        guard
          let index = node.arguments.first?.expression.as(DeclReferenceExprSyntax.self)?.baseName
            .text
        else { return false }
        return !isBound(index, inside: closure, at: Syntax(node))
      }
      if parent.is(MemberBlockItemSyntax.self) { return false }
      child = parent
    }
    return false
  }

  /// Whether the action finds the index itself, when it runs.
  private func isBound(_ name: String, inside closure: ClosureExprSyntax, at node: Syntax) -> Bool {
    var inner = ValueReader(steps: 1)
    var outer = ValueReader(steps: 1)
    let here = LocalNames.origin(of: name, at: node, reader: &inner)
    let outside = LocalNames.origin(of: name, at: Syntax(closure), reader: &outer)
    return here != nil && outside == nil
  }
}

private enum BindingSubscripts {
  static func all(in file: SourceUnit) -> [SubscriptCallExprSyntax] {
    file.outline.projections.compactMap { projection in
      var expression = ExprSyntax(projection)
      while let access = expression.parent?.as(MemberAccessExprSyntax.self),
        access.base?.id == expression.id
      {
        expression = ExprSyntax(access)
      }
      guard let node = expression.parent?.as(SubscriptCallExprSyntax.self),
        node.calledExpression.id == expression.id
      else { return nil }
      return node
    }
  }
}

/// `items[index]` in a task after an `await`: by then elements may have been inserted or removed.
private final class AwaitedSubscripts: SyntaxVisitor {
  private var found: [SubscriptCallExprSyntax] = []
  private var hasAwaited = false

  static func all(in file: SourceUnit) -> [SubscriptCallExprSyntax] {
    file.outline.calls.flatMap { call -> [SubscriptCallExprSyntax] in
      guard call.calls("Task"), let work = call.trailingClosure,
        BuilderPlace(of: call) == .action, file.places.type(at: call.position) != nil
      else { return [] }
      let walk = AwaitedSubscripts(viewMode: .sourceAccurate)
      walk.walk(work.statements)
      return walk.found
    }
  }

  override func visitPost(_ node: AwaitExprSyntax) { hasAwaited = true }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if hasAwaited, node.arguments.count == 1 { found.append(node) }
    return .visitChildren
  }
}
