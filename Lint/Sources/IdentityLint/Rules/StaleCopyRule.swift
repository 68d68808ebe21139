import SwiftSyntax

/// State that is filled from the parent's value when the view appears, and never again.
public struct StaleCopyRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "stale_copy", title: "A value that is read only when the view appears",
    summary: """
      `.onAppear` and `.task` run when the view appears, not when the parent passes another \
      value. What they store in `@State` still belongs to the first value: the view shows one \
      thing under the name of another. So does a draft of what another view selects in a model.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "`.task(id:)`, and values that an `.onChange(of:)` reads again",
      "values that no caller changes while the view is mounted",
      "views that are presented or pushed, or have an `.id`, and so are made for one value",
      "names that say it: `initial…`, and `draft…` unless the caller selects another element",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    let passedOn =
      UnkeyedLoad(file: file, resolver: resolver).findings()
      + GuardedReload(file: file, resolver: resolver).findings()
    let openings = file.outline.calls.compactMap(Opening.init)
    if openings.isEmpty { return passedOn }
    let byType = Dictionary(grouping: openings) { file.places.type(at: $0.call.position) ?? "" }
    return passedOn
      + byType.sorted { $0.key < $1.key }.flatMap { type, openings -> [Finding] in
        guard let info = resolver.project.types[type], info.isView,
          !info.facts.inherited.contains("App")
        else { return [] }
        return StaleCopyJudge(
          file: file, resolver: resolver, code: TypeCode(info, besides: file, in: resolver.project),
          openings: openings
        ).findings()
          + ModelCopies(file: file, resolver: resolver, info: info).findings(openings.map(\.call))
      }
  }
}

/// `.onAppear { … }`, or `.task { … }` without an id; also with a method in place of the closure.
private struct Opening {
  let call: FunctionCallExprSyntax
  let name: String
  /// The closure's statements; nil for a method.
  let statements: CodeBlockItemListSyntax?
  /// The method that is passed.
  let method: String?

  init?(_ call: FunctionCallExprSyntax) {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
      ["onAppear", "task"].contains(access.declName.baseName.text),
      BuilderPlace(of: call) == .builder
    else { return nil }
    self.call = call
    name = access.declName.baseName.text
    statements = call.closure("perform", "action")?.statements
    method = statements == nil ? call.passedMethod : nil
    if statements == nil, method == nil { return nil }
  }

  func contains(_ node: some SyntaxProtocol) -> Bool {
    guard let statements, statements.root.id == node.root.id else { return false }
    return statements.position <= node.position && node.position < statements.endPosition
  }
}

private struct StaleCopyJudge {
  let file: SourceUnit
  let resolver: Resolver
  let code: TypeCode
  /// Those of the judged file.
  let openings: [Opening]

  private var info: ProjectIndex.TypeInfo { code.type }

  func findings() -> [Finding] {
    let inputs = info.facts.properties.filter(isInput)
    if inputs.isEmpty { return [] }
    var found: [Finding] = []
    for opening in openings {
      // One opening is one fault, whatever it reads.
      let findings = inputs.compactMap { input -> Finding? in
        guard !isFollowed(input.name), let copy = copies(of: input.name, in: opening).first else {
          return nil
        }
        return finding(for: input, opening, copy)
      }
      if let worst = findings.max(by: { $0.severity < $1.severity }) { found.append(worst) }
    }
    return found
  }

  /// A stored property that callers pass, of a value type.
  private func isInput(_ property: PropertyFacts) -> Bool {
    guard property.wrapper == nil || property.wrapper == "Binding", !property.isStatic,
      !property.isComputed,
      !(property.isLet && property.initial != nil), let type = property.type,
      !type.contains("->")
    else { return false }
    return resolver.project.type(named: TypeShape(type).base, from: info.facts.name)?.isReference
      != true
  }

  /// Whether something in the type reads the input again when it changes.
  private func isFollowed(_ name: String) -> Bool {
    code.calls.contains { call in
      guard
        let member = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
        ["onChange", "task", "onReceive", "id", "onChangeOf"].contains(member)
          || member.hasPrefix("onChange")
      else { return false }
      if member == "onReceive" { return true }
      return call.arguments.contains { $0.expression.mentions([name]) }
    }
  }

  private struct Copy {
    let state: String
    let node: Syntax
    /// Whether a method of the state gets the input, as in `model.load(id)`.
    var isCall = false
    /// Whether it is a closure that an object of the view keeps: `reader.onScan = { … }`.
    var isHandler = false
  }

  /// Whether a property of the view is an object.
  private func isObject(_ name: String) -> Bool {
    resolver.owner(.name(name), in: Resolver.Place(type: info.facts.name))?.isReference == true
  }

  /// `editor = Editor(order: order)`: an object that is made for the input.
  private func isMade(_ assignment: Syntax) -> Bool {
    guard let sequence = assignment.as(SequenceExprSyntax.self),
      case .call(.name(let type), _) = ValueReader.value(of: sequence)
    else { return false }
    return type.first?.isUppercase == true
  }

  /// Whether the view itself keeps an object.
  private func isKeptModel(_ name: String) -> Bool {
    guard let property = resolver.project.property(name, of: info),
      property.wrapper == "State" || property.wrapper == "StateObject", let type = property.type
    else { return false }
    return resolver.project.type(named: TypeShape(type).base, from: info.facts.name)?.isReference
      == true
  }

  /// The assignments to `@State` that read the input, in the closure and in functions that only
  /// openings call.
  private func copies(of input: String, in opening: Opening) -> [Copy] {
    let walk = Copies(of: input, and: computed(of: input))
    if let statements = opening.statements { walk.walk(statements) }
    if let method = opening.method {
      if let local = LocalClosures.named(method, at: opening.call) {
        walk.walk(local.closure.statements)
      } else {
        walk.called.insert(method)
      }
    }
    let action = ActionCode(file: file, type: info.nameInFile, resolver: resolver)
    let openings = code.calls.compactMap(Opening.init)
    var seen: Set<String> = []
    while let name = walk.called.subtracting(seen).min() {
      seen.insert(name)
      guard isOnlyUsed(name, by: openings), let method = action.method(name),
        let body = method.body
      else { continue }
      walk.follow(method)
      walk.walk(body)
    }
    return walk.found.filter { copy in
      if copy.isCall { return isKeptModel(copy.state) }
      if copy.isHandler { return isObject(copy.state) }
      guard let state = resolver.project.property(copy.state, of: info), state.wrapper == "State"
      else { return false }
      if let type = state.type,
        resolver.project.type(named: TypeShape(type).base, from: info.facts.name)?.isReference
          == true, !isMade(copy.node)
      {
        return false
      }
      let lowered = (copy.state + input).lowercased()
      return !["initial", "default", "original", "start", "animat", "appear"]
        .contains(where: lowered.contains)
    }
  }

  /// Whether a name says that the value is the user's own from then on.
  private static func isDraft(_ copy: Copy, of input: String) -> Bool {
    let lowered = (copy.state + input).lowercased()
    return !copy.isCall && ["draft", "edited"].contains(where: lowered.contains)
  }

  /// The computed properties and methods of the view that read an input.
  private func computed(of input: String) -> Set<String> {
    var names: Set<String> = [input]
    for _ in 0..<3 {
      for property in info.facts.properties where property.isComputed && !property.isStatic {
        let reads = property.returned.contains { value in
          value.all.contains { part in
            if case .name(let name) = part { names.contains(name) } else { false }
          }
        }
        if reads { names.insert(property.name) }
      }
    }
    // The answer of a method that reads it: `text = await fetch()`.
    for method in code.methods where method.signature.returnClause != nil {
      guard let body = method.body,
        !DeclarationReader.isView(method.signature.returnClause?.type.sourceText)
      else { continue }
      let given = method.signature.parameterClause.parameters.map {
        ($0.secondName ?? $0.firstName).text
      }
      if body.mentions(names.subtracting(given)) { names.insert(method.name.text) }
    }
    return names
  }

  /// Whether nothing but openings, and methods of theirs, runs a method.
  private func isOnlyUsed(_ name: String, by openings: [Opening], depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    return code.calls.allSatisfy { call in
      if call.passedMethod == name {
        return call.modifierName?.hasPrefix("onChange") == true || call.isAskedFor
          || openings.contains { $0.call.id == call.id }
      }
      guard CalledName(of: call)?.text == name else { return true }
      if openings.contains(where: { $0.contains(call) })
        || call.enclosingCalls.contains(where: {
          $0.modifierName?.hasPrefix("onChange") == true || $0.isAskedFor
        })
      {
        return true
      }
      guard let caller = code.function(around: call)?.name.text else { return false }
      return caller != name && isOnlyUsed(caller, by: openings, depth: depth + 1)
    }
  }

  private final class Copies: SyntaxVisitor {
    /// The input, and the local constants that are made of it.
    var inputs: Set<String>
    var found: [Copy] = []
    var called: Set<String> = []
    /// The arguments made of inputs, by the function that gets them.
    private var passed: [String: Set<Int>] = [:]

    /// The parameters for which calls pass an input are inputs too.
    func follow(_ method: FunctionDeclSyntax) {
      for (index, parameter) in method.signature.parameterClause.parameters.enumerated()
      where passed[method.name.text]?.contains(index) == true {
        inputs.insert((parameter.secondName ?? parameter.firstName).text)
      }
    }

    init(of input: String, and computed: Set<String>) {
      inputs = computed.union([input])
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.initializer?.value { follow(node.pattern, value) }
      return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if let value = node.initializer?.value { follow(node.pattern, value) }
      return .visitChildren
    }

    private func follow(_ pattern: PatternSyntax, _ value: ExprSyntax) {
      guard value.mentions(inputs) else { return }
      for token in pattern.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { inputs.insert(name) }
      }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      guard elements.count > 2, elements[1].is(AssignmentExprSyntax.self) else {
        return .visitChildren
      }
      if let object = elements[0].as(MemberAccessExprSyntax.self)?.base?.ownName, object != "self",
        elements.count == 3, let handler = elements[2].as(ClosureExprSyntax.self),
        handler.statements.mentions(inputs),
        handler.signature?.capture?.mentions(inputs) != true
      {
        found.append(Copy(state: object, node: Syntax(node), isHandler: true))
        return .skipChildren
      }
      guard let target = name(of: elements[0]) else { return .visitChildren }
      if elements.dropFirst(2).contains(where: { $0.mentions(inputs) })
        || isAnswer(elements.dropFirst(2), at: node)
      {
        found.append(Copy(state: target, node: Syntax(node)))
      }
      return .visitChildren
    }

    /// Whether it is what a call for the input gives to its closure:
    /// `api.load(id) { items = $0 }`.
    private func isAnswer(
      _ values: ArraySlice<ExprSyntax>, at node: SequenceExprSyntax
    ) -> Bool {
      node.enclosingCalls.contains { call in
        guard let closure = call.trailingClosure, let answer = closure.onlyParameter,
          closure.position <= node.position, node.endPosition <= closure.endPosition
        else { return false }
        return values.contains { $0.mentions([answer]) }
          && call.arguments.contains { $0.expression.mentions(inputs) }
      }
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if let name = CalledName(of: node), name.kind == .function {
        called.insert(name.text)
        for (index, argument) in node.arguments.enumerated()
        where argument.expression.mentions(inputs) {
          passed[name.text, default: []].insert(index)
        }
      }
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        let model = access.base?.ownName, Self.isLoading(access.declName.baseName.text),
        node.arguments.contains(where: { $0.expression.mentions(inputs) })
      {
        found.append(Copy(state: model, node: Syntax(node), isCall: true))
      }
      return .visitChildren
    }

    private static func isLoading(_ method: String) -> Bool {
      !RareConditions.words(of: method).isDisjoint(with: [
        "load", "fetch", "refresh", "reload", "start", "observe", "open", "subscribe", "configure",
        "setup", "prepare", "select", "connect", "listen", "begin", "read", "show", "bind", "watch",
      ])
    }

    private func name(of target: ExprSyntax) -> String? {
      if let reference = target.as(DeclReferenceExprSyntax.self) { return reference.baseName.text }
      guard let access = target.as(MemberAccessExprSyntax.self),
        access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
      else { return nil }
      return access.declName.baseName.text
    }
  }

  private func finding(for input: PropertyFacts, _ opening: Opening, _ copy: Copy) -> Finding? {
    // With another place that sets the state from something, the copy may follow by it.
    let others = resolver.changes(of: copy.state, in: info).sure.filter { place in
      place.fact.value?.all.contains { $0.ownName == input.name } == true
    }
    guard others.count <= 1, let label = label(of: input.name) else { return nil }
    let feed =
      input.wrapper == "Binding"
      ? CallerFeed.ofBinding(info, label: label.name, resolver)
      : CallerFeed.of(info, label: label.name, index: label.index, resolver)
    guard feed.variation.level == .varies, !feed.variation.places.isEmpty else { return nil }
    // The draft of one element is none of the next one that is selected.
    let isDraft = Self.isDraft(copy, of: input.name)
    if isDraft, !feed.choosesElement { return nil }
    let advice =
      isDraft
      ? """
      Give the view an `.id` that names the element, so that each one has a draft of its own.
      """
      : opening.name == "task"
        ? "Start the task again with each value: `.task(id: \(input.name)) { … }`."
        : """
        Read it again with each value: `.onChange(of: \(input.name), initial: true) { … }` in \
        place of `.onAppear`.
        """
    let isHere = code.unit(of: copy.node).path == file.path
    return file.finding(
      StaleCopyRule.self, feed.isOwnState ? StaleCopyRule.description.severity : .info,
      at: isHere ? file.range(of: copy.node) : file.modifier(opening.call),
      """
      When the parent passes another `\(input.name)`, `\(copy.state)` keeps what belongs to the \
      first one.
      """,
      because: feed.variation.because, advice: advice,
      related: feed.variation.places.map { RelatedPlace($0, "passed here") }
        + (isHere ? [] : [code.place(of: copy.node, "read here")]))
  }

  /// The label under which callers pass a property.
  private func label(of property: String) -> (name: String?, index: Int)? {
    if info.facts.initializers.isEmpty { return (property, 0) }
    for initializer in info.facts.initializers {
      guard case .parameter(let name)? = initializer.stored[property],
        let index = initializer.parameters.firstIndex(where: { $0.name == name })
      else { continue }
      return (initializer.parameters[index].label, index)
    }
    return nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether it runs code when the user asks for it, which nobody does for a change of the input.
  fileprivate var isAskedFor: Bool { modifierName == "refreshable" }
}
