import SwiftSyntax

/// Steps of which one is shown at a time, and to which the user goes back: the form of the step
/// before is created again, empty.
extension FormJudge {
  /// The code that returns to a step: it takes one away, or an action that is named for it sets
  /// the step again. `PlanStep(onBack: { step = .name })`, `Button("Back") { page -= 1 }`
  func wayBack(
    to pattern: String, of flag: Flag, besides arm: some SyntaxProtocol
  ) -> (node: Syntax, file: SourceUnit)? {
    for assignment in file.outline.assignments
    where file.places.type(at: assignment.position) == type
      && !(arm.position..<arm.endPosition).contains(assignment.position)
      && isTarget(assignment.elements.first, of: flag)
      && Self.returns(assignment, to: pattern)
    {
      return (Syntax(assignment), file)
    }
    // A step that gets the binding goes back by itself.
    guard flag.owner.facts.name == info.facts.name else { return nil }
    for projection in file.projections(of: flag.name, in: type)
    where !(arm.position..<arm.endPosition).contains(projection.position) {
      guard let argument = projection.argument, let label = argument.label?.text,
        let name = argument.call?.calledText,
        let view = resolver.project.type(named: name, from: type), view.isView,
        resolver.project.property(label, of: view)?.wrapper == "Binding"
      else { continue }
      for unit in resolver.project.units(of: view, besides: file) {
        if let assignment = unit.assignments(to: label, in: view.nameInFile).first(where: {
          Self.returns($0, to: pattern)
        }) {
          return (Syntax(assignment), unit)
        }
      }
    }
    return nil
  }

  /// Whether an expression is the flag: `step`, or `flow.step` of a model.
  private func isTarget(_ expression: ExprSyntax?, of flag: Flag) -> Bool {
    guard let expression else { return false }
    if flag.owner.facts.name == info.facts.name {
      return expression.ownName == flag.name && !file.isLocalName(flag.name, at: expression)
    }
    return Flag(expression, in: self).map {
      $0.name == flag.name && $0.owner.facts.name == flag.owner.facts.name
    } ?? false
  }

  private static func returns(_ assignment: SequenceExprSyntax, to pattern: String) -> Bool {
    let parts = Array(assignment.elements)
    guard parts.count >= 3 else { return false }
    if parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "-=" { return true }
    guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { return false }
    let value = parts[2].sourceText
    return (value == pattern || value.hasSuffix(pattern) && pattern.hasPrefix("."))
      && saysBack(Syntax(assignment))
  }

  private static let words: Set<String> = [
    "back", "previous", "prev", "edit", "change", "return", "backward", "backwards",
  ]

  /// Whether the label, the button or the function around an action is named for going back.
  private static func saysBack(_ node: Syntax) -> Bool {
    func names(_ text: String) -> Bool { !words.isDisjoint(with: RareConditions.words(of: text)) }
    var child = node
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let label = parent.as(LabeledExprSyntax.self)?.label?.text, names(label) { return true }
      if let label = parent.as(MultipleTrailingClosureElementSyntax.self)?.label.text, names(label)
      {
        return true
      }
      if let call = parent.as(FunctionCallExprSyntax.self), call.calls("Button"),
        call.arguments.first.map({ names($0.expression.sourceText) }) == true
          || call.closures.contains(where: { closure in
            ["\"Back", "\"Previous", "chevron.left", "chevron.backward", "arrow.left"].contains(
              where: closure.sourceText.contains)
          })
      {
        return true
      }
      child = parent
    }
    return parent(of: node, FunctionDeclSyntax.self).map { names($0.name.text) } ?? false
  }

  private static func parent<Node: SyntaxProtocol>(of node: Syntax, _ kind: Node.Type) -> Node? {
    var rest = node.parent
    while let parent = rest {
      if let found = parent.as(kind) { return found }
      rest = parent.parent
    }
    return nil
  }

  /// `if page == 0 { … } else if page == 1 { … }`: the flag, and the arms with their values.
  func chain(_ node: IfExprSyntax) -> (flag: Flag, arms: [(String, CodeBlockItemListSyntax)])? {
    var flag: Flag?
    var arms: [(String, CodeBlockItemListSyntax)] = []
    var link: IfExprSyntax? = node
    while let current = link {
      guard current.conditions.count == 1,
        case .expression(let condition)? = current.conditions.first?.condition,
        let parts = condition.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        parts.count == 3, parts[1].sourceText == "==",
        let found = Flag(parts[0], in: self), flag == nil || flag?.name == found.name
      else { return nil }
      flag = found
      arms.append((parts[2].sourceText, current.body.statements))
      if case .ifExpr(let next)? = current.elseBody { link = next } else { link = nil }
    }
    return flag.map { ($0, arms) }
  }

  /// The finding for a form in an arm of such a chain.
  func findingOfChain(_ node: IfExprSyntax) -> Finding? {
    guard let (flag, arms) = chain(node) else { return nil }
    for (value, statements) in arms {
      guard let form = form(in: statements), startsEmpty(form) else { continue }
      if let choice = choice(of: flag) ?? buttons(for: flag, besides: node) {
        return report(
          form, "`\(flag.name)` chooses between pages, and only one of them is there",
          related: RelatedPlace(
            path: file.path, range: file.range(of: choice), message: "chosen here"))
      }
      if let back = wayBack(to: value, of: flag, besides: statements) {
        return report(form, flag, back)
      }
    }
    return nil
  }

  func report(_ form: Form, _ flag: Flag, _ back: (node: Syntax, file: SourceUnit)) -> Finding {
    report(
      form, "`\(flag.name)` shows one step at a time, and the user goes back to this one",
      related: RelatedPlace(
        path: back.file.path, range: back.file.range(of: back.node), message: "set back here"))
  }
}
