import SwiftSyntax

/// The ways through code that sets a flag.
struct FlagFlow {
  struct Leak {
    enum Kind {
      case thrown, returned, skipped
      var place: String {
        switch self {
        case .thrown: "this may throw"
        case .returned: "this returns"
        case .skipped: "this way does not clear it"
        }
      }
    }

    let kind: Kind
    let node: Syntax
    /// The other things that the way sets.
    var sets: Set<String> = []
  }

  enum State {
    /// Not set, or cleared.
    case idle
    /// Set; on some ways only, by the cause.
    case set(Leak?)

    var isSet: Bool { if case .set = self { true } else { false } }
  }

  let name: String
  let code: ActionCode
  /// The place that clears it.
  var clear: Syntax?
  var waits = false
  private(set) var isGivenUp = false
  private(set) var leaks: [Leak] = []
  var thrown: [Syntax] = []
  var breaks: [[State]] = []
  /// Above zero where the work was replaced.
  var replaced = 0
  var inCompletion = false

  init(name: String, code: ActionCode) {
    self.name = name
    self.code = code
  }

  mutating func follow(_ statements: CodeBlockItemListSyntax) { end(run(statements, .idle)) }

  /// The end of a function, or of work that nothing waits for.
  mutating func end(_ state: State?) {
    if case .set(let leak?)? = state { leaks.append(leak) }
    if let first = thrown.first { leaks.append(Leak(kind: .thrown, node: first)) }
    thrown = []
  }

  /// - Returns: nil when the code after does not run.
  mutating func run(_ statements: CodeBlockItemListSyntax, _ start: State) -> State? {
    var state = start
    for item in statements {
      guard !isGivenUp, let next = run(item, state) else { return nil }
      state = next
    }
    return state
  }

  private mutating func run(_ item: CodeBlockItemSyntax, _ state: State) -> State? {
    switch item.item {
    case .decl(let declaration):
      guard let variable = declaration.as(VariableDeclSyntax.self) else {
        if declaration.is(FunctionDeclSyntax.self), declaration.mentions([name]) {
          isGivenUp = true
        }
        return state
      }
      if variable.bindings.contains(where: { $0.accessorBlock != nil }) { return state }
      return variable.bindings.reduce(state) { state, binding in
        binding.initializer.map { evaluate($0.value, state) } ?? state
      }
    case .expr(let expression): return run(expression, state)
    case .stmt(let statement): return run(statement, state)
    }
  }

