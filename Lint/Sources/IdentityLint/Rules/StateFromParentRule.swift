import SwiftSyntax

/// State that starts with the parent's argument and does not follow it.
public struct StateFromParentRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "state_from_parent", title: "State that follows its parent only once",
    summary: """
      `@State` takes its initial value when the view appears, and never again. What the parent \
      passes later is ignored: the view still shows the first value. A built view in `@State` \
      never shows anything but its first values.
      """,
    // An info: its precision on unseen code is too low for a warning, or not known.
    severity: .info,
    exemptions: [
      "values that no caller changes",
      "views that are presented or pushed, and so made for one showing",
      "state that a change of the value sets again",
      "names that say it: `initial…`, `draft…`",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let resolver = Resolver(project: project)
    return WrappedProperty.all(["State", "StateObject"], in: file).compactMap { state in
      guard let info = project.types[state.owner], info.isView,
        !info.facts.inherited.contains("App")
      else { return nil }
      if state.wrapper == "State", let stored = StoredView(state, of: info, resolver) {
        return stored.finding(in: file)
      }
      guard let source = source(of: state, in: info) else { return nil }
      if let object = PassedObject(state, of: info, resolver) {
        return object.finding(label: source.label, index: source.index, in: file)
      }
      guard state.wrapper == "State" else { return nil }
      return finding(for: state, source, of: info, in: file, resolver)
    }
  }

  private struct Source {
    let label: String?
    let index: Int
    let parameter: String
    /// The field of the parameter that it takes: of `State(initialValue: line.quantity)`.
    var field: String?
  }

  /// The parameter of its initial value: of the memberwise initializer, or one that an initializer
  /// stores unchanged.
  private func source(of state: WrappedProperty, in info: ProjectIndex.TypeInfo) -> Source? {
    if info.facts.initializers.isEmpty {
      guard !state.isPrivate, state.binding.initializer == nil else { return nil }
      return Source(label: state.name, index: 0, parameter: state.name)
    }
    for initializer in info.facts.initializers {
      guard let stored = initializer.stored["_" + state.name] ?? initializer.stored[state.name],
        let name = Self.passedOn(stored),
        let index = initializer.parameters.firstIndex(where: { $0.name == name })
      else { continue }
      let parameter = initializer.parameters[index]
      let field = stored.all.lazy.compactMap { part -> String? in
        guard case .member(.parameter(name), let field) = part else { return nil }
        return field
      }.first
      return Source(
        label: parameter.label, index: index, parameter: parameter.name, field: field)
    }
    return nil
  }

  /// The parameter in `State(initialValue: parameter)`, `State(wrappedValue: parameter.name)`,
  /// `State(initialValue: String(parameter))` or `parameter` itself.
  private static func passedOn(_ value: Value) -> String? {
    switch value {
    case .parameter(let name): name
    case .member(let base, _): passedOn(base)
    case .choice(_, let first, let second): passedOn(first) ?? passedOn(second)
    case .operation(let name, let values)
    where ["string", "??", "+", "-", "*", "/", "with", "var"].contains(name):
      values.lazy.compactMap(passedOn).first
    case .call(.name(let name), let arguments)
    where KnownViews.values.contains(name) || name == "max" || name == "min":
      name == "State"
        ? arguments.first.flatMap { passedOn($0.value) }
        : arguments.lazy.compactMap { passedOn($0.value) }.first
    case .call(.member(.name(let type), let name), let arguments)
    where name != "init" && type.first?.isUppercase == true && !KnownViews.values.contains(type):
      // A helper, as in `Self.clamped(count)`.
      arguments.lazy.compactMap { passedOn($0.value) }.first
    case .call(.name(let name), let arguments) where name.first?.isLowercase == true:
      arguments.lazy.compactMap { passedOn($0.value) }.first
    // A value made of it, as in `Draft(note)`.
    case .call(.name(let name), let arguments) where name != "State":
      arguments.lazy.compactMap { passedOn($0.value) }.first
    case .call(.member(let base, let name), _) where name != "init": passedOn(base)
    case .call(.name("State"), let arguments), .call(.implicitMember("init"), let arguments),
      .call(.member(.name("State"), "init"), let arguments):
      arguments.first.flatMap { passedOn($0.value) }
    default: nil
    }
  }

  private func finding(
    for state: WrappedProperty, _ source: Source, of info: ProjectIndex.TypeInfo,
    in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    let lowered = (state.name + source.parameter).lowercased()
    guard
      !["initial", "default", "original", "start"].contains(where: lowered.contains)
    else { return nil }
    let isDraft = ["draft", "edited"].contains(where: lowered.contains)
    let facts = resolver.project.property(state.name, of: info)
    if let type = facts?.type,
      resolver.project.type(named: TypeShape(type).base, from: info.facts.name)?.isReference == true
    {
      return nil
    }
    var feed = CallerFeed.of(info, label: source.label, index: source.index, resolver)
    if feed.variation.level != .varies, let field = source.field,
      let edited = CallerFeed.ofElement(info, label: source.label, field: field, resolver)
    {
      feed = edited
    }
    // The draft of one element is none of the next one that is selected.
    if isDraft, !feed.choosesElement { return nil }
    guard feed.variation.level == .varies, !feed.variation.places.isEmpty,
      !isSetAgain(state, source, of: info, in: file, resolver),
      !isSetByChange(state, of: info, in: file, resolver)
    else {
      return nil
    }
    if isChangedOnlyByItself(feed, source, of: info, in: file, resolver) { return nil }
    let (changes, isOpen) = resolver.changes(of: state.name, in: info)
    let isWritten = !changes.isEmpty
    return file.finding(
      Self.self, isWritten && !feed.isOwnState ? .info : Self.description.severity,
      at: file.range(of: state.binding.pattern),
      "When the parent passes another `\(source.parameter)`, `\(state.name)` keeps the first one.",
      because: feed.variation.because,
      advice: isWritten
        ? """
        Use `@Binding`, or set it again in `.onChange(of: …)`, or give the view an `.id` that \
        changes with the value.
        """
        : "Nothing here sets it: make it a `let`.",
      related: feed.variation.places.map { RelatedPlace($0, "passed here") },
      fix: isWritten || isOpen ? nil : fix(state, info, file))
  }

  /// Whether nothing but a closure that the view itself gets changes what the caller passes: the
  /// view knows what it has sent.
  private func isChangedOnlyByItself(
    _ feed: CallerFeed, _ source: Source, of info: ProjectIndex.TypeInfo, in file: SourceUnit,
    _ resolver: Resolver
  ) -> Bool {
    guard let place = feed.variation.places.first, place.path == file.path,
      let call = file.calls(named: ProjectIndex.simple(info.facts.name)).first(where: {
        file.place(of: $0.calledExpression.endPositionBeforeTrailingTrivia).line == place.line
      }),
      let argument = source.label.flatMap({ call.argument($0) })?.ownName,
      let owner = file.places.type(at: call.position).flatMap({ resolver.project.types[$0] })
    else { return false }
    let changes = resolver.changes(of: argument, in: owner).sure
    let lines =
      file.line(of: call)...file.place(of: call.endPositionBeforeTrailingTrivia).line
    return !changes.isEmpty
      && changes.allSatisfy {
        $0.path == file.path && $0.fact.kind == .assigned && lines.contains($0.fact.line)
      }
  }

  /// An `.onChange` or `.task(id:)` that sets it, recognized by the name of the parameter.
  private func isSetAgain(
    _ state: WrappedProperty, _ source: Source, of info: ProjectIndex.TypeInfo,
    in file: SourceUnit, _ resolver: Resolver
  ) -> Bool {
    let code = TypeCode(info, besides: file, in: resolver.project)
    let reverting = code.assignments(to: state.name).filter(\.isOfButton).map { assignment in
      let unit = code.unit(of: assignment)
      return CodePlace(path: unit.path, line: unit.line(of: assignment))
    }
    return resolver.changes(of: state.name, in: info).sure.contains { place in
      guard let value = place.fact.value else { return false }
      // A button such as Revert sets it when the user asks for it.
      if reverting.contains(where: { $0.path == place.path && $0.line == place.fact.line }) {
        return false
      }
      return value.all.contains { $0.ownName == source.parameter } || value == .unknown
    }
  }

  /// An `.onChange` of anything, or a task with an id, that sets it: it follows by that.
  private func isSetByChange(
    _ state: WrappedProperty, of info: ProjectIndex.TypeInfo, in file: SourceUnit,
    _ resolver: Resolver
  ) -> Bool {
    let members = TypeCode(info, besides: file, in: resolver.project)
    let followers = members.calls.filter { call in
      let name = call.calledText ?? ""
      return name.hasPrefix("onChange") || name == "onReceive"
        || name == "task" && call.argument("id") != nil
    }
    if followers.isEmpty { return false }
    // The methods that they run.
    let code = ActionCode(
      file: file, type: TypeTable.withoutFile(state.owner), resolver: resolver)
    let passed = followers.compactMap(\.passedMethod).compactMap(code.method)
    let methods = Set(
      (passed
        + code.methods(
          usedIn: passed.compactMap(\.body).map { Syntax($0) }
            + followers.compactMap { code.statements(of: $0).map { Syntax($0) } }))
        .map(\.id))
    return members.assignments.contains { sequence in
      guard let target = sequence.elements.first,
        target.sourceText == state.name || target.sourceText == "self." + state.name
      else { return false }
      if let function = members.function(around: sequence), methods.contains(function.id) {
        return true
      }
      return sequence.enclosingCalls.contains { call in followers.contains { $0.id == call.id } }
    }
  }

  /// `@State var x: T` of a memberwise initializer, which nothing sets, can be a constant.
  private func fix(_ state: WrappedProperty, _ info: ProjectIndex.TypeInfo, _ file: SourceUnit)
    -> Fix?
  {
    guard info.facts.initializers.isEmpty, state.node.bindings.count == 1,
      state.node.attributes.count == 1, state.binding.accessorBlock == nil,
      // A constant has no setter, and an optional one no default.
      state.modifiers.isSubset(of: ["public", "package", "internal"]),
      let type = state.binding.typeAnnotation?.type.sourceText, !TypeShape(type).isOptional,
      let attribute = state.attribute, !attribute.trailingTrivia.hasComment,
      !state.node.modifiers.contains(where: { $0.leadingTrivia.hasComment }),
      !state.node.bindingSpecifier.leadingTrivia.hasComment,
      !file.mayMutate(state.name, in: info.nameInFile), !info.isExtendedElsewhere
    else { return nil }
    let range = file.range(
      from: attribute.positionAfterSkippingLeadingTrivia,
      to: state.node.bindingSpecifier.endPositionBeforeTrailingTrivia)
    let modifiers = state.node.modifiers.map { $0.sourceText + " " }.joined()
    return Fix(
      title: "Make it a constant", edits: [Fix.Edit(range: range, replacement: modifiers + "let")])
  }
}

extension SequenceExprSyntax {
  /// Whether it stands in the action of a button, of which no other code runs.
  fileprivate var isOfButton: Bool {
    var node = Syntax(self)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let closure = parent.as(ClosureExprSyntax.self), let place = ClosurePlace(closure) {
        switch place.call.calledText {
        case "withAnimation": break
        case "Button": return BuilderPlace.role(of: closure) == .action
        default: return false
        }
      }
      node = parent
    }
    return false
  }
}
