import SwiftSyntax

/// Reads declarations into facts.
struct DeclarationReader {
  let unit: SourceUnit

  func type(_ declaration: DeclSyntax, named name: String) -> TypeFacts {
    var facts = TypeFacts(name: name, kind: .structure)
    facts.line = unit.line(of: declaration)
    func inherit(_ clause: InheritanceClauseSyntax?) {
      facts.inherited = clause?.inheritedTypes.map { Self.plain($0.type) } ?? []
    }
    func generic(_ clause: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?)
    {
      for parameter in clause?.parameters ?? [] {
        facts.generics[parameter.name.text] = parameter.inheritedType?.sourceText ?? ""
      }
      for requirement in requirements?.requirements ?? [] {
        guard case .conformanceRequirement(let conformance) = requirement.requirement else {
          continue
        }
        let name = conformance.leftType.sourceText
        if facts.generics[name] != nil {
          facts.generics[name]? += " " + conformance.rightType.sourceText
        }
      }
    }
    facts.access = Self.access(of: declaration)
    switch declaration.as(DeclSyntaxEnum.self) {
    case .structDecl(let node):
      inherit(node.inheritanceClause)
      generic(node.genericParameterClause, node.genericWhereClause)
      facts.attributes = Self.attributes(node.attributes)
    case .classDecl(let node):
      facts.kind = .class
      inherit(node.inheritanceClause)
      generic(node.genericParameterClause, node.genericWhereClause)
      facts.attributes = Self.attributes(node.attributes)
    case .enumDecl(let node):
      facts.kind = .enumeration
      inherit(node.inheritanceClause)
      facts.attributes = Self.attributes(node.attributes)
    case .actorDecl(let node):
      facts.kind = .actor
      inherit(node.inheritanceClause)
    case .protocolDecl(let node):
      facts.kind = .protocol
      inherit(node.inheritanceClause)
    case .extensionDecl(let node):
      facts.kind = .extension
      inherit(node.inheritanceClause)
    default: break
    }
    guard let members = memberBlock(of: declaration) else { return facts }
    for member in Self.declarations(in: members) {
      switch member.as(DeclSyntaxEnum.self) {
      case .variableDecl(let variable): facts.properties += properties(of: variable)
      case .initializerDecl(let initializer):
        facts.initializers.append(self.initializer(initializer))
      case .enumCaseDecl(let cases): facts.cases += cases.elements.map(\.name.text)
      case .functionDecl(let function):
        if function.name.text == "==" { facts.hasOwnEquality = true }
        if function.name.text == "hash" { facts.hasOwnHash = true }
      default: break
      }
    }
    facts.resolveInitializers()
    if facts.properties.contains(where: { $0.name == "hashValue" && $0.isComputed }) {
      facts.hasOwnHash = true
    }
    if facts.kind == .class || facts.kind == .extension {
      facts.announcesByHand = members.syntaxTextBytes.withUnsafeBufferPointer { bytes in
        Self.announcements.contains { bytes.contains(run: $0) }
      }
    }
    return facts
  }

  private static let announcements = ["objectWillChange", "access(keyPath", "withMutation(keyPath"]
    .map { Array($0.utf8) }

  /// The access level of a declaration, at most that of its enclosing declarations.
  static func access(of declaration: some DeclSyntaxProtocol) -> AccessLevel {
    var access = AccessLevel.module
    let modifiers = declaration.asProtocol(WithModifiersSyntax.self)?.modifiers
    for modifier in modifiers ?? [] where modifier.detail == nil {
      switch modifier.name.text {
      case "private", "fileprivate": return .file
      case "package", "public", "open": access = .exported
      default: break
      }
    }
    var node = declaration.parent
    while let parent = node {
      if let outer = parent.asProtocol(DeclGroupSyntax.self) {
        return outer.modifiers.contains { ["private", "fileprivate"].contains($0.name.text) }
          ? .file : access
      }
      node = parent.parent
    }
    return access
  }

  /// Members, those under `#if` among them.
  static func declarations(in members: MemberBlockSyntax) -> [DeclSyntax] {
    declarations(in: members.members)
  }