  private mutating func run(_ statement: StmtSyntax, _ state: State) -> State? {
    if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
      return run(expression, state)
    }
    if let attempt = statement.as(DoStmtSyntax.self) { return run(attempt, state) }
    if let check = statement.as(GuardStmtSyntax.self) {
      let state = evaluate(check.conditions, state)
      let isReplaced = check.conditions.tellsOfReplacement(name)
      replaced += isReplaced ? 1 : 0
      _ = run(check.body.statements, state)
      replaced -= isReplaced ? 1 : 0
      return state
    }
    if let end = statement.as(ReturnStmtSyntax.self) {
      let state = end.expression.map { evaluate($0, state) } ?? state
      if case .set(let cause) = state, replaced == 0 {
        leaks.append(cause ?? Leak(kind: .returned, node: Syntax(end)))
      }
      return nil
    }
    if statement.is(ThrowStmtSyntax.self) {
      if state.isSet, replaced == 0 { thrown.append(Syntax(statement)) }
      return nil
    }
    if let defer_ = statement.as(DeferStmtSyntax.self) {
      if touches(Syntax(defer_.body)) { isGivenUp = true }
      return state
    }
    if statement.is(BreakStmtSyntax.self) {
      if !breaks.isEmpty { breaks[breaks.count - 1].append(state) }
      return nil
    }
    if statement.is(ContinueStmtSyntax.self) || statement.is(FallThroughStmtSyntax.self) {
      return nil
    }
    if let loop = statement.as(ForStmtSyntax.self) {
      if loop.awaitKeyword != nil { waits = true }
      if loop.tryKeyword != nil, state.isSet { thrown.append(Syntax(loop.sequence)) }
      return looped(loop.body.statements, evaluate(loop.sequence, state))
    }
    if let loop = statement.as(WhileStmtSyntax.self) {
      return looped(loop.body.statements, evaluate(loop.conditions, state))
    }
    if let loop = statement.as(RepeatStmtSyntax.self) { return looped(loop.body.statements, state) }
    if touches(Syntax(statement)) { isGivenUp = true }
    return state
  }

  private mutating func looped(_ body: CodeBlockItemListSyntax, _ state: State) -> State {
    breaks.append([])
    let after = run(body, state)
    let left = breaks.removeLast()
    // Rounds that clear it are counted by conditions that are not known here.
    if state.isSet, touches(Syntax(body)) { return .idle }
    return ([after].compactMap { $0 } + left).first(where: \.isSet) ?? state
  }

  private mutating func run(_ attempt: DoStmtSyntax, _ state: State) -> State? {
    let outer = thrown
    thrown = []
    let after = run(attempt.body.statements, state)
    let inner = thrown
    thrown = outer
    var results = [after]
    var isCaught = false
    for clause in attempt.catchClauses {
      let text = clause.catchItems.sourceText
      if clause.isOpen { isCaught = true }
      guard let first = inner.first else {
        // It runs only before the flag is set, or never.
        _ = run(clause.body.statements, .idle)
        continue
      }
      if text.tellsOfCancellation { continue }
      var leak = Leak(kind: .thrown, node: first)
      leak.sets = clause.body.assignedNames
      results.append(run(clause.body.statements, .set(leak)))
    }
    if !isCaught { thrown += inner }
    return merged(results)
  }

  private func merged(_ states: [State?]) -> State? {
    let states = states.compactMap { $0 }
    // A cause tells more than none.
    for state in states { if case .set(_?) = state { return state } }
    return states.first(where: \.isSet) ?? states.first
  }

  private mutating func run(_ expression: ExprSyntax, _ state: State) -> State? {
    if let check = expression.as(IfExprSyntax.self) { return run(check, state) }
    if let choice = expression.as(SwitchExprSyntax.self) { return run(choice, state) }
    if let called = expression.as(FunctionCallExprSyntax.self)?.calledText {
      if ["fatalError", "preconditionFailure"].contains(called) { return nil }
      if called == "dismiss" { return .idle }
    }
    return evaluate(expression, state)
  }

  private mutating func run(_ check: IfExprSyntax, _ state: State) -> State? {
    let state = evaluate(check.conditions, state)
    let isReplaced = check.conditions.tellsOfReplacement(name)
    replaced += isReplaced ? 1 : 0
    defer { replaced -= isReplaced ? 1 : 0 }
    let first = run(check.body.statements, state)
    let second: State?
    switch check.elseBody {
    case .ifExpr(let other)?: second = run(other, state)
    case .codeBlock(let block)?: second = run(block.statements, state)
    case nil: second = state
    }
    guard let first, let second, first.isSet != second.isSet else {
      return merged([first, second])
    }
    if isReplaced || inCompletion && check.elseBody == nil { return .idle }
    if !state.isSet { return merged([first, second]) }
    if case .set(_?) = first { return first }
    if case .set(_?) = second { return second }
    let node =
      first.isSet
      ? Syntax(check.conditions)
      : check.elseKeyword.map { Syntax($0) } ?? Syntax(check.conditions)
    return .set(Leak(kind: .skipped, node: node))
  }

  private mutating func run(_ choice: SwitchExprSyntax, _ state: State) -> State? {
    let state = evaluate(choice.subject, state)
    var results: [(State?, SwitchCaseSyntax)] = []
    for element in choice.cases {
      guard let one = element.as(SwitchCaseSyntax.self) else {
        isGivenUp = true
        return state
      }
      breaks.append([])
      let after = run(one.statements, state)
      results.append((merged([after] + breaks.removeLast()), one))
    }
    let states = results.map(\.0)
    guard state.isSet, states.contains(where: { $0.map { !$0.isSet } ?? false }),
      let open = results.first(where: { $0.0?.isSet == true })
    else { return merged(states) }
    if case .set(_?) = open.0 { return open.0 }
    if open.1.label.sourceText.tellsOfCancellation { return .idle }
    return .set(
      Leak(kind: .skipped, node: Syntax(open.1.label), sets: open.1.statements.assignedNames))
  }
}

extension SyntaxProtocol {
  /// The own properties that code assigns.
  fileprivate var assignedNames: Set<String> {
    let walk = AssignedNames(viewMode: .sourceAccurate)
    walk.walk(self)
    return walk.found
  }
}

private final class AssignedNames: SyntaxVisitor {
  var found: Set<String> = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let name = ExprSyntax(node).assigned?.target.flagName { found.insert(name) }
    return .visitChildren
  }
}

extension ConditionElementListSyntax {
  /// Whether it asks if the work still counts: a cancellation, the object itself, a token.
  fileprivate func tellsOfReplacement(_ flag: String) -> Bool {
    if sourceText.tellsOfCancellation || mentions([flag]) { return true }
    return contains { element in
      switch element.condition {
      case .optionalBinding(let binding):
        return binding.pattern.sourceText == "self"
          || binding.initializer?.value.sourceText == "self"
      case .expression(let expression):
        guard let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count == 3
        else { return false }
        let parts = Array(elements)
        return ["==", "!=", "===", "!=="].contains(parts[1].sourceText)
          && [parts[0], parts[2]].allSatisfy(\.isName)
      default: return false
      }
    }
  }
}

extension ExprSyntax {
  /// A name or a chain of names.
  fileprivate var isName: Bool {
    if self.is(DeclReferenceExprSyntax.self) { return true }
    guard let access = self.as(MemberAccessExprSyntax.self) else { return false }
    return access.base?.isName == true
  }
}

extension String {
  fileprivate var tellsOfCancellation: Bool {
    let text = lowercased()
    return text.contains("cancel") || text.contains("self ==") || text.contains("isvalid")
  }
}
