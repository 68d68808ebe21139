import SwiftSyntax

/// The effects of expressions on the flag.
extension FlagFlow {
  mutating func evaluate(_ node: some SyntaxProtocol, _ start: State) -> State {
    var state = start
    let parts = ExpressionParts()
    parts.walk(node)
    if parts.waits { waits = true }
    if state.isSet, replaced == 0, let attempt = parts.attempt { thrown.append(attempt) }
    if let sequence = node.as(SequenceExprSyntax.self),
      sequence.elements.first?.flagName == name, let mark = FlagMark(sequence)
    {
      if mark == .set { return .set(nil) }
      return cleared(by: Syntax(sequence), state)
    }
    for call in parts.calls {
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "toggle", access.base?.ownName == name
      {
        state = cleared(by: Syntax(call), state)
      } else if state.isSet, mayClear(call) {
        state = .idle
      }
      let touching = call.closures.filter { touches(Syntax($0)) }
      if touching.isEmpty { continue }
      guard touching.count == 1, call.closures.count == 1, let closure = touching.first else {
        state = .idle
        continue
      }
      state = run(closure, of: call, state)
    }
    return state
  }

  private mutating func cleared(by node: Syntax, _ state: State) -> State {
    if state.isSet { clear = clear ?? node }
    return .idle
  }

  /// Code in a closure.
  private mutating func run(
    _ closure: ClosureExprSyntax, of call: FunctionCallExprSyntax, _ state: State
  ) -> State {
    if closure.runsInPlace { return run(closure.statements, state) ?? .idle }
    guard state.isSet else { return state }
    let outer = (thrown, inCompletion, breaks)
    thrown = []
    breaks = []
    if call.begins(with: "Task") {
      inCompletion = false
    } else {
      inCompletion = true
      waits = true
    }
    end(run(closure.statements, state))
    (thrown, inCompletion, breaks) = outer
    return .idle
  }

  /// Whether a call may clear the flag: a method that does, or one of a name that says so.
  private func mayClear(_ call: FunctionCallExprSyntax) -> Bool {
    guard let called = call.calledExpression.ownName else {
      // An inherited method.
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base?.sourceText
      else { return false }
      return ["super", "self?"].contains(base) && clears(access.declName.baseName.text)
        || base == "self?" && Self.ends(access.declName.baseName.text)
    }
    if called.first?.isUppercase == true { return false }
    return clears(called) || code.method(called) == nil && Self.ends(called)
  }

  private func clears(_ method: String) -> Bool {
    guard let declaration = code.method(method) else { return false }
    let all = [declaration] + code.methods(usedIn: [Syntax(declaration)])
    return all.contains { $0.body.map { touches(Syntax($0)) } ?? false }
  }

  private static func ends(_ name: String) -> Bool {
    WorkName.words(of: name).contains(where: Self.endings.contains)
  }

  private static let endings: Set<String> = [
    "finish", "finished", "stop", "end", "reset", "fail", "failed", "clear", "done", "hide",
    "complete", "completed", "completion", "handle", "dismiss", "close", "set", "update", "cancel",
  ]

  /// Whether code changes the flag.
  func touches(_ node: Syntax) -> Bool {
    let walk = FlagTouches(name)
    walk.walk(node)
    return walk.isFound
  }

  private final class FlagTouches: SyntaxVisitor {
    let name: String
    var isFound = false

    init(_ name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.elements.first?.flagName == name, FlagMark(node) != nil { isFound = true }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if node.declName.baseName.text == "toggle", node.base?.ownName == name { isFound = true }
      return .visitChildren
    }
  }
}

/// The effects of an expression before its value is known.
private final class ExpressionParts: SyntaxVisitor {
  var waits = false
  /// The first expression that may throw.
  var attempt: Syntax?
  var calls: [FunctionCallExprSyntax] = []

  init() { super.init(viewMode: .sourceAccurate) }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    waits = true
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.questionOrExclamationMark == nil else { return .visitChildren }
    let text = node.expression.sourceText
    let isWait =
      text.hasPrefix("await Task.sleep") || text.hasPrefix("Task.checkCancellation")
      || text.contains(".sleep(")
    if !isWait {
      var tried = node.expression
      if let wait = tried.as(AwaitExprSyntax.self) { tried = wait.expression }
      attempt = attempt ?? Syntax(tried)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    calls.append(node)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension ClosureExprSyntax {
  /// Whether its code is part of the code around it.
  var runsInPlace: Bool {
    guard let call = ClosurePlace(self)?.call else { return false }
    return [
      "withAnimation", "withTransaction", "MainActor.run", "MainActor.assumeIsolated",
      "DispatchQueue.main.async",
    ].contains(call.calledExpression.sourceText)
  }
}
