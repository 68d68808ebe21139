import SwiftSyntax

/// Shared by rules: where a view stands, and how its state is passed on.
extension SyntaxProtocol {
  /// The rows in which this stands without a condition: each row has one.
  var rowsAround: ElementRows? {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if parent.isBranch || parent.is(GuardStmtSyntax.self) { return nil }
      if let closure = parent.as(ClosureExprSyntax.self), let place = ClosurePlace(closure) {
        if let rows = ElementRows(place.call), rows.row?.id == closure.id { return rows }
        if BuilderPlace.role(of: closure) == .action { return nil }
      }
      node = parent
    }
    return nil
  }

  var isBranch: Bool {
    [
      .ifExpr, .switchExpr, .ternaryExpr, .unresolvedTernaryExpr, .ifConfigDecl,
    ].contains(kind)
  }

  /// Whether it contains an `await`, other than in a task of its own.
  var awaits: Bool {
    if kind == .awaitExpr { return true }
    if let loop = self.as(ForStmtSyntax.self), loop.awaitKeyword != nil { return true }
    if let call = self.as(FunctionCallExprSyntax.self),
      call.trailingClosure != nil && call.begins(with: "Task")
    {
      return false
    }
    return children(viewMode: .sourceAccurate).contains { $0.awaits }
  }
}

extension SourceUnit {
  /// The uses of `$name` of a type's own property.
  func projections(of name: String, in type: String) -> [DeclReferenceExprSyntax] {
    projections(of: name).filter {
      places.type(at: $0.position) == type && !isLocalName($0.baseName.text, at: $0)
    }
  }

  /// Whether the user types into a property: `TextField("", text: $name)`.
  func isTyped(_ name: String, in type: String) -> Bool {
    projections(of: name, in: type).contains { $0.argument?.label?.text == "text" }
  }

  /// The assignments to a type's own property, `x = …` and `self.x = …`.
  func assignments(to name: String, in type: String) -> [SequenceExprSyntax] {
    outline.assignments.filter {
      $0.elements.first?.ownName == name && places.type(at: $0.position) == type
        && !isLocalName(name, at: $0)
    }
  }
}

extension ExprSyntaxProtocol {
  /// The argument that is this, or a member of this: `text: $item.name`.
  var argument: LabeledExprSyntax? {
    var node = Syntax(self)
    while let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id {
      node = Syntax(access)
    }
    return node.parent?.as(LabeledExprSyntax.self)
  }
}

extension LabeledExprSyntax {
  var call: FunctionCallExprSyntax? { parent?.parent?.as(FunctionCallExprSyntax.self) }
}

extension FunctionCallExprSyntax {
  /// The names of modifiers that present another view, and what they present.
  static let presented = [
    "sheet": "sheet", "fullScreenCover": "cover", "popover": "popover", "alert": "alert",
    "confirmationDialog": "dialog", "actionSheet": "dialog", "inspector": "inspector",
    "fileImporter": "file dialog", "fileExporter": "file dialog", "photosPicker": "picker",
  ]

  var closures: [ClosureExprSyntax] {
    (trailingClosure.map { [$0] } ?? []) + additionalTrailingClosures.map(\.closure)
      + arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
  }

  /// The name of a modifier, of a call such as `Text("a").task { … }`.
  var modifierName: String? {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self), access.base != nil else {
      return nil
    }
    return access.declName.baseName.text
  }
}

extension ExprSyntax {
  /// `x = value`, as a whole statement: the target and the value.
  var assigned: (target: ExprSyntax, value: [ExprSyntax])? {
    guard let elements = self.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count >= 3, elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    return (elements[0], Array(elements[2...]))
  }
}

extension ClosureExprSyntax {
  /// The name of its one parameter; `$0` when it names none.
  var onlyParameter: String? {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.count == 1 ? list.first?.name.text : nil
    case .parameterClause(let clause):
      clause.parameters.count == 1
        ? clause.parameters.first.map { ($0.secondName ?? $0.firstName).text } : nil
    case nil: "$0"
    }
  }
}

extension SwitchCaseSyntax.Label {
  /// Whether a pattern extracts something: `case .loaded(let page)`.
  var bindsValues: Bool {
    guard case .case(let label) = self else { return false }
    return label.tokens(viewMode: .sourceAccurate).contains {
      [.keyword(.let), .keyword(.var)].contains($0.tokenKind)
    }
  }
}
