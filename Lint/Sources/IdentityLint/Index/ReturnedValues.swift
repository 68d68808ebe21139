import SwiftSyntax

/// The values that a getter or a function can return, and the conditions that select them.
enum ReturnedValues {
  static func of(_ statements: CodeBlockItemListSyntax) -> [Value] {
    if statements.count == 1, case .expr(let only) = statements.first?.item,
      !only.is(IfExprSyntax.self), !only.is(SwitchExprSyntax.self)
    {
      return [ValueReader.value(of: only)]
    }
    let walk = Walk(viewMode: .sourceAccurate)
    walk.walk(statements)
    return walk.values
  }

  private final class Walk: SyntaxVisitor {
    var values: [Value] = []

    private func add(_ expression: ExprSyntax) {
      if values.count < 24 { values.append(ValueReader.value(of: expression)) }
    }

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if let expression = node.expression { add(expression) }
      return .visitChildren
    }

    override func visit(_ node: ConditionElementSyntax) -> SyntaxVisitorContinueKind {
      switch node.condition {
      case .expression(let expression): add(expression)
      case .optionalBinding(let binding):
        if let value = binding.initializer?.value {
          add(value)
        } else if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          values.count < 24
        {
          var reader = ValueReader()
          values.append(
            LocalNames.origin(of: name, at: Syntax(node), reader: &reader) ?? .name(name))
        }
      case .matchingPattern(let match): add(match.initializer.value)
      default: break
      }
      return .skipChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      add(node.subject)
      return .visitChildren
    }

    /// The one expression of an arm is its value.
    override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
      if node.count == 1, case .expr(let only) = node.first?.item, !only.is(IfExprSyntax.self),
        !only.is(SwitchExprSyntax.self)
      {
        add(only)
      }
      return .visitChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}

/// The values that an initializer stores, by property.
enum StoredValues {
  static func of(_ statements: CodeBlockItemListSyntax) -> (
    stored: [String: Value], onSomeWays: Set<String>
  ) {
    let walk = Walk(viewMode: .sourceAccurate)
    walk.walk(statements)
    return (walk.stored, walk.onSomeWays)
  }

  private final class Walk: SyntaxVisitor {
    var stored: [String: Value] = [:]
    var onSomeWays: Set<String> = []
    private var branches = 0

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      branches += 1
      return .visitChildren
    }

    override func visitPost(_ node: IfExprSyntax) { branches -= 1 }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      branches += 1
      return .visitChildren
    }

    override func visitPost(_ node: SwitchExprSyntax) { branches -= 1 }

    /// `self.init(model: Model())` stores what it passes on under the names of the labels.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "init",
        access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      else { return .visitChildren }
      for argument in node.arguments {
        guard let label = argument.label?.text else { continue }
        stored[label] = ValueReader.value(of: argument.expression)
        if branches > 0 { onSomeWays.insert(label) }
      }
      return .skipChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      guard elements.count >= 3, elements[1].is(AssignmentExprSyntax.self) else {
        return .visitChildren
      }
      let target = elements[0]
      var name: String?
      if let reference = target.as(DeclReferenceExprSyntax.self) {
        let own = reference.baseName.text
        if !LocalNames.contain(own, at: reference) { name = own }
      }
      if let access = target.as(MemberAccessExprSyntax.self),
        access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      {
        name = access.declName.baseName.text
      }
      if let name, stored[name] == nil { stored[name] = ValueReader.value(of: node) }
      if let name {
        if branches > 0 { onSomeWays.insert(name) } else { onSomeWays.remove(name) }
      }
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}
