import SwiftSyntax

/// An `if`, `switch` or ternary that puts the same view, a modifier's `content` or an extension's
/// `self`, into two or more of its arms.
struct ContentArms {
  /// The text that carets mark: the keyword and its conditions.
  let start: AbsolutePosition
  let end: AbsolutePosition
  let conditions: [ArmCondition]
  /// For each arm that contains the view, the conditions inside it that the view needs: `!remove`
  /// in `if isOn { if !remove { self } }`.
  let arms: [[Value]]
  /// The replacement, when the arms determine it.
  var advice: String?

  var split: ContentSplit { ContentSplit(conditions: conditions, arms: arms) }
}

/// The facts about a function's arms.
public struct ContentSplit: Hashable, Sendable, Codable {
  public var conditions: [ArmCondition]
  public var arms: [[Value]]
}

/// One condition that selects an arm.
public struct ArmCondition: Hashable, Sendable, Codable {
  public var value: Value
  /// Whether only nil or not nil decides, as in `if let`.
  public var isPresence: Bool
}

extension ContentArms {
  /// The arms in a function that receives a view: `body(content:)` of a modifier, or a member of an
  /// extension of a view type.
  static func all(in function: FunctionDeclSyntax) -> [ContentArms] {
    guard let body = function.body else { return [] }
    let parameter =
      function.name.text == "body"
      ? function.signature.parameterClause.parameters.first.map {
        ($0.secondName ?? $0.firstName).text
      } : nil
    let locals = Set(
      function.signature.parameterClause.parameters.map { ($0.secondName ?? $0.firstName).text })
    return all(
      in: Syntax(body), view: parameter.map(ViewName.parameter) ?? .ownView(locals: locals))
  }

  static func all(in accessors: AccessorBlockSyntax) -> [ContentArms] {
    all(in: Syntax(accessors), view: .ownView(locals: []))
  }

  /// The arms in a view that stores its content in this property.
  static func all(of stored: String, in accessors: AccessorBlockSyntax) -> [ContentArms] {
    all(in: Syntax(accessors), view: .stored(stored))
  }

  /// The arms in a function that puts the view or the closure it gets as this parameter into them.
  static func all(passed parameter: String, in body: CodeBlockSyntax) -> [ContentArms] {
    all(in: Syntax(body), view: .parameter(parameter))
  }

  enum ViewName {
    case parameter(String)
    case stored(String)
    case ownView(locals: Set<String>)
  }

  private static func all(in node: Syntax, view: ViewName) -> [ContentArms] {
    let walk = Walk(view: view)
    walk.walk(node)
    return walk.found
  }

  private final class Walk: SyntaxVisitor {
    let view: ViewName
    var found: [ContentArms] = []

    init(view: ViewName) {
      self.view = view
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
      // An `else if` belongs to the chain that it continues.
      if node.parent?.is(IfExprSyntax.self) == true { return .visitChildren }
      var conditions: [ArmCondition] = []
      var arms: [[Value]] = []
      var chain: IfExprSyntax? = node
      while let link = chain {
        conditions += ArmCondition.read(link.conditions)
        if holdsView(Syntax(link.body)) { arms.append(guards(in: link.body.statements)) }
        chain = nil
        switch link.elseBody {
        case .ifExpr(let next): chain = next
        case .codeBlock(let last):
          if holdsView(Syntax(last)) { arms.append(guards(in: last.statements)) }
        case nil: if returnsEarly(node), followsView(node) { arms.append([]) }
        }
      }
      if arms.count >= 2 {
        found.append(
          ContentArms(
            start: node.positionAfterSkippingLeadingTrivia,
            end: node.conditions.endPositionBeforeTrailingTrivia, conditions: conditions,
            arms: arms, advice: advice(for: node)))
      }
      return .visitChildren
    }

    private func advice(for node: IfExprSyntax) -> String? {
      let hasImplicitSelf = if case .ownView = view { true } else { false }
      func chain(_ statements: CodeBlockItemListSyntax) -> ModifierChain? {
        ModifierChain(statements, hasImplicitSelf: hasImplicitSelf)
      }
      guard let first = chain(node.body.statements) else { return nil }
      var second: ModifierChain?
      switch node.elseBody {
      case .codeBlock(let last): second = chain(last.statements)
      case .ifExpr: return nil
      case nil: second = statement(after: node).flatMap(chain)
      }
      guard let second, let difference = ModifierChain.difference(first, second) else { return nil }
      return ModifierAdvice(
        condition: node.plainCondition, modifier: difference.modifier,
        isInverted: difference.isInSecond
      ).text
    }

