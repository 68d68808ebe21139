import SwiftSyntax

/// A form's draft that is still there when the form opens again.
public struct KeptDraftRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "kept_draft", title: "A draft that outlives its form",
    summary: """
      State of the presenting view that a sheet or an alert edits stays when the sheet is \
      dismissed. When nothing clears it, saving leaves the entries too; when only saving clears \
      it, canceling leaves what was typed: the next form opens with the entries of the one before.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "a draft that is set where the form opens",
      "a draft that `onDismiss` or `onDisappear` clears",
      "a draft that canceling clears as well",
      "state that nothing clears, or that the view itself shows, such as a filter",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    return file.outline.calls.compactMap { call in
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base != nil,
        ["sheet", "fullScreenCover", "popover", "alert"].contains(access.declName.baseName.text),
        let flag = call.argument("isPresented").flatMap(Self.projected),
        let content = call.closure("content", "actions"),
        let info = file.places.type(at: call.position).flatMap({ project.types[$0] }), info.isView,
        project.property(flag, of: info)?.wrapper == "State"
      else { return nil }
      let drafts = info.facts.properties.filter {
        $0.wrapper == "State" && $0.name != flag && $0.initial != nil
          && !$0.isStatic && content.statements.mentions(["$" + $0.name])
      }
      if drafts.isEmpty { return nil }
      let code = DraftCode(
        code: TypeCode(info, besides: file, in: project), project: project, flag: flag)
      for draft in drafts {
        guard !code.shows(draft.name, outside: content) else { continue }
        guard let reset = code.onlyReset(of: draft) else {
          guard let use = code.spent(draft, in: content) ?? code.spentForm(draft, in: content)
          else { continue }
          return file.finding(
            Self.self, .info, at: file.range(of: access.declName),
            """
            The next \(Self.noun(access.declName.baseName.text)) opens with what was typed into \
            `\(draft.name)` for the one before.
            """,
            because: "nothing clears `\(draft.name)`, and a new element is made of it",
            advice: """
              Clear `\(draft.name)` where `\(flag)` is set to true, or keep it in `@State` of the \
              view that is presented.
              """,
            related: [code.code.place(of: use, "used here")])
        }
        return file.finding(
          Self.self, at: file.range(of: access.declName),
          """
          After a cancel, the next \(Self.noun(access.declName.baseName.text)) opens with what was \
          typed into `\(draft.name)` before.
          """,
          because: "`\(draft.name)` is cleared in one place only, and not where `\(flag)` is set",
          advice: """
            Clear `\(draft.name)` where `\(flag)` is set to true, or keep it in `@State` of the \
            view that is presented.
            """,
          related: [code.code.place(of: reset, "cleared here")])
      }
      return nil
    }
  }

  private static func noun(_ modifier: String) -> String {
    modifier == "fullScreenCover" ? "cover" : modifier
  }

  private static func projected(_ argument: ExprSyntax) -> String? {
    guard let name = argument.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("$")
    else { return nil }
    return String(name.dropFirst())
  }
}

/// The code of a view that sets a draft and the flag of its presentation.
private struct DraftCode {
  let code: TypeCode
  let project: ProjectIndex
  let flag: String

  /// Whether the view itself shows what is edited: then it is no draft but, say, a filter.
  func shows(_ name: String, outside content: ClosureExprSyntax) -> Bool {
    let reads = ShownNames(name, outside: content)
    for variable in code.properties
    where variable.bindings.contains(where: { $0.accessorBlock != nil }) {
      reads.walk(variable)
    }
    return reads.isFound
  }

  private final class ShownNames: SyntaxVisitor {
    let name: String
    let content: ClosureExprSyntax
    var isFound = false

    init(_ name: String, outside content: ClosureExprSyntax) {
      self.name = name
      self.content = content
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
      node.id == content.id || BuilderPlace.role(of: node) == .action
        ? .skipChildren : .visitChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if [name, "$" + name].contains(node.baseName.text) { isFound = true }
      return .skipChildren
    }
  }

  /// The one place that gives a draft its first value again, when a cancel passes it by; nil when
  /// there is none or more than one, or when each opening or each end sets it.
  func onlyReset(of draft: PropertyFacts) -> SequenceExprSyntax? {
    let assignments = code.assignments.filter { $0.elements.first?.ownName == draft.name }
    let resets = assignments.filter { ValueReader.value(of: $0) == draft.initial }
    guard resets.count == 1, let reset = resets.first else { return nil }
    for assignment in assignments where isSetOnTheWay(assignment) { return nil }
    return reset
  }

  /// The initializer of a new element, which an action of the form makes of a draft before it ends
  /// the form; nil when anything sets the draft.
  func spent(_ draft: PropertyFacts, in content: ClosureExprSyntax) -> FunctionCallExprSyntax? {
    guard code.assignments(to: draft.name).isEmpty,
      draft.initial == .literal("\"\"") || draft.initial == .nil
    else { return nil }
    return content.statements.callsInside.first { call in
      guard BuilderPlace(of: call) == .action, CalledName(of: call)?.kind == .initializer,
        call.arguments.contains(where: { $0.expression.mentions([draft.name]) })
      else { return false }
      return call.enclosingCalls.contains {
        ["append", "insert"].contains($0.calledText) || $0.calledText?.hasPrefix("add") == true
      }
    }
  }

  /// The same for a draft that is a value of several fields: what adds an element of it, where the
  /// form ends: `store.add(draft.makeJob()); isAdding = false`.
  func spentForm(_ draft: PropertyFacts, in content: ClosureExprSyntax) -> FunctionCallExprSyntax? {
    guard code.assignments(to: draft.name).isEmpty,
      case .call(.name(let type), [])? = draft.initial,
      let info = project.type(named: type, from: code.type.facts.name),
      info.facts.kind == .structure,
      // A method that empties it.
      !code.calls.contains(where: { isStatement($0, of: draft.name) }),
      !isReset(draft.name, in: content)
    else { return nil }
    return content.statements.callsInside.first { call in
      guard
        ["append", "insert"].contains(call.calledText)
          || call.calledText?.hasPrefix("add") == true,
        call.arguments.contains(where: { $0.expression.mentions([draft.name]) }),
        let list = call.parent?.parent?.as(CodeBlockItemListSyntax.self)
      else { return false }
      return list.contains { item in
        if let called = item.called { return called.calls("dismiss") }
        guard case .expr(let expression) = item.item, let (target, value) = expression.assigned
        else { return false }
        return target.ownName == flag && value.first?.sourceText == "false"
      }
    }
  }

  /// `draft.clear()`, as a statement.
  private func isStatement(_ call: FunctionCallExprSyntax, of name: String) -> Bool {
    call.parent?.is(CodeBlockItemSyntax.self) == true
      && call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName == name
  }

  /// Whether a view that gets the draft sets all of it, or is none of the project's.
  private func isReset(_ name: String, in content: ClosureExprSyntax) -> Bool {
    let resolver = Resolver(project: project)
    return content.statements.callsInside.contains { call in
      call.arguments.contains { argument in
        guard argument.expression.ownName == "$" + name else { return false }
        guard let label = argument.label?.text, let called = CalledName(of: call),
          let view = project.type(named: called.text, from: code.type.facts.name), view.isView,
          let property = project.property(of: view, under: label)
        else { return true }
        let own = property.hasPrefix("_") ? String(property.dropFirst()) : property
        let unit = project.units(of: view, besides: code.units[0])
        return resolver.changes(of: own, in: view).sure.contains { $0.fact.kind == .assigned }
          || unit.contains { file in
            file.calls(in: view.nameInFile).contains { isStatement($0, of: own) }
          }
      }
    }
  }

  /// Whether an assignment runs where the form opens, or each time it ends.
  private func isSetOnTheWay(_ assignment: SequenceExprSyntax) -> Bool {
    var node = Syntax(assignment)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let list = parent.as(CodeBlockItemListSyntax.self), opens(list) { return true }
      if let closure = parent.as(ClosureExprSyntax.self), let place = ClosurePlace(closure) {
        let name = place.call.calledText ?? ""
        if Self.ends.contains(name) || place.label == "onDismiss" { return true }
        // Canceling by a button.
        if name == "Button",
          ["cancel", "close", "dismiss"].contains(where: {
            place.call.arguments.sourceText.lowercased().contains($0)
          })
        {
          return true
        }
      }
      node = parent
    }
    guard let function = code.function(around: assignment) else { return false }
    return isCalledOnTheWay(function.name.text, depth: 0)
  }

  private static let ends: Set<String> = ["onAppear", "onDisappear", "onChange", "task"]

  /// Whether a method is called where the form opens or ends, or passed there.
  private func isCalledOnTheWay(_ method: String, depth: Int) -> Bool {
    guard depth < 3 else { return true }
    for call in code.calls {
      let name = call.calledText ?? ""
      if Self.ends.contains(name), call.passedMethod == method { return true }
      if call.argument("onDismiss")?.ownName == method { return true }
      if name == method, call.calledExpression.ownName != nil {
        var node = Syntax(call)
        while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
          if let list = parent.as(CodeBlockItemListSyntax.self), opens(list) { return true }
          if let closure = parent.as(ClosureExprSyntax.self), let place = ClosurePlace(closure),
            Self.ends.contains(place.call.calledText ?? "") || place.label == "onDismiss"
          {
            return true
          }
          node = parent
        }
      }
    }
    return false
  }

  /// Whether statements set the flag to something else than false.
  private func opens(_ list: CodeBlockItemListSyntax) -> Bool {
    list.contains { item in
      guard case .expr(let expression) = item.item else { return false }
      if let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        elements.count >= 3, elements[1].is(AssignmentExprSyntax.self),
        elements[0].ownName == flag
      {
        return elements[2].sourceText != "false"
      }
      if let toggle = expression.as(FunctionCallExprSyntax.self)?.calledExpression
        .as(MemberAccessExprSyntax.self)
      {
        return toggle.declName.baseName.text == "toggle" && toggle.base?.ownName == flag
      }
      return false
    }
  }
}
