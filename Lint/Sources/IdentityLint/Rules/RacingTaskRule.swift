import SwiftSyntax

/// Tasks that a change starts without canceling the one before.
public struct RacingTaskRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "racing_task", title: "An older answer that replaces a newer one",
    summary: """
      A `Task` that `onChange` or a choice begins is not canceled by the next one. When the value \
      changes twice, two tasks wait at the same time, and the answer to the older value may come \
      last: the view then shows it under the newer value. `.task(id:)` cancels the older work; \
      work that takes every error as "nothing" then empties what the view shows. A method that \
      reads what is selected after an `await` gives the answer to what is selected by then.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "`.task(id:)`, which cancels the task before", "a task that is stored, to be canceled",
      "a task that looks whether the value is still the same, or whether it was canceled",
      "a method that returns while another task runs",
      "a load that stores nothing when it fails, or asks whether it was canceled",
      "work that stores no answer",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    let resolver = Resolver(project: project.seen(from: file))
    let late = LateSelection(file: file, resolver: resolver).findings()
    guard file.mentionsViews else { return late }
    let found = Self.distinct(
      file.calls(named: "onChange").compactMap { changed($0, in: file, resolver) }
        + file.outline.properties.compactMap { observed($0, in: file, resolver) }
        + file.calls(named: "Binding").compactMap { written($0, in: file, resolver) }
        + file.calls(named: "sink").compactMap { received($0, in: file, resolver) })
    return found + late + CanceledLoad(file: file, resolver: resolver).findings()
      + file.outline.functions.compactMap { chosen($0, in: file, resolver) }.filter { choice in
        !found.contains { $0.range.start == choice.range.start }
      }
  }

  /// One task is one fault, whatever number of changes begin it.
  private static func distinct(_ findings: [Finding]) -> [Finding] {
    var seen: Set<SourceRange> = []
    return findings.filter { seen.insert($0.range).inserted }
  }

  /// The finding at a task; at the code that begins it, when the task is in another file.
  private func finding(
    _ task: FunctionCallExprSyntax, begunBy node: some SyntaxProtocol, in code: ActionCode,
    _ message: String, because reason: String, advice: String
  ) -> Finding {
    let file = code.file
    let unit = code.unit(of: task)
    let isHere = unit.path == file.path
    return file.finding(
      Self.self, at: file.range(of: isHere ? Syntax(task.calledExpression) : Syntax(node)),
      message, because: reason, advice: advice,
      related: isHere
        ? []
        : [
          RelatedPlace(
            path: unit.path, range: unit.range(of: task.calledExpression),
            message: "the task is begun here")
        ])
  }

  /// `func select(_ day: Day) { selection = day; Task { items = await load(day) } }` of a view.
  private func chosen(
    _ function: FunctionDeclSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    let project = resolver.project
    guard let body = function.body, let type = file.places.type(at: function.position),
      let info = project.types[type], info.isView || info.isReference,
      !file.calls(named: function.name.text).isEmpty
        || info.isReference && project.calls["." + function.name.text] != nil
        || info.isExtendedElsewhere
          && TypeCode(info, besides: file, in: project).units.contains(where: {
            !$0.calls(named: function.name.text).isEmpty
          })
    else { return nil }
    let code = ActionCode(file: file, type: type, resolver: resolver)
    for parameter in function.signature.parameterClause.parameters {
      let name = (parameter.secondName ?? parameter.firstName).text
      // It is what the view shows from then on.
      let shown = code.unconditional(body.statements).lazy.compactMap { item -> String? in
        guard case .expr(let expression) = item.item, let (target, value) = expression.assigned,
          value.count == 1, value[0].sourceText == name, let own = target.ownName,
          let property = project.property(own, of: info),
          info.isView
            ? ["State", "Binding"].contains(property.wrapper)
            : !property.isComputed && !property.isLet
        else { return nil }
        return own
      }.first
      guard let shown, let task = Race.task(in: body.statements, code, [name, shown]) else {
        continue
      }
      return finding(
        task, begunBy: function.name, in: code,
        """
        When the user chooses twice, the older answer can come last and replace the newer one.
        """,
        because: "nothing cancels the task of the choice before",
        advice: """
          \(info.isView
            ? "Use `.task(id: \(shown)) { … }`, which cancels the task before it starts another."
            : "Keep the task in a property, and cancel it before the next one begins.")
          """)
    }
    return nil
  }

  /// `.onChange(of: query) { Task { results = await search(query) } }`.
  private func changed(
    _ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard let name = call.calledExpression.as(MemberAccessExprSyntax.self)?.declName,
      call.modifierName != nil,
      let subject = call.argument("of"), BuilderPlace(of: call) == .builder
    else { return nil }
    let code = ActionCode(
      file: file, type: file.places.type(at: call.position), resolver: resolver)
    guard let statements = code.statements(of: call), let names = Self.names(subject, statements),
      let task = Race.task(in: statements, code, names)
        ?? Race.modelCall(
          in: statements, code, names,
          member: subject.as(MemberAccessExprSyntax.self)?.declName.baseName.text)
    else { return nil }
    let value = file.text(of: subject, atMost: 40)
    return finding(
      task, begunBy: name, in: code,
      """
      When `\(value)` changes twice, the older answer can come last and replace the newer one.
      """,
      because: "nothing cancels the task of the change before",
      advice: "Use `.task(id: \(value)) { … }`, which cancels the task before it starts another.")
  }

  /// The names of the changed value: its own, and those of the closure's parameters.
  private static func names(_ subject: ExprSyntax, _ statements: CodeBlockItemListSyntax) -> Set<
    String
  >? {
    var root = subject
    while let base = root.as(MemberAccessExprSyntax.self)?.base, base.sourceText != "self" {
      root = base
    }
    guard let own = root.ownName else { return nil }
    var names: Set<String> = [own, "$0", "$1"]
    switch statements.parent?.as(ClosureExprSyntax.self)?.signature?.parameterClause {
    case .simpleInput(let list): names.formUnion(list.map(\.name.text))
    case .parameterClause(let clause):
      names.formUnion(clause.parameters.map { ($0.secondName ?? $0.firstName).text })
    case nil: break
    }
    return names
  }

  /// `Binding(get: { query }, set: { query = $0; Task { results = await search($0) } })`.
  private func written(
    _ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard call.calls("Binding"), let set = call.setter, let name = set.onlyParameter else {
      return nil
    }
    let code = ActionCode(
      file: file, type: file.places.type(at: call.position), resolver: resolver)
    guard let task = Race.task(in: set.statements, code, [name]) else { return nil }
    return finding(
      task, begunBy: set, in: code,
      "When the value is set twice, the older answer can come last and replace the newer one.",
      because: "nothing cancels the task of the change before",
      advice: "Set the value alone, and use `.task(id:)`, which cancels the task before it.")
  }

  /// `$query.sink { query in Task { self.results = await search(query) } }`.
  private func received(
    _ call: FunctionCallExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard call.modifierName != nil, let closure = call.closure("receiveValue"),
      let name = closure.onlyParameter, call.calledExpression.sourceText.contains("$")
    else { return nil }
    let code = ActionCode(
      file: file, type: file.places.type(at: call.position), resolver: resolver)
    guard let task = Race.task(in: closure.statements, code, [name]) else { return nil }
    return finding(
      task, begunBy: closure, in: code,
      "When the value changes twice, the older answer can come last and replace the newer one.",
      because: "nothing cancels the task of the change before",
      advice: "Keep the task in a property, and cancel it before the next one begins.")
  }

  /// `var query { didSet { Task { results = await search(query) } } }` of a model.
  private func observed(
    _ variable: VariableDeclSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    guard let binding = variable.bindings.first,
      case .accessors(let list)? = binding.accessorBlock?.accessors,
      let body = list.first(where: { $0.accessorSpecifier.text == "didSet" })?.body,
      let type = file.places.type(at: variable.position)
    else { return nil }
    let code = ActionCode(file: file, type: type, resolver: resolver)
    let name = binding.pattern.sourceText
    guard let task = Race.task(in: body.statements, code, [name]) else { return nil }
    return finding(
      task, begunBy: binding.pattern, in: code,
      "When `\(name)` is set twice, the older answer can come last and replace the newer one.",
      because: "nothing cancels the task of the change before",
      advice: "Keep the task in a property, and cancel it before the next one begins.")
  }
}

private enum Race {
  /// The task in statements that waits for an answer to a value and stores it unchecked.
  static func task(
    in statements: CodeBlockItemListSyntax, _ code: ActionCode, _ names: Set<String>
  ) -> FunctionCallExprSyntax? {
    var names = names
    for (call, method) in code.ownCalls(in: statements) {
      // The methods' names of the value: `search(for: new)`.
      for (argument, parameter) in zip(
        call.arguments, method.signature.parameterClause.parameters)
      where argument.expression.mentions(names) {
        names.insert((parameter.secondName ?? parameter.firstName).text)
      }
    }
    names.formUnion(madeOf(names, in: statements))
    let items = begun(by: statements, code, names)
    // `let text = query`, before the task.
    for binding in items.compactMap({ $0.item.as(VariableDeclSyntax.self) }).flatMap(\.bindings) {
      guard let value = binding.initializer?.value, value.mentions(names) else { continue }
      names.insert(binding.pattern.sourceText)
    }
    for item in items {
      if let asking = callback(item, names) { return asking }
      guard let task = item.begunTask, let work = task.trailingClosure else { continue }
      let methods = code.methods(usedIn: [Syntax(work.statements)])
      let nodes = [Syntax(work.statements)] + methods.compactMap { $0.body.map { Syntax($0) } }
      let answering = nodes.filter(stores)
      if !answering.isEmpty, nodes.contains(where: { $0.mentions(names) }),
        !([nodes[0]] + answering).contains(where: { checks($0, names) })
      {
        return task
      }
      if answering.isEmpty, nodes.count == 1, asksModel(work, code, names) { return task }
    }
    return nil
  }

  /// A call that asks for an answer to the value and stores what its closure gets:
  /// `api.search(query) { results = $0 }`.
  private static func callback(
    _ item: CodeBlockItemSyntax, _ names: Set<String>
  ) -> FunctionCallExprSyntax? {
    guard let call = item.called, let closure = call.trailingClosure,
      call.arguments.contains(where: { $0.expression.mentions(names) }),
      let answer = closure.onlyParameter, !checks(Syntax(closure.statements), names),
      !runsAtOnce.contains(call.calledText ?? ""),
      closure.statements.contains(where: { item in
        guard case .expr(let expression) = item.item, let assigned = expression.assigned,
          let target = assigned.target.ownName ?? assigned.target.weakName
        else { return false }
        return !names.contains(target) && assigned.value.contains { $0.mentions([answer]) }
      })
    else { return nil }
    return call
  }

  private static let runsAtOnce: Set<String> = [
    "forEach", "map", "withAnimation", "first", "firstIndex", "filter", "reduce",
  ]

  /// The call by which an action lets a model begin such a task: `model.search(text)`.
  ///
  /// - Parameter member: the member of the model that is the value, if it is one.
  static func modelCall(
    in statements: CodeBlockItemListSyntax, _ code: ActionCode, _ names: Set<String>,
    member: String? = nil
  ) -> FunctionCallExprSyntax? {
    begun(by: statements, code, names).lazy.compactMap { item -> FunctionCallExprSyntax? in
      guard let call = item.called, let method = code.modelMethod(of: call),
        let body = method.declaration.body
      else { return nil }
      var given = parameters(of: method.declaration, givenBy: call, names)
      if let member,
        let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName,
        names.contains(base)
      {
        given.insert(member)
      }
      guard !given.isEmpty, !checks(Syntax(body), given), !admitsOne(body, given) else {
        return nil
      }
      return task(in: body.statements, method.code, given) == nil ? nil : call
    }.first
  }

  /// A method's names of a value that a call gives it.
  private static func parameters(
    of method: FunctionDeclSyntax, givenBy call: FunctionCallExprSyntax, _ names: Set<String>
  ) -> Set<String> {
    Set(
      zip(call.arguments, method.signature.parameterClause.parameters).compactMap {
        $0.expression.mentions(names) ? ($1.secondName ?? $1.firstName).text : nil
      })
  }

  /// `Task { await model.search(text) }`, where the method waits for the answer and stores it.
  private static func asksModel(
    _ work: ClosureExprSyntax, _ code: ActionCode, _ names: Set<String>
  ) -> Bool {
    guard !checks(Syntax(work.statements), names) else { return false }
    return work.statements.callsInside.contains { call in
      guard call.arguments.contains(where: { $0.expression.mentions(names) }),
        let method = code.modelMethod(of: call)?.declaration, let body = method.body
      else { return false }
      let given = parameters(of: method, givenBy: call, names)
      return stores(Syntax(body)) && !checks(Syntax(body), given) && !admitsOne(body, given)
    }
  }

  /// The local names of what is made of the value alone: `let text = query.lowercased()`.
  private static func madeOf(
    _ names: Set<String>, in statements: CodeBlockItemListSyntax
  ) -> Set<String> {
    var made: Set<String> = []
    for item in statements {
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings {
        guard let value = binding.initializer?.value, !value.awaits,
          case let roots = Roots.all(in: value), !roots.isEmpty,
          roots.isSubset(of: names.union(made))
        else { continue }
        made.insert(binding.pattern.sourceText)
      }
    }
    return made
  }

  /// Whether a method lets one call run at a time: `guard !isLoading else { return }`.
  private static func admitsOne(_ body: CodeBlockSyntax, _ given: Set<String>) -> Bool {
    let names = given.union(madeOf(given, in: body.statements))
    return body.statements.contains { item in
      if item.awaits { return false }
      if let check = item.item.as(GuardStmtSyntax.self) {
        return !looksOnly(at: names, check.conditions)
      }
      return item.mayReturn && item.checked.map { !looksOnly(at: names, $0.conditions) } ?? false
    }
  }

  /// The statements that run, past checks of the value alone: `guard !term.isEmpty else { … }`, and
  /// those of the branches of such a check.
  private static func begun(
    by statements: CodeBlockItemListSyntax, _ code: ActionCode, _ names: Set<String>
  ) -> [CodeBlockItemSyntax] {
    code.unconditional(
      statements, past: { looksOnly(at: names, $0.conditions) },
      pastIf: { looksOnly(at: names, $0.conditions) }
    ).flatMap { item in
      guard let check = item.checked, looksOnly(at: names, check.conditions) else { return [item] }
      var arms = [check.body.statements]
      if case .codeBlock(let otherwise)? = check.elseBody { arms.append(otherwise.statements) }
      return [item] + arms.flatMap { begun(by: $0, code, names) }
    }
  }

  /// Whether a condition is about the value alone, as a look at its length is. One that reads
  /// something else, such as a flag of the running task, may let one task run at a time.
  private static func looksOnly(
    at names: Set<String>, _ conditions: ConditionElementListSyntax
  ) -> Bool {
    let roots = Roots.all(in: conditions)
    return !roots.isEmpty && roots.isSubset(of: names)
  }

  /// The names that an expression begins with, those of values.
  private final class Roots: SyntaxVisitor {
    var names: Set<String> = []

    static func all(in node: some SyntaxProtocol) -> Set<String> {
      let walk = Roots(viewMode: .sourceAccurate)
      walk.walk(node)
      return walk.names
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.baseName.text.first?.isUppercase != true, node.baseName.text != "self" {
        names.insert(node.baseName.text)
      }
      return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      guard let base = node.base else { return .skipChildren }
      if base.sourceText == "self" { names.insert(node.declName.baseName.text) } else { walk(base) }
      return .skipChildren
    }
  }

  /// Whether code looks at a cancellation, or compares the value again.
  private static func checks(_ node: Syntax, _ names: Set<String>) -> Bool {
    let text = node.sourceText
    if ["isCancelled", "checkCancellation", ".cancel()"].contains(where: text.contains) {
      return true
    }
    return comparesValue(node, names)
  }

  private static func comparesValue(_ node: Syntax, _ names: Set<String>) -> Bool {
    if let conditions = node.as(ConditionElementListSyntax.self) {
      let text = conditions.sourceText
      return (text.contains("==") || text.contains("!=")) && conditions.mentions(names)
    }
    return node.children(viewMode: .sourceAccurate).contains { comparesValue($0, names) }
  }

  /// Whether an own property gets the answer: `results = await …`, or an assignment after the wait.
  private static func stores(_ node: Syntax) -> Bool {
    let walk = Stores(viewMode: .sourceAccurate)
    walk.walk(node)
    return walk.isFound
  }

  private final class Stores: SyntaxVisitor {
    var isFound = false
    private var waited: Set<String> = []

    /// `let found = await search()`: what is made of it is an answer.
    override func visitPost(_ node: PatternBindingSyntax) {
      if let value = node.initializer?.value, value.awaits || value.mentions(waited) {
        waited.insert(node.pattern.sourceText)
      }
    }

    override func visitPost(_ node: OptionalBindingConditionSyntax) {
      if let value = node.initializer?.value, value.awaits || value.mentions(waited) {
        waited.insert(node.pattern.sourceText)
      }
    }

    override func visitPost(_ node: SequenceExprSyntax) {
      guard let assigned = ExprSyntax(node).assigned else { return }
      var target = assigned.target
      while let base = target.as(MemberAccessExprSyntax.self)?.base, base.sourceText != "self" {
        target = base
      }
      guard let name = target.ownName ?? assigned.target.weakName, !waited.contains(name) else {
        return
      }
      var reader = ValueReader(steps: 1)
      guard LocalNames.origin(of: name, at: Syntax(node), reader: &reader) == nil else { return }
      if assigned.value.contains(where: { $0.awaits || $0.mentions(waited) }) { isFound = true }
    }
  }
}

extension CodeBlockItemSyntax {
  /// The task that a statement begins and forgets: `Task { … }`, `_ = Task { … }`.
  fileprivate var begunTask: FunctionCallExprSyntax? {
    guard case .expr(let expression) = item else { return nil }
    var call = expression.as(FunctionCallExprSyntax.self)
    if let (target, value) = expression.assigned, target.is(DiscardAssignmentExprSyntax.self) {
      call = value.first?.as(FunctionCallExprSyntax.self)
    }
    guard let call, call.calls("Task") || call.calledExpression.sourceText == "Task.detached" else {
      return nil
    }
    return call
  }
}

extension ActionCode {
  /// The calls of own methods in statements, each with the method.
  fileprivate func ownCalls(in statements: CodeBlockItemListSyntax) -> [(
    call: FunctionCallExprSyntax, method: FunctionDeclSyntax
  )] {
    statements.callsInside.compactMap { call in
      call.calledExpression.ownName.flatMap(method).map { (call, $0) }
    }
  }
}

extension ExprSyntax {
  /// `x` of `self?.x`.
  fileprivate var weakName: String? {
    guard let access = self.as(MemberAccessExprSyntax.self), access.base?.sourceText == "self?"
    else { return nil }
    return access.declName.baseName.text
  }
}
