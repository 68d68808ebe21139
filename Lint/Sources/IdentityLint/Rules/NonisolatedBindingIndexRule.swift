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
    severity: .info,
    exemptions: [
      "collections from which nothing is removed", "a literal index", "keys of dictionaries",
      "bindings used while the body runs",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let resolver = Resolver(project: project)
    let uses =
      BindingSubscripts.all(in: file).compactMap(IndexUse.init) + AwaitedUses.all(in: file)
    return uses.compactMap { use in
      let node = use.node
      guard isInLateCode(use) else { return nil }
      let place = file.resolverPlace(of: node)
      guard
        let owner = CollectionOwner(
          of: ValueReader.value(of: use.collection), in: place, resolver),
        // A key of a dictionary is no position.
        owner.facts?.type.map({ TypeShape($0).isDictionary }) != true
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

  private func isInLateCode(_ use: IndexUse) -> Bool {
    var child = use.node
    while let parent = child.parent {
      if let closure = parent.as(ClosureExprSyntax.self), BuilderPlace.role(of: closure) == .action
      {
        // `Binding(get:set:)` and loops inside the action that find the index themselves.
        return !isBound(use.index, inside: closure, at: use.node)
      }
      // The caller of a method that waits passed the index before.
      if let function = parent.as(FunctionDeclSyntax.self) {
        var reader = ValueReader(steps: 1)
        return function.signature.effectSpecifiers?.asyncSpecifier != nil
          && LocalNames.origin(of: use.index, at: use.node, reader: &reader)
            == .parameter(use.index)
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

/// `items[index]`, or `items.remove(at: index)`, with a name as index.
private struct IndexUse {
  let node: Syntax
  let collection: ExprSyntax
  let index: String

  init?(_ node: SubscriptCallExprSyntax) {
    guard node.arguments.count == 1,
      let index = node.arguments.first?.expression.as(DeclReferenceExprSyntax.self)
    else { return nil }
    self.node = Syntax(node)
    collection = node.calledExpression
    self.index = index.baseName.text
  }

  init?(_ node: FunctionCallExprSyntax) {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base, access.declName.baseName.text == "remove",
      node.arguments.count == 1,
      let index = node.argument("at")?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    self.node = Syntax(node)
    collection = base
    self.index = index.baseName.text
  }
}

/// Uses of an index after an `await`, in a task or a method: by then elements may have been
/// inserted or removed.
private final class AwaitedUses: SyntaxVisitor {
  private var found: [IndexUse] = []
  private var hasAwaited = false

  static func all(in file: SourceUnit) -> [IndexUse] {
    let tasks = file.outline.calls.compactMap { call -> Syntax? in
      guard call.calls("Task"), let work = call.trailingClosure,
        BuilderPlace(of: call) == .action, file.places.type(at: call.position) != nil
      else { return nil }
      return Syntax(work.statements)
    }
    let methods = file.outline.functions.compactMap { function -> Syntax? in
      guard function.signature.effectSpecifiers?.asyncSpecifier != nil,
        function.parent?.is(MemberBlockItemSyntax.self) == true
      else { return nil }
      return function.body.map { Syntax($0) }
    }
    return (tasks + methods).flatMap { code -> [IndexUse] in
      let walk = AwaitedUses(viewMode: .sourceAccurate)
      walk.walk(code)
      return walk.found
    }
  }

  override func visitPost(_ node: AwaitExprSyntax) { hasAwaited = true }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    if hasAwaited, let use = IndexUse(node) { found.append(use) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // A task of its own is walked by itself.
    if node.calls("Task") { return .skipChildren }
    if hasAwaited, let use = IndexUse(node) { found.append(use) }
    return .visitChildren
  }
}
