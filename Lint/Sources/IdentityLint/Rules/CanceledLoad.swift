import SwiftSyntax

/// A load of `.task(id:)` that takes every error as "nothing": the next value cancels it, which is
/// an error as well, and it then empties what the view shows.
/// `articles = (try? await fetch(topic)) ?? []`
struct CanceledLoad {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: "task").compactMap { call in
      guard call.modifierName != nil, let id = call.argument("id"),
        BuilderPlace(of: call) == .builder, let type = file.places.type(at: call.position),
        resolver.project.types[type]?.isView == true
      else { return nil }
      let code = ActionCode(file: file, type: type, resolver: resolver)
      guard let statements = code.statements(of: call) else { return nil }
      let nodes =
        [Syntax(statements)]
        + code.methods(usedIn: [Syntax(statements)]).compactMap { $0.body.map { Syntax($0) } }
      // Of this file alone: the finding is at the assignment.
      for node in nodes where node.root.id == file.tree.root.id {
        guard let (target, isOptional) = emptied(in: node) else { continue }
        let name = file.text(of: target, atMost: 40)
        let subject = file.text(of: id, atMost: 40)
        return file.finding(
          RacingTaskRule.self, at: file.range(of: target),
          """
          When `\(subject)` changes during the load, the canceled load empties `\(name)`, maybe \
          after the next one has filled it.
          """,
          because: isOptional
            ? "`try?` makes the cancellation a missing value"
            : "`catch` takes the cancellation too",
          advice: """
            Store an answer only: `if let loaded = try? await … { \(name) = loaded }`, or leave \
            when `Task.isCancelled` is true.
            """)
      }
      return nil
    }
  }

  /// The property that a failed load empties, and whether `try?` does it.
  private func emptied(in node: Syntax) -> (target: ExprSyntax, isOptional: Bool)? {
    let text = node.sourceText
    if ["isCancelled", "checkCancellation", "CancellationError", ".cancelled"].contains(
      where: text.contains)
    {
      return nil
    }
    let walk = Loads(viewMode: .sourceAccurate)
    walk.walk(node)
    return walk.found
  }

  private final class Loads: SyntaxVisitor {
    var found: (target: ExprSyntax, isOptional: Bool)?

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard found == nil, let (target, value) = ExprSyntax(node).assigned, isOwn(target),
        value.first?.isOptionalTry == true, value[0].awaits,
        value.count == 3 && value[1].sourceText == "??" && value[2].isNothing
      else { return .visitChildren }
      found = (target, true)
      return .skipChildren
    }

    override func visit(_ node: DoStmtSyntax) -> SyntaxVisitorContinueKind {
      guard found == nil, node.catchClauses.count == 1, let handler = node.catchClauses.first,
        handler.catchItems.isEmpty
      else { return .visitChildren }
      let filled = node.body.statements.compactMap { item -> String? in
        guard case .expr(let expression) = item.item, let (target, _) = expression.assigned else {
          return nil
        }
        return target.ownName
      }
      guard node.body.awaits else { return .visitChildren }
      for item in handler.body.statements {
        guard case .expr(let expression) = item.item,
          let (target, value) = expression.assigned, value.count == 1, value[0].isNothing,
          let name = target.ownName, filled.contains(name), isOwn(target)
        else { continue }
        found = (target, false)
      }
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    /// Whether it is a member, and no local variable.
    private func isOwn(_ target: ExprSyntax) -> Bool {
      guard let name = target.ownName else { return false }
      var reader = ValueReader(steps: 1)
      return LocalNames.origin(of: name, at: Syntax(target), reader: &reader) == nil
    }
  }
}

extension ExprSyntax {
  /// `try? …`, also in parentheses.
  fileprivate var isOptionalTry: Bool {
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first?.expression.isOptionalTry == true
    }
    return self.as(TryExprSyntax.self)?.questionOrExclamationMark?.text == "?"
  }

  /// An empty collection or text.
  fileprivate var isNothing: Bool { ["[]", "[:]", "\"\"", ".empty"].contains(sourceText) }
}
