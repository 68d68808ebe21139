import SwiftSyntax

/// A page that is opened with a position: `navigationDestination(for: Int.self) { index in
/// Editor(item: $items[index]) }`, also in a route's case or member, or handed on to the page.
struct OpenedPositions {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    let openers: Set<String> = [
      "navigationDestination", "sheet", "fullScreenCover", "popover", "inspector", "WindowGroup",
    ]
    return file.calls(named: openers.sorted()).compactMap { call in
      guard let closure = call.closure("destination", "content"), opensWithValue(call, closure),
        let name = closure.onlyParameter
      else { return nil }
      let uses = Subscripts.all(in: Syntax(closure.statements))
      let pages = CalledNames.inside(closure.statements)
      for use in uses where isPosition(use, name, in: closure) {
        if let finding = finding(use, in: file, opened: use, pages) { return finding }
      }
      return handedOn(name, closure, pages)
    }
  }

  /// Whether the closure gets what the page was opened with. A position in `@State` is judged where
  /// the state is set.
  private func opensWithValue(
    _ call: FunctionCallExprSyntax, _ closure: ClosureExprSyntax
  ) -> Bool {
    if call.argument("for") != nil { return true }
    guard call.modifierName != nil, let state = call.argument("item")?.ownName,
      state.hasPrefix("$"), let type = file.places.type(at: call.position),
      let property = resolver.project.property(
        String(state.dropFirst()), of: resolver.project.types[type]),
      let kind = property.type
    else { return false }
    return TypeShape(kind).base != "Int"
  }

  /// `items[index]`, `items[route.index]`, and a name that a pattern takes out of the route.
  private func isPosition(
    _ use: SubscriptCallExprSyntax, _ name: String, in closure: ClosureExprSyntax
  ) -> Bool {
    guard use.arguments.count == 1, let index = use.arguments.first?.expression else {
      return false
    }
    var root = index
    while let base = root.as(MemberAccessExprSyntax.self)?.base { root = base }
    guard let spelled = root.as(DeclReferenceExprSyntax.self)?.baseName.text.withoutDollar else {
      return false
    }
    if name == "$0", !isDirect(use, in: closure) { return false }
    let name = name.withoutDollar
    var reader = ValueReader(steps: 20)
    let origin = LocalNames.origin(of: spelled, at: Syntax(root), reader: &reader)
    if spelled == name { return !isLookedUp(origin) }
    guard case .part? = origin else { return false }
    return takesOut(spelled, of: name, at: Syntax(use), in: closure)
  }

  /// Whether no closure inside of this one is around the use, which has a `$0` of its own.
  private func isDirect(_ use: SubscriptCallExprSyntax, in closure: ClosureExprSyntax) -> Bool {
    var node = Syntax(use).parent
    while let parent = node, !parent.is(ClosureExprSyntax.self) { node = parent.parent }
    return node?.id == closure.id
  }

  /// Whether a name of the closure was replaced by the position of an element that was looked up.
  private func isLookedUp(_ origin: Value?) -> Bool {
    origin?.all.contains { part in
      guard case .call(.member(_, let method), _) = part else { return false }
      return ["firstIndex", "lastIndex"].contains(method)
    } ?? false
  }

  /// Whether a pattern over the closure's value binds the name.
  private func takesOut(
    _ name: String, of value: String, at use: Syntax, in closure: ClosureExprSyntax
  ) -> Bool {
    var node = use
    while let parent = node.parent, parent.id != closure.id {
      if let arm = parent.as(SwitchCaseSyntax.self), case .case(let label) = arm.label,
        label.caseItems.mentionsPattern(name),
        let whole = arm.parent?.parent?.as(SwitchExprSyntax.self)
      {
        return whole.subject.sourceText.withoutDollar == value
      }
      if let conditional = parent.as(IfExprSyntax.self) {
        for element in conditional.conditions {
          guard case .matchingPattern(let match) = element.condition,
            match.pattern.mentionsPattern(name)
          else { continue }
          return match.initializer.value.sourceText.withoutDollar == value
        }
      }
      node = parent
    }
    return false
  }

  /// `Page(index: index)`, whose body reads `store.items[index]`.
  private func handedOn(
    _ name: String, _ closure: ClosureExprSyntax, _ pages: Set<String>
  ) -> Finding? {
    for call in closure.statements.callsInside {
      guard let type = call.calledText,
        let view = resolver.project.type(
          named: type, from: file.places.type(at: call.position)), view.isView,
        let given = call.arguments.first(where: {
          $0.expression.sourceText.withoutDollar == name.withoutDollar
        }),
        let label = given.label?.text,
        let own = resolver.project.property(of: view, under: label),
        let property = resolver.project.property(own, of: view), property.wrapper == nil,
        property.isLet, property.type == "Int"
      else { continue }
      for unit in resolver.project.units(of: view, besides: file) {
        for use in unit.properties(of: view.nameInFile).flatMap({
          Subscripts.all(in: Syntax($0))
        }) {
          guard use.arguments.count == 1, use.arguments.first?.expression.ownName == own,
            let finding = finding(use, in: unit, opened: given.expression, pages)
          else { continue }
          return finding
        }
      }
    }
    return nil
  }

  private func finding(
    _ use: SubscriptCallExprSyntax, in unit: SourceUnit, opened: some SyntaxProtocol,
    _ pages: Set<String>
  ) -> Finding? {
    guard let index = use.arguments.first?.expression,
      let owner = CollectionOwner(
        of: ValueReader.value(of: use.calledExpression), in: unit.resolverPlace(of: use),
        resolver.seen(from: unit)),
      let type = owner.facts?.type, TypeShape(type).element != nil,
      let move = owner.changes(resolver).first(where: {
        owner.moves($0.fact) && canBeMeanwhile($0, pages)
      })
    else { return nil }
    let shown = unit.text(of: index, atMost: 30)
    return file.finding(
      RememberedIndexRule.self, at: file.range(of: opened),
      """
      When `\(owner.property)` changes while this is open, `\(shown)` names another element, or \
      one that is not there.
      """,
      because:
        "it was opened with the position, and `\(owner.property)` is changed in "
        + move.fact.scopeName,
      advice: "Open it with the element's `id`, and look the element up when it is needed.",
      related: [
        RelatedPlace(
          CodePlace(path: move.path, line: move.fact.line),
          "elements are inserted, removed or moved here")
      ])
  }

  // MARK: Changes while the page is open

  /// Whether the change can come while the page covers the view that opened it: from work that no
  /// press begins, or from the page itself.
  private func canBeMeanwhile(_ change: ChangeIndex.Place, _ pages: Set<String>) -> Bool {
    if let type = change.fact.type, pages.contains(ProjectIndex.simple(type)),
      resolver.project.type(around: type)?.isView == true
    {
      return true
    }
    var seen: Set<String> = []
    guard change.path == file.path else {
      // A method of a model in another file, as far as this file calls it.
      return change.fact.function.map { isCalledUnasked($0, pages, &seen) } ?? false
    }
    let nodes =
      file.outline.calls.filter { call in
        call.modifierName.map { Mutators.kind(of: $0, call) == .reordered } ?? false
          && file.line(of: call) == change.fact.line
      }.map { Syntax($0) }
      + file.outline.assignments.filter { file.line(of: $0) == change.fact.line }.map { Syntax($0) }
    return nodes.contains { runsUnasked($0, pages, &seen) }
  }

  /// Whether a task, a timer, a message or another change runs this, or the page.
  private func runsUnasked(_ node: Syntax, _ pages: Set<String>, _ seen: inout Set<String>) -> Bool
  {
    var child = node
    while let parent = child.parent {
      if let loop = parent.as(ForStmtSyntax.self), loop.awaitKeyword != nil { return true }
      if let closure = parent.as(ClosureExprSyntax.self), let place = ClosurePlace(closure) {
        let name = place.call.calledText ?? ""
        if Self.unasked.contains(name) { return true }
        if Self.asked.contains(name) { return false }
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return isCalledUnasked(function.name.text, pages, &seen)
      }
      child = parent
    }
    return false
  }

  /// The same for the calls of a function in this file.
  private func isCalledUnasked(
    _ name: String, _ pages: Set<String>, _ seen: inout Set<String>
  ) -> Bool {
    guard seen.insert(name).inserted, seen.count < 12 else { return false }
    return file.outline.calls.contains { call in
      if call.passedMethod == name { return Self.unasked.contains(call.calledText ?? "") }
      guard call.calledText == name else { return false }
      if let type = file.places.type(at: call.position), pages.contains(ProjectIndex.simple(type)) {
        return true
      }
      return runsUnasked(Syntax(call), pages, &seen)
    }
  }

  private static let unasked: Set<String> = [
    "task", "onReceive", "onChange", "onOpenURL", "sink", "scheduledTimer", "addObserver",
    "addSnapshotListener", "observe",
  ]

  private static let asked: Set<String> = [
    "Button", "onDelete", "onMove", "onTapGesture", "refreshable", "swipeActions", "contextMenu",
    "onSubmit", "dropDestination",
  ]

  private final class Subscripts: SyntaxVisitor {
    private var found: [SubscriptCallExprSyntax] = []

    static func all(in node: Syntax) -> [SubscriptCallExprSyntax] {
      let walk = Subscripts(viewMode: .sourceAccurate)
      walk.walk(node)
      return walk.found
    }

    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
      found.append(node)
      return .visitChildren
    }

    /// An action runs immediately, with the position of that moment.
    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      BuilderPlace.role(of: node) == .action ? .skipChildren : .visitChildren
    }
  }
}

extension SyntaxProtocol {
  /// Whether a pattern inside binds the name.
  fileprivate func mentionsPattern(_ name: String) -> Bool {
    if let pattern = self.as(IdentifierPatternSyntax.self) {
      return pattern.identifier.text == name
    }
    return children(viewMode: .sourceAccurate).contains { $0.mentionsPattern(name) }
  }
}

extension String {
  fileprivate var withoutDollar: String { hasPrefix("$") ? String(dropFirst()) : self }
}
