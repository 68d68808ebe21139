import SwiftSyntax

/// Identities that change at each read.
public struct UnstableIdRule: LintRule {
  public static let description = RuleDescription(
    identifier: "unstable_id", title: "An id that is new each time",
    summary: """
      An id that is made when a body runs is another one the next time it runs. The view, or \
      every row, is recreated with each update, and loses its state, its focus and its \
      animations; a task is canceled and started again, and a sheet is presented again.
      """,
    exemptions: [
      "views without anything to lose, such as a ProgressView",
      "an id made once and stored, in a model or in `@State`",
      "elements that are not made by a body",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    let project = project.seen(from: file)
    // Elements are often declared away from views.
    guard file.mentionsViews else { return computedIds(in: file, project) }
    let resolver = Resolver(project: project)
    return file.outline.calls.compactMap { explicit($0, in: file, resolver) }
      + computedIds(in: file, project)
      + file.outline.calls.compactMap { rebuilt($0, in: file, project) }
      + file.outline.calls.compactMap { restarted($0, in: file) }
      + file.outline.calls.compactMap { presented($0, in: file, project) }
  }

  /// `.task(id: UUID())`.
  private func restarted(_ call: FunctionCallExprSyntax, in file: SourceUnit) -> Finding? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "task", let argument = call.argument("id"),
      let made = Self.newValue(in: argument), BuilderPlace(of: call) != .action
    else { return nil }
    return file.finding(
      Self.self, at: file.range(of: argument),
      "Each time this body runs, the task is canceled and started again.",
      because: "`\(made)` is another value each time",
      advice:
        "Leave `id:` out, or pass the value whose changes should start the task again.")
  }

  /// `.sheet(item: Binding(get: { Item() }, …))`.
  private func presented(
    _ call: FunctionCallExprSyntax, in file: SourceUnit, _ project: ProjectIndex
  ) -> Finding? {
    guard let name = call.calledText, ["sheet", "fullScreenCover", "popover"].contains(name),
      let binding = call.argument("item")?.as(FunctionCallExprSyntax.self),
      binding.calledText == "Binding",
      let getter = binding.argument("get") ?? binding.trailingClosure.map(ExprSyntax.init),
      let closure = getter.as(ClosureExprSyntax.self)
    else { return nil }
    let place = file.resolverPlace(of: call)
    guard
      let made = Self.makings(in: Syntax(closure.statements)).first(where: {
        makesNewId($0, in: place, project)
      }), let type = made.calledText
    else { return nil }
    return file.finding(
      Self.self, at: file.range(of: made),
      """
      Each time this body runs, the item has a new id: the \(name == "popover" ? name : "sheet") \
      is presented again and loses its state.
      """,
      because:
        "the binding makes `\(type)(…)` whenever it is read, and `\(type)` makes itself a new `id`",
      advice: "Make the item once, when it is to be shown, and keep it in an optional `@State`.")
  }

  /// Whether a call creates a value that gives itself a new id.
  private func makesNewId(
    _ making: FunctionCallExprSyntax, in place: Resolver.Place, _ project: ProjectIndex
  ) -> Bool {
    guard let info = project.type(named: making.calledText, from: place.type), !info.isReference,
      making.argument("id") == nil,
      let id = project.property("id", of: info), let initial = id.initial, !id.isComputed,
      !info.facts.initializers.contains(where: { $0.stored["id"] != nil })
    else { return false }
    return initial.makesNewValue
  }

  /// `.id(UUID())`.
  private func explicit(_ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver)
    -> Finding?
  {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "id", access.base != nil,
      call.arguments.count == 1, let argument = call.arguments.first?.expression,
      let made = Self.newValue(in: argument),
      BuilderPlace(of: call) != .action
    else { return nil }
    var finder = LossFinder(resolver)
    let losses =
      access.base.map {
        finder.losses(in: CalledNames.inside($0), of: file.places.type(at: call.position))
      } ?? Losses()
    guard losses.level > .nothing else { return nil }
    return file.finding(
      Self.self,
      at: file.range(
        from: access.declName.positionAfterSkippingLeadingTrivia,
        to: call.endPositionBeforeTrailingTrivia),
      """
      Each time this body runs, the view before `.id` is recreated and loses \
      \(losses.level == .something ? losses.phrase : "its state").
      """,
      because: "`\(made)` is another value each time",
      advice:
        "Leave `.id` out, or give it a value that changes only when the view should begin again.")
  }

  /// `var id: UUID { UUID() }`.
  private func computedIds(in file: SourceUnit, _ project: ProjectIndex) -> [Finding] {
    file.outline.properties.compactMap { variable in
      guard let binding = variable.bindings.first, binding.pattern.sourceText == "id",
        let accessors = binding.accessorBlock,
        !variable.modifiers.contains(where: { $0.name.text == "static" })
      else { return nil }
      let code: CodeBlockItemListSyntax? =
        switch accessors.accessors {
        case .getter(let code): code
        case .accessors(let list):
          list.first { $0.accessorSpecifier.text == "get" }?.body?.statements
        }
      guard let code, code.count == 1, case .expr(let value)? = code.first?.item,
        let made = Self.newValue(in: value)
      else { return nil }
      return file.finding(
        Self.self, at: file.range(of: binding.pattern),
        """
        Each read of this `id` gives a new one: rows that use it are all recreated with each update.
        """,
        because: "`\(made)` is another value each time",
        advice: Self.advice(for: variable, in: file, project))
    }
  }

