import SwiftSyntax

/// Finds methods of a model that add what they load to what is already there, when a view runs
/// them at each appearance: `photos += try await client.photos()`.
struct AddedAgain {
  let view: ProjectIndex.TypeInfo
  let file: SourceUnit
  let resolver: Resolver

  struct Addition {
    let method: String
    let field: String
    let place: RelatedPlace
  }

  /// The addition by a statement that calls a method of a model: `await model.load()`.
  func addition(by item: CodeBlockItemSyntax) -> Addition? {
    guard let call = item.called,
      let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      // Another page, or another search, adds other elements.
      call.arguments.allSatisfy({ isSame($0.expression) })
    else { return nil }
    return addition(by: access)
  }

  /// The same for `model.load`, called or passed as an action.
  func addition(by access: MemberAccessExprSyntax) -> Addition? {
    let method = access.declName.baseName.text
    guard let name = access.base?.ownName, let model = model(named: name),
      RareConditions.words(of: method).isDisjoint(with: Self.meantToAdd),
      let (code, declaration) = resolver.project.method(method, of: model, besides: file),
      let body = declaration.body
    else { return nil }
    let bodies =
      [Syntax(body)]
      + code.methods(usedIn: [Syntax(body)]).compactMap { $0.body.map { Syntax($0) } }
    let walk = OwnUses(of: Set(model.facts.properties.filter(\.isOwnVariable).map(\.name)), code)
    for body in bodies { walk.walk(body) }
    guard let found = walk.additions.first(where: { isRepeated($0, walk, of: model) }) else {
      return nil
    }
    return Addition(
      method: method, field: found.name,
      place: RelatedPlace(
        path: code.file.path, range: code.file.range(of: found.node), message: "added here"))
  }

  /// Whether a second run adds the same: it reads nothing that the first one has changed.
  private func isRepeated(
    _ addition: OwnUses.Addition, _ walk: OwnUses, of model: ProjectIndex.TypeInfo
  ) -> Bool {
    guard let field = resolver.project.property(addition.name, of: model),
      field.type.map({ TypeShape($0).base == "Array" }) == true,
      case let changed = walk.assigned.union(walk.changed),
      !walk.changed.contains(addition.name), !walk.assigned.contains(addition.name),
      // A flag that says that the work runs is cleared after it.
      walk.read.intersection(changed.union([addition.name])).isSubset(of: walk.cleared),
      addition.isOfSource
    else { return false }
    // Other code may empty it before the view appears again.
    let lines = Set(
      walk.additions.filter { $0.name == addition.name }.map { walk.file.line(of: $0.node) })
    return resolver.changes(of: addition.name, in: model).sure.allSatisfy { change in
      change.fact.isInInitializer || change.fact.kind == .appended
        || change.path == walk.file.path && lines.contains(change.fact.line)
    } && !isObserved(addition.name, of: model)
  }

  /// Whether `didSet` or a setter follows each change.
  private func isObserved(_ name: String, of model: ProjectIndex.TypeInfo) -> Bool {
    resolver.project.units(of: model, besides: file).contains { unit in
      unit.properties(of: model.nameInFile).flatMap(\.bindings).contains {
        $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
          && $0.accessorBlock != nil
      }
    }
  }

  private func isSame(_ argument: ExprSyntax) -> Bool {
    ValueReader.value(of: argument).all.allSatisfy { part in
      guard let name = part.ownName, let property = resolver.project.property(name, of: view)
      else { return true }
      return property.wrapper == nil && !property.isComputed
    }
  }

  /// The class of a model that outlives an appearance of the view.
  private func model(named name: String) -> ProjectIndex.TypeInfo? {
    guard let property = resolver.project.property(name, of: view), !property.isComputed,
      let wrapper = property.wrapper, Self.wrappers.contains(wrapper),
      let type = resolver.type(of: property, in: Resolver.Place(type: view.facts.name)),
      let model = resolver.project.type(named: TypeShape(type).base, from: view.facts.name),
      model.isReference
    else { return nil }
    return model
  }

  private static let wrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "Bindable", "EnvironmentObject", "Environment",
  ]
  /// Words of methods that are to add something each time, or that look whether they have.
  private static let meantToAdd: Set<String> = [
    "add", "append", "insert", "push", "log", "track", "record", "enqueue", "more", "next", "page",
    "older", "newer", "needed", "once", "necessary", "missing", "poll", "merge", "sync",
  ]
}

