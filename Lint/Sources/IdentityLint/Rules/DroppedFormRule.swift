import SwiftSyntax

/// A view with the user's input in a branch that goes away and comes back.
public struct DroppedFormRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "dropped_form", title: "A form in a branch that comes back empty",
    summary: """
      A view in a branch is removed when the condition changes, and made again when it changes \
      back. What was typed into its own `@State` is gone: after a save that failed, or when the \
      user returns to a page that a `switch` or a changing `.id` shows. A navigation in such a \
      branch loses its open pages. A modifier that shows something in place of its content does \
      the same.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "a form whose draft is in a view above the condition", "a `TabView`, which keeps its pages",
      "a flag that only the first loading sets", "a page that takes its state from what it gets",
      "an editor that a button opens and closes",
      "a step to which nothing goes back",
      "a navigation whose case is left only before there is something to show",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return file.outline.conditionals.compactMap { node in
      guard node.parent?.is(IfExprSyntax.self) != true, BuilderPlace(of: node) == .builder else {
        return nil
      }
      let judge = FormJudge(file: file, resolver: resolver, node: Syntax(node))
      return judge?.finding(for: node) ?? judge?.findingOfChain(node)
    }
      + file.outline.switches.compactMap { node in
        guard BuilderPlace(of: node) == .builder else { return nil }
        return FormJudge(file: file, resolver: resolver, node: Syntax(node))?.finding(for: node)
      }
      + file.calls(named: "id").compactMap { call in
        FormJudge(file: file, resolver: resolver, node: Syntax(call))?.findingOfStep(call)
      }
      + CoveringViews(file: file, resolver: resolver).findings()
  }
}

/// Judges the effect of one condition on the forms and pages in its branches.
struct FormJudge {
  let file: SourceUnit
  let resolver: Resolver
  let info: ProjectIndex.TypeInfo
  let type: String

  init?(file: SourceUnit, resolver: Resolver, node: Syntax) {
    guard let type = file.places.type(at: node.position),
      let info = resolver.project.types[type], info.isView
    else { return nil }
    self.file = file
    self.resolver = resolver
    self.info = info
    self.type = type
  }

  func finding(for node: IfExprSyntax) -> Finding? {
    guard node.conditions.count == 1,
      case .expression(var condition)? = node.conditions.first?.condition
    else { return nil }
    var isBusyArm = true
    if let prefix = condition.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "!" {
      condition = prefix.expression
      isBusyArm = false
    }
    if let found = findingOfPhase(condition, node, isNegated: !isBusyArm) { return found }
    guard let flag = Flag(condition, in: self) else { return nil }
    // The arms that are shown while the flag is false.
    for arm in isBusyArm ? node.otherArms : [node.body.statements] {
      if let pages = pages(in: arm), let work = repeatedWork(flag, leaving: nil, pages) {
        return report(pages, flag, work)
      }
      guard let form = form(in: arm), let work = busyWork(flag) else { continue }
      return report(
        form, "`\(flag.name)` is set in \(work.fact.scopeName) while the work runs",
        related: RelatedPlace(CodePlace(path: work.path, line: work.fact.line), "set here"))
    }
    return nil
  }

  func finding(for node: SwitchExprSyntax) -> Finding? {
    guard let flag = Flag(node.subject, in: self) else { return nil }
    let arms = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard arms.count > 1 else { return nil }
    for arm in arms {
      if case .case(let label) = arm.label, let pages = pages(in: arm.statements),
        let work = repeatedWork(flag, leaving: label.caseItems.sourceText, pages)
      {
        return report(pages, flag, work)
      }
      if let pages = pages(in: arm.statements), !isPathKept(of: pages),
        let choice = choice(of: flag) ?? buttons(for: flag, besides: node)
      {
        return report(pages, flag, chosenAt: choice)
      }
      guard case .case(let label) = arm.label, let form = form(in: arm.statements) else { continue }
      let pattern = label.caseItems.sourceText
      if let choice = choice(of: flag) ?? buttons(for: flag, besides: node) {
        return report(
          form, "`\(flag.name)` chooses between pages, and only one of them is there",
          related: RelatedPlace(
            path: file.path, range: file.range(of: choice), message: "chosen here")
        )
      }
      if startsEmpty(form), let back = wayBack(to: pattern, of: flag, besides: arm.statements) {
        return report(form, flag, back)
      }
      if let work = phaseWork(flag, pattern) {
        return report(
          form, "`\(flag.name)` is set in \(work.fact.scopeName) while the work runs",
          related: RelatedPlace(CodePlace(path: work.path, line: work.fact.line), "set here"))
      }
    }
    return nil
  }

  func report(_ form: Form, _ reason: String, related: RelatedPlace) -> Finding {
    file.finding(
      DroppedFormRule.self, at: file.range(of: form.call.calledExpression),
      "When this comes back, what was entered in `\(form.state)` of `\(form.name)` is lost.",
      because: reason,
      advice: """
        Keep `\(form.state)` in the view above the condition and pass a binding, or leave the form \
        in place, disabled or under an overlay.
        """,
      related: [related])
  }

  // MARK: The form

  struct Form {
    let call: FunctionCallExprSyntax
    let name: String
    let state: String
  }

  /// A view of an arm that keeps what is typed in a state of its own.
  func form(in arm: some SyntaxProtocol) -> Form? {
    let walk = FormCalls(viewMode: .sourceAccurate)
    walk.walk(arm)
    for call in walk.found {
      guard let name = call.calledText,
        let view = resolver.project.type(named: name, from: type), view.isView,
        let state = typedState(of: view, depth: 0)
      else { continue }
      return Form(call: call, name: name, state: state)
    }
    return nil
  }

  private func typedState(of view: ProjectIndex.TypeInfo, depth: Int) -> String? {
    guard depth < 3, !view.isRepresentable else { return nil }
    let words: Set<String> = ["search", "query", "filter"]
    let typed = view.facts.properties.first { property in
      guard property.wrapper == "State" || property.wrapper == "StateObject",
        RareConditions.words(of: property.name).isDisjoint(with: words)
      else { return false }
      return isEntered(property, of: view)
    }
    if let typed { return typed.name }
    // The content of a `sheet` belongs to that presentation.
    guard view.facts.names.isDisjoint(with: [".sheet", ".fullScreenCover"]) else { return nil }
    for name in view.facts.names.sorted() where name.first?.isUppercase == true {
      guard let inner = resolver.project.type(named: name, from: view.facts.name), inner.isView,
        inner.facts.name != view.facts.name,
        let state = typedState(of: inner, depth: depth + 1)
      else { continue }
      return state
    }
    return nil
  }

  /// Whether a field of the view edits a property.
  private func isEntered(_ property: PropertyFacts, of view: ProjectIndex.TypeInfo) -> Bool {
    let fields: Set<String> = ["TextField", "TextEditor", "SecureField"]
    guard !view.facts.names.isDisjoint(with: fields) else { return false }
    return resolver.project.units(of: view, besides: file).contains { unit in
      unit.projections(of: property.name, in: view.nameInFile).contains { projection in
        guard let argument = projection.argument, let call = argument.call else { return false }
        return argument.label?.text == "text" && fields.contains(call.calledText ?? "")
      }
    }
  }

  final class FormCalls: SyntaxVisitor {
    var found: [FunctionCallExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard let name = CalledName(of: node) else { return .visitChildren }
      switch name.kind {
      case .initializer:
        // Another rule judges the rows; links and tabs show something else.
        if ["ForEach", "TabView", "Button", "Menu"].contains(name.text)
          || name.text.hasSuffix("Link")
        {
          return .skipChildren
        }
        found.append(node)
        return .visitChildren
      case .member:
        if let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base { walk(base) }
        return .skipChildren
      case .function: return .skipChildren
      }
    }

    /// An inner condition is judged by itself.
    override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  }

  // MARK: The condition

  /// A state of the view, or a member of an object that it has.
  struct Flag {
    let name: String
    let owner: ProjectIndex.TypeInfo
    let property: PropertyFacts

    init?(_ expression: ExprSyntax, in judge: FormJudge) {
      if let own = expression.ownName {
        guard let property = judge.resolver.project.property(own, of: judge.info),
          !property.isComputed
        else { return nil }
        name = own
        owner = judge.info
        self.property = property
        return
      }
      guard let access = expression.as(MemberAccessExprSyntax.self), let base = access.base,
        let type = judge.resolver.type(
          of: ValueReader.value(of: base), in: .init(type: judge.info.facts.name)),
        let info = judge.resolver.project.type(
          named: TypeShape(type).base, from: judge.info.facts.name), info.isReference,
        let property = judge.resolver.project.property(access.declName.baseName.text, of: info),
        !property.isComputed
      else { return nil }
      name = access.declName.baseName.text
      owner = info
      self.property = property
    }
  }

  typealias Change = ChangeIndex.Place

  /// A function that sets the flag for the time of its work, and that the user starts.
  func busyWork(_ flag: Flag) -> Change? {
    let changes = resolver.changes(of: flag.name, in: flag.owner).sure.filter {
      $0.fact.kind == .assigned
    }
    return changes.first { begin in
      begin.fact.value == .literal("true")
        && changes.contains { end in
          end.fact.value == .literal("false") && end.path == begin.path
            && isSameWork(begin.fact, end.fact)
        } && isStartedByUser(begin)
    }
  }

  /// A function that leaves the arm's phase, while some code returns to it.
  private func phaseWork(_ flag: Flag, _ pattern: String) -> Change? {
    let changes = resolver.changes(of: flag.name, in: flag.owner).sure.filter {
      $0.fact.kind == .assigned
    }
    func isArm(_ change: Change) -> Bool {
      switch change.fact.value {
      case .implicitMember(let name)?, .member(_, let name)?,
        .call(.implicitMember(let name), _)?:
        return pattern.hasPrefix(".\(name)")
      default: return false
      }
    }
    return changes.first { begin in
      guard !isArm(begin), begin.fact.value != nil else { return false }
      let isByUser = isStartedByUser(begin)
      guard isByUser || isStartedAtReturn(begin) else { return false }
      return changes.contains {
        isArm($0) && $0.path == begin.path && isSameWork(begin.fact, $0.fact)
          && (isByUser || begin.fact.line < $0.fact.line)
      }
    }
  }

  func isSameWork(_ begin: MutationFacts, _ end: MutationFacts) -> Bool {
    guard begin.function == end.function, begin.type == end.type else { return false }
    if begin.function != nil { return true }
    // In a closure of the body: the lines of one action.
    return (begin.line...(begin.line + 20)).contains(end.line)
      && file.calls(in: type).contains { call in
        let lines = lines(of: call)
        return call.calls("Button") && lines.contains(begin.line) && lines.contains(end.line)
      }
  }

  /// Whether an action runs the code, and not only the appearance of a view.
  func isStartedByUser(_ change: Change) -> Bool {
    guard let function = change.fact.function else {
      return file.path == change.path
        && file.calls(in: type).contains { call in
          call.calledText == "Button" && lines(of: call).contains(change.fact.line)
        }
    }
    return file.calls(in: type).contains { call in
      if call.passedMethod == function || call.passes(function) {
        return !["task", "onAppear", "refreshable"].contains(call.modifierName)
      }
      guard call.calledText == function else { return false }
      return BuilderPlace(of: call) == .action
        && !call.enclosingCalls.contains {
          ["task", "onAppear", "refreshable", "onReceive"].contains($0.modifierName)
        }
    }
  }

  private func lines(of node: some SyntaxProtocol) -> ClosedRange<Int> {
    let start = file.line(of: node)
    return start...max(start, file.place(of: node.endPositionBeforeTrailingTrivia).line)
  }

  /// Buttons beside the pages that each choose another one, as a bar of tabs has them.
  func buttons(for flag: Flag, besides pages: some SyntaxProtocol) -> ExprSyntax? {
    guard ["State", "SceneStorage", "AppStorage", "Binding"].contains(flag.property.wrapper),
      flag.owner.facts.name == info.facts.name
    else { return nil }
    let choices = file.assignments(to: flag.name, in: type).filter { assignment in
      guard BuilderPlace(of: assignment) == .action,
        !(pages.position..<pages.endPosition).contains(assignment.position),
        assignment.enclosingCalls.contains(where: { $0.calls("Button") })
      else { return false }
      switch ValueReader.value(of: assignment) {
      case .implicitMember, .member(.name, _), .literal: return true
      default: return false
      }
    }
    let values = Set(choices.map { ValueReader.value(of: $0) })
    return values.count > 1 ? choices.first?.elements.first : nil
  }

  /// Where the user chooses the page: a picker, or a bar that gets the binding.
  func choice(of flag: Flag) -> ExprSyntax? {
    guard ["State", "SceneStorage", "AppStorage", "Binding"].contains(flag.property.wrapper),
      flag.owner.facts.name == info.facts.name
    else { return nil }
    for projection in file.projections(of: flag.name, in: type) {
      guard let call = projection.argument?.call,
        call.calledExpression.is(DeclReferenceExprSyntax.self)
      else { continue }
      return ExprSyntax(projection)
    }
    // A bar with a button for each page: `ForEach(Tab.allCases) { tab in Button { page = tab } }`.
    for assignment in file.assignments(to: flag.name, in: type)
    where BuilderPlace(of: assignment) == .action {
      guard case .element = ValueReader.value(of: assignment) else { continue }
      return assignment.elements.first
    }
    return nil
  }
}

extension IfExprSyntax {
  /// The arms after the first.
  var otherArms: [CodeBlockItemListSyntax] {
    switch elseBody {
    case .ifExpr(let next): [next.body.statements] + next.otherArms
    case .codeBlock(let block): [block.statements]
    case nil: []
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether an argument is a method of this name: `Form(onSave: save)`.
  fileprivate func passes(_ method: String) -> Bool {
    arguments.contains { $0.expression.ownName == method }
  }
}
