import SwiftSyntax

/// Edits of a copy that nothing stores.
public struct EditedCopyRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "edited_copy", title: "Edits of a copy that nothing stores",
    summary: """
      An element of a collection that is put into `@State` is a copy. When a form edits the copy \
      and nothing writes it back, the collection keeps the old value, and the edits are gone with \
      the next selection. So are those of a form, of a row, or of a view that gets a state of its \
      parent, that keeps its copy to itself. A local variable \
      keeps edits for no longer than one update, or one call of a setter. A binding that reads the \
      item of a sheet shows the old value, wherever it writes. A field with a `Formatter` keeps \
      the text to itself until it is submitted: a button that saves before uses the old value.
      """,
    severity: .info,
    warnings: [
      "a change of a local variable, or of a copy in a setter",
      "a control that reads the copy and writes the element",
    ],
    exemptions: [
      "a copy that an action passes on or writes back", "a copy that `onChange` stores",
      "classes", "a form that stores by itself, with a model or a closure",
      "a row whose edited member nothing else reads",
      "a button that first ends the focus of the field",
      "a field in a popover, whose end stores the text",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    var found: [Finding] = WrappedProperty.all(["State"], in: file).compactMap { state in
      if let finding = copy(state, in: file, resolver) { return finding }
      if let finding = KeptFormCopy(state: state, file: file, resolver: resolver).finding() {
        return finding
      }
      return UnreturnedCopy(state: state, file: file, resolver: resolver).finding()
        ?? RowCopy(state: state, file: file, resolver: resolver).finding()
    }
    found += file.calls(named: "Binding").compactMap {
      local($0, in: file) ?? DroppedSetterCopy($0, in: file, resolver)?.finding(in: file)
        ?? SnapshotBinding($0, in: file, resolver)?.finding(in: file)
    }
    found += DroppedCopy(file: file, resolver: resolver).findings()
    found += UncommittedField(file: file, resolver: resolver).findings()
    return found
  }

  /// `@State var selected: Item?`, set to an element and edited by `$selected`.
  private func copy(_ state: WrappedProperty, in file: SourceUnit, _ resolver: Resolver) -> Finding?
  {
    guard let info = resolver.project.types[state.owner], info.isView,
      let type = resolver.project.property(state.name, of: info)?.type,
      let value = resolver.project.type(named: TypeShape(type).base, from: info.facts.name),
      value.facts.kind == .structure, TypeShape(type).element == nil,
      let taken = file.assignments(to: state.name, in: state.owner).first(where: {
        isElement($0, in: file, resolver)
      }),
      let edit = file.projections(of: state.name, in: state.owner).first(where: {
        isEdit($0, in: file, resolver)
      }),
      !StoredCopies.mayStore(state, in: file)
    else { return nil }
    return file.finding(
      Self.self, at: file.range(of: state.binding.pattern),
      "What is edited in `\(state.name)` is lost: the collection keeps the old value.",
      because: "`\(state.name)` is a copy of an element, and nothing writes it back",
      advice: """
        Keep the element's `id`, and edit a binding of the element in its collection, or write the \
        copy back when it changes.
        """,
      related: [
        RelatedPlace(path: file.path, range: file.range(of: taken), message: "copied here"),
        RelatedPlace(path: file.path, range: file.range(of: edit), message: "edited here"),
      ])
  }

  private func isElement(
    _ assignment: SequenceExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Bool {
    let place = file.resolverPlace(of: assignment)
    let collection: Value
    switch ValueReader.value(of: assignment) {
    case .element(let whole), .subscripted(let whole, _): collection = whole
    case .member(let whole, "first"), .member(let whole, "last"),
      .call(.member(let whole, "first"), _):
      collection = whole
    default: return false
    }
    return CollectionOwner(of: collection, in: place, resolver) != nil
  }

  /// Whether a projection lets a form change the value: `$x.name`, `Binding($x)`, or `$x` for a
  /// view's binding.
  private func isEdit(
    _ projection: DeclReferenceExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Bool {
    guard let argument = projection.argument, let call = argument.call else { return false }
    if argument.expression.is(MemberAccessExprSyntax.self) {
      return ["text", "value", "isOn", "selection"].contains(argument.label?.text)
        && call.calledExpression.is(DeclReferenceExprSyntax.self)
    }
    guard let name = call.calledText else { return false }
    if name == "Binding" {
      guard let shown = call.parent?.parent?.as(OptionalBindingConditionSyntax.self) else {
        return call.parent?.is(ForceUnwrapExprSyntax.self) == true
          || call.argument?.call.map { writesItself($0, in: file, resolver) } == false
      }
      // `if let track = Binding($selected) { Editor(track: track) }`
      return !passes(shown.pattern.sourceText, around: Syntax(shown), in: file, resolver)
    }
    guard let label = argument.label?.text, name.first?.isUppercase == true,
      let view = resolver.project.type(
        named: name, from: file.places.type(at: projection.position)),
      resolver.project.property(label, of: view)?.wrapper == "Binding"
    else { return false }
    return !writesItself(call, in: file, resolver)
  }

  /// Whether a binding is passed to a view that may store it.
  private func passes(
    _ name: String, around node: Syntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Bool {
    file.outline.calls.contains { call in
      call.position > node.position
        && call.arguments.contains { $0.expression.sourceText == name }
        && writesItself(call, in: file, resolver)
    }
  }

  /// Whether the view that a call makes has something to store with: a closure or a model.
  private func writesItself(
    _ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Bool {
    guard let name = call.calledText,
      let view = resolver.project.type(named: name, from: file.places.type(at: call.position))
    else { return true }
    return view.facts.properties.contains { property in
      if ["Environment", "EnvironmentObject", "ObservedObject", "Bindable", "StateObject"]
        .contains(property.wrapper)
      {
        return property.wrapperArgument != "\\.dismiss"
      }
      guard property.wrapper == nil, !property.isComputed, let type = property.type else {
        return false
      }
      return type.contains("->")
        || resolver.project.type(named: TypeShape(type).base, from: view.facts.name)?.isReference
          == true
    }
  }

  private static let mutating: Set<String> = [
    "insert", "remove", "append", "removeAll", "toggle", "formUnion", "subtract",
  ]

  /// `var copy = item` in a body, edited by `Binding(get: { copy }, set: { copy = $0 })`.
  private func local(_ call: FunctionCallExprSyntax, in file: SourceUnit) -> Finding? {
    guard call.calls("Binding"), !file.path.isOfTests,
      let set = call.argument("set")?.as(ClosureExprSyntax.self)
        ?? call.additionalTrailingClosures.first(where: { $0.label.text == "set" })?.closure
    else { return nil }
    let changed = set.statements.callsInside.compactMap { inner -> (ExprSyntax, ExprSyntax)? in
      guard let access = inner.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base, Self.mutating.contains(access.declName.baseName.text)
      else { return nil }
      return (ExprSyntax(inner), base)
    }
    let assigned = set.statements.compactMap { item -> (ExprSyntax, ExprSyntax)? in
      guard case .expr(let expression) = item.item, let target = expression.assigned?.target else {
        return nil
      }
      return (expression, target)
    }
    for (expression, given) in assigned + changed {
      var target = given
      while let base = target.as(MemberAccessExprSyntax.self)?.base { target = base }
      guard let reference = target.as(DeclReferenceExprSyntax.self),
        let variable = LocalVariable.of(reference.baseName.text, outside: set)
      else { continue }
      return file.finding(
        Self.self, .warning, at: file.range(of: expression),
        "What is edited is lost with the next update: `\(reference.baseName.text)` is made again.",
        because: "it is a local variable of the body, which no view keeps",
        advice: "Keep it in `@State`, or write to where the value comes from.",
        related: [
          RelatedPlace(path: file.path, range: file.range(of: variable), message: "declared here")
        ])
    }
    return nil
  }
}

/// A `var` that code around a closure declares.
private enum LocalVariable {
  static func of(_ name: String, outside closure: ClosureExprSyntax) -> VariableDeclSyntax? {
    for statement in closure.statements {
      if let inner = statement.item.as(VariableDeclSyntax.self),
        inner.bindings.contains(where: { $0.pattern.sourceText == name })
      {
        return nil
      }
    }
    var child = Syntax(closure)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let outer = parent.as(ClosureExprSyntax.self), BuilderPlace.role(of: outer) == .action {
        return nil
      }
      for item in parent.as(CodeBlockItemListSyntax.self) ?? [] where item.position < child.position
      {
        guard let variable = item.item.as(VariableDeclSyntax.self),
          variable.bindingSpecifier.text == "var",
          variable.bindings.contains(where: {
            $0.pattern.sourceText == name && $0.accessorBlock == nil
          })
        else { continue }
        return variable
      }
      child = parent
    }
    return nil
  }
}

/// Whether some code takes the value of a state to store it.
private final class StoredCopies: SyntaxVisitor {
  private let name: String
  private var isFound = false

  static func mayStore(_ state: WrappedProperty, in file: SourceUnit) -> Bool {
    let walk = StoredCopies(of: state.name)
    for variable in file.properties(of: state.owner) where !isState(variable) {
      walk.walk(variable)
    }
    for function in file.outline.functions
    where file.places.type(at: function.position) == state.owner {
      walk.walk(function)
    }
    return walk.isFound
  }

  private static func isState(_ variable: VariableDeclSyntax) -> Bool {
    !variable.bindings.contains { $0.accessorBlock != nil }
  }

  private init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let called = node.modifierName ?? ""
    // `onChange(of: selected)` may store it; so may a closure given with the binding.
    if called.hasPrefix("onChange") || called == "onDisappear" || called == "onReceive",
      node.mentions([name])
    {
      isFound = true
    }
    if node.argument("onDismiss") != nil { isFound = true }
    let isAction = BuilderPlace(of: node) == .action
    for argument in node.arguments {
      let expression = argument.expression
      if expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "$" + name {
        let others = node.arguments.filter { $0.id != argument.id }
        if others.contains(where: { $0.expression.is(ClosureExprSyntax.self) })
          || node.trailingClosure?.signature != nil
            && !["item", "isPresented"].contains(
              argument.label?.text)
        {
          isFound = true
        }
      }
      if isAction, !expression.is(ClosureExprSyntax.self), expression.mentions([name]) {
        isFound = true
      }
    }
    return isFound ? .skipChildren : .visitChildren
  }

  /// `items[index] = selected`.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    if let assigned = ExprSyntax(node).assigned,
      assigned.value.contains(where: { $0.mentions([name]) })
    {
      isFound = true
    }
    return isFound ? .skipChildren : .visitChildren
  }

  /// `guard let edited = selected` in an action.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    let isOwn =
      node.initializer.map { $0.value.mentions([name]) } ?? (node.pattern.sourceText == name)
    if isOwn, BuilderPlace(of: node) == .action { isFound = true }
    return isFound ? .skipChildren : .visitChildren
  }
}
