import SwiftSyntax

extension CodeBlockItemSyntax {
  /// The statements inside of one that always runs them: `Task { … }`, `withAnimation { … }`,
  /// `DispatchQueue.main.async { … }`, `do { … }`.
  var runAlways: CodeBlockItemListSyntax? {
    if let block = item.as(StmtSyntax.self)?.as(DoStmtSyntax.self) { return block.body.statements }
    guard let call = called, let closure = call.trailingClosure,
      ["Task", "withAnimation", "MainActor.run", "DispatchQueue.main.async"].contains(
        call.calledExpression.sourceText)
    else { return nil }
    return closure.statements
  }

  /// The call that a statement is, without `try` and `await`.
  var called: FunctionCallExprSyntax? {
    guard case .expr(var expression) = item else { return nil }
    while true {
      if let wait = expression.as(AwaitExprSyntax.self) {
        expression = wait.expression
      } else if let attempt = expression.as(TryExprSyntax.self) {
        expression = attempt.expression
      } else {
        break
      }
    }
    return expression.as(FunctionCallExprSyntax.self)
  }
}
