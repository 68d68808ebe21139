import SwiftSyntax

/// A change of something, somewhere in a statement.
struct StatementChange {
  let node: Syntax
  let target: ExprSyntax
  /// The assigned value; nil where something is added to it.
  let value: [ExprSyntax]?

  func ends(_ need: ArmNeed) -> Bool {
    if let value { return need.ends(with: value) }
    return !need.isFilled && need.pattern == nil
  }

  /// Whether the statement may end the work before what follows the statement.
  var mayLeave: Bool {
    var node = self.node
    while let parent = node.parent, !parent.is(ClosureExprSyntax.self),
      !parent.is(FunctionDeclSyntax.self)
    {
      if let list = parent.as(CodeBlockItemListSyntax.self),
        list.contains(where: { $0.position >= node.endPosition && $0.leaves })
      {
        return true
      }
      node = parent
    }
    return false
  }

  /// Whether the same statement waits after the change: further down, or in the next round of a
  /// loop.
  var waitsAfterwards: Bool {
    var node = self.node
    while let parent = node.parent, !parent.is(FunctionDeclSyntax.self) {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list where item.position >= node.endPosition {
          if item.leaves { return false }
          if item.awaits { return true }
        }
        if list.parent?.is(SourceFileSyntax.self) == true { return false }
      }
      if parent.isLoop, parent.awaits { return true }
      if let closure = parent.as(ClosureExprSyntax.self) {
        guard closure.runsChangesInPlace else { return false }
      }
      node = parent
    }
    return false
  }
}

extension SyntaxProtocol {
  fileprivate var isLoop: Bool { [.forStmt, .whileStmt, .repeatStmt].contains(kind) }
}

extension CodeBlockItemSyntax {
  /// Whether it ends the code around it.
  fileprivate var leaves: Bool {
    guard case .stmt(let statement) = item else { return false }
    return [.returnStmt, .throwStmt, .breakStmt].contains(statement.kind)
  }

  var changes: [StatementChange] {
    let walk = ChangeWalk(viewMode: .sourceAccurate)
    walk.walk(self)
    return walk.found
  }
}

private final class ChangeWalk: SyntaxVisitor {
  var found: [StatementChange] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assigned = ExprSyntax(node).assigned {
      found.append(
        StatementChange(node: Syntax(node), target: assigned.target, value: assigned.value))
    } else if let first = node.elements.first, node.elements.count > 2,
      node.elements.dropFirst().first?.as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
    {
      found.append(StatementChange(node: Syntax(node), target: first, value: nil))
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
      ["append", "insert"].contains(access.declName.baseName.text)
    {
      found.append(StatementChange(node: Syntax(node), target: base, value: nil))
    }
    return .visitChildren
  }

  override func visit(_ node: DeferStmtSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    node.runsChangesInPlace ? .visitChildren : .skipChildren
  }
}

extension ClosureExprSyntax {
  /// `withAnimation { … }` runs its closure before it returns.
  var runsChangesInPlace: Bool {
    let name = ClosurePlace(self)?.call.calledExpression.sourceText ?? ""
    return ["withAnimation", "withTransaction", "MainActor.run"].contains(name)
  }
}
