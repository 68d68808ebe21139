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
      "options of a Picker, entries of menus and commands, marks of a chart",
    ])

  public init() {}

  /// Elements are often declared away from views.
  public static func mayFind(inFileWithoutViews facts: FileFacts) -> Bool {
    facts.types.contains { type in
      type.properties.contains { $0.name == "id" && $0.isComputed && !$0.isStatic }
    }
  }

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    let project = project.seen(from: file)
    let fresh = FreshValues(file: file, resolver: Resolver(project: project))
    let ids = computedIds(in: file, fresh)
    guard file.mentionsViews else { return ids }
    var findings = ids
    for call in file.outline.calls {
      for finding in [
        explicit(call, fresh), restarted(call, fresh), rebuilt(call, fresh), passed(call, fresh),
        presented(call, fresh),
        DecodedIds(fresh: fresh).finding(for: call),
      ] {
        // Two presentations of one binding are one fault.
        guard let finding, !findings.contains(where: { $0.range == finding.range }) else {
          continue
        }
        findings.append(finding)
      }
    }
    return findings
  }

  /// `.task(id: UUID())`.
  private func restarted(_ call: FunctionCallExprSyntax, _ fresh: FreshValues) -> Finding? {
    let file = fresh.file
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "task", let argument = call.argument("id"),
      let made = fresh.newValue(in: argument), BuilderPlace(of: call) != .action
    else { return nil }
    return file.finding(
      Self.self, at: file.range(of: argument),
      "Each time this body runs, the task is canceled and started again.",
      because: "`\(made)` is another value each time",
      advice:
        "Leave `id:` out, or pass the value whose changes should start the task again.")
  }

  /// `.sheet(item: Binding(get: { Item() }, …))`.
  private func presented(_ call: FunctionCallExprSyntax, _ fresh: FreshValues) -> Finding? {
    guard let name = call.calledText, let noun = Self.presentations[name],
      let argument = call.argument("item"), let read = getter(of: argument, fresh, depth: 0),
      let made = read.fresh.first(in: read.made, at: read.place)
    else { return nil }
    let file = fresh.file
    // The code of another type is named as a related location.
    let start = AbsolutePosition(utf8Offset: made.place.range.start.offset)
    let isHere =
      made.place.path == file.path
      && file.places.type(at: start) == file.places.type(at: call.position)
    return file.finding(
      Self.self, at: isHere ? made.place.range : file.range(of: argument),
      """
      Each time this body runs, the item has a new id: the \(noun) is presented again and loses \
      its state.
      """,
      because: "the binding makes `\(made.type)(…)` whenever it is read, and \(made.clause)",
      advice: "Make the item once, when it is to be shown, and keep it in an optional `@State`.",
      related: isHere ? [] : [made.place])
  }

  private static let presentations = [
    "sheet": "sheet", "fullScreenCover": "cover", "popover": "popover", "alert": "alert",
    "inspector": "inspector", "navigationDestination": "page",
  ]

  /// The value that a binding reads: inline, in a constant, in a member of the type, or a computed
  /// property of an object.
  private func getter(of argument: ExprSyntax, _ fresh: FreshValues, depth: Int)
    -> (made: MadeElements, place: Resolver.Place, fresh: FreshValues)?
  {
    guard depth < 4 else { return nil }
    let file = fresh.file
    let place = file.resolverPlace(of: argument)
    if let call = argument.as(FunctionCallExprSyntax.self) {
      let callee = call.calledExpression.sourceText
      if callee.hasPrefix("Binding") || callee == ".init" || callee == ".constant" {
        if callee.hasSuffix("constant") {
          return call.arguments.first.map { (MadeElements(in: $0.expression), place, fresh) }
        }
        let get = call.argument("get") ?? call.trailingClosure.map(ExprSyntax.init)
        guard let get else { return nil }
        if let closure = get.as(ClosureExprSyntax.self) {
          return (MadeElements(returnedBy: closure.statements), place, fresh)
        }
        // `get: current`, a function.
        return (MadeElements(in: get), place, fresh)
      }
      guard let name = CalledName(of: call), name.kind == .function else { return nil }
      return fresh.onlyValue(of: name.text, at: place).flatMap {
        getter(of: $1, fresh.seen(from: $0), depth: depth + 1)
      }
    }
    if let reference = argument.as(DeclReferenceExprSyntax.self) {
      if let local = CalledNames.initialValue(of: reference) {
        return getter(of: local, fresh, depth: depth + 1)
      }
      return fresh.onlyValue(of: reference.baseName.text, at: place).flatMap {
        getter(of: $1, fresh.seen(from: $0), depth: depth + 1)
      }
    }
    guard let access = argument.as(MemberAccessExprSyntax.self), let base = access.base else {
      return nil
    }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      return fresh.onlyValue(of: access.declName.baseName.text, at: place).flatMap {
        getter(of: $1, fresh.seen(from: $0), depth: depth + 1)
      }
    }
    // `$model.shown`, where `shown` is computed.
    guard base.sourceText.hasPrefix("$") || base.sourceText.hasPrefix("self.$") else { return nil }
    return (MadeElements(in: argument), place, fresh)
  }

  /// `.id(UUID())`.
  private func explicit(_ call: FunctionCallExprSyntax, _ fresh: FreshValues) -> Finding? {
    let file = fresh.file
    let access = call.calledExpression.as(MemberAccessExprSyntax.self)
    let type = file.places.type(at: call.position)
    // `id(UUID())` in an extension of View: any view.
    let isOwnView = access == nil && type == "View" && call.calls("id")
    guard isOwnView || access?.declName.baseName.text == "id" && access?.base != nil,
      call.arguments.count == 1, let argument = call.arguments.first, argument.label == nil,
      let made = fresh.newValue(in: argument.expression),
      BuilderPlace(of: call) != .action
    else { return nil }
    var finder = LossFinder(fresh.resolver)
    let losses =
      access?.base.map { finder.losses(in: CalledNames.inside($0), of: type) }
      ?? Losses(level: isOwnView ? .unknown : .nothing)
    guard losses.level > .nothing else { return nil }
    let name = access.map { Syntax($0.declName) } ?? Syntax(call)
    return file.finding(
      Self.self,
      at: file.range(
        from: name.positionAfterSkippingLeadingTrivia,
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
  private func computedIds(in file: SourceUnit, _ fresh: FreshValues) -> [Finding] {
    file.outline.properties.compactMap { variable in
      guard let binding = variable.bindings.first, binding.pattern.sourceText == "id",
        let code = binding.getter,
        !variable.modifiers.contains(where: { $0.name.text == "static" }),
        let made = Self.results(of: code).lazy.compactMap({
          fresh.newValue(in: $0, expected: binding.typeAnnotation?.type.sourceText)
        }).first
      else { return nil }
      return file.finding(
        Self.self, at: file.range(of: binding.pattern),
        """
        Each read of this `id` gives a new one: rows that use it are all recreated with each update.
        """,
        because: "`\(made)` is another value each time",
        advice: Self.advice(for: variable, in: file, fresh.resolver.project))
    }
  }

  /// The results of a getter: the arms of a `switch`, and both sides of `??`.
  private static func results(of code: CodeBlockItemListSyntax) -> [ExprSyntax] {
    let statement = code.count == 1 ? code.first?.item.as(ExpressionStmtSyntax.self) : nil
    guard let value = code.onlyValue ?? statement?.expression else { return code.composed }
    if let choice = value.as(SwitchExprSyntax.self) {
      return choice.cases.compactMap { arm in
        guard case .switchCase(let arm) = arm else { return nil }
        return arm.statements.onlyValue
      }
    }
    if let elements = value.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      elements.count > 2,
      elements.contains(where: { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "??" }),
      let last = elements.last
    {
      return [value, last]
    }
    return [value]
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
  private func rebuilt(_ call: FunctionCallExprSyntax, _ fresh: FreshValues) -> Finding? {
    guard let rows = ElementRows(call) else { return nil }
    let file = fresh.file
    let place = file.resolverPlace(of: call)
    guard rows.id == nil || ["id", "element.id"].contains(rows.idPath) else {
      return computedPath(of: rows, at: place, fresh)
    }
    guard let made = fresh.first(in: MadeElements(in: rows.data), at: place),
      !rows.keepsNothing(in: file, fresh.resolver.project)
    else { return nil }
    return file.finding(
      Self.self, at: file.range(of: rows.data),
      "Each time this body runs, every row is recreated and loses its state.",
      because: "the body makes new elements `\(made.type)(…)`, and \(made.clause)",
      advice:
        """
        Make the elements once, in a model or in `@State`, or give them an `id` that follows from \
        what they are.
        """,
      related: [made.place])
  }

  /// `Rows(items: names.map { Item(name: $0) })`: the elements of rows that the called view builds.
  private func passed(_ call: FunctionCallExprSyntax, _ fresh: FreshValues) -> Finding? {
    let file = fresh.file
    let project = fresh.resolver.project
    guard let name = CalledName(of: call), name.kind != .member, !call.arguments.isEmpty,
      ElementRows(call) == nil
    else { return nil }
    let place = file.resolverPlace(of: call)
    let view = name.kind == .initializer ? project.type(named: name.text, from: place.type) : nil
    let function =
      name.kind == .function
      ? project.functions(name.text, of: fresh.resolver.info(place)).first : nil
    guard let owner = view ?? (function == nil ? nil : fresh.resolver.info(place)), owner.isView,
      !owner.facts.rowSources.isEmpty, BuilderPlace(of: call) == .builder
    else { return nil }
    for (index, argument) in call.arguments.enumerated() {
      let stored =
        function.map { $0.parameters.count > index ? $0.parameters[index].name : nil }
        ?? argument.label.flatMap { project.property(of: owner, under: $0.text) }
      guard let stored, owner.facts.rowSources.contains(stored) else { continue }
      let expected =
        function?.parameters[index].type
        ?? argument.label.flatMap { project.typeOfArgument($0.text, of: owner) }
      guard
        let made = fresh.first(
          in: MadeElements(in: argument.expression, expected: expected), at: place)
      else { continue }
      var finder = LossFinder(fresh.resolver)
      let losses =
        view == nil
        ? finder.losses(in: [name.text], of: place.type)
        : finder.losses(ofView: name.text, in: place.type)
      guard losses.level > .nothing else { continue }
      return file.finding(
        Self.self, .info, at: file.range(of: argument.expression),
        "Each time this body runs, every row of `\(name.text)` is recreated and loses its state.",
        because: "the body makes new elements `\(made.type)(…)`, and \(made.clause)",
        advice:
          """
          Make the elements once, in a model or in `@State`, or give them an `id` that follows \
          from what they are.
          """,
        related: [made.place])
    }
    return nil
  }

  /// `id: \.token`, where `token` is another value at each read.
  private func computedPath(of rows: ElementRows, at place: Resolver.Place, _ fresh: FreshValues)
    -> Finding?
  {
    guard let path = rows.id, let name = MadeElements.onlyComponent(of: path), name != "id",
      let type = fresh.resolver.elementType(of: ValueReader.value(of: rows.data), in: place),
      let info = fresh.resolver.project.type(named: TypeShape(type).base, from: place.type),
      let property = fresh.resolver.project.property(name, of: info), property.isComputed,
      property.returned.contains(where: {
        fresh.resolver.makesNew($0, in: Resolver.Place(type: info.facts.name))
      }), !rows.keepsNothing(in: fresh.file, fresh.resolver.project)
    else { return nil }
    let file = fresh.file
    return file.finding(
      Self.self, at: file.range(of: path),
      "Each time this body runs, every row is recreated and loses its state.",
      because: "each read of `\(name)` gives another value",
      advice: Self.storedAdvice(name),
      related: [
        RelatedPlace(CodePlace(path: info.path, line: property.line), "made here at each read")
      ])
  }

  private static func storedAdvice(_ name: String) -> String {
    "Store it: `let \(name) = UUID()`, made once with the element."
  }
}

extension FreshValues.Fresh {
  /// Why the value has a new identity.
  fileprivate var clause: String {
    hasId ? "`\(type)` makes itself a new `id`" : "each new object is another element"
  }
}
