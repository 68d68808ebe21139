import SwiftSyntax

extension UnstableIdRule {
  /// The part of an expression that is another value each time.
  static func newValue(in expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression
      guard callee.is(DeclReferenceExprSyntax.self) || callee.is(MemberAccessExprSyntax.self) else {
        return nil
      }
      let text = callee.sourceText
      if ["UUID", "Date", "UUID.init", "Date.init"].contains(text), call.arguments.isEmpty {
        return text + "()"
      }
      if text.hasSuffix(".random") { return text + "(…)" }
      if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
        return newValue(in: base)
      }
      if text == "String", let inner = call.arguments.first?.expression {
        return newValue(in: inner)
      }
      return nil
    }
    if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      return access.sourceText == "Date.now" ? "Date.now" : newValue(in: base)
    }
    if let elements = expression.joinedElements {
      return elements.lazy.compactMap { newValue(in: $0) }.first
    }
    if let string = expression.as(StringLiteralExprSyntax.self) {
      return string.segments.lazy.compactMap { segment -> String? in
        guard case .expressionSegment(let inserted) = segment else { return nil }
        return inserted.expressions.first.flatMap { newValue(in: $0.expression) }
      }.first
    }
    return nil
  }
}

extension Value {
  /// Whether it is `UUID()` or a random value, or something read of one.
  var makesNewValue: Bool {
    switch self {
    case .call(.name("UUID"), let arguments), .call(.name("Date"), let arguments),
      .call(.member(.name("UUID"), "init"), let arguments):
      arguments.isEmpty
    case .member(.name("Date"), "now"), .implicitMember("now"), .call(.member(_, "random"), _): true
    // A value that is made of a new one.
    case .call(.name(let name), let arguments) where name.first?.isUppercase == true:
      arguments.contains { $0.value.makesNewValue }
    case .member(let base, _): base.makesNewValue
    case .call(.member(let base, _), _): base.makesNewValue
    case .operation("string", let values): values.contains(where: \.makesNewValue)
    default: false
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The values of which the constants before a `return`, and what it returns, are made.
  var composed: [ExprSyntax] {
    guard count > 1, let last = last?.item.as(ReturnStmtSyntax.self)?.expression else { return [] }
    var values = [last]
    for item in dropLast() {
      guard let constant = item.item.as(VariableDeclSyntax.self),
        constant.bindingSpecifier.text == "let"
      else { return [] }
      for binding in constant.bindings {
        guard let value = binding.initializer?.value,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          last.isMade(of: name)
        else { continue }
        values.append(value)
      }
    }
    return values
  }
}

extension ExprSyntax {
  /// Whether it is a constant, or a text or a sum with it: `"\(name)-\(suffix)"`.
  fileprivate func isMade(of name: String) -> Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return reference.baseName.text == name
    }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base?.isMade(of: name) == true
    }
    if let text = self.as(StringLiteralExprSyntax.self) {
      return text.segments.contains { segment in
        guard case .expressionSegment(let inserted) = segment else { return false }
        return inserted.expressions.first?.expression.isMade(of: name) == true
      }
    }
    return joinedElements?.contains { $0.isMade(of: name) } == true
  }

  /// The operands of `name + suffix`, and the elements of a literal: what is made of them is new
  /// when one of them is. Of a comparison or a division the result may be the same.
  fileprivate var joinedElements: [ExprSyntax]? {
    if let array = self.as(ArrayExprSyntax.self) { return array.elements.map(\.expression) }
    if let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.map(\.expression)
    }
    guard let parts = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.enumerated().allSatisfy({ index, part in
        index % 2 == 0
          || ["+", "^", "&+"].contains(part.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
      })
    else { return nil }
    return parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
  }
}