    /// The statement after an `if` that returns.
    private func statement(after node: IfExprSyntax) -> CodeBlockItemListSyntax? {
      var statement = Syntax(node)
      while let parent = statement.parent, !parent.is(CodeBlockItemListSyntax.self) {
        statement = parent
      }
      guard let last = statement.parent?.as(CodeBlockItemListSyntax.self)?.last,
        last.position > statement.position
      else { return nil }
      return CodeBlockItemListSyntax([last])
    }

    /// The conditions of an arm whose only statement is another `if`, without an `else` that
    /// contains the view.
    private func guards(in statements: CodeBlockItemListSyntax) -> [Value] {
      guard statements.count == 1,
        let inner = statements.first?.item.as(ExpressionStmtSyntax.self)?.expression.as(
          IfExprSyntax.self)
          ?? statements.first?.item.as(IfExprSyntax.self)
      else { return [] }
      if let other = inner.elseBody, holdsView(Syntax(other)) { return [] }
      return inner.conditions.compactMap {
        $0.condition.as(ExprSyntax.self).map { ValueReader.value(of: $0) }
      }
    }

    /// `guard isOn else { return AnyView(self) }` and the code after it.
    override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
      guard let list = node.parent?.parent?.as(CodeBlockItemListSyntax.self),
        holdsView(Syntax(node.body)),
        let last = list.last, last.position > node.position, holdsView(Syntax(last)),
        case let conditions = ArmCondition.read(node.conditions), !conditions.isEmpty
      else { return .visitChildren }
      found.append(
        ContentArms(
          start: node.positionAfterSkippingLeadingTrivia,
          end: node.conditions.endPositionBeforeTrailingTrivia, conditions: conditions,
          arms: [[], []]))
      return .visitChildren
    }

    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
      let arms = node.cases.filter { arm in
        guard case .switchCase(let arm) = arm else { return false }
        return holdsView(Syntax(arm.statements))
      }
      if arms.count >= 2 {
        found.append(
          ContentArms(
            start: node.positionAfterSkippingLeadingTrivia,
            end: node.subject.endPositionBeforeTrailingTrivia,
            conditions: [
              ArmCondition(value: ValueReader.value(of: node.subject), isPresence: false)
            ], arms: arms.map { _ in [] }))
      }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      guard let index = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
        index > 0, index + 1 < elements.count,
        let ternary = elements[index].as(UnresolvedTernaryExprSyntax.self),
        isErased(ternary.thenExpression), isErased(elements[index + 1]),
        holdsView(Syntax(ternary.thenExpression)), holdsView(Syntax(elements[index + 1])),
        case .choice(let condition, _, _) = ValueReader.value(of: node)
      else { return .visitChildren }
      found.append(
        ContentArms(
          start: node.positionAfterSkippingLeadingTrivia,
          end: elements[index - 1].endPositionBeforeTrailingTrivia,
          conditions: [ArmCondition(value: condition, isPresence: false)], arms: [[], []]))
      return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

    private func erasedContent(_ expression: ExprSyntax) -> ExprSyntax? {
      guard let call = expression.as(FunctionCallExprSyntax.self), call.calls("AnyView") else {
        return nil
      }
      return call.arguments.first?.expression
    }

    private func isErased(_ expression: ExprSyntax) -> Bool {
      expression.as(FunctionCallExprSyntax.self)?.calls("AnyView") == true
    }

    private func returnsEarly(_ node: IfExprSyntax) -> Bool {
      node.body.statements.contains { $0.item.is(ReturnStmtSyntax.self) }
    }

    private func followsView(_ node: IfExprSyntax) -> Bool {
      var statement = Syntax(node)
      while let parent = statement.parent, !parent.is(CodeBlockItemListSyntax.self) {
        statement = parent
      }
      guard let list = statement.parent?.as(CodeBlockItemListSyntax.self) else { return false }
      return list.contains { $0.position > statement.position && holdsView(Syntax($0)) }
    }

