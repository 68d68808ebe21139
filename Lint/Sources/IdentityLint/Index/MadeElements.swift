import SwiftSyntax

/// A value that an expression makes by an initializer: `Row` in `titles.map { Row(title: $0) }`.
public struct MadeValue: Hashable, Sendable, Codable {
  /// As spelled.
  public var type: String
  /// The labels of the arguments, "_" for none; nil for a reference such as `Row.init`.
  public var labels: [String]?
}

/// The values that become the elements of a collection, or the value of an optional: made in the
/// expression itself, or by members that it reads.
struct MadeElements {
  /// An initializer in the expression.
  struct Making {
    let value: MadeValue
    let node: Syntax
  }

  /// A member whose value is passed on.
  enum Source {
    /// A property or a function of the enclosing type, or a global one.
    case own(String, Syntax)
    /// A member of another value.
    case member(of: ExprSyntax, String)
    /// A member of each element: `groups.map(\.row)`.
    case memberOfElements(of: ExprSyntax, String)
    /// A part of each element, by its place in a tuple; nil for any.
    case part(of: ExprSyntax, Int?)
  }

  private(set) var makings: [Making] = []
  private(set) var sources: [Source] = []
  /// The type that `.init(…)` means.
  private let expected: String?
  private var steps = 60
  private var visited: Set<SyntaxIdentifier> = []

  /// - Parameter expected: the type of the collection, as declared.
  init(in expression: ExprSyntax, expected: String? = nil) {
    self.expected = expected.map { TypeShape($0) }.map { $0.element ?? $0.base }
    read(expression)
  }

  /// The elements that a getter, a function or a closure returns.
  init(returnedBy statements: CodeBlockItemListSyntax, expected: String? = nil) {
    self.expected = expected.map { TypeShape($0) }.map { $0.element ?? $0.base }
    readResults(of: statements)
  }

  /// Whether elements of a type can be a project's own.
  static func mayMake(_ type: String?) -> Bool {
    guard let type else { return true }
    let shape = TypeShape(type)
    let element = shape.element ?? shape.base
    return element.first?.isUppercase == true && !KnownViews.values.contains(element)
  }

