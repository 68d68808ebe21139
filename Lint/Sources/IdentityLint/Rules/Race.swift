import SwiftSyntax

/// Tasks that wait for an answer to a value and store it, whatever the value is by then.
enum Race {
  /// The task in statements that waits for an answer to a value and stores it unchecked.
  static func task(
    in statements: CodeBlockItemListSyntax, _ code: ActionCode, _ names: Set<String>
  ) -> FunctionCallExprSyntax? {
    var names = names
    for (call, method) in code.ownCalls(in: statements) {
      // The methods' names of the value: `search(for: new)`.
      for (argument, parameter) in zip(
        call.arguments, method.signature.parameterClause.parameters)
      where argument.expression.mentions(names) {
        names.insert((parameter.secondName ?? parameter.firstName).text)
      }
    }
    names.formUnion(madeOf(names, in: statements))
    let items = begun(by: statements, code, names)
    // `let text = query`, before the task.
    for binding in items.compactMap({ $0.item.as(VariableDeclSyntax.self) }).flatMap(\.bindings) {
      guard let value = binding.initializer?.value, value.mentions(names) else { continue }
      names.insert(binding.pattern.sourceText)
    }
    for item in items {
      if let asking = callback(item, names) { return asking }
      guard let task = item.begunTask, let work = task.trailingClosure else { continue }
      let methods = code.methods(usedIn: [Syntax(work.statements)])
      let nodes = [Syntax(work.statements)] + methods.compactMap { $0.body.map { Syntax($0) } }
      let answering = nodes.filter(stores)
      if !answering.isEmpty, nodes.contains(where: { $0.mentions(names) }),
        !([nodes[0]] + answering).contains(where: { checks($0, names) })
      {
        return task
      }
      if answering.isEmpty, nodes.count == 1, asksModel(work, code, names) { return task }
    }
    return nil
  }

  /// A call that asks for an answer to the value and stores what its closure gets:
  /// `api.search(query) { results = $0 }`.
  private static func callback(
    _ item: CodeBlockItemSyntax, _ names: Set<String>
  ) -> FunctionCallExprSyntax? {
    guard let call = item.called, let closure = call.trailingClosure,
      call.arguments.contains(where: { $0.expression.mentions(names) }),
      let answer = closure.onlyParameter, !checks(Syntax(closure.statements), names),
      !runsAtOnce.contains(call.calledText ?? ""),
      closure.statements.contains(where: { item in
        guard case .expr(let expression) = item.item, let assigned = expression.assigned,
          let target = assigned.target.ownName ?? assigned.target.weakName
        else { return false }
        return !names.contains(target) && assigned.value.contains { $0.mentions([answer]) }
      })
    else { return nil }
    return call
  }

  private static let runsAtOnce: Set<String> = [
    "forEach", "map", "withAnimation", "first", "firstIndex", "filter", "reduce",
  ]

  /// The call by which an action lets a model begin such a task: `model.search(text)`.
  ///
  /// - Parameter member: the member of the model that is the value, if it is one.
  static func modelCall(
    in statements: CodeBlockItemListSyntax, _ code: ActionCode, _ names: Set<String>,
    member: String? = nil
  ) -> FunctionCallExprSyntax? {
    begun(by: statements, code, names).lazy.compactMap { item -> FunctionCallExprSyntax? in
      guard let call = item.called, let method = code.modelMethod(of: call),
        let body = method.declaration.body
      else { return nil }
      var given = parameters(of: method.declaration, givenBy: call, names)
      if let member,
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName,
        names.contains(base)
      {
        given.insert(member)
      }
      guard !given.isEmpty, !checks(Syntax(body), given), !admitsOne(body, given) else {
        return nil
      }
      return task(in: body.statements, method.code, given) == nil ? nil : call
    }.first
  }

  /// A method's names of a value that a call gives it.
  private static func parameters(
    of method: FunctionDeclSyntax, givenBy call: FunctionCallExprSyntax, _ names: Set<String>
  ) -> Set<String> {
    Set(
      zip(call.arguments, method.signature.parameterClause.parameters).compactMap {
        $0.expression.mentions(names) ? ($1.secondName ?? $1.firstName).text : nil
      })
  }

  /// `Task { await model.search(text) }`, where the method waits for the answer and stores it.
  private static func asksModel(
    _ work: ClosureExprSyntax, _ code: ActionCode, _ names: Set<String>
  ) -> Bool {
    guard !checks(Syntax(work.statements), names) else { return false }
    return work.statements.callsInside.contains { call in
      guard call.arguments.contains(where: { $0.expression.mentions(names) }),
        let method = code.modelMethod(of: call)?.declaration, let body = method.body
      else { return false }
      let given = parameters(of: method, givenBy: call, names)
      return stores(Syntax(body)) && !checks(Syntax(body), given) && !admitsOne(body, given)
    }
  }

