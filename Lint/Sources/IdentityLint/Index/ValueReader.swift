import SwiftSyntax

/// Reads an expression into a `Value`. Stops after a number of steps, so that no input makes it
/// large: the rest is `unknown`.
struct ValueReader {
  private var steps: Int

  init(steps: Int = 80) { self.steps = steps }

  var isGoingOn: Bool { steps > 0 }

  static func value(of expression: some ExprSyntaxProtocol) -> Value {
    var reader = ValueReader()
    return reader.value(of: ExprSyntax(expression))
  }

  mutating func value(of expression: ExprSyntax) -> Value {
    steps -= 1
    guard steps > 0 else { return .unknown }
    switch expression.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .regexLiteralExpr:
      return .literal(String(expression.sourceText.prefix(24)))
    case .stringLiteralExpr(let string): return value(of: string)
    case .nilLiteralExpr: return .nil
    case .declReferenceExpr(let reference):
      return value(ofName: reference.baseName.text, at: Syntax(reference))
    case .memberAccessExpr(let access): return value(of: access)
    case .functionCallExpr(let call):
      if let closure = LocalClosures.called(by: call) {
        return value(of: closure)
      }
      let callee = value(of: call.calledExpression)
      var arguments = call.arguments.prefix(12).map {
        let closure = $0.expression.as(ClosureExprSyntax.self)
        return Value.Argument(
          label: $0.label?.text,
          value: closure.map { value(of: $0, passedTo: callee) } ?? value(of: $0.expression))
      }
      if let closure = call.trailingClosure {
        arguments.append(.init(label: nil, value: value(of: closure, passedTo: callee)))
      }
      arguments += call.additionalTrailingClosures.map {
        .init(label: $0.label.text, value: .closure)
      }
      return .call(callee, arguments)
    case .subscriptCallExpr(let access):
      let base = value(of: access.calledExpression)
      return .subscripted(base, access.arguments.first.map { value(of: $0.expression) } ?? .unknown)
    case .sequenceExpr(let sequence): return value(ofSequence: Array(sequence.elements))
    case .infixOperatorExpr(let infix):
      return value(ofSequence: [infix.leftOperand, infix.operator, infix.rightOperand])
    case .ternaryExpr(let ternary):
      return .choice(
        value(of: ternary.condition), value(of: ternary.thenExpression),
        value(of: ternary.elseExpression))
    case .prefixOperatorExpr(let prefix):
      return .operation(prefix.operator.text, [value(of: prefix.expression)])
    case .postfixOperatorExpr(let postfix):
      return .operation(postfix.operator.text, [value(of: postfix.expression)])
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        return value(of: only.expression)
      }
      return .collection(tuple.elements.prefix(8).map { value(of: $0.expression) })
    case .optionalChainingExpr(let chain): return value(of: chain.expression)
    case .forceUnwrapExpr(let unwrap): return value(of: unwrap.expression)
    case .tryExpr(let attempt): return value(of: attempt.expression)
    case .awaitExpr(let wait): return value(of: wait.expression)
    case .inOutExpr(let inOut): return value(of: inOut.expression)
    case .genericSpecializationExpr(let generic): return value(of: generic.expression)
    case .closureExpr: return .closure
    case .keyPathExpr(let path): return .keyPath(path.components.sourceText)
    case .arrayExpr(let array):
      return .collection(array.elements.prefix(6).map { value(of: $0.expression) })
    case .dictionaryExpr(let dictionary):
      guard case .elements(let elements) = dictionary.content else { return .collection([]) }
      return .collection(elements.prefix(6).map { value(of: $0.value) })
    case .typeExpr(let type): return .name(type.sourceText)
    case .superExpr: return .name("self")
    default: return .unknown
    }
  }

  /// `songs.first { $0.id == selection }` depends on what its closure reads.
  private mutating func value(of closure: ClosureExprSyntax, passedTo callee: Value) -> Value {
    guard case .member(_, let name) = callee, Self.choosing.contains(name),
      closure.statements.count == 1,
      case .expr(let expression)? = closure.statements.first?.item
    else { return .closure }
    return .operation("where", [value(of: expression)])
  }

  /// Methods of collections that choose elements by a closure.
  private static let choosing: Set<String> = [
    "first", "last", "filter", "firstIndex", "lastIndex", "contains", "allSatisfy",
  ]

  private mutating func value(of string: StringLiteralExprSyntax) -> Value {
    let inserted = string.segments.compactMap { segment -> ExprSyntax? in
      guard case .expressionSegment(let segment) = segment else { return nil }
      return segment.expressions.first?.expression
    }
    if inserted.isEmpty { return .literal(String(string.sourceText.prefix(24))) }
    return .operation("string", inserted.prefix(6).map { value(of: $0) })
  }

  private mutating func value(of access: MemberAccessExprSyntax) -> Value {
    let name = access.declName.baseName.text
    guard let base = access.base else { return .implicitMember(name) }
    if let reference = base.as(DeclReferenceExprSyntax.self), reference.baseName.text == "self" {
      return .name(name)
    }
    let baseValue = value(of: base)
    if name == "wrappedValue" || name == "projectedValue" { return baseValue }
    return .member(baseValue, name)
  }

  private mutating func value(ofName name: String, at node: Syntax) -> Value {
    if name == "self" || name == "Self" { return .name(name) }
    guard let origin = LocalNames.origin(of: name, at: node, reader: &self) else {
      // A wrapper's storage `_x` counts as `x`.
      return .name(name)
    }
    return origin
  }

  /// Alternating operands and operators, without precedence except for the operators that matter:
  /// assignment, the ternary, `||` and `&&`.
  private mutating func value(ofSequence elements: [ExprSyntax]) -> Value {
    value(ofSequence: elements[...])
  }

  /// A chain of ternaries has a level for each: no copies, and none after the last step.
  private mutating func value(ofSequence elements: ArraySlice<ExprSyntax>) -> Value {
    guard steps > 0, let first = elements.first else { return .unknown }
    if elements.count == 1 { return value(of: first) }
    if let assignment = elements.firstIndex(where: { $0.is(AssignmentExprSyntax.self) }) {
      return value(ofSequence: elements[(assignment + 1)...])
    }
    if let ternary = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      ternary > elements.startIndex,
      ternary + 1 < elements.endIndex,
      let choice = elements[ternary].as(UnresolvedTernaryExprSyntax.self)
    {
      return .choice(
        value(ofSequence: elements[..<ternary]), value(of: choice.thenExpression),
        value(ofSequence: elements[(ternary + 1)...]))
    }
    for logical in ["||", "&&", "??"] {
      let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == logical }
      if parts.count > 1 { return .operation(logical, parts.map { value(ofSequence: $0) }) }
    }
    if elements.count == 3, let last = elements.last,
      let name = elements[elements.startIndex + 1].as(BinaryOperatorExprSyntax.self)?.operator.text
    {
      if ["==", "!="].contains(name) {
        if last.is(NilLiteralExprSyntax.self) { return .operation("nil?", [value(of: first)]) }
        if first.is(NilLiteralExprSyntax.self) { return .operation("nil?", [value(of: last)]) }
      }
      return .operation(name, [value(of: first), value(of: last)])
    }
    let operands = elements.filter {
      !$0.is(BinaryOperatorExprSyntax.self) && !$0.is(UnresolvedAsExprSyntax.self)
        && !$0.is(UnresolvedIsExprSyntax.self)
        && !$0.is(TypeExprSyntax.self)
    }
    if operands.count == 1, elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }) {
      return value(of: operands[0])
    }
    return .operation("…", operands.prefix(8).map { value(of: $0) })
  }
}
