import SwiftSyntax

/// The meaning of a name inside a function or closure, found by searching outward from its use.
enum LocalNames {
  /// Whether a name is a local one. Its meaning is not read.
  static func contain(_ name: String, at node: some SyntaxProtocol) -> Bool {
    var reader = ValueReader(steps: 0)
    return origin(of: name, at: Syntax(node), reader: &reader) != nil
  }

  /// Nil where the name is no local one: a member of the enclosing type, a global, a type.
  static func origin(of name: String, at node: Syntax, reader: inout ValueReader) -> Value? {
    let plain =
      name.hasPrefix("$") && Int(name.dropFirst()) == nil ? String(name.dropFirst()) : name
    if BoundNames.lack(plain, at: node) { return nil }
    var child = node
    while let parent = child.parent {
      switch parent.kind {
      case .codeBlockItemList:
        if let found = declared(
          plain, in: parent.cast(CodeBlockItemListSyntax.self), before: child, reader: &reader)
        {
          return found
        }
      case .closureExpr:
        if let found = closureParameter(
          plain, of: parent.cast(ClosureExprSyntax.self), reader: &reader)
        {
          return found
        }
      case .ifExpr:
        let conditional = parent.cast(IfExprSyntax.self)
        if conditional.body.id == child.id,
          let found = bound(plain, by: conditional.conditions, before: child, reader: &reader)
        {
          return found
        }
      case .whileStmt:
        let loop = parent.cast(WhileStmtSyntax.self)
        if loop.body.id == child.id,
          let found = bound(plain, by: loop.conditions, before: nil, reader: &reader)
        {
          return found
        }
      case .conditionElementList:
        if let found = bound(
          plain, by: parent.cast(ConditionElementListSyntax.self), before: child, reader: &reader)
        {
          return found
        }
      case .forStmt:
        let loop = parent.cast(ForStmtSyntax.self)
        if loop.sequence.id != child.id, binds(loop.pattern, plain) {
          return .element(reader.value(of: loop.sequence))
        }
      case .switchCase:
        let place = parent.cast(SwitchCaseSyntax.self)
        if case .case(let label) = place.label,
          label.caseItems.contains(where: { binds($0.pattern, plain) }),
          let subject = place.parent?.parent?.as(SwitchExprSyntax.self)?.subject
        {
          return .part(reader.value(of: subject))
        }
      case .functionDecl:
        if parameters(parent.cast(FunctionDeclSyntax.self).signature.parameterClause, name: plain) {
          return .parameter(plain)
        }
      case .initializerDecl:
        if parameters(
          parent.cast(InitializerDeclSyntax.self).signature.parameterClause, name: plain)
        {
          return .parameter(plain)
        }
      case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl: return nil
      default: break
      }
      child = parent
    }
    return nil
  }

  /// Whether the name is one of these parameters, as the body sees it.
  private static func parameters(_ clause: FunctionParameterClauseSyntax, name: String) -> Bool {
    clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
  }

  private static func declared(
    _ name: String, in items: CodeBlockItemListSyntax, before child: Syntax,
    reader: inout ValueReader
  ) -> Value? {
    // The last declaration before the use wins.
    var found: Value?
    for item in items {
      if item.position >= child.position { break }
      switch item.item {
      case .decl(let declaration):
        guard let variable = declaration.as(VariableDeclSyntax.self) else { continue }
        for binding in variable.bindings where binds(binding.pattern, name) {
          if let initial = binding.initializer?.value, reader.isGoingOn {
            var value = reader.value(of: initial)
            if variable.bindingSpecifier.text == "var" {
              let later = Reassignments.values(of: name, in: items)
              if !later.isEmpty {
                value = .operation("var", [value] + later.map { reader.value(of: $0) })
              }
              let parts = Reassignments.parts(of: name, in: items)
              if !parts.isEmpty {
                value = .operation("with", [value] + parts.map { reader.value(of: $0) })
              }
            }
            found = binding.pattern.is(IdentifierPatternSyntax.self) ? value : .part(value)
          } else if let accessors = binding.accessorBlock,
            case .getter(let code) = accessors.accessors, code.count == 1,
            case .expr(let only) = code.first?.item
          {
            found = reader.value(of: only)
          } else {
            found = .unknown
          }
        }
      case .stmt(let statement):
        guard let check = statement.as(GuardStmtSyntax.self) else { continue }
        if let value = bound(name, by: check.conditions, before: nil, reader: &reader) {
          found = value
        }
      case .expr: continue
      }
    }
    return found
  }

  private static func bound(
    _ name: String, by conditions: ConditionElementListSyntax, before child: Syntax?,
    reader: inout ValueReader
  ) -> Value? {
    for element in conditions {
      if let child, child.kind == .conditionElement, element.position >= child.position { break }
      switch element.condition {
      case .optionalBinding(let binding):
        guard binds(binding.pattern, name) else { continue }
        guard reader.isGoingOn else { return .unknown }
        if let initial = binding.initializer?.value { return reader.value(of: initial) }
        // `if let x`: the outer x.
        return outer(name, around: Syntax(element), reader: &reader)
      case .matchingPattern(let match):
        guard binds(match.pattern, name) else { continue }
        return .part(reader.value(of: match.initializer.value))
      default: continue
      }
    }
    return nil
  }

  private static func outer(_ name: String, around element: Syntax, reader: inout ValueReader)
    -> Value
  {
    // From the element itself: earlier conditions of the list are searched, and the statement's own
    // binding is not visible.
    origin(of: name, at: element, reader: &reader) ?? .name(name)
  }

