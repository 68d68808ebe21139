import SwiftSyntax

/// A presented form that edits the element it gets in `@State` and never passes it on: what was
/// entered goes with the form.
struct KeptFormCopy {
  let state: WrappedProperty
  let file: SourceUnit
  let resolver: Resolver

  func finding() -> Finding? {
    guard let view = resolver.project.types[state.owner], view.isView,
      let property = resolver.project.property(state.name, of: view), property.initial == nil,
      let type = property.type, !TypeShape(type).isOptional, TypeShape(type).element == nil,
      let value = resolver.project.type(named: TypeShape(type).base, from: view.facts.name),
      value.facts.kind == .structure,
      case let calls = resolver.project.callers(of: view),
      case let hasId = resolver.project.property("id", of: value) != nil,
      let maker = calls.first(where: {
        hasId && presentsElement($0, view) || presentsState($0, view)
      })
    else { return nil }
    let code = TypeCode(view, besides: file, in: resolver.project)
    guard
      let edit = code.projections(of: state.name).first(where: isEdit).map({ Syntax($0) })
        ?? code.nodes.lazy.flatMap({ $0.references(to: state.name) }).first(where: isChanged)
    else { return nil }
    let uses = code.nodes.flatMap { node in
      [state.name, "$" + state.name, "_" + state.name].flatMap { node.references(to: $0) }
    }
    guard uses.allSatisfy(staysInside), !code.nodes.contains(where: unwraps) else { return nil }
    return file.finding(
      EditedCopyRule.self, at: file.range(of: state.binding.pattern),
      "What is edited in `\(state.name)` is lost when the form closes.",
      because: "`\(state.name)` is a copy of the caller's element, and no action passes it on",
      advice: """
        Take a binding of the element in its collection, or give the copy back where the user is \
        done, by a closure of the caller.
        """,
      related: [
        code.place(of: edit, "edited here"),
        RelatedPlace(
          CodePlace(path: maker.path, line: maker.fact.line, column: maker.fact.column),
          "presented here"),
      ])
  }

  /// Whether a caller presents the form for an element that exists already.
  private func presentsElement(
    _ call: ProjectIndex.Located<CallFacts>, _ view: ProjectIndex.TypeInfo
  ) -> Bool {
    guard !call.fact.contexts.isDisjoint(with: Self.presenting),
      let argument = call.fact.argument(for: state.name, of: view)
    else { return false }
    switch argument {
    case .element, .part: return true
    default: return false
    }
  }

  /// Whether a caller presents the form for a value that it keeps and shows itself.
  private func presentsState(
    _ call: ProjectIndex.Located<CallFacts>, _ view: ProjectIndex.TypeInfo
  ) -> Bool {
    guard !call.fact.contexts.isDisjoint(with: Self.presenting),
      case .name(let name)? = call.fact.argument(for: state.name, of: view),
      let owner = resolver.project.type(around: call.fact.type), owner.isView,
      let property = resolver.project.property(name, of: owner)
    else { return false }
    return ["State", "Binding"].contains(property.wrapper)
      && RareConditions.words(of: name).isDisjoint(with: ["draft", "new", "default", "example"])
  }

  private static let presenting: Set<String> = [
    ".sheet", ".fullScreenCover", ".popover", ".navigationDestination", "NavigationLink",
  ]

  private static let labels: Set<String> = ["text", "value", "isOn", "selection"]

  /// `text: $book.review` of a control.
  private func isEdit(_ projection: DeclReferenceExprSyntax) -> Bool {
    guard let argument = projection.argument,
      argument.expression.is(MemberAccessExprSyntax.self), let call = argument.call
    else { return false }
    return Self.labels.contains(argument.label?.text ?? "") && call.modifierName == nil
  }

