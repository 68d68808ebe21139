import SwiftSyntax

/// Tasks that a change starts without canceling the one before.
public struct RacingTaskRule: LintRule {
  public static let description = RuleDescription(
    identifier: "racing_task", title: "An older answer that replaces a newer one",
    summary: """
      A `Task` that `onChange` begins is not canceled by the next change. When the value changes \
      twice, two tasks wait at the same time, and the answer to the older value may come last: the \
      view then shows it under the newer value.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "`.task(id:)`, which cancels the task before", "a task that is stored, to be canceled",
      "a task that looks whether the value is still the same, or whether it was canceled",
      "work that stores no answer",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    return file.calls(named: "onChange").compactMap { changed($0, in: file) }
      + file.outline.properties.compactMap { observed($0, in: file) }
  }

  /// `.onChange(of: query) { Task { results = await search(query) } }`.
  private func changed(_ call: FunctionCallExprSyntax, in file: SourceUnit) -> Finding? {
    guard call.modifierName != nil,
      let subject = call.argument("of"), BuilderPlace(of: call) == .builder
    else { return nil }
    let code = ActionCode(file: file, type: file.places.type(at: call.position))
    guard let statements = code.statements(of: call), let names = Self.names(subject, statements),
      let task = Race.task(in: statements, code, names)
    else { return nil }
    let value = file.text(of: subject, atMost: 40)
    return file.finding(
      Self.self, at: file.range(of: task.calledExpression),
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

  /// `var query { didSet { Task { results = await search(query) } } }` of a model.
  private func observed(_ variable: VariableDeclSyntax, in file: SourceUnit) -> Finding? {
    guard let binding = variable.bindings.first,
      case .accessors(let list)? = binding.accessorBlock?.accessors,
      let body = list.first(where: { $0.accessorSpecifier.text == "didSet" })?.body,
      let type = file.places.type(at: variable.position)
    else { return nil }
    let code = ActionCode(file: file, type: type)
    let name = binding.pattern.sourceText
    guard let task = Race.task(in: body.statements, code, [name]) else { return nil }
    return file.finding(
      Self.self, at: file.range(of: task.calledExpression),
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
    for item in code.unconditional(statements) {
      guard case .expr(let expression) = item.item,
        let task = expression.as(FunctionCallExprSyntax.self), task.calls("Task"),
        let work = task.trailingClosure
      else { continue }
      let methods = code.methods(usedIn: [Syntax(work.statements)])
      let nodes = [Syntax(work.statements)] + methods.compactMap { $0.body.map { Syntax($0) } }
      guard nodes.contains(where: { $0.mentions(names) }),
        !nodes.contains(where: { checks($0, names) }),
        nodes.contains(where: stores)
      else { continue }
      return task
    }
    return nil
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

    override func visitPost(_ node: SequenceExprSyntax) {
      guard let assigned = ExprSyntax(node).assigned else { return }
      var target = assigned.target
      while let base = target.as(MemberAccessExprSyntax.self)?.base, base.sourceText != "self" {
        target = base
      }
      guard let name = target.ownName, !waited.contains(name) else { return }
      var reader = ValueReader(steps: 1)
      guard LocalNames.origin(of: name, at: Syntax(node), reader: &reader) == nil else { return }
      if assigned.value.contains(where: { $0.awaits || $0.mentions(waited) }) { isFound = true }
    }
  }
}
