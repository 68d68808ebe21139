import SwiftSyntax

/// Shared by rules: locations of names, findings, and pieces of syntax that several rules need.
extension SourceUnit {
  /// The location of a node, for resolving names.
  func resolverPlace(of node: some SyntaxProtocol) -> Resolver.Place {
    Resolver.Place(
      type: places.type(at: node.position),
      function: places.functionIndex(at: node.position).map { outline.functions[$0].name.text })
  }

  func finding(
    _ rule: any LintRule.Type, _ severity: Severity? = nil, at range: SourceRange,
    _ message: String, because reason: String = "",
    advice: String = "", related: [RelatedPlace] = [], fix: Fix? = nil
  ) -> Finding {
    Finding(
      rule: rule.description.identifier, severity: severity ?? rule.description.severity,
      path: path, range: range, message: message,
      reason: reason,
      advice: advice, related: related, fix: fix)
  }

  func lines(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    let start = line(of: node)
    return start...max(start, place(of: node.endPositionBeforeTrailingTrivia).line)
  }

  func text(of node: some SyntaxProtocol, atMost length: Int = 60) -> String {
    let words = node.sourceText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.count <= length ? words : String(words.prefix(length - 1)) + "…"
  }

  func edit(_ node: some SyntaxProtocol, _ replacement: String) -> Fix.Edit {
    Fix.Edit(range: range(of: node), replacement: replacement)
  }
}

extension ProjectIndex {
  /// Whether a call makes a value of the project's own type, such as a model named `List`, and not
  /// the framework's view of that name.
  func isOwnValue(_ call: FunctionCallExprSyntax, in file: SourceUnit) -> Bool {
    guard CalledName(of: call)?.kind == .initializer,
      let own = type(
        named: call.calledExpression.sourceText.replacingSuffix(".init", with: ""),
        from: file.places.type(at: call.position))
    else { return false }
    return own.isDeclared && !own.isView
  }
}

extension RelatedPlace {
  /// A location with only a line.
  init(_ place: CodePlace, _ message: String) {
    let point = SourcePlace(line: place.line, column: place.column, offset: 0)
    self.init(path: place.path, range: SourceRange(start: point, end: point), message: message)
  }
}

extension FunctionCallExprSyntax {
  /// The name of the type or function, without the base of a member.
  var calledText: String? {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? calledExpression.as(
      MemberAccessExprSyntax.self)?.declName.baseName
      .text
      ?? calledExpression.as(GenericSpecializationExprSyntax.self)?.expression.as(
        DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// Whether the spelling of what is called begins with a name. Of a chain of modifiers, the whole
  /// spelling is long.
  func begins(with name: String) -> Bool {
    calledExpression.firstToken(viewMode: .sourceAccurate)?.text.hasPrefix(name) ?? false
  }

  /// Whether it calls the function or type of this name, itself and not a member.
  func calls(_ name: String) -> Bool {
    calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }

  func argument(_ label: String?) -> ExprSyntax? {
    arguments.first { $0.label?.text == label }?.expression
  }

  /// The closure of a builder: the trailing one, or one given under a label.
  func closure(_ labels: String...) -> ClosureExprSyntax? {
    if let trailing = trailingClosure { return trailing }
    for label in labels {
      if let closure = argument(label)?.as(ClosureExprSyntax.self) { return closure }
      if let closure = additionalTrailingClosures.first(where: { $0.label.text == label })?.closure
      {
        return closure
      }
    }
    return arguments.last?.expression.as(ClosureExprSyntax.self)
  }
}

extension SyntaxProtocol {
  /// As written, without the space and comments around it. `trimmedDescription` builds a new tree
  /// for it, a tenth of a run's time.
  var sourceText: String {
    let whole = syntaxTextBytes
    let start = leadingTriviaLength.utf8Length
    let end = whole.count - trailingTriviaLength.utf8Length
    return start < end ? String(decoding: whole[start..<end], as: UTF8.self) : ""
  }

  /// The calls whose closures or arguments contain this, innermost first, up to the enclosing
  /// declaration.
  var enclosingCalls: [FunctionCallExprSyntax] {
    var calls: [FunctionCallExprSyntax] = []
    var node = parent
    while let parent = node, !parent.is(MemberBlockItemSyntax.self) {
      if let call = parent.as(FunctionCallExprSyntax.self), call.id != id { calls.append(call) }
      node = parent.parent
    }
    return calls
  }

  /// Whether it contains a reference to a declaration with one of these names.
  func mentions(_ names: Set<String>) -> Bool {
    if let reference = self.as(DeclReferenceExprSyntax.self) {
      return names.contains(reference.baseName.text)
    }
    return children(viewMode: .sourceAccurate).contains { $0.mentions(names) }
  }
}

extension ExprSyntax {
  /// `x` of `x` and `self.x`.
  var ownName: String? {
    if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
    guard let access = self.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    else { return nil }
    return access.declName.baseName.text
  }
}

extension SourceUnit {
  /// The code of a computed property or a function of a type, in this file.
  func member(_ name: String, of type: String?) -> CodeBlockItemListSyntax? {
    for variable in properties(of: type) {
      for binding in variable.bindings
      where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
        return binding.getter
      }
    }
    return outline.functions.first {
      $0.name.text == name && places.type(at: $0.position) == type
    }?.body?.statements
  }
}