  /// An enumeration stores nothing, and an extension neither.
  private static func advice(
    for variable: VariableDeclSyntax, in file: SourceUnit, _ project: ProjectIndex
  ) -> String {
    let type = file.places.type(at: variable.position).flatMap { project.types[$0] }
    if type?.facts.kind == .enumeration {
      return "Use the value itself: `var id: Self { self }`, in an enumeration that is `Hashable`."
    }
    var node = variable.parent
    while let parent = node, !parent.is(StructDeclSyntax.self), !parent.is(ClassDeclSyntax.self) {
      if parent.is(ExtensionDeclSyntax.self) {
        return "Store it in the declaration of the type: `let id = UUID()`."
      }
      node = parent.parent
    }
    return "Store it: `let id = UUID()`, made once with the element."
  }

  /// Rows over elements that a body creates, with new ids.
  private func rebuilt(_ call: FunctionCallExprSyntax, in file: SourceUnit, _ project: ProjectIndex)
    -> Finding?
  {
    guard let rows = ElementRows(call), rows.id == nil || rows.idPath == "id" else { return nil }
    let place = file.resolverPlace(of: call)
    var source = Syntax(rows.data)
    if let name = rows.data.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard
        let made = Self.localValue(of: name, at: Syntax(call))
          ?? Self.getter(of: name, in: file, place).map({ Syntax($0) })
      else { return nil }
      source = made
    } else if let name = rows.data.as(FunctionCallExprSyntax.self)?.calledExpression
      .as(DeclReferenceExprSyntax.self)?.baseName.text,
      let function = file.outline.functions.first(where: {
        $0.name.text == name && file.places.type(at: $0.position) == place.type
      }), let body = function.body
    {
      source = Syntax(body)
    }
    guard
      let made = Self.makings(in: source).first(where: { makesNewId($0, in: place, project) })
    else { return nil }
    let type = made.calledText ?? ""
    return file.finding(
      Self.self, at: file.range(of: rows.data),
      "Each time this body runs, every row is recreated and loses its state.",
      because: "the body makes new elements `\(type)(…)`, and `\(type)` makes itself a new `id`",
      advice:
        """
        Make the elements once, in a model or in `@State`, or give them an `id` that follows from \
        what they are.
        """,
      related: [
        RelatedPlace(
          path: file.path, range: file.range(of: made), message: "an element is made here")
      ])
  }

  /// The value of a local constant of a body; nil for a name from elsewhere, and for code that is
  /// no body.
  private static func localValue(of name: String, at node: Syntax) -> Syntax? {
    var child = node
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let items = parent.as(CodeBlockItemListSyntax.self) {
        for item in items where item.position < child.position {
          for binding in item.item.as(VariableDeclSyntax.self)?.bindings ?? []
          where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
            return binding.initializer.map { Syntax($0.value) }
          }
        }
      }
      child = parent
    }
    return nil
  }

  /// The getter of a computed property of the type at a location, in this file.
  static func getter(of name: String, in file: SourceUnit, _ place: Resolver.Place)
    -> CodeBlockItemListSyntax?
  {
    for variable in file.properties(of: place.type) {
      for binding in variable.bindings where binding.pattern.sourceText == name {
        if case .getter(let code)? = binding.accessorBlock?.accessors { return code }
      }
    }
    return nil
  }

  private static func makings(in node: Syntax) -> [FunctionCallExprSyntax] {
    var found: [FunctionCallExprSyntax] = []
    for child in node.children(viewMode: .sourceAccurate) {
      if let call = child.as(FunctionCallExprSyntax.self),
        CalledName(of: call)?.kind == .initializer
      {
        found.append(call)
      }
      found += makings(in: child)
    }
    if let call = node.as(FunctionCallExprSyntax.self), CalledName(of: call)?.kind == .initializer {
      found.append(call)
    }
    return found
  }

  /// The part of an expression that is another value each time.
  static func newValue(in expression: ExprSyntax) -> String? {
    if let call = expression.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression
      guard callee.is(DeclReferenceExprSyntax.self) || callee.is(MemberAccessExprSyntax.self) else {
        return nil
      }
      let text = callee.sourceText
      if ["UUID", "Date", "Date.now", "UUID.init"].contains(text), call.arguments.isEmpty {
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
      return newValue(in: base)
    }
    return nil
  }
}

extension Value {
  /// Whether it is `UUID()`, or something read of one.
  var makesNewValue: Bool {
    switch self {
    case .call(.name("UUID"), let arguments): arguments.isEmpty
    case .member(let base, _): base.makesNewValue
    case .call(.member(let base, _), _): base.makesNewValue
    default: false
    }
  }
}