    private func holdsView(_ node: Syntax) -> Bool {
      switch view {
      case .parameter(let name): mentions(node, name)
      case .stored(let name): mentions(node, name) || mentionsMember(node, name)
      case .ownView(let locals): mentions(node, "self") || endsInOwnCall(node, locals: locals)
      }
    }

    /// `self.content`
    private func mentionsMember(_ node: Syntax, _ name: String) -> Bool {
      node.children(viewMode: .sourceAccurate).contains { child in
        if let access = child.as(MemberAccessExprSyntax.self),
          access.declName.baseName.text == name,
          access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        {
          return true
        }
        return mentionsMember(child, name)
      }
    }

    /// Mentioned as a whole, not for one of its stored properties.
    private func mentions(_ node: Syntax, _ name: String) -> Bool {
      for child in node.children(viewMode: .sourceAccurate) {
        if let reference = child.as(DeclReferenceExprSyntax.self), reference.baseName.text == name {
          if name != "self" { return true }
          guard let access = reference.parent?.as(MemberAccessExprSyntax.self),
            access.base?.id == reference.id
          else {
            if reference.parent?.is(FunctionCallExprSyntax.self) == true { continue }
            return true
          }
          if access.parent?.is(FunctionCallExprSyntax.self) == true { return true }
          continue
        }
        if mentions(child, name) { return true }
      }
      return false
    }

    /// `padding()` in an extension of View is `self.padding()`.
    private func endsInOwnCall(_ node: Syntax, locals: Set<String>) -> Bool {
      let statements: CodeBlockItemListSyntax? =
        node.as(CodeBlockSyntax.self)?.statements ?? node.as(CodeBlockItemListSyntax.self)
      let expressions: [ExprSyntax]
      if let statements {
        expressions = statements.compactMap { item in
          switch item.item {
          case .expr(let expression): expression
          case .stmt(let statement): statement.as(ReturnStmtSyntax.self)?.expression
          case .decl: nil
          }
        }
      } else if let item = node.as(CodeBlockItemSyntax.self) {
        switch item.item {
        case .expr(let expression): expressions = [expression]
        case .stmt(let statement):
          expressions = (statement.as(ReturnStmtSyntax.self)?.expression).map { [$0] } ?? []
        case .decl: expressions = []
        }
      } else if let expression = node.as(ExprSyntax.self) {
        expressions = [expression]
      } else {
        return false
      }
      return expressions.contains { expression in
        let expression = erasedContent(expression) ?? expression
        var root = expression
        while true {
          if let call = root.as(FunctionCallExprSyntax.self) {
            root = call.calledExpression
          } else if let access = root.as(MemberAccessExprSyntax.self), let base = access.base {
            root = base
          } else if let conditional = root.as(PostfixIfConfigExprSyntax.self),
            let base = conditional.base
          {
            root = base
          } else {
            break
          }
        }
        guard root.id != expression.id, let reference = root.as(DeclReferenceExprSyntax.self) else {
          return false
        }
        let name = reference.baseName.text
        return name.first?.isLowercase == true && name != "self" && !locals.contains(name)
          && reference.parent?.is(FunctionCallExprSyntax.self) == true
      }
    }
  }
}

extension ArmCondition {
  /// The conditions of an `if`, except for availability, which never changes.
  static func read(_ list: ConditionElementListSyntax) -> [ArmCondition] {
    list.compactMap { element -> ArmCondition? in
      switch element.condition {
      case .expression(let expression):
        return ArmCondition(value: ValueReader.value(of: expression), isPresence: false)
      case .optionalBinding(let binding):
        if let value = binding.initializer?.value {
          return ArmCondition(value: ValueReader.value(of: value), isPresence: true)
        }
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          return nil
        }
        var reader = ValueReader()
        return ArmCondition(
          value: LocalNames.origin(of: name, at: Syntax(element), reader: &reader) ?? .name(name),
          isPresence: true)
      case .matchingPattern(let match):
        return ArmCondition(
          value: ValueReader.value(of: match.initializer.value), isPresence: false)
      case .availability: return nil
      }
    }
  }
}
