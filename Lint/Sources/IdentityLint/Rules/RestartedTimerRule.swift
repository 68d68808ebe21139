import SwiftSyntax

extension CodeBlockItemListSyntax {
  /// The only expression, or what the last statement returns.
  fileprivate var lastValue: ExprSyntax? {
    if let value = onlyValue { return value }
    guard case .stmt(let statement)? = last?.item else { return nil }
    return statement.as(ReturnStmtSyntax.self)?.expression
  }
}

/// A timer that a body, or a view's plain property, makes again.
public struct RestartedTimerRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "restarted_timer", title: "A timer that each update starts again",
    summary: """
      A timer that is made in a body is another one each time the body runs, and so is one in a \
      plain property each time the parent's body runs. The old one is canceled and the new one \
      waits its whole interval: with frequent updates it never fires. The body of a view or a \
      modifier with a closure runs with that of its caller. A publisher with `debounce` \
      or `throttle` drops the value that waits in it. The update method of a platform view runs at \
      each update as well: what it loads without a check is loaded again.
      """,
    severity: .info, warnings: ["a timer that the body makes"],
    exemptions: [
      "a body that only the timer's own changes run again",
      "a timer in `@State`, in a model, or in a static or global constant",
      "a plain property of a view that is made once", "an interval of less than a second",
      "an update method that compares, or of a view with nothing but what it loads",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let objects = ObservedObjects(project: project.seen(from: file))
    return file.outline.calls.compactMap { received($0, in: file, objects) }
      + file.outline.properties.flatMap { stored($0, in: file, objects) }
      + ReloadedContent(file: file, resolver: Resolver(project: objects.project)).findings()
  }

  /// `.onReceive(Timer.publish(…).autoconnect()) { … }` in a body.
  private func received(
    _ call: FunctionCallExprSyntax, in file: SourceUnit, _ objects: ObservedObjects
  ) -> Finding? {
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "onReceive",
      let given = call.arguments.first?.expression,
      let type = file.places.type(at: call.position), let info = objects.project.types[type],
      info.isView,
      let (publisher, unit) = made(by: given, in: file, info, objects.project),
      case let timer = timer(in: publisher), case let waiting = waiting(in: publisher),
      timer != nil || waiting != nil
    else { return nil }
    let code = ActionCode(file: file, type: type)
    let ticks = code.statements(of: call).map { [Syntax($0)] } ?? []
    let run = ticks + code.methods(usedIn: ticks).map { Syntax($0) }
    // Typing runs the body again, unless the tick sets the text.
    let own = run.reduce(into: Set<String>()) { $0.formUnion(CalledNames.inside($1)) }
      .filter { name in
        !file.isTyped(name, in: type)
          || file.assignments(to: name, in: type).contains { assignment in
            run.contains { ($0.position..<$0.endPosition).contains(assignment.position) }
          }
      }
    let ownCause = objects.whatRunsAgain(info, except: own)
    guard let cause = ownCause ?? PassedActions(objects: objects, file: file).cause(of: info) else {
      return nil
    }
    if let waiting {
      return file.finding(
        Self.self, at: file.range(of: given),
        """
        Each time `\(cause)` changes, the body makes another publisher: a value that waits in \
        `\(waiting)` is dropped.
        """,
        because: "the body of `\(ProjectIndex.simple(type))` makes the publisher",
        advice: "Make it once, in a model or in `@State`, and receive from that one.")
    }
    guard let timer else { return nil }
    let isHere = unit.path == file.path
    return file.finding(
      Self.self, ownCause == nil ? .info : .warning,
      at: file.range(of: isHere ? ExprSyntax(timer) : given),
      """
      Each time `\(cause)` changes, the body makes another timer, which waits its whole interval \
      again.
      """,
      because: "the body of `\(ProjectIndex.simple(type))` makes the timer",
      advice: """
        Keep it: `@State private var timer = \(unit.text(of: publisher))`, and \
        `.onReceive(timer) { … }`.
        """,
      related: isHere
        ? []
        : [RelatedPlace(path: unit.path, range: unit.range(of: timer), message: "made here")])
  }

  /// `let timer = Timer.publish(…).autoconnect()` in a view that its parent makes again.
  private func stored(
    _ variable: VariableDeclSyntax, in file: SourceUnit, _ objects: ObservedObjects
  ) -> [Finding] {
    guard variable.attributes.isEmpty,
      !variable.modifiers.contains(where: { ["static", "lazy"].contains($0.name.text) }),
      let type = file.places.type(at: variable.position), let info = objects.project.types[type],
      objects.isOrdinaryView(info), !info.comparesItself
    else { return [] }
    return variable.bindings.compactMap { binding in
      guard binding.accessorBlock == nil,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let timer = binding.initializer.map({ timer(in: $0.value) })
          ?? file.assignments(to: name, in: type).lazy.compactMap({ assignment in
            ExprSyntax(assignment).assigned?.value.first.flatMap(timer)
          }).first,
        let makers = objects.makers(of: info, without: name), !makers.isEmpty
      else { return nil }
      let maker = ProjectIndex.simple(makers[0].fact.type ?? "")
      return file.finding(
        Self.self, at: file.range(of: timer),
        """
        Each time the parent's body runs, `\(name)` is another timer, which waits its whole \
        interval again.
        """,
        because: "the body of `\(maker)` makes `\(ProjectIndex.simple(type))`",
        advice: "Keep it: `@State private var \(name) = …`.",
        related: makers.prefix(2).map {
          RelatedPlace(
            CodePlace(path: $0.path, line: $0.fact.line, column: $0.fact.column), "made here")
        })
    }
  }

  /// The expression that makes a publisher, and its file: the given one, or that of a constant, a
  /// computed property or a function of the view.
  private func made(
    by expression: ExprSyntax, in file: SourceUnit, _ view: ProjectIndex.TypeInfo,
    _ project: ProjectIndex
  ) -> (ExprSyntax, SourceUnit)? {
    if let reference = expression.as(DeclReferenceExprSyntax.self),
      let local = CalledNames.initialValue(of: reference)
    {
      return (local, file)
    }
    let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression ?? expression
    guard let name = callee.ownName else {
      // `Clock.ticks`, a computed property or a function of a type.
      guard let access = callee.as(MemberAccessExprSyntax.self),
        let owner = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
        owner.first?.isUppercase == true,
        let info = project.types[owner] ?? project.type(named: owner, from: view.facts.name)
      else { return (expression, file) }
      return member(access.declName.baseName.text, of: info, besides: file, project)
        ?? (expression, file)
    }
    if let found = member(name, of: view, besides: file, project) { return found }
    guard let function = project.functions(name, from: view.facts.name).first,
      case let unit = project.unit(at: function.path, else: file),
      let value = unit.member(name, of: nil)?.lastValue
    else { return (expression, file) }
    return (value, unit)
  }

  private func member(
    _ name: String, of type: ProjectIndex.TypeInfo, besides file: SourceUnit,
    _ project: ProjectIndex
  ) -> (ExprSyntax, SourceUnit)? {
    project.units(of: type, besides: file).lazy.compactMap { unit in
      unit.member(name, of: type.nameInFile)?.lastValue.map { ($0, unit) }
    }.first
  }

  /// The operator in a chain that keeps values back.
  private func waiting(in expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return nil }
    let name = access.declName.baseName.text
    return ["debounce", "throttle", "delay", "collect"].contains(name) ? name : waiting(in: base)
  }

  /// Whether its interval is so short that nobody notices the delay.
  private func isShort(_ timer: FunctionCallExprSyntax) -> Bool {
    timer.argument("every").flatMap { Double($0.sourceText) }.map { $0 < 1 } ?? false
  }

  /// The `Timer.publish(…)` that is connected immediately.
  private func timer(in expression: ExprSyntax) -> FunctionCallExprSyntax? {
    guard let call = expression.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
    else { return nil }
    if access.declName.baseName.text == "publish",
      base.as(DeclReferenceExprSyntax.self)?.baseName.text == "Timer"
    {
      return isShort(call) ? nil : call
    }
    return timer(in: base)
  }
}
