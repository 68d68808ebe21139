import SwiftSyntax

/// One state that every row shows and every row changes.
public struct SharedRowStateRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "shared_row_state", title: "One state for all rows",
    summary: """
      A row of a `ForEach` or a `List` that changes a state of the view around it changes it for \
      all rows. When every row shows that state, all of them open, spin or follow the pointer \
      together, and what the user types into one field appears in every field.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "a state that is compared with the element, or kept by its id",
      "rows that show it only under a condition on the element",
      "a state that disables all rows during the work of one",
      "a mode of the whole list, such as `isEditing` or a unit",
      "a state in the row's own view",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    return file.calls(named: ["ForEach", "List"]).flatMap { call -> [Finding] in
      guard let rows = ElementRows(call), let row = rows.row, !rows.isAmongOptions,
        BuilderPlace(of: call) == .builder, let type = file.places.type(at: call.position),
        let info = project.types[type], info.isView
      else { return [] }
      let states = info.facts.properties.filter {
        $0.wrapper == "State" && !$0.isOfWholeList && !file.isLocalName($0.name, at: row)
      }
      if states.isEmpty { return [] }
      let judge = RowJudge(row: row, rows: rows, file: file)
      return states.compactMap { judge.finding(for: $0.name) }
    }
  }
}

extension PropertyFacts {
  /// Words of a mode that all rows are meant to share.
  private static let modes: Set<String> = [
    "edit", "editing", "edited", "select", "selecting", "selection", "mode", "reorder",
    "reordering", "unit", "units", "metric", "percent", "percentage", "currency", "absolute",
    "relative", "format", "style", "compact", "layout", "sort", "sorted", "ascending", "all",
    "every", "theme", "answers", "results", "wiggle", "jiggle", "grid", "global", "list",
  ]

  fileprivate var isOfWholeList: Bool {
    !Self.modes.isDisjoint(with: RareConditions.words(of: name))
  }
}

/// Judges the uses of the states of a view in one row.
private struct RowJudge {
  let row: ClosureExprSyntax
  let rows: ElementRows
  let file: SourceUnit
  /// The names by which code in the row means its element, or something made of it.
  let element: Set<String>

  init(row: ClosureExprSyntax, rows: ElementRows, file: SourceUnit) {
    self.row = row
    self.rows = rows
    self.file = file
    var names = Set(rows.elementNames.flatMap { [$0, "$" + $0] })
    names.formUnion(rows.elementNames.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 })
    for item in row.statements {
      guard let variable = item.item.as(VariableDeclSyntax.self) else { continue }
      for binding in variable.bindings
      where binding.initializer.map({ $0.value.mentions(names) }) == true {
        names.insert(binding.pattern.sourceText)
      }
    }
    element = names
  }

  func finding(for name: String) -> Finding? {
    if let field = row.references(to: "$" + name).lazy.compactMap(control).first {
      return file.finding(
        SharedRowStateRule.self, at: file.range(of: field.argument),
        "What the user enters in one row appears in every row.",
        because: "the fields of all rows of the `\(rows.container)` edit the one `\(name)`",
        advice: """
          Keep it for each element: in the element, in a dictionary by its id, or in `@State` of \
          the row's own view.
          """)
    }
    let uses = row.references(to: name)
    guard uses.count > 1, let change = uses.lazy.compactMap(ownChange).first,
      let shown = uses.first(where: isShown)
    else { return nil }
    return file.finding(
      SharedRowStateRule.self, at: file.range(of: change),
      "When the user acts on one row, every row shows the changed `\(name)`.",
      because: "it is one state for all rows of the `\(rows.container)`",
      advice: """
        Keep the ids of the elements that it holds for, such as `\(name)IDs: Set<…>`, or move it \
        into `@State` of the row's own view.
        """,
      related: [RelatedPlace(path: file.path, range: file.range(of: shown), message: "shown here")])
  }

  private static let controls: [String: String] = [
    "TextField": "text", "SecureField": "text", "TextEditor": "text", "Toggle": "isOn",
    "Slider": "value", "Stepper": "value", "DatePicker": "selection", "ColorPicker": "selection",
  ]

  /// A control of every row that edits the state.
  private func control(_ projection: Syntax) -> (argument: LabeledExprSyntax, Void)? {
    guard let argument = projection.parent?.as(LabeledExprSyntax.self), let call = argument.call,
      let name = call.calledText, Self.controls[name] == argument.label?.text,
      call.calledExpression.is(DeclReferenceExprSyntax.self), !dependsOnElement(projection),
      // A row of another list, or one field beside the rows.
      call.rowsAround?.call.id == rows.call.id
    else { return nil }
    return (argument, ())
  }

  /// A change by an action of the row that is about the row alone: a toggle, a pointer that enters
  /// or leaves, the begin and the end of work.
  private func ownChange(_ reference: Syntax) -> Syntax? {
    guard isInAction(reference), !dependsOnElement(reference) else { return nil }
    if let access = reference.parent?.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "toggle", isByUser(reference), !storesElement(reference)
    {
      return reference
    }
    guard let sequence = reference.parent?.parent?.as(SequenceExprSyntax.self),
      let (target, value) = ExprSyntax(sequence).assigned, target.id == ExprSyntax(reference)?.id,
      value.count == 1
    else { return nil }
    if reference.isInClosure(of: ["onHover"]) { return reference }
    guard value[0].sourceText == "true", isByUser(reference), !storesElement(reference),
      let list = sequence.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return nil }
    let endsToo = list.contains { item in
      guard item.position > sequence.position, case .expr(let expression) = item.item,
        let (other, end) = expression.assigned
      else { return false }
      return other.sourceText == target.sourceText && end.first?.sourceText == "false"
    }
    return endsToo ? reference : nil
  }

  private func isByUser(_ reference: Syntax) -> Bool {
    reference.isInClosure(of: ["Button", "onTapGesture", "onLongPressGesture", "onHover"])
  }

  /// Whether the action also stores which element it is for.
  private func storesElement(_ reference: Syntax) -> Bool {
    var node = reference.parent
    while let parent = node, parent.id != row.id {
      if let list = parent.as(CodeBlockItemListSyntax.self) {
        for item in list {
          guard case .expr(let expression) = item.item, let (_, value) = expression.assigned else {
            continue
          }
          if value.contains(where: { $0.mentions(element) }) { return true }
        }
      }
      node = parent.parent
    }
    return false
  }

  private func isInAction(_ node: Syntax) -> Bool { BuilderPlace(of: node) == .action }

  /// Modifiers whose arguments show nothing, or hold all rows back on purpose.
  private static let silent: Set<String> = [
    "disabled", "allowsHitTesting", "animation", "onChange", "task", "sensoryFeedback", "sheet",
    "alert", "confirmationDialog", "popover", "fullScreenCover", "scrollDisabled", "transaction",
    "interactiveDismissDisabled", "moveDisabled", "deleteDisabled",
  ]

  /// Whether every row shows the state by a view or a modifier.
  private func isShown(_ reference: Syntax) -> Bool {
    guard BuilderPlace(of: reference) == .builder, !dependsOnElement(reference) else {
      return false
    }
    var node = reference.parent
    while let parent = node, parent.id != row.id {
      if let argument = parent.as(LabeledExprSyntax.self), let call = argument.call {
        if let modifier = call.modifierName, Self.silent.contains(modifier) { return false }
        if ["Binding", "Task"].contains(call.calledText ?? "") { return false }
      }
      if let inner = parent.as(FunctionCallExprSyntax.self), inner.id != rows.call.id,
        ElementRows(inner) != nil
      {
        return false
      }
      if let closure = parent.as(ClosureExprSyntax.self), let place = ClosurePlace(closure),
        place.call.modifierName.map(Self.silent.contains) == true
      {
        return false
      }
      node = parent.parent
    }
    return true
  }

  /// Whether an expression or a condition around a reference looks at the element.
  private func dependsOnElement(_ reference: Syntax) -> Bool {
    var child = reference
    while let parent = child.parent, parent.id != row.id {
      if let sequence = parent.as(SequenceExprSyntax.self) {
        let parts = Array(sequence.elements)
        let ternary = parts.firstIndex { $0.is(UnresolvedTernaryExprSyntax.self) }
        let end = ternary ?? parts.count
        let isAssigned = parts.count > 1 && parts[1].is(AssignmentExprSyntax.self)
        if !isAssigned, parts[..<end].contains(where: { $0.mentions(element) }) { return true }
      }
      if let conditional = parent.as(IfExprSyntax.self),
        conditional.conditions.mentions(element)
      {
        return true
      }
      if let choice = parent.as(SwitchExprSyntax.self), choice.subject.mentions(element) {
        return true
      }
      if let list = parent.as(CodeBlockItemListSyntax.self),
        list.contains(where: { item in
          item.position < child.position
            && item.item.as(GuardStmtSyntax.self)?.conditions.mentions(element) == true
        })
      {
        return true
      }
      if let access = parent.as(SubscriptCallExprSyntax.self), access.arguments.mentions(element) {
        return true
      }
      child = parent
    }
    return false
  }
}

extension Syntax {
  /// Whether a closure of one of these calls runs it, whatever stands between.
  fileprivate func isInClosure(of names: Set<String>) -> Bool {
    enclosingCalls.contains { names.contains($0.calledText ?? "") }
  }
}