  /// The local names of what is made of the value alone: `let text = query.lowercased()`.
  private static func madeOf(
    _ names: Set<String>, in statements: CodeBlockItemListSyntax
  ) -> Set<String> {
    var made: Set<String> = []
    for item in statements {
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let value = binding.initializer?.value, !value.awaits,
          case let roots = Roots.all(in: value), !roots.isEmpty,
          roots.isSubset(of: names.union(made))
        else { continue }
        made.insert(binding.pattern.sourceText)
      }
    }
    return made
  }

  /// Whether a method lets one call run at a time: `guard !isLoading else { return }`.
  private static func admitsOne(_ body: CodeBlockSyntax, _ given: Set<String>) -> Bool {
    let names = given.union(madeOf(given, in: body.statements))
    return body.statements.contains { item in
      if item.awaits { return false }
      if let check = item.item.as(GuardStmtSyntax.self) {
        return !looksOnly(at: names, check.conditions)
      }
      return item.mayReturn && item.checked.map { !looksOnly(at: names, $0.conditions) } ?? false
    }
  }

  /// The statements that run, past checks of the value alone: `guard !term.isEmpty else { … }`, and
  /// those of the branches of such a check.
  private static func begun(
    by statements: CodeBlockItemListSyntax, _ code: ActionCode, _ names: Set<String>
  ) -> [CodeBlockItemSyntax] {
    code.unconditional(
      statements, past: { looksOnly(at: names, $0.conditions) },
      pastIf: { looksOnly(at: names, $0.conditions) }
    ).flatMap { item in
      guard let check = item.checked, looksOnly(at: names, check.conditions) else { return [item] }
      var arms = [check.body.statements]
      if case .codeBlock(let otherwise)? = check.elseBody { arms.append(otherwise.statements) }
      return [item] + arms.flatMap { begun(by: $0, code, names) }
    }
  }

  /// Whether a condition is about the value alone, as a look at its length is. One that reads
  /// something else, such as a flag of the running task, may let one task run at a time.
  private static func looksOnly(
    at names: Set<String>, _ conditions: ConditionElementListSyntax
  ) -> Bool {
    let roots = Roots.all(in: conditions)
    return !roots.isEmpty && roots.isSubset(of: names)
  }

  /// The names that an expression begins with, those of values.
  private final class Roots: SyntaxVisitor {
    var names: Set<String> = []

    static func all(in node: some SyntaxProtocol) -> Set<String> {
      let walk = Roots(viewMode: .sourceAccurate)
      walk.walk(node)
      return walk.names
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text.first?.isUppercase != true, node.baseName.text != "self" {
        names.insert(node.baseName.text)
      }
      return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let base = node.base else { return .skipChildren }
      if base.sourceText == "self" { names.insert(node.declName.baseName.text) } else { walk(base) }
      return .skipChildren
    }
  }

  /// Whether code looks at a cancellation, or compares the value again.
  private static func checks(_ node: Syntax, _ names: Set<String>) -> Bool {
    let text = node.sourceText
    if ["isCancelled", "checkCancellation", ".cancel()"].contains(where: text.contains) {
      return true
    }
    return comparesValue(node, names)
  }

  private static func comparesValue(_ node: Syntax, _ names: Set<String>) -> Bool {
    if let conditions = node.as(ConditionElementListSyntax.self) {
      let text = conditions.sourceText
      return (text.contains("==") || text.contains("!=")) && conditions.mentions(names)
    }
    return node.children(viewMode: .sourceAccurate).contains { comparesValue($0, names) }
  }

  /// Whether an own property gets the answer: `results = await …`, or an assignment after the wait.
  private static func stores(_ node: Syntax) -> Bool {
    let walk = Stores(viewMode: .sourceAccurate)
    walk.walk(node)
    return walk.isFound
  }

  private final class Stores: SyntaxVisitor {
    var isFound = false
    private var waited: Set<String> = []

    /// `let found = await search()`: what is made of it is an answer.
    override func visitPost(_ node: PatternBindingSyntax) {
      if let value = node.initializer?.value, value.awaits || value.mentions(waited) {
        waited.insert(node.pattern.sourceText)
      }
    }

    override func visitPost(_ node: OptionalBindingConditionSyntax) {
      if let value = node.initializer?.value, value.awaits || value.mentions(waited) {
        waited.insert(node.pattern.sourceText)
      }
    }

    override func visitPost(_ node: SequenceExprSyntax) {
      guard let assigned = ExprSyntax(node).assigned else { return }
      var target = assigned.target
      while let base = target.as(MemberAccessExprSyntax.self)?.base, base.sourceText != "self" {
        target = base
      }
      guard let name = target.ownName ?? assigned.target.weakName, !waited.contains(name) else {
        return
      }
      var reader = ValueReader(steps: 1)
      guard LocalNames.origin(of: name, at: Syntax(node), reader: &reader) == nil else { return }
      if assigned.value.contains(where: { $0.awaits || $0.mentions(waited) }) { isFound = true }
    }
  }
}

extension CodeBlockItemSyntax {
  /// The task that a statement begins and forgets: `Task { … }`, `_ = Task { … }`.
  var begunTask: FunctionCallExprSyntax? {
    guard case .expr(let expression) = item else { return nil }
    var call = expression.as(FunctionCallExprSyntax.self)
    if let (target, value) = expression.assigned, target.is(DiscardAssignmentExprSyntax.self) {
      call = value.first?.as(FunctionCallExprSyntax.self)
    }
    guard let call, call.calls("Task") || call.calledExpression.sourceText == "Task.detached" else {
      return nil
    }
    return call
  }
}

extension ActionCode {
  /// The calls of own methods in statements, each with the method.
  fileprivate func ownCalls(in statements: CodeBlockItemListSyntax) -> [(
    call: FunctionCallExprSyntax, method: FunctionDeclSyntax
  )] {
    statements.callsInside.compactMap { call in
      call.calledExpression.ownName.flatMap(method).map { (call, $0) }
    }
  }
}

extension ExprSyntax {
  /// `x` of `self?.x`.
  var weakName: String? {
    guard let access = self.as(MemberAccessExprSyntax.self), access.base?.sourceText == "self?"
    else { return nil }
    return access.declName.baseName.text
  }
}