  private static func declarations(in members: MemberBlockItemListSyntax) -> [DeclSyntax] {
    members.flatMap { member -> [DeclSyntax] in
      guard let conditional = member.decl.as(IfConfigDeclSyntax.self) else { return [member.decl] }
      return conditional.clauses.flatMap { clause -> [DeclSyntax] in
        guard case .decls(let inner) = clause.elements else { return [] }
        return declarations(in: inner)
      }
    }
  }

  func properties(of variable: VariableDeclSyntax) -> [PropertyFacts] {
    let modifiers = Set(variable.modifiers.map(\.name.text))
    let wrapper = Self.wrapper(of: variable)
    return variable.bindings.compactMap { binding -> PropertyFacts? in
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
        return nil
      }
      var facts = PropertyFacts(name: name)
      facts.isLet = variable.bindingSpecifier.text == "let"
      facts.isStatic = modifiers.contains("static") || modifiers.contains("class")
      facts.isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
      facts.wrapper = wrapper?.name
      facts.wrapperArgument = wrapper?.argument
      facts.line = unit.line(of: binding)
      facts.type = binding.typeAnnotation.map { Self.plain($0.type) }
      if facts.type == nil, wrapper?.name == "Environment", let argument = wrapper?.argument,
        argument.hasSuffix(".self")
      {
        facts.type = String(argument.dropLast(5))
      }
      if let initial = binding.initializer?.value {
        facts.initial = ValueReader.value(of: initial).typed(as: facts.type)
        if facts.type == nil { facts.type = Self.type(of: initial) }
      } else if let argument = wrapper?.wrapped {
        facts.initial = ValueReader.value(of: argument)
        if facts.type == nil { facts.type = Self.type(of: argument) }
      }
      if let block = binding.accessorBlock {
        switch block.accessors {
        case .getter(let code):
          facts.isComputed = true
          if Self.isView(facts.type) {
            facts.names = CalledNames.inside(code)
          } else {
            facts.returned = ReturnedValues.of(code).map { $0.typed(as: facts.type) }
            facts.makes = made(by: code, of: facts.type)
          }
        case .accessors(let list):
          for accessor in list where accessor.accessorSpecifier.text == "get" {
            facts.isComputed = true
            guard let body = accessor.body else { continue }
            if Self.isView(facts.type) {
              facts.names = CalledNames.inside(body.statements)
            } else {
              facts.returned = ReturnedValues.of(body.statements).map { $0.typed(as: facts.type) }
              facts.makes = made(by: body.statements, of: facts.type)
            }
          }
        }
      }
      return facts
    }
  }

  func function(_ node: FunctionDeclSyntax) -> FunctionFacts {
    var facts = FunctionFacts(name: node.name.text.withoutBackticks)
    facts.parameters = parameters(node.signature.parameterClause)
    facts.returnType = node.signature.returnClause.map { Self.plain($0.type) }
    facts.isStatic = node.modifiers.contains { ["static", "class"].contains($0.name.text) }
    facts.isPrivate = Self.access(of: node) == .file
    facts.line = unit.line(of: node)
    if DeclarationReader.isView(facts.returnType) {
      facts.splits = ContentArms.all(in: node).map(\.split)
    }
    if let body = node.body, facts.returnType != nil, !Self.isView(facts.returnType) {
      facts.returned = ReturnedValues.of(body.statements).map { $0.typed(as: facts.returnType) }
      facts.makes = made(by: body.statements, of: facts.returnType)
    }
    return facts
  }

  private func made(by statements: CodeBlockItemListSyntax, of type: String?) -> [MadeValue] {
    guard MadeElements.mayMake(type) else { return [] }
    let made = MadeElements(returnedBy: statements, expected: type)
    return Array(made.makings.prefix(4).map(\.value))
  }

  func initializer(_ node: InitializerDeclSyntax) -> InitializerFacts {
    var facts = InitializerFacts()
    facts.parameters = parameters(node.signature.parameterClause)
    if let body = node.body {
      (facts.stored, facts.storedOnSomeWays) = StoredValues.of(body.statements)
    }
    return facts
  }

  func parameters(_ clause: FunctionParameterClauseSyntax) -> [ParameterFacts] {
    clause.parameters.map { parameter in
      let first = parameter.firstName.text
      return ParameterFacts(
        label: first == "_" ? nil : first, name: (parameter.secondName ?? parameter.firstName).text,
        type: Self.plain(parameter.type),
        initial: parameter.defaultValue.map { ValueReader.value(of: $0.value) })
    }
  }

  static func plain(_ type: TypeSyntax) -> String {
    if let attributed = type.as(AttributedTypeSyntax.self) { return plain(attributed.baseType) }
    return type.sourceText
  }

  static func isView(_ type: String?) -> Bool {
    type.map { $0.hasPrefix("some ") || $0.hasPrefix("any ") || $0 == "AnyView" } ?? false
  }

  static func attributes(_ list: AttributeListSyntax) -> [String] {
    list.compactMap { $0.as(AttributeSyntax.self)?.attributeName.sourceText }
  }

  private static let notWrappers: Set<String> = [
    "ViewBuilder", "MainActor", "available", "objc", "IBOutlet", "IBInspectable",
    "discardableResult", "escaping", "nonobjc",
    "ObservationIgnored",
    "Relationship", "Attribute", "Transient", "NSManaged", "inlinable", "usableFromInline",
    "ToolbarContentBuilder", "Sendable",
    "preconcurrency",
    "SceneBuilder", "CommandsBuilder", "ChartContentBuilder", "Dependency", "Test", "TaskLocal",
    "Entry",
  ]

  struct Wrapper {
    let name: String
    /// A key path or a string.
    let argument: String?
    /// `wrappedValue:` or `initialValue:`.
    let wrapped: ExprSyntax?
  }

  static func wrapper(of variable: VariableDeclSyntax) -> Wrapper? {
    for attribute in variable.attributes.lazy.compactMap({ $0.as(AttributeSyntax.self) }) {
      let full = TypeNames.withoutArguments(attribute.attributeName.sourceText)
      let name = full.split(separator: ".").last.map(String.init) ?? full
      guard name.startsUppercase, !notWrappers.contains(name) else { continue }
      guard case .argumentList(let arguments) = attribute.arguments, let first = arguments.first
      else {
        return Wrapper(name: name, argument: nil, wrapped: nil)
      }
      let wrapped = arguments.first { ["wrappedValue", "initialValue"].contains($0.label?.text) }?
        .expression
      return Wrapper(name: name, argument: first.expression.sourceText, wrapped: wrapped)
    }
    return nil
  }

  /// The type of an initial value, when none is declared.
  static func type(of expression: ExprSyntax) -> String? {
    switch expression.as(ExprSyntaxEnum.self) {
    case .stringLiteralExpr: return "String"
    case .booleanLiteralExpr: return "Bool"
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .arrayExpr(let array):
      guard let first = array.elements.first, let element = type(of: first.expression) else {
        return nil
      }
      return "[\(element)]"
    case .functionCallExpr(let call):
      let callee = call.calledExpression
      if let name = CalledName(of: call), name.kind == .initializer {
        return callee.sourceText.replacingSuffix(".init", with: "")
      }
      if callee.is(ArrayExprSyntax.self) || callee.is(DictionaryExprSyntax.self) {
        return callee.sourceText
      }
      return nil
    case .asExpr(let cast): return cast.type.sourceText
    case .sequenceExpr(let sequence):
      // `x as? [Row] ?? []`
      let elements = Array(sequence.elements)
      for (index, element) in elements.enumerated()
      where element.is(UnresolvedAsExprSyntax.self) && index + 1 < elements.count {
        return elements[index + 1].as(TypeExprSyntax.self)?.type.sourceText
      }
      return nil
    default: return nil
    }
  }
}

extension String {
  /// Whether its first character is uppercase. Nearly all names begin with an ASCII letter: for
  /// these no table of Unicode is searched.
  var startsUppercase: Bool {
    guard let byte = utf8.first else { return false }
    return byte < 0x80
      ? UInt8(ascii: "A") <= byte && byte <= UInt8(ascii: "Z") : first?.isUppercase == true
  }

  /// `if` of "`if`".
  var withoutBackticks: String { first == "`" ? String(dropFirst().dropLast()) : self }

  func replacingSuffix(_ suffix: String, with replacement: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) + replacement : self
  }
}
