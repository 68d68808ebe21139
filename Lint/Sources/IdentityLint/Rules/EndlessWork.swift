import SwiftSyntax

/// A task that loops, a repeating timer, or an observer.
struct EndlessWork {
  let noun: String
  let reason: String
  let advice: String

  init?(_ call: FunctionCallExprSyntax, _ code: ActionCode) {
    let text = call.calledExpression.sourceText
    let name = call.calledText ?? ""
    if text == "Task" || text == "Task.detached" {
      guard let work = call.trailingClosure, Self.loops(Syntax(work.statements), code) else {
        return nil
      }
      noun = "task"
      reason = "it loops without an end, and nothing cancels it"
      advice = "Use `.task { … }`, which is canceled with the view."
    } else if name == "scheduledTimer", text.hasPrefix("Timer"),
      call.argument("repeats")?.sourceText == "true",
      // It ends itself.
      call.closure("block")?.sourceText.contains(".invalidate()") != true
    {
      noun = "timer"
      reason = "it repeats, and nothing keeps it to invalidate it"
      advice = "Keep the timer, and call `invalidate()` on it in `onDisappear`."
    } else if name == "addObserver", call.argument("forName") != nil,
      text.lowercased().contains("center")
    {
      noun = "observer"
      reason = "the center keeps it, and nothing keeps what removes it"
      advice = "Use `.onReceive(NotificationCenter.default.publisher(for: …)) { … }`."
    } else if name == "addObserver", call.argument("selector") != nil,
      call.arguments.first?.expression.sourceText == "self",
      text.lowercased().contains("center"), code.file.calls(named: "removeObserver").isEmpty
    {
      noun = "observer"
      reason = "the center adds it again, and the method runs once for each time it was added"
      advice = "Add it once, in `init`, or remove it before it is added again."
    } else {
      return nil
    }
  }

  /// Whether code, or a method of the view that it calls, has a loop without an end.
  private static func loops(_ node: Syntax, _ code: ActionCode) -> Bool {
    if Loops.isIn(node) { return true }
    return code.methods(usedIn: [node]).contains { method in
      method.body.map { Loops.isIn(Syntax($0)) } ?? false
    }
  }

  final class Loops: SyntaxVisitor {
    private var isFound = false
    private var countsStreams = true

    /// - Parameter countsStreams: whether a loop over a sequence that may end counts.
    static func isIn(_ node: Syntax, countsStreams: Bool = true) -> Bool {
      let walk = Loops(viewMode: .sourceAccurate)
      walk.countsStreams = countsStreams
      walk.walk(node)
      return walk.isFound
    }

    override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind {
      let condition = node.conditions.sourceText.filter { !$0.isWhitespace }
      if ["true", "!Task.isCancelled"].contains(condition), !Exits.isIn(Syntax(node.body)) {
        isFound = true
      }
      return .visitChildren
    }

    override func visit(_ node: RepeatStmtSyntax) -> SyntaxVisitorContinueKind {
      let condition = node.condition.sourceText.filter { !$0.isWhitespace }
      if ["true", "!Task.isCancelled"].contains(condition), !Exits.isIn(Syntax(node.body)) {
        isFound = true
      }
      return .visitChildren
    }

    override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
      let sequence = node.sequence.sourceText
      if countsStreams, node.awaitKeyword != nil, !Exits.isIn(Syntax(node.body)),
        !["lines", "bytes", "group", "Group"].contains(where: sequence.contains)
      {
        isFound = true
      }
      return .visitChildren
    }

    /// A closure or a task inside is other work.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  /// `break`, `return` and `throw` end a loop; what an inner closure does is its own.
  private final class Exits: SyntaxVisitor {
    private var isFound = false

    static func isIn(_ node: Syntax) -> Bool {
      let walk = Exits(viewMode: .sourceAccurate)
      walk.walk(node)
      return walk.isFound
    }

    override func visit(_ node: BreakStmtSyntax) -> SyntaxVisitorContinueKind {
      // Of a `switch` it ends only the case.
      var outer = node.parent
      while let parent = outer, !parent.is(CodeBlockSyntax.self) {
        if parent.is(SwitchCaseSyntax.self), node.label == nil { return .skipChildren }
        outer = parent.parent
      }
      isFound = true
      return .skipChildren
    }
    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      isFound = true
      return .skipChildren
    }
    override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
      isFound = true
      return .skipChildren
    }
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
