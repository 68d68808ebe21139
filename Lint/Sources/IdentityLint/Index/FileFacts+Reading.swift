import SwiftSyntax

extension FileFacts {
  /// The facts of a parsed file.
  public init(of unit: SourceUnit) {
    self = unit.reading {
      var reader = FactReader(unit: unit)
      return reader.read()
    }
  }
}

/// Reads an outline into facts.
private struct FactReader {
  let unit: SourceUnit
  let places: EnclosingPlaces
  var facts: FileFacts

  init(unit: SourceUnit) {
    self.unit = unit
    places = unit.places
    facts = FileFacts(path: unit.path)
  }

  mutating func read() -> FileFacts {
    facts.types = unit.outline.types.enumerated().map {
      DeclarationReader(unit: unit).type($1, named: places.types[$0].name)
    }
    for variable in unit.outline.globals {
      facts.globals += DeclarationReader(unit: unit).properties(of: variable)
    }
    let names = unit.mentionsViews ? readCalls() : [:]
    for function in unit.outline.functions
    where places.type(at: function.position) == nil
      && function.parent?.is(CodeBlockItemSyntax.self) == true
    {
      var read = DeclarationReader(unit: unit).function(function)
      read.names = names[function.position] ?? []
      facts.functions.append(read)
    }
    for index in facts.types.indices {
      guard let members = memberBlock(of: unit.outline.types[index]) else { continue }
      let functions = DeclarationReader.declarations(in: members).compactMap {
        $0.as(FunctionDeclSyntax.self)
      }
      facts.types[index].functions = functions.map {
        var read = DeclarationReader(unit: unit).function($0)
        read.names = names[$0.position] ?? []
        return read
      }
    }
    readMutations()
    facts.aliases = unit.outline.aliases.compactMap { alias in
      let target = alias.initializer.value
      guard alias.genericParameterClause == nil,
        target.is(IdentifierTypeSyntax.self) || target.is(MemberTypeSyntax.self)
      else { return nil }
      return AliasFacts(name: alias.name.text, target: target.sourceText)
    }
    facts.defaults = RegisteredDefaults(of: unit)
    facts.mentionsModelCode = unit.mentionsModelCode
    if unit.path == "Package.swift" || unit.path.hasSuffix("/Package.swift") { readTargets() }
    return facts
  }

  private mutating func readTargets() {
    let kinds: Set<String> = [
      "target", "executableTarget", "testTarget", "macro", "plugin", "systemLibrary",
    ]
    for call in unit.outline.calls {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.base == nil || access.base?.sourceText == "Target",
        kinds.contains(access.declName.baseName.text),
        let name = text(of: call.argument("name"))
      else { continue }
      facts.targets.append(TargetFacts(name: name, path: text(of: call.argument("path"))))
    }
  }

