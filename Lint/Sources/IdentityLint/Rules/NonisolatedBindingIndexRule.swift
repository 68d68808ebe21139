import SwiftSyntax

/// A binding of an element by its index, stored for later.
public struct NonisolatedBindingIndexRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "nonisolated_binding_index", title: "A binding by index in an action",
    summary: """
      `$items[index]` keeps the index, not the element, and so does `items[index]` in a task \
      after an `await`. An action runs later: if elements were inserted or removed in between, \
      it changes another element, or stops the app at an index that is not there. \
      `Binding(get:set:)` reads it for as long as a view has the binding.
      """,
    severity: .info,
    exemptions: [
      "collections from which nothing is removed", "a literal index", "keys of dictionaries",
      "bindings used while the body runs",
      "`get` and `set` that look the index up themselves, or check it",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let resolver = Resolver(project: project)
    let uses =
      BindingSubscripts.all(in: file).compactMap(IndexUse.init) + AwaitedUses.all(in: file)
      + LateUses.all(in: file)
    return uses.compactMap { use in
      let node = use.node
      guard use.isLate || isInLateCode(use) else { return nil }
      let place = file.resolverPlace(of: node)
      guard
        let owner = CollectionOwner(of: use.value, in: place, resolver),
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
      if let closure = parent.as(ClosureExprSyntax.self), BuilderPlace.role(of: closure) == .action,
        // These run what they get before they return.
        !["withAnimation", "withTransaction"].contains(ClosurePlace(closure)?.call.calledText)
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
  /// Whether it is known to run later.
  var isLate = false
  /// The name by which a closure knows the object around it: `outline` of
  /// `registerUndo(withTarget: self) { outline in … }`.
  var target: String?

  var value: Value {
    if let target, let access = collection.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == target
    {
      return .name(access.declName.baseName.text)
    }
    return ValueReader.value(of: collection)
  }

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

/// Uses of an index in a closure that is kept for later: an undo, a delay, a completion. The index
/// was found outside of the closure.
private final class LateUses: SyntaxVisitor {
  private let closure: ClosureExprSyntax
  private let target: String?
  private var found: [IndexUse] = []

  static func all(in file: SourceUnit) -> [IndexUse] {
    file.outline.calls.flatMap { call -> [IndexUse] in
      if let binding = Bound(call) { return binding.use.map { [$0] } ?? [] }
      return closures(of: call).flatMap { closure -> [IndexUse] in
        let walk = LateUses(closure, target: target(of: call, closure))
        walk.walk(closure.statements)
        return walk.found
      }
    }
  }

  /// `Binding(get:set:)`, which the view that gets it reads and writes later.
  private struct Bound {
    let call: FunctionCallExprSyntax

    init?(_ call: FunctionCallExprSyntax) {
      guard call.closures.count > 1,
        call.begins(with: "Binding") || call.calledExpression.sourceText == ".init"
      else { return nil }
      self.call = call
    }

    /// The first use of an index that was looked up outside.
    var use: IndexUse? {
      call.closures.lazy.flatMap { closure -> [IndexUse] in
        let walk = LateUses(closure, target: nil)
        walk.walk(closure.statements)
        return walk.found
      }.first { use in
        var reader = ValueReader(steps: 8)
        let origin = LocalNames.origin(of: use.index, at: Syntax(call), reader: &reader)
        return (origin?.isLookedUp == true || origin.map(isPosition) == true)
          && !call.sourceText.contains(".indices.contains(")
      }
    }

    /// Whether it is the parameter of a function that gets the position of a row:
    /// `binding(for: index)`.
    private func isPosition(_ origin: Value) -> Bool {
      guard case .parameter(let name) = origin, let function = call.functionAround,
        let index = function.signature.parameterClause.parameters.map({
          ($0.secondName ?? $0.firstName).text
        }).firstIndex(of: name)
      else { return false }
      return call.root.callsInside.contains { use in
        guard use.calledText == function.name.text, use.arguments.count > index,
          let given = use.arguments.map(\.expression)[index].as(DeclReferenceExprSyntax.self),
          let rows = use.enclosingCalls.lazy.compactMap({ ElementRows($0) }).first
        else { return false }
        let data = rows.data.sourceText
        return rows.elementNames.first == given.baseName.text
          && (data.contains("enumerated()") || data.contains(".indices"))
      }
    }
  }

  private static func closures(of call: FunctionCallExprSyntax) -> [ClosureExprSyntax] {
    let labeled =
      call.arguments.map { ($0.label?.text, $0.expression.as(ClosureExprSyntax.self)) }
      + call.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
    var found = labeled.filter { handlers.contains($0.0 ?? "") }.compactMap(\.1)
    let name = call.calledText ?? ""
    if late.contains(name) || call.begins(with: "DispatchQueue") {
      found += [call.trailingClosure].compactMap(\.self)
      found += labeled.filter { ["execute", "block", "handler"].contains($0.0 ?? "") }
        .compactMap(\.1)
    }
    return found
  }

  private static let late: Set<String> = [
    "registerUndo", "asyncAfter", "scheduledTimer", "dataTask", "sink",
  ]
  private static let handlers: Set<String> = [
    "completion", "completionHandler", "onComplete", "onCompletion",
  ]

  private static func target(of call: FunctionCallExprSyntax, _ closure: ClosureExprSyntax)
    -> String?
  {
    guard call.argument("withTarget")?.sourceText == "self" else { return nil }
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): return list.first?.name.text
    case .parameterClause(let clause):
      return clause.parameters.first.map { ($0.secondName ?? $0.firstName).text }
    case nil: return "$0"
    }
  }

  private init(_ closure: ClosureExprSyntax, target: String?) {
    self.closure = closure
    self.target = target
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    add(IndexUse(node))
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    add(IndexUse(node))
    return .visitChildren
  }

  private func add(_ use: IndexUse?) {
    guard var use else { return }
    // Found outside: the name means the same at the closure itself.
    var inner = ValueReader(steps: 8)
    var outer = ValueReader(steps: 8)
    guard let outside = LocalNames.origin(of: use.index, at: Syntax(closure), reader: &outer),
      LocalNames.origin(of: use.index, at: use.node, reader: &inner) == outside,
      !isDeclaredInside(use)
    else { return }
    use.isLate = true
    use.target = target
    found.append(use)
  }

  /// Whether the closure finds the index again under the same name.
  private func isDeclaredInside(_ use: IndexUse) -> Bool {
    var node = use.node
    while let parent = node.parent, parent.id != closure.id {
      for item in parent.as(CodeBlockItemListSyntax.self) ?? [] where item.position < node.position
      {
        if let check = item.item.as(GuardStmtSyntax.self),
          check.conditions.sourceText.contains("let \(use.index) ")
        {
          return true
        }
        if let variable = item.item.as(VariableDeclSyntax.self),
          variable.bindings.contains(where: { $0.pattern.sourceText == use.index })
        {
          return true
        }
      }
      if let condition = parent.as(IfExprSyntax.self),
        condition.conditions.sourceText.contains("let \(use.index) ")
      {
        return true
      }
      node = parent
    }
    return false
  }
}

extension Value {
  /// Whether it is the result of `firstIndex` or `lastIndex`.
  fileprivate var isLookedUp: Bool {
    all.contains { part in
      if case .call(.member(_, let name), _) = part {
        ["firstIndex", "lastIndex"].contains(name)
      } else {
        false
      }
    }
  }
}

extension FunctionCallExprSyntax {
  fileprivate var functionAround: FunctionDeclSyntax? {
    var node = Syntax(self).parent
    while let parent = node {
      if let function = parent.as(FunctionDeclSyntax.self) { return function }
      node = parent.parent
    }
    return nil
  }
}