  /// Whether a use shows or edits a member, and no action gets it: `Text(book.title)`.
  private func staysInside(_ use: Syntax) -> Bool {
    guard let access = use.parent?.as(MemberAccessExprSyntax.self),
      access.base.map({ Syntax($0).id }) == use.id
    else { return false }
    guard BuilderPlace(of: use) == .builder else { return isChanged(use) || isAsked(use) }
    // A view of the project may store what it gets.
    for call in use.enclosingCalls where call.arguments.contains(where: { $0.contains(use) }) {
      guard let name = CalledName(of: call) else { return false }
      switch name.kind {
      case .initializer:
        if !resolver.project.isFrameworks(name.text, from: state.owner) { return false }
      case .member:
        if Self.handlers.contains(name.text)
          || !KnownViews.builtInModifiers.contains(String(name.text.dropFirst()))
        {
          return false
        }
      case .function: return false
      }
    }
    return true
  }

  /// `trip.seats.append(member)` and `trip.isDone = true` in an action.
  private func isChanged(_ use: Syntax) -> Bool {
    guard BuilderPlace(of: use) == .action else { return false }
    var node = use
    while let access = node.parent?.as(MemberAccessExprSyntax.self),
      access.base.map({ Syntax($0).id }) == node.id
    {
      node = Syntax(access)
    }
    if let call = node.parent?.as(FunctionCallExprSyntax.self),
      let access = node.as(MemberAccessExprSyntax.self),
      access.base.map({ Syntax($0).id }) != use.id
    {
      return UnreturnedCopy.mutating.contains(access.declName.baseName.text)
        && call.parent?.is(CodeBlockItemSyntax.self) == true
    }
    guard node.id != use.id, let list = node.parent?.as(ExprListSyntax.self),
      list.first?.id == node.id
    else { return false }
    return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
  }

  /// `if trip.isFull` in an action.
  private func isAsked(_ use: Syntax) -> Bool {
    var node = use.parent
    while let parent = node, !parent.is(CodeBlockItemSyntax.self) {
      if let condition = parent.as(ConditionElementSyntax.self) {
        return condition.condition.is(ExprSyntax.self)
      }
      // Another function may keep what it gets.
      if let call = parent.as(FunctionCallExprSyntax.self),
        call.arguments.contains(where: { $0.contains(use) })
      {
        return false
      }
      node = parent.parent
    }
    return false
  }

  /// Modifiers that run an action with the value.
  private static let handlers: Set<String> = [".onChange", ".task", ".onReceive", ".id"]

  /// `if let book` and `[book]`, which name it without a use.
  private func unwraps(_ node: Syntax) -> Bool {
    if let binding = node.as(OptionalBindingConditionSyntax.self), binding.initializer == nil {
      return binding.pattern.sourceText == state.name
    }
    if let capture = node.as(ClosureCaptureSyntax.self) { return capture.name.text == state.name }
    return node.children(viewMode: .sourceAccurate).contains(where: unwraps)
  }
}

extension CallFacts {
  /// The argument of which a view makes a state.
  func argument(for state: String, of view: ProjectIndex.TypeInfo) -> Value? {
    if view.facts.initializers.isEmpty {
      return arguments.first { $0.label == state }?.value
    }
    for initializer in view.facts.initializers {
      guard let stored = initializer.stored["_" + state] ?? initializer.stored[state],
        let index = initializer.parameters.firstIndex(where: { parameter in
          stored.all.contains { $0 == .parameter(parameter.name) }
        })
      else { continue }
      if let label = initializer.parameters[index].label {
        return arguments.first { $0.label == label }?.value
      }
      return index < arguments.count && arguments[index].label == nil
        ? arguments[index].value : nil
    }
    return nil
  }
}

extension TypeCode {
  /// The members with code: methods, computed properties, and stored properties' initial values.
  var nodes: [Syntax] { properties.map { Syntax($0) } + methods.map { Syntax($0) } }
}

extension LabeledExprSyntax {
  fileprivate func contains(_ node: Syntax) -> Bool {
    position <= node.position && node.position < endPosition
  }
}
