import SwiftSyntax

/// A view that edits a state which it gets from a state of its parent, and has nothing to give the
/// edits back with: the parent keeps and shows the old value.
struct UnreturnedCopy {
  let state: WrappedProperty
  let file: SourceUnit
  let resolver: Resolver

  func finding() -> Finding? {
    guard let view = resolver.project.types[state.owner], view.isView,
      let property = resolver.project.property(state.name, of: view), property.initial == nil,
      let type = property.type,
      isValue(type, of: view) || isFirstCopy(of: view) && isConfirmed(view), cannotStore(view),
      let (maker, source) = maker(of: view)
    else { return nil }
    let code = TypeCode(view, besides: file, in: resolver.project)
    guard let edit = edit(in: code), !isGivenOn(in: code) else { return nil }
    return file.finding(
      EditedCopyRule.self, at: file.range(of: state.binding.pattern),
      "What is edited in `\(state.name)` is lost when the view closes.",
      because: "`\(state.name)` is a copy of the parent's `\(source)`, which keeps the old value",
      advice: "Take a binding: `@Binding var \(state.name): \(type)`, passed as `$\(source)`.",
      related: [
        code.place(of: edit, "edited here"),
        RelatedPlace(
          CodePlace(path: maker.path, line: maker.fact.line, column: maker.fact.column),
          "passed here"),
      ])
  }

  /// A list or a text of values, or a structure of the project; a flag is more often a setting of
  /// the view itself.
  func isValue(_ type: String, of view: ProjectIndex.TypeInfo) -> Bool {
    let shape = TypeShape(type)
    if shape.isOptional { return false }
    if shape.element != nil || shape.base == "String" { return true }
    return resolver.project.type(named: shape.base, from: view.facts.name)?.facts.kind
      == .structure
  }

  /// Whether no other state before it is a copy: one report is enough for a form.
  private func isFirstCopy(of view: ProjectIndex.TypeInfo) -> Bool {
    view.facts.properties.first { $0.wrapper == "State" && $0.initial == nil }?.name == state.name
  }

  /// Whether a button of the view says that the edits count, and only closes it.
  private func isConfirmed(_ view: ProjectIndex.TypeInfo) -> Bool {
    let words = ["apply", "done", "save", "ok", "use", "set", "update", "confirm", "show results"]
    let code = TypeCode(view, besides: file, in: resolver.project)
    return code.calls.contains { call in
      guard call.calls("Button"),
        let title = call.arguments.first?.expression.sourceText.lowercased(),
        words.contains(where: { title.hasPrefix("\"" + $0) }),
        let statements = ActionCode(
          file: code.unit(of: call), type: view.nameInFile, resolver: resolver
        ).statements(of: call), statements.count == 1
      else { return false }
      return statements.first?.called?.calledExpression.sourceText.hasSuffix("dismiss") == true
    }
  }

  /// Whether the parent reads a state in a computed property or a method, such as one that filters.
  private func isPassedByReader(_ name: String, _ owner: ProjectIndex.TypeInfo) -> Bool {
    guard let view = resolver.project.types[state.owner], isConfirmed(view) else { return false }
    let code = TypeCode(owner, besides: file, in: resolver.project)
    return code.properties.contains { variable in
      variable.bindings.contains { binding in
        binding.pattern.sourceText != "body"
          && binding.getter.map { !$0.references(to: name).isEmpty } == true
      }
    } || code.methods.contains { $0.body.map { !$0.references(to: name).isEmpty } == true }
  }

  /// Whether a view has no closure, no binding and no object that could get the edits.
  func cannotStore(_ view: ProjectIndex.TypeInfo) -> Bool {
    view.facts.properties.allSatisfy { property in
      if property.isComputed || property.isStatic || property.name == state.name { return true }
      switch property.wrapper {
      case "State", "FocusState", "GestureState", "Namespace", "ScaledMetric": break
      case "Environment": return property.wrapperArgument == "\\.dismiss"
      case nil: break
      default: return false
      }
      guard
        let type = resolver.type(of: property, in: Resolver.Place(type: view.facts.name))
      else { return property.initial != nil }
      return !type.contains("->")
        && resolver.project.type(named: TypeShape(type).base, from: view.facts.name)?.isReference
          != true
    }
  }

