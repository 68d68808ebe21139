import SwiftSyntax

/// A sheet or a dialog that every row attaches to one flag.
public struct SharedPresentationRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "shared_presentation", title: "One flag that presents for every row",
    summary: """
      A sheet, an alert or a dialog that is attached inside the row of a `ForEach` is attached \
      once for each row. When all of them follow one flag, every row presents at the same time, \
      and the one that appears may belong to another element than the user chose. Two navigation \
      stacks with one path push and pop together, and groups with one flag open together. A \
      navigation destination in a row of a List is unknown to the stack while the row is not loaded.
      """,
    exemptions: [
      "a flag in `@State` of the row's own view",
      "a binding of the element, or one that compares with the element",
      "a presentation under a condition in the row",
      "stacks in two arms of a condition, of which one is there",
      "a flag that is named for all groups",
      "a destination around the List, or in a stack of its own",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let calls =
      file.calls(named: FunctionCallExprSyntax.presented.keys)
      + file.calls(named: ["navigationDestination", "NavigationLink", "DisclosureGroup", "Section"])
    let own = file.outline.calls.filter {
      $0.modifierName != nil && ($0.argument("isPresented") ?? $0.argument("item")) != nil
    }
    let lazy = LazyDestinations(file: file, resolver: Resolver(project: project)).findings()
    let shared = (calls + own).compactMap { call -> Finding? in
      guard let noun = Self.noun(call) ?? presented(by: call, in: file, project),
        let flag = flag(of: call), let root = Self.root(of: flag),
        !file.isLocalName(root, at: flag),
        let type = file.places.type(at: call.position), let info = project.types[type],
        let owner = project.property(String(root.dropFirst()), of: info), !owner.isComputed,
        BuilderPlace(of: call) != .action,
        let rows = rows(around: call, flag: flag, owner, of: info, in: file, project)
      else { return nil }
      let shown = file.text(of: flag, atMost: 40).dropFirst(
        flag.sourceText.hasPrefix("$") ? 1 : 0)
      return file.finding(
        // Some groups are meant to open together.
        Self.self, call.isGroup ? .info : .warning,
        at: file.range(
          from: call.calledExpression.as(MemberAccessExprSyntax.self)?.declName
            .positionAfterSkippingLeadingTrivia ?? call.positionAfterSkippingLeadingTrivia,
          to: flag.endPositionBeforeTrailingTrivia),
        call.isGroup
          ? "When the user opens or closes one of the groups, all of them follow `\(shown)`."
          : """
          When `\(shown)` is set, the \(noun) of every row is presented, and the one that \
          appears may be another row's.
          """,
        because: call.isGroup
          ? "it is in the row of a `\(rows.container)`, and all rows follow one flag"
          : "it is attached in the row of a `\(rows.container)`, and all rows follow one flag",
        advice: call.isGroup
          ? """
          Keep the ids of the open groups in a `Set`, or the flag in `@State` of the row's view.
          """
          : """
          Attach it once, outside of the rows, and keep the element that it is for, or keep the \
          flag in `@State` of the row's view.
          """,
        related: rows.place.map { [RelatedPlace($0, "the row is made here")] } ?? [])
    }
    return SharedPaths(file: file, project: project).findings() + shown(shared, or: lazy)
  }

  /// One destination is one fault.
  private func shown(_ shared: [Finding], or lazy: [Finding]) -> [Finding] {
    let starts = Set(shared.map(\.range.start))
    return shared + lazy.filter { !starts.contains($0.range.start) }
  }

  /// The flag or the element that decides whether something is open.
  private func flag(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard call.isGroup else {
      return call.argument("isPresented") ?? call.argument("item") ?? call.argument("isActive")
    }
    let flag = call.argument("isExpanded")
    let words = RareConditions.words(of: flag?.sourceText ?? "")
    return words.isDisjoint(with: ["all", "every", "everything"]) ? flag : nil
  }

  /// The kind of thing that a call presents.
  private static func noun(_ call: FunctionCallExprSyntax) -> String? {
    guard let name = call.modifierName else {
      return call.isGroup ? "group" : call.calls("NavigationLink") ? "destination" : nil
    }
    return name == "navigationDestination" ? "page" : FunctionCallExprSyntax.presented[name]
  }

  /// The kind of thing that a modifier of the project presents, `confirmsDeletion(isPresented:)`.
  private func presented(
    by call: FunctionCallExprSyntax, in file: SourceUnit, _ project: ProjectIndex
  ) -> String? {
    guard let name = call.modifierName, FunctionCallExprSyntax.presented[name] == nil else {
      return nil
    }
    let nouns = project.viewMembers(name, from: file.path).flatMap(\.names).compactMap {
      FunctionCallExprSyntax.presented[$0.hasPrefix(".") ? String($0.dropFirst()) : $0]
    }
    return nouns.min()
  }

  /// `$flag` of `$flag`, `self.$flag` and `$model.flag`.
  private static func root(of flag: ExprSyntax) -> String? {
    var expression = flag
    while let access = expression.as(MemberAccessExprSyntax.self), let base = access.base {
      if access.declName.baseName.text.hasPrefix("$") {
        return base.sourceText == "self" ? access.declName.baseName.text : nil
      }
      expression = base
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      name.hasPrefix("$")
    else { return nil }
    return name
  }

  private struct Rows {
    let container: String
    var place: CodePlace?
  }

  private func rows(
    around call: FunctionCallExprSyntax, flag: ExprSyntax, _ owner: PropertyFacts,
    of info: ProjectIndex.TypeInfo, in file: SourceUnit, _ project: ProjectIndex
  ) -> Rows? {
    if let rows = call.rowsAround { return Rows(container: rows.container) }
    // In a method that makes the row of an element.
    if let index = file.places.functionIndex(at: call.position) {
      let function = file.outline.functions[index]
      guard function.parent?.is(MemberBlockItemSyntax.self) == true,
        !function.signature.parameterClause.parameters.isEmpty, isUnconditional(call)
      else { return nil }
      // Often in another file: the body, where the rows are in an extension.
      let code = TypeCode(info, besides: file, in: project)
      let use = code.calls.first {
        CalledName(of: $0)?.text == function.name.text && $0.rowsAround != nil
      }
      return use.flatMap { use in
        let unit = code.unit(of: use)
        return use.rowsAround.map {
          Rows(container: $0.container, place: CodePlace(path: unit.path, line: unit.line(of: use)))
        }
      }
    }
    guard isUnconditional(call) else { return nil }
    return rowsOfView(owner, of: info, project)
  }

  /// A row's view that gets the flag from the view with the rows.
  private func rowsOfView(
    _ owner: PropertyFacts, of info: ProjectIndex.TypeInfo, _ project: ProjectIndex
  ) -> Rows? {
    guard let wrapper = owner.wrapper,
      ["Binding", "ObservedObject", "Bindable", "EnvironmentObject"].contains(wrapper)
    else { return nil }
    for call in project.callers(of: info) {
      guard call.fact.contexts.contains("ForEach") || call.fact.contexts.contains("List"),
        call.fact.contexts.isDisjoint(with: [".sheet", ".navigationDestination", "NavigationLink"]),
        // The view of one row, not of a page with the rows.
        call.fact.arguments.contains(where: { $0.value.isOfElement })
      else { continue }
      let argument = call.fact.arguments.first { $0.label == owner.name }?.value
      switch argument {
      case .name?, .member?:
        guard argument?.isOfElement == false else { continue }
      case nil where wrapper == "EnvironmentObject": break
      default: continue
      }
      return Rows(
        container: call.fact.contexts.contains("ForEach") ? "ForEach" : "List",
        place: CodePlace(path: call.path, line: call.fact.line, column: call.fact.column))
    }
    return nil
  }

  private func isUnconditional(_ node: FunctionCallExprSyntax) -> Bool {
    var child = Syntax(node)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if parent.isBranch { return false }
      child = parent
    }
    return true
  }
}

extension FunctionCallExprSyntax {
  /// Whether it makes a view that opens and closes.
  fileprivate var isGroup: Bool { calls("DisclosureGroup") || calls("Section") }
}

extension Value {
  /// Whether it is, or is read of, an element of a collection.
  var isOfElement: Bool {
    all.contains { if case .element = $0 { true } else { false } }
  }
}