  /// The text of a string literal without interpolations.
  private func text(of expression: ExprSyntax?) -> String? {
    expression?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// Stores the calls that matter, and returns the calls inside each function.
  private mutating func readCalls() -> [AbsolutePosition: Set<String>] {
    var names: [AbsolutePosition: Set<String>] = [:]
    var receivers: [SyntaxIdentifier: Set<String>] = [:]
    for call in unit.outline.calls {
      guard let name = CalledName(of: call) else { continue }
      let typeIndex = places.typeIndex(at: call.position)
      let functionIndex = places.functionIndex(at: call.position)
      if let typeIndex {
        facts.types[typeIndex].names.insert(name.text)
        if let rows = ElementRows(call), rows.id == nil || rows.idPath == "id",
          let source = rows.data.ownName
        {
          facts.types[typeIndex].rowSources.insert(source)
        }
      }
      if let functionIndex {
        names[unit.outline.functions[functionIndex].position, default: []].insert(name.text)
      }
      guard name.isWorthKeeping(call) else { continue }
      facts.calls.append(CallFacts(call, named: name, in: unit, receivers: &receivers))
    }
    return names
  }

  private mutating func readMutations() {
    for sequence in unit.outline.assignments {
      guard let target = sequence.elements.first, !target.is(DiscardAssignmentExprSyntax.self)
      else { continue }
      let value = unit.mentionsViews ? ValueReader.value(of: sequence) : nil
      record(target, .assigned, value: value, at: Syntax(sequence))
    }
    for inOut in unit.outline.inOuts {
      record(inOut.expression, .changed, value: nil, at: Syntax(inOut))
    }
    for call in unit.outline.calls {
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base,
        let kind = Mutators.kind(of: access.declName.baseName.text, call)
      else { continue }
      let given =
        kind == .appended && unit.mentionsViews
        ? call.arguments.first.flatMap {
          $0.label == nil ? ValueReader.value(of: $0.expression) : nil
        } : nil
      record(base, kind, value: given, at: Syntax(call))
    }
    for projection in unit.outline.projections { recordProjection(projection) }
  }

  private mutating func record(
    _ target: ExprSyntax, _ kind: MutationFacts.Kind, value: Value?, at node: Syntax
  ) {
    var expression = target
    var kind = kind
    var isOutermost = true
    // `items[i].title = …` changes `title` and an element of `items`.
    while true {
      if let chain = expression.as(OptionalChainingExprSyntax.self) {
        expression = chain.expression
      } else if let unwrap = expression.as(ForceUnwrapExprSyntax.self) {
        expression = unwrap.expression
      } else if let access = expression.as(SubscriptCallExprSyntax.self) {
        kind = .elementAssigned
        expression = access.calledExpression
        isOutermost = false
      } else if let access = expression.as(MemberAccessExprSyntax.self) {
        guard let base = access.base else { return }
        let isOwn = base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        append(
          access.declName.baseName.text, kind, base: isOwn ? nil : ValueReader.value(of: base),
          value: isOutermost ? value : nil, at: node)
        if isOwn { return }
        // The owner of a changed field is itself changed, if it is a value.
        kind = kind == .elementAssigned || holdsSubscript(base) ? .elementAssigned : .changed
        isOutermost = false
        expression = base
        if expression.is(DeclReferenceExprSyntax.self)
          || !unit.mentionsViews && !holdsSubscript(base)
        {
          if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            !isLocal(name, at: expression)
          {
            append(name, kind, base: nil, value: nil, at: node)
          }
          return
        }
      } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.text
        if !isLocal(name, at: expression) {
          append(name, kind, base: nil, value: isOutermost ? value : nil, at: node)
        }
        return
      } else {
        return
      }
    }
  }

  private func holdsSubscript(_ expression: ExprSyntax) -> Bool {
    var expression = expression
    while true {
      if expression.is(SubscriptCallExprSyntax.self) { return true }
      if let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
        expression = base
      } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
        expression = chain.expression
      } else {
        return false
      }
    }
  }

  private func isLocal(_ name: String, at expression: ExprSyntax) -> Bool {
    LocalNames.contain(name, at: expression)
  }

  private mutating func recordProjection(_ projection: DeclReferenceExprSyntax) {
    let name = String(projection.baseName.text.dropFirst())
    // `$item` of a closure `{ $item in`: not this type's.
    if isLocal(projection.baseName.text, at: ExprSyntax(projection)) {
      recordMembers(above: projection)
      return
    }
    append(name, .projected, base: nil, value: nil, at: Syntax(projection))
    recordMembers(above: projection)
  }

  /// `$model.search.text`: its recipient can change the property.
  private mutating func recordMembers(above projection: DeclReferenceExprSyntax) {
    var expression = ExprSyntax(projection)
    var base = ValueReader.value(of: projection)
    if case .name(let name) = base, name.hasPrefix("$") { base = .name(String(name.dropFirst())) }
    while let access = expression.parent?.as(MemberAccessExprSyntax.self),
      access.base?.id == expression.id
    {
      if access.parent?.is(FunctionCallExprSyntax.self) == true { return }
      let name = access.declName.baseName.text
      append(name, .projected, base: base, value: nil, at: Syntax(access))
      base = .member(base, name)
      expression = ExprSyntax(access)
    }
  }

  private mutating func append(
    _ name: String, _ kind: MutationFacts.Kind, base: Value?, value: Value?, at node: Syntax
  ) {
    let function = places.functionIndex(at: node.position)
    facts.mutations.append(
      MutationFacts(
        name: name.hasPrefix("_") ? String(name.dropFirst()) : name, kind: kind, base: base,
        type: places.type(at: node.position),
        function: function.map { unit.outline.functions[$0].name.text },
        isInInitializer: isInInitializer(node), value: value,
        line: unit.line(of: node)))
  }

  private func isInInitializer(_ node: Syntax) -> Bool {
    var node = node.parent
    while let parent = node {
      switch parent.kind {
      case .initializerDecl: return true
      case .functionDecl, .closureExpr, .structDecl, .classDecl, .enumDecl, .extensionDecl,
        .accessorDecl:
        return false
      default: node = parent.parent
      }
    }
    return false
  }
}