  private static func closureParameter(
    _ name: String, of closure: ClosureExprSyntax, reader: inout ValueReader
  ) -> Value? {
    var index: Int?
    if let number = name.hasPrefix("$") ? Int(name.dropFirst()) : nil {
      guard closure.signature?.parameterClause == nil else { return nil }
      index = number
    } else {
      let names: [String] =
        switch closure.signature?.parameterClause {
        case .simpleInput(let list): list.map(\.name.text)
        case .parameterClause(let clause):
          clause.parameters.map { ($0.secondName ?? $0.firstName).text }
        case nil: []
        }
      index = names.firstIndex { $0 == name || $0 == "$" + name }
    }
    guard let index else { return nil }
    guard let call = ClosurePlace(closure)?.call, reader.isGoingOn else { return .unknown }
    let callee = call.calledExpression
    if let type = callee.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? callee.as(GenericSpecializationExprSyntax.self)?.expression.sourceText
    {
      // Its size is the available space.
      if type.hasSuffix("Reader") { return .call(.name(type), []) }
      guard runsOver.contains(type),
        let data = call.arguments.first(where: {
          $0.label == nil || ["items", "data"].contains($0.label?.text)
        })
      else {
        return .unknown
      }
      return part(index, of: .element(reader.value(of: data.expression)), over: data.expression)
    }
    if let access = callee.as(MemberAccessExprSyntax.self), let base = access.base {
      if elementMethods.contains(access.declName.baseName.text) {
        return part(index, of: .element(reader.value(of: base)), over: base)
      }
      if let item = call.arguments.first(where: { $0.label?.text == "item" }) {
        return .part(reader.value(of: item.expression))
      }
    }
    return .unknown
  }

  /// The first part of an element of `enumerated()` is the offset.
  private static func part(_ index: Int, of element: Value, over data: ExprSyntax) -> Value {
    index == 0 ? element : .part(element)
  }

  private static let runsOver: Set<String> = [
    "ForEach", "List", "Table", "OutlineGroup", "Picker", "Chart",
  ]
  private static let elementMethods: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "forEach", "sorted", "first", "contains",
    "allSatisfy", "firstIndex", "min", "max", "last",
  ]

  private static func binds(_ pattern: PatternSyntax, _ name: String) -> Bool {
    switch pattern.as(PatternSyntaxEnum.self) {
    case .identifierPattern(let identifier): identifier.identifier.text == name
    case .valueBindingPattern(let binding): binds(binding.pattern, name)
    case .tuplePattern(let tuple): tuple.elements.contains { binds($0.pattern, name) }
    case .expressionPattern(let expression): bindsInExpression(Syntax(expression), name)
    default: false
    }
  }

  /// `case .some(let x)`: the pattern is inside a call.
  private static func bindsInExpression(_ node: Syntax, _ name: String) -> Bool {
    for child in node.children(viewMode: .sourceAccurate) {
      if let pattern = child.as(PatternExprSyntax.self), binds(pattern.pattern, name) {
        return true
      }
      if child.kind != .closureExpr, bindsInExpression(child, name) { return true }
    }
    return false
  }
}

/// The assignments to a local variable after its declaration.
private enum Reassignments {
  static func values(of name: String, in items: CodeBlockItemListSyntax) -> [ExprSyntax] {
    let walk = Walk(name: name)
    walk.walk(items)
    return walk.values
  }

  /// The values that members of the variable get beside its declaration: `draft.name = name`.
  static func parts(of name: String, in items: CodeBlockItemListSyntax) -> [ExprSyntax] {
    items.prefix(40).compactMap { item in
      guard case .expr(let expression) = item.item,
        let elements = expression.as(SequenceExprSyntax.self)?.elements, elements.count > 2,
        let target = elements.first?.as(MemberAccessExprSyntax.self),
        target.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == name,
        elements.dropFirst().first?.is(AssignmentExprSyntax.self) == true,
        !elements.dropFirst(2).contains(where: { $0.mentions([name]) })
      else { return nil }
      return expression
    }
  }

  private final class Walk: SyntaxVisitor {
    let name: String
    var values: [ExprSyntax] = []

    init(name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements.prefix(3))
      if elements.count == 3, elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text == name,
        elements[1].is(AssignmentExprSyntax.self),
        values.count < 6
      {
        // Everything after the assignment, excluding it: the variable in its right side is not
        // followed again.
        if !node.elements.dropFirst(2).contains(where: { $0.mentions([name]) }) {
          values.append(ExprSyntax(node))
        }
      }
      return .visitChildren
    }
  }
}

/// The call that receives a closure, and the parameter.
struct ClosurePlace {
  let call: FunctionCallExprSyntax
  /// Nil for the first trailing closure and for an argument without a label.
  let label: String?
  let isTrailing: Bool

  init?(_ closure: ClosureExprSyntax) {
    guard let parent = closure.parent else { return nil }
    if let call = parent.as(FunctionCallExprSyntax.self) {
      self.call = call
      label = nil
      isTrailing = true
    } else if let element = parent.as(MultipleTrailingClosureElementSyntax.self),
      let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      self.call = call
      label = element.label.text
      isTrailing = true
    } else if let argument = parent.as(LabeledExprSyntax.self),
      let call = argument.parent?.parent?.as(FunctionCallExprSyntax.self)
    {
      self.call = call
      label = argument.label?.text
      isTrailing = false
    } else {
      return nil
    }
  }
}
