import SwiftSyntax

/// The code that an action runs: a closure, a method of the view that is passed by name, and the
/// methods of the view that either calls.
struct ActionCode {
  let file: SourceUnit
  /// The view, by its full name in the file.
  let type: String?
  /// Where given, methods that other files declare count as well: of the view, and of models.
  var resolver: Resolver?

  /// The statements of an action: of the closure, or of the method passed in its place.
  func statements(of call: FunctionCallExprSyntax) -> CodeBlockItemListSyntax? {
    if let closure = call.closure("perform", "action") { return closure.statements }
    return call.passedMethod.flatMap(method)?.body?.statements
  }

  /// A method of the view that builds no view.
  func method(_ name: String) -> FunctionDeclSyntax? {
    if let own = ownMethod(name) { return own }
    guard let resolver, let info = info(by: resolver) else { return nil }
    return resolver.project.method(name, of: info, besides: file)?.declaration
  }

  /// The same, of this file.
  fileprivate func ownMethod(_ name: String) -> FunctionDeclSyntax? {
    file.outline.functions.first {
      $0.name.text == name && file.places.type(at: $0.position) == type
        && $0.parent?.is(MemberBlockItemSyntax.self) == true
        && !DeclarationReader.isView($0.signature.returnClause?.type.sourceText)
    }
  }

  private func info(by resolver: Resolver) -> ProjectIndex.TypeInfo? {
    type.flatMap { resolver.project.types[$0] }
  }

  /// The file with a node of the view's code.
  func unit(of node: some SyntaxProtocol) -> SourceUnit {
    guard let resolver, node.root.id != file.tree.id, let info = info(by: resolver) else {
      return file
    }
    return TypeCode(info, besides: file, in: resolver.project).unit(of: node)
  }

  /// The statements that run without a condition, those of methods that they call in place of the
  /// call. A `guard` ends them: what follows it runs under a condition.
  /// - Parameters:
  ///   - passes: whether the action continues after a check.
  ///   - passesIf: the same for an `if` that may return; it is a statement of the result.
  func unconditional(
    _ statements: CodeBlockItemListSyntax, past passes: (GuardStmtSyntax) -> Bool = { _ in false },
    pastIf passesIf: (IfExprSyntax) -> Bool = { _ in false }
  ) -> [CodeBlockItemSyntax] {
    var seen: Set<String> = []
    return unconditional(statements, past: passes, pastIf: passesIf, &seen)
  }

  private func unconditional(
    _ statements: CodeBlockItemListSyntax, past passes: (GuardStmtSyntax) -> Bool,
    pastIf passesIf: (IfExprSyntax) -> Bool, _ seen: inout Set<String>
  ) -> [CodeBlockItemSyntax] {
    var found: [CodeBlockItemSyntax] = []
    for item in statements {
      if let check = item.item.as(GuardStmtSyntax.self), passes(check) { continue }
      if item.mayReturn, item.checked.map(passesIf) != true { break }
      if let name = item.calledMethod, let body = method(name)?.body,
        seen.insert(name).inserted
      {
        found += unconditional(body.statements, past: passes, pastIf: passesIf, &seen)
      } else {
        found.append(item)
      }
    }
    return found
  }

  /// The methods of the view that code calls or passes on, and those that they call.
  func methods(usedIn nodes: [Syntax]) -> [FunctionDeclSyntax] {
    var found: [FunctionDeclSyntax] = []
    var seen: Set<String> = []
    var rest = nodes
    while let node = rest.popLast() {
      for name in CalledNames.inside(node).sorted() where !seen.contains(name) {
        guard let method = method(name), let body = method.body else { continue }
        seen.insert(name)
        found.append(method)
        rest.append(Syntax(body))
      }
    }
    return found
  }
}

extension ProjectIndex {
  /// A method of a type that builds no view, with the code around it.
  func method(_ name: String, of type: TypeInfo, besides file: SourceUnit)
    -> (code: ActionCode, declaration: FunctionDeclSyntax)?
  {
    let paths = Set(type.facts.functions.filter { $0.name == name }.map(\.path))
    for path in paths.sorted() {
      let code = ActionCode(file: unit(at: path, else: file), type: type.nameInFile)
      if let declaration = code.ownMethod(name) { return (code, declaration) }
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// The member that an action argument names: `save` of `Button("Save", action: save)`,
  /// `.onAppear(perform: self.save)` and `.task(save)`.
  var passedMethod: String? {
    let takesUnlabeled = ["task", "onAppear", "onChange", "onReceive"].contains(calledText ?? "")
    for argument in arguments.reversed() {
      let isAction = argument.label.map { BuilderPlace.isActionLabel($0.text) } ?? takesUnlabeled
      guard isAction, let name = argument.expression.ownName, !name.hasPrefix("$") else { continue }
      return name
    }
    return nil
  }
}

extension CodeBlockItemSyntax {
  /// The method of a statement that is one call of an own method: `load()`, `await self.load()`.
  var calledMethod: String? {
    called?.calledExpression.ownName
  }

  /// The `if` of a statement.
  var checked: IfExprSyntax? {
    switch item {
    case .stmt(let statement):
      statement.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self)
    case .expr(let expression): expression.as(IfExprSyntax.self)
    case .decl: nil
    }
  }

  /// Whether what follows may not run.
  var mayReturn: Bool {
    switch item {
    case .stmt(let statement):
      if statement.is(GuardStmtSyntax.self) { return true }
      return statement.as(ExpressionStmtSyntax.self)
        .map { Returns.isIn(Syntax($0)) } ?? statement.is(ReturnStmtSyntax.self)
    case .expr(let expression):
      return expression.is(IfExprSyntax.self) && Returns.isIn(Syntax(expression))
    case .decl: return false
    }
  }

  private final class Returns: SyntaxVisitor {
    var isFound = false

    static func isIn(_ node: Syntax) -> Bool {
      let walk = Returns(viewMode: .sourceAccurate)
      walk.walk(node)
      return walk.isFound
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      isFound = true
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
