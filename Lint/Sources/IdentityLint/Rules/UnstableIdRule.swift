import SwiftSyntax

/// Identities that are another one each time they are asked for.
public struct UnstableIdRule: LintRule {
  public static let description = RuleDescription(
    identifier: "unstable_id", title: "An id that is new each time",
    summary: """
      An id made when a body runs is another one the next time it runs: the view, or every row, is taken down and made anew with each update, and all \
      its state, its focus and its animations with it.
      """,
    exemptions: [
      "views without anything to lose, such as a ProgressView",
      "an id made once and stored, in a model or in `@State`",
      "elements that are not made by a body",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let resolver = Resolver(project: project)
    return file.outline.calls.compactMap { explicit($0, in: file, resolver) }
      + computedIds(in: file)
      + file.outline.calls.compactMap { rebuilt($0, in: file, project) }
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
      "Each time this body runs the view before `.id` is made anew and loses \(losses.level == .something ? losses.phrase : "its state").",
      because: "`\(made)` is another value each time",
      advice:
        "Leave `.id` out, or give it a value that changes only when the view should begin again.")
  }

  /// `var id: UUID { UUID() }`.
  private func computedIds(in file: SourceUnit) -> [Finding] {
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
        "Whoever asks for this `id` gets a new one: rows made of it are all made anew with each update.",
        because: "`\(made)` is another value each time",
        advice: "Store it: `let id = UUID()`, made once with the element.")
    }
  }

  /// Rows over elements that a body makes, with ids of their own making.
  private func rebuilt(_ call: FunctionCallExprSyntax, in file: SourceUnit, _ project: ProjectIndex)
    -> Finding?
  {
    guard let rows = ElementRows(call), rows.id == nil || rows.idPath == "id" else { return nil }
    let place = file.resolverPlace(of: call)
    var source = Syntax(rows.data)
    if let name = rows.data.as(DeclReferenceExprSyntax.self)?.baseName.text {
      guard let getter = Self.getter(of: name, in: file, place) else { return nil }
      source = Syntax(getter)
    }
    guard
      let made = Self.makings(in: source).first(where: { making in
        guard let info = project.type(named: making.calledText, from: place.type),
          !info.isReference, making.argument("id") == nil
        else {
          return false
        }
        guard let id = project.property("id", of: info), let initial = id.initial, !id.isComputed
        else { return false }
        guard !info.facts.initializers.contains(where: { $0.stored["id"] != nil }) else {
          return false
        }
        return initial.makesNewValue
      })
    else { return nil }
    let type = made.calledText ?? ""
    return file.finding(
      Self.self, at: file.range(of: rows.data),
      "Each time this body runs every row is made anew, and its state is lost.",
      because: "the body makes new elements `\(type)(…)`, and `\(type)` makes itself a new `id`",
      advice:
        "Make the elements once, in a model or in `@State`, or give them an `id` that follows from what they are.",
      related: [
        RelatedPlace(
          path: file.path, range: file.range(of: made), message: "an element is made here")
      ])
  }

  /// The getter of a computed property of the type at a place, in this file.
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
