import SwiftSyntax

/// Tasks that a change starts without canceling the one before.
public struct RacingTaskRule: ModelRule {
  public static let description = RuleDescription(
    identifier: "racing_task", title: "An older answer that replaces a newer one",
    summary: """
      A `Task` that `onChange` or a choice begins is not canceled by the next one. When the value \
      changes twice, two tasks wait at the same time, and the answer to the older value may come \
      last: the view then shows it under the newer value. `.task(id:)` cancels the older work; \
      work that takes every error as "nothing" then empties what the view shows. A method that \
      reads what is selected after an `await` gives the answer to what is selected by then. Work \
      that shows every error shows the cancellation, too, over the newer answer. A value that is \
      copied before an `await` and stored as a whole after it takes back what the user changed \
      during the wait.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "`.task(id:)`, which cancels the task before", "a task that is stored, to be canceled",
      "a task that looks whether the value is still the same, or whether it was canceled",
      "a method that returns while another task runs",
      "a load that stores nothing when it fails, or asks whether it was canceled",
      "an error of a load that nothing cancels while it is shown",
      "work that stores no answer",
      "a copy that is made after the last `await`, or of what nothing else changes",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsModelCode else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    let found = Self.distinct(
      file.calls(named: "onChange").compactMap { changed($0, in: file, resolver) }
        + file.outline.properties.compactMap { observed($0, in: file, resolver) }
        + file.calls(named: "Binding").compactMap { written($0, in: file, resolver) }
        + file.calls(named: "sink").compactMap { received($0, in: file, resolver) })
    let late =
      LateSelection(file: file, resolver: resolver).findings()
      + StaleWriteBack(file: file, resolver: resolver).findings()
    let canceled = CanceledLoad(file: file, resolver: resolver).findings()
    return found + late + canceled
      + ShownError(file: file, resolver: resolver).findings().filter { error in
        !canceled.contains { $0.range.start.line == error.range.start.line }
      }
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