  /// The caller that passes a state of its own, which it also shows.
  private func maker(of view: ProjectIndex.TypeInfo)
    -> (ProjectIndex.Located<CallFacts>, String)?
  {
    let calls = resolver.project.callers(of: view).filter {
      !$0.path.isOfTests && $0.fact.contexts.isDisjoint(with: ["PreviewProvider"])
    }
    var found: (ProjectIndex.Located<CallFacts>, String)?
    for call in calls {
      guard let owner = resolver.project.type(around: call.fact.type), owner.isView,
        !owner.facts.inherited.contains("PreviewProvider")
      else { continue }
      guard let argument = call.fact.arguments.first(where: { $0.label == state.name }),
        case .name(let name) = argument.value,
        let source = resolver.project.property(name, of: owner), source.wrapper == "State",
        call.fact.arguments.count == 1
          || isConfirmed(view) && call.fact.arguments.allSatisfy({ $0.value.ownName != nil }),
        shows(name, owner, call) || isPassedByReader(name, owner)
      else { return nil }
      found = found ?? (call, name)
    }
    return found
  }

  /// Whether a view shows a state outside of the call that passes it on.
  private func shows(
    _ name: String, _ owner: ProjectIndex.TypeInfo, _ call: ProjectIndex.Located<CallFacts>
  ) -> Bool {
    let unit = resolver.project.unit(at: call.path, else: file)
    return unit.properties(of: owner.nameInFile).flatMap { $0.references(to: name) }.contains {
      BuilderPlace(of: $0) == .builder && unit.line(of: $0) != call.fact.line
        && $0.parent?.parent?.parent?.as(FunctionCallExprSyntax.self)?.calledText
          != ProjectIndex.simple(state.owner)
    }
  }

  static let mutating: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "move", "sort",
    "toggle",
  ]

  /// Code that changes the copy: a control, an assignment or a method.
  private func edit(in code: TypeCode) -> Syntax? {
    if let assignment = code.assignments(to: state.name).first { return Syntax(assignment) }
    let call = code.calls.first { call in
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return false }
      return access.base?.ownName == state.name
        && Self.mutating.contains(access.declName.baseName.text)
    }
    if let call { return Syntax(call) }
    return code.projections(of: state.name).first {
      ["text", "value", "isOn", "selection"].contains($0.argument?.label?.text ?? "")
    }.map { Syntax($0) }
  }

  /// Whether an action passes the copy on, or another view of the project gets it.
  func isGivenOn(in code: TypeCode) -> Bool {
    let nodes = code.properties.map { Syntax($0) } + code.methods.map { Syntax($0) }
    let uses = nodes.flatMap { node in
      [state.name, "$" + state.name].flatMap { node.references(to: $0) }
    }
    return uses.contains { use in
      var node = use
      while let access = node.parent?.as(MemberAccessExprSyntax.self),
        access.base.map({ Syntax($0).id }) == node.id
      {
        node = Syntax(access)
      }
      if node.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
      // Stored somewhere.
      if let list = node.parent?.as(ExprListSyntax.self), list.first?.id != node.id,
        BuilderPlace(of: use) == .action,
        list.contains(where: { $0.is(AssignmentExprSyntax.self) })
      {
        return true
      }
      guard let call = node.parent?.as(LabeledExprSyntax.self)?.call else { return false }
      if BuilderPlace(of: use) == .action { return true }
      guard let name = CalledName(of: call) else { return true }
      switch name.kind {
      case .initializer: return !resolver.project.isFrameworks(name.text, from: state.owner)
      case .member:
        return !KnownViews.builtInModifiers.contains(String(name.text.dropFirst()))
          || [".onChange", ".task", ".onReceive", ".focusedValue", ".preference", ".environment"]
            .contains(name.text)
      case .function: return true
      }
    }
  }
}