  private mutating func read(_ expression: ExprSyntax) {
    steps -= 1
    guard steps > 0 else { return }
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): read(call)
    case .arrayExpr(let array): for element in array.elements { read(element.expression) }
    case .sequenceExpr(let sequence): read(sequence: Array(sequence.elements)[...])
    case .ternaryExpr(let ternary):
      read(ternary.thenExpression)
      read(ternary.elseExpression)
    case .infixOperatorExpr(let infix):
      read(infix.leftOperand)
      read(infix.rightOperand)
    case .tupleExpr(let tuple):
      if tuple.elements.count == 1, let only = tuple.elements.first {
        read(only.expression)
      } else {
        let labels = tuple.elements.map { $0.label?.text ?? "_" }
        makings.append(
          Making(value: MadeValue(type: "()", labels: labels), node: Syntax(tuple)))
      }
    case .optionalChainingExpr(let chain): read(chain.expression)
    case .forceUnwrapExpr(let unwrap): read(unwrap.expression)
    case .tryExpr(let attempt): read(attempt.expression)
    case .asExpr(let cast): read(cast.expression)
    case .ifExpr(let conditional): readResults(of: conditional)
    case .switchExpr(let choice): readResults(of: choice)
    case .declReferenceExpr(let reference): read(reference)
    case .memberAccessExpr(let access): read(access)
    case .subscriptCallExpr(let access):
      // `model[keyPath: \.items]`
      if let path = access.arguments.first(where: { $0.label?.text == "keyPath" })?.expression,
        let name = Self.onlyComponent(of: path)
      {
        sources.append(.member(of: access.calledExpression, name))
      } else {
        // `groups[day]`
        read(access.calledExpression)
      }
    case .dictionaryExpr(let dictionary):
      if case .elements(let elements) = dictionary.content {
        for element in elements.prefix(12) { read(element.value) }
      }
    default: break
    }
  }

  // MARK: Calls

  private mutating func read(_ call: FunctionCallExprSyntax) {
    let callee = call.calledExpression
    if callee.is(ArrayExprSyntax.self) {
      for argument in call.arguments { read(argument.expression) }
      return
    }
    if let name = CalledName(of: call), name.kind == .initializer {
      if Self.collections.contains(name.text) {
        for argument in call.arguments { read(argument.expression) }
      } else {
        let labels =
          call.arguments.map { $0.label?.text ?? "_" } + (call.trailingClosure == nil ? [] : ["_"])
        makings.append(
          Making(value: MadeValue(type: name.text, labels: labels), node: Syntax(call)))
      }
      return
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self) {
      // In an extension of a collection.
      if Self.transforming.contains(reference.baseName.text), call.isTransform {
        readTransform(of: call, over: callee)
        return
      }
      if !Self.isLocal(reference.baseName.text, at: callee) {
        sources.append(.own(reference.baseName.text, Syntax(call)))
      } else {
        readClosure(reference.baseName.text, at: callee)
      }
      return
    }
    guard let access = callee.as(MemberAccessExprSyntax.self) else { return }
    let name = access.declName.baseName.text
    guard let base = access.base else {
      // `.init(title: $0)`
      if name == "init", let expected {
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        makings.append(
          Making(value: MadeValue(type: expected, labels: labels), node: Syntax(call)))
      }
      return
    }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      sources.append(.own(name, Syntax(call)))
    } else if Self.transforming.contains(name) {
      readTransform(of: call, over: base)
    } else if name == "reduce" {
      if let closure = call.trailingClosure
        ?? call.arguments.last?.expression.as(
          ClosureExprSyntax.self)
      {
        readAdditions(to: Self.firstParameter(of: closure), in: Syntax(closure.statements))
      }
    } else if name == "appending" {
      read(base)
      for argument in call.arguments { read(argument.expression) }
    } else if Resolver.keepsElements.contains(name) || Self.keeping.contains(name) {
      read(base)
    } else {
      sources.append(.member(of: base, name))
    }
  }

  /// `map { … }`, `map(Row.init)`, `map(makeRow)`, `map(\.row)`.
  private mutating func readTransform(of call: FunctionCallExprSyntax, over base: ExprSyntax) {
    if let closure = call.trailingClosure {
      readResults(of: closure.statements)
      return
    }
    guard let transform = call.arguments.first?.expression else { return }
    if let closure = transform.as(ClosureExprSyntax.self) {
      readResults(of: closure.statements)
    } else if let name = Self.onlyComponent(of: transform) {
      sources.append(.memberOfElements(of: base, name))
    } else if let made = Self.initializer(transform, expected: expected) {
      makings.append(Making(value: made, node: Syntax(transform)))
    } else if let reference = transform.as(DeclReferenceExprSyntax.self) {
      if !Self.isLocal(reference.baseName.text, at: transform) {
        sources.append(.own(reference.baseName.text, Syntax(transform)))
      } else {
        readClosure(reference.baseName.text, at: transform)
      }
    } else if let access = transform.as(MemberAccessExprSyntax.self), let owner = access.base {
      let name = access.declName.baseName.text
      sources.append(
        owner.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
          ? .own(name, Syntax(transform)) : .member(of: owner, name))
    }
  }

  /// `Row.init`, `Row.init(title:)`, `.init`.
  private static func initializer(_ expression: ExprSyntax, expected: String?) -> MadeValue? {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init"
    else { return nil }
    let labels = access.declName.argumentNames?.arguments.map(\.name.text)
    guard let base = access.base else {
      return expected.map { MadeValue(type: $0, labels: labels) }
    }
    guard let name = CalledName(of: base), name.kind == .initializer else { return nil }
    return MadeValue(type: name.text, labels: labels)
  }

  /// `items` of `\.items` and `\Group.items`.
  static func onlyComponent(of path: ExprSyntax) -> String? {
    guard let path = path.as(KeyPathExprSyntax.self), path.components.count == 1 else {
      return nil
    }
    let text = path.components.sourceText
    let name = text.hasPrefix(".") ? String(text.dropFirst()) : text
    return name == "self" ? nil : name
  }

  private static let transforming: Set<String> = [
    "map", "compactMap", "flatMap", "mapValues", "compactMapValues",
  ]
  private static let keeping: Set<String> = [
    "enumerated", "joined", "inserting", "first", "last", "min", "max",
    "randomElement",
  ]
  private static let collections: Set<String> = [
    "Array", "Set", "ArraySlice", "ContiguousArray", "OrderedSet", "IdentifiedArray",
    "IdentifiedArrayOf", "Optional", "Dictionary",
  ]

  // MARK: Names

  private mutating func read(_ access: MemberAccessExprSyntax) {
    guard let base = access.base else { return }
    let name = access.declName.baseName.text
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      sources.append(.own(name, Syntax(access)))
    } else if ["lazy", "wrappedValue", "first", "last"].contains(name) {
      read(base)
    } else {
      sources.append(.member(of: base, name))
    }
  }

  /// Adds what a closure in a local constant returns.
  private mutating func readClosure(_ name: String, at node: ExprSyntax) {
    guard let found = LocalClosures.named(name, at: node),
      visited.insert(found.closure.id).inserted
    else { return }
    add(MadeElements(returnedBy: found.closure.statements, expected: found.result ?? expected))
  }

  private mutating func add(_ other: MadeElements) {
    makings += other.makings
    sources += other.sources
  }

  private mutating func read(_ reference: DeclReferenceExprSyntax) {
    let name = reference.baseName.text
    guard Self.isLocal(name, at: ExprSyntax(reference)) else {
      sources.append(.own(name, Syntax(reference)))
      return
    }
    guard let (binding, items) = Self.declaration(of: name, at: Syntax(reference)) else {
      if let (data, place) = Self.run(of: name, at: Syntax(reference)) {
        sources.append(.part(of: data, place))
      }
      return
    }
    guard visited.insert(binding.id).inserted else { return }
    if let value = binding.initializer?.value {
      if let type = binding.typeAnnotation?.type.sourceText {
        add(MadeElements(in: value, expected: type))
      } else {
        read(value)
      }
    }
    if case .getter(let code)? = binding.accessorBlock?.accessors { readResults(of: code) }
    readAdditions(to: name, in: Syntax(items))
  }

  /// The declaration of a local variable, and the statements around it.
  private static func declaration(of name: String, at node: Syntax)
    -> (PatternBindingSyntax, CodeBlockItemListSyntax)?
  {
    var child = node
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        for item in items.reversed() where item.position < child.position {
          for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
          where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
            return (binding, items)
          }
        }
      }
      child = parent
    }
    return nil
  }

  /// The collection over which a closure runs that has the name as a parameter, and the place of
  /// the parameter among several.
  static func run(of name: String, at node: Syntax) -> (data: ExprSyntax, place: Int?)? {
    var child = node
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let closure = parent.as(ClosureExprSyntax.self), let call = ClosurePlace(closure)?.call {
        let names: [String] =
          switch closure.signature?.parameterClause {
          case .simpleInput(let list): list.map(\.name.text)
          case .parameterClause(let clause):
            clause.parameters.map { ($0.secondName ?? $0.firstName).text }
          case nil: ["$0"]
          }
        if let index = names.firstIndex(of: name) {
          let access = call.calledExpression.as(MemberAccessExprSyntax.self)
          let data =
            access.map { transforming.contains($0.declName.baseName.text) ? $0.base : nil }
            ?? call.arguments.first.flatMap { $0.label == nil ? $0.expression : nil }
          return data.map { ($0, names.count > 1 ? index : nil) }
        }
      }
      child = parent
    }
    return nil
  }

  private static func isLocal(_ name: String, at node: ExprSyntax) -> Bool {
    LocalNames.contain(name, at: node)
  }

  /// The name of a closure's first parameter.
  private static func firstParameter(of closure: ClosureExprSyntax) -> String {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): list.first?.name.text ?? "$0"
    case .parameterClause(let clause):
      clause.parameters.first.map { ($0.secondName ?? $0.firstName).text } ?? "$0"
    case nil: "$0"
    }
  }

  // MARK: Statements

  /// `rows.append(Row())`, `rows += [Row()]`, `rows = [Row()]`.
  private mutating func readAdditions(to name: String, in node: Syntax) {
    let walk = Additions(to: name)
    walk.walk(node)
    for value in walk.found { read(value) }
  }

  private final class Additions: SyntaxVisitor {
    let name: String
    var found: [ExprSyntax] = []

    init(to name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        ["append", "insert"].contains(access.declName.baseName.text),
        access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == name,
        let added = node.arguments.first?.expression
      {
        found.append(added)
      }
      return .visitChildren
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      if elements.count > 2, elements[0].as(DeclReferenceExprSyntax.self)?.baseName.text == name,
        elements[1].is(AssignmentExprSyntax.self)
          || elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "+="
      {
        found += elements[2...]
      }
      return .visitChildren
    }
  }

  /// Operands of `+` and `??`, and both branches of a ternary; a comparison has no elements.
  private mutating func read(sequence elements: ArraySlice<ExprSyntax>) {
    steps -= 1
    guard steps > 0 else { return }
    if let ternary = elements.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let choice = elements[ternary].as(UnresolvedTernaryExprSyntax.self)
    {
      read(choice.thenExpression)
      read(sequence: elements[(ternary + 1)...])
      return
    }
    let names = elements.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text }
    guard names.allSatisfy({ ["+", "??"].contains($0) }) else { return }
    for element in elements where !element.is(BinaryOperatorExprSyntax.self) {
      if element.is(UnresolvedAsExprSyntax.self) || element.is(TypeExprSyntax.self) { continue }
      read(element)
    }
  }

  private mutating func readResults(of statements: CodeBlockItemListSyntax) {
    if statements.count == 1, let only = statements.first?.item {
      switch only {
      case .expr(let expression):
        read(expression)
        return
      case .stmt(let statement):
        if let expression = statement.as(ExpressionStmtSyntax.self)?.expression {
          read(expression)
          return
        }
      case .decl: break
      }
    }
    let walk = Returns(viewMode: .sourceAccurate)
    walk.walk(statements)
    for value in walk.found { read(value) }
  }

  private mutating func readResults(of conditional: IfExprSyntax) {
    steps -= 1
    guard steps > 0 else { return }
    readResults(of: conditional.body.statements)
    switch conditional.elseBody {
    case .codeBlock(let last): readResults(of: last.statements)
    case .ifExpr(let next): readResults(of: next)
    case nil: break
    }
  }

  private mutating func readResults(of choice: SwitchExprSyntax) {
    for arm in choice.cases {
      if case .switchCase(let arm) = arm { readResults(of: arm.statements) }
    }
  }

  private final class Returns: SyntaxVisitor {
    var found: [ExprSyntax] = []

    override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.expression { found.append(value) }
      return .skipChildren
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it gives one closure or function and nothing else, as `map` needs.
  fileprivate var isTransform: Bool {
    trailingClosure != nil && arguments.isEmpty || arguments.count == 1 && trailingClosure == nil
  }
}