extension FunctionCallExprSyntax {
  /// `chrome.card { … }`: no modifier of a view, but a method of an object.
  fileprivate var isOfNamedObject: Bool {
    let base = calledExpression.as(MemberAccessExprSyntax.self)?.base
    return base.map { $0.ownName?.first?.isLowercase ?? $0.is(DeclReferenceExprSyntax.self) }
      ?? false
  }
}

extension CallFacts {
  /// - Parameter receivers: the names in chains of modifiers that are known.
  init(
    _ call: FunctionCallExprSyntax, named name: CalledName, in unit: SourceUnit,
    receivers: inout [SyntaxIdentifier: Set<String>]
  ) {
    let place = unit.place(of: call.calledExpression.endPositionBeforeTrailingTrivia)
    var arguments = call.arguments.prefix(16).map {
      Value.Argument(label: $0.label?.text, value: ValueReader.value(of: $0.expression))
    }
    if call.trailingClosure != nil { arguments.append(.init(label: nil, value: .closure)) }
    arguments += call.additionalTrailingClosures.map {
      .init(label: $0.label.text, value: .closure)
    }
    let around = unit.resolverPlace(of: call)
    self.init(
      name: name.text, arguments: arguments, type: around.type, function: around.function,
      line: place.line, column: place.column)
    switch name.kind {
    case .initializer:
      content = CalledNames.inClosures(of: call)
      self.arguments = SettledValues(around: call).settle(arguments)
      contexts = Set(call.enclosingContexts)
      if call.chainedNames.contains("id") { contexts.insert(".id") }
    case .member:
      receiver = CalledNames.receiver(of: call, known: &receivers)
      if call.trailingClosure != nil, call.isOfNamedObject {
        content = CalledNames.inClosures(of: call)
      }
      self.arguments = SettledValues(around: call).settle(arguments)
    case .function:
      receiver = ["self"]
      if call.trailingClosure != nil { content = CalledNames.inClosures(of: call) }
      self.arguments = SettledValues(around: call).settle(arguments)
    }
  }
}

/// Methods that change the value they are called on.
enum Mutators {
  static func kind(of name: String, _ call: FunctionCallExprSyntax) -> MutationFacts.Kind? {
    switch name {
    case "append": .appended
    case "insert":
      // A set's `insert(x)` has no position.
      call.arguments.count >= 2 ? .reordered : .appended
    case "remove", "removeAll", "removeFirst", "removeLast", "removeSubrange", "move", "sort",
      "shuffle", "reverse", "swapAt", "popLast",
      "popFirst",
      "replaceSubrange", "removeValue", "partition":
      .reordered
    case "toggle", "formUnion", "subtract", "formIntersection", "formSymmetricDifference", "merge",
      "updateValue", "negate":
      .changed
    default: nil
    }
  }
}