extension PropertyFacts {
  fileprivate var isOwnVariable: Bool { !isLet && !isComputed && !isStatic }
}

/// The uses of a model's variables in its methods.
private final class OwnUses: SyntaxVisitor {
  struct Addition {
    let name: String
    let node: Syntax
    /// The added value, or the sequence of the loop around it.
    let source: ExprSyntax

    /// Whether each call gives the same: no queue that is emptied, and no part after a cursor.
    var isOfSource: Bool {
      let calls = source.callsInside
      let words = calls.flatMap { RareConditions.words(of: $0.calledText ?? "") }
      let labels = calls.flatMap(\.arguments).compactMap(\.label?.text)
      return Set(words).isDisjoint(with: Self.draining)
        && Set(labels).isDisjoint(with: Self.cursors)
    }

    private static let draining: Set<String> = [
      "drain", "take", "pop", "dequeue", "poll", "flush", "consume", "next", "new", "newer", "more",
      "unread", "pending", "since", "after", "receive", "random", "page", "generate", "make",
    ]
    private static let cursors: Set<String> = [
      "after", "since", "offset", "page", "cursor", "before", "skip", "continuation",
    ]
  }

  var additions: [Addition] = []
  /// `x = …`
  var assigned: Set<String> = []
  /// `x = false`
  var cleared: Set<String> = []
  /// `x += 1`, `x.removeAll()`, of what is no addition to a collection.
  var changed: Set<String> = []
  var read: Set<String> = []
  let file: SourceUnit
  private let names: Set<String>

  init(of names: Set<String>, _ code: ActionCode) {
    self.names = names
    file = code.file
    super.init(viewMode: .sourceAccurate)
  }

  /// The variable that an expression is.
  private func own(_ expression: ExprSyntax?) -> String? {
    guard let expression else { return nil }
    var base = expression
    if let chain = base.as(OptionalChainingExprSyntax.self) { base = chain.expression }
    if let access = base.as(MemberAccessExprSyntax.self), access.base?.sourceText == "self?" {
      let name = access.declName.baseName.text
      return names.contains(name) ? name : nil
    }
    guard let name = base.ownName, names.contains(name) else { return nil }
    return base.is(DeclReferenceExprSyntax.self) && file.isLocalName(name, at: base) ? nil : name
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let elements = Array(node.elements)
    guard elements.count > 2, let target = own(elements[0]) else { return .visitChildren }
    let sign = elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    let isAssignment = elements[1].is(AssignmentExprSyntax.self)
    guard isAssignment || sign?.hasSuffix("=") == true && !["==", "!=", "<=", ">="].contains(sign)
    else { return .visitChildren }
    if sign == "+=" {
      additions.append(Addition(name: target, node: Syntax(node), source: elements[2]))
    } else if isAssignment {
      assigned.insert(target)
      if elements.count == 3, elements[2].sourceText == "false" { cleared.insert(target) }
    } else {
      changed.insert(target)
    }
    for element in elements.dropFirst(2) { walk(element) }
    return .skipChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
      let target = own(access.base)
    else { return .visitChildren }
    let method = access.declName.baseName.text
    if method == "append", let source = node.argument("contentsOf") ?? node.loopSource {
      additions.append(Addition(name: target, node: Syntax(node), source: source))
    } else if ["append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "toggle"]
      .contains(method)
    {
      changed.insert(target)
    } else {
      read.insert(target)
    }
    walk(node.arguments)
    for closure in node.closures where node.arguments.allSatisfy({ $0.expression.id != closure.id })
    {
      walk(closure)
    }
    return .skipChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = own(ExprSyntax(node)) {
      read.insert(name)
    } else if let base = node.base {
      // The member is another type's.
      walk(base)
    }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = own(ExprSyntax(node)) { read.insert(name) }
    return .skipChildren
  }
}

extension FunctionCallExprSyntax {
  /// The sequence of the loop around it: `for photo in photos`, and no stream.
  fileprivate var loopSource: ExprSyntax? {
    var node = parent
    while let parent = node, !parent.is(ClosureExprSyntax.self), !parent.is(FunctionDeclSyntax.self)
    {
      if let loop = parent.as(ForStmtSyntax.self) {
        return loop.awaitKeyword == nil && endPosition > loop.sequence.endPosition
          ? loop.sequence : nil
      }
      node = parent.parent
    }
    return nil
  }
}
