import SwiftSyntax

extension MemberAccessExprSyntax {
  /// Whether the member, or a member of it, is the target of an assignment, which shows nothing.
  var isAssigned: Bool {
    var node = Syntax(self)
    while let parent = node.parent,
      parent.is(MemberAccessExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
        || parent.as(SubscriptCallExprSyntax.self)?.calledExpression.id == node.id
    {
      node = parent
    }
    guard let elements = node.parent?.as(ExprListSyntax.self), elements.count > 1,
      elements.first?.id == node.id
    else { return false }
    let sign = elements[elements.index(after: elements.startIndex)]
    return sign.is(AssignmentExprSyntax.self)
      || sign.as(BinaryOperatorExprSyntax.self)?.operator.text.isAssignment == true
  }

  /// Whether it is in the content of a presentation, which is built when it opens: a value that
  /// changed before is current then.
  var isInPresentedContent: Bool {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let closure = parent.as(ClosureExprSyntax.self),
        let name = ClosurePlace(closure)?.call.modifierName,
        name == "contextMenu" || FunctionCallExprSyntax.presented[name] != nil
      {
        return true
      }
      node = parent
    }
    return false
  }
}

extension String {
  /// Whether an operator stores its result: `+=`, but no comparison.
  fileprivate var isAssignment: Bool {
    hasSuffix("=") && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(self)
  }
}
