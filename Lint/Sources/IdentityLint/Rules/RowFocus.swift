import SwiftSyntax

/// A field in the view of a row, whose focus value is the same in each row:
/// `.focused(focus, equals: .name)` with a binding that the list's view passes on.
struct RowFocus {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: "focused").compactMap { call in
      guard call.modifierName != nil, BuilderPlace(of: call) == .builder,
        let type = file.places.type(at: call.position),
        let view = resolver.project.types[type], view.isView,
        let focus = call.arguments.first?.expression, let name = name(of: focus),
        !file.isLocalName(name, at: focus),
        let property = resolver.project.property(name, of: view), property.isFocusBinding,
        let value = value(of: call), isUnconditional(call),
        let rows = rows(of: view, passing: name)
      else { return nil }
      return file.finding(
        // Its precision on unseen code is not known yet.
        RepeatedTagRule.self, .info, at: file.range(of: value),
        """
        Every row has the focus value `\(value.sourceText)`: setting it may focus another field \
        than the one that is meant.
        """,
        because: "all rows of a `\(rows.container)` get one focus state, and the value does not "
          + "depend on the element",
        advice: "Make the value of the row's element, such as its `id`.",
        related: [RelatedPlace(rows.place, "the row is made here")])
    }
  }

  /// `focus` of `focus`, `$focus` and `self.$focus`.
  private func name(of focus: ExprSyntax) -> String? {
    focus.ownName.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }

  /// The value that is the same wherever the view is. A flag for all rows often only ends the
  /// focus.
  private func value(of call: FunctionCallExprSyntax) -> ExprSyntax? {
    guard let given = call.argument("equals") else { return nil }
    switch ValueReader.value(of: given) {
    case .literal, .implicitMember: return given
    case .member(.name(let type), _) where type.first?.isUppercase == true: return given
    default: return nil
    }
  }

  private func isUnconditional(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if parent.isBranch || parent.is(GuardStmtSyntax.self) || parent.is(ExprListSyntax.self) {
        return false
      }
      if let closure = parent.as(ClosureExprSyntax.self), let place = ClosurePlace(closure),
        // Shown one at a time.
        FunctionCallExprSyntax.presented[place.call.modifierName ?? ""] != nil
          || place.call.modifierName == "if"
      {
        return false
      }
      node = parent
    }
    // In the body: what calls a method of the view is not known.
    return node.parent?.as(MemberBlockItemSyntax.self)?.decl.is(VariableDeclSyntax.self) == true
  }

  /// The rows of a list that make the view of each element with the list's own focus state.
  private func rows(
    of view: ProjectIndex.TypeInfo, passing focus: String
  ) -> (container: String, place: CodePlace)? {
    for call in resolver.project.callers(of: view) {
      guard call.fact.contexts.contains("ForEach") || call.fact.contexts.contains("List"),
        call.fact.contexts.isDisjoint(with: Self.otherPages),
        call.fact.arguments.contains(where: { $0.label != focus && $0.value.isOfElement }),
        let given = call.fact.arguments.first(where: { $0.label == focus })?.value,
        case .name(let name) = given,
        let owner = resolver.project.type(around: call.fact.type),
        let state = resolver.project.property(
          name.hasPrefix("$") ? String(name.dropFirst()) : name, of: owner),
        state.wrapper == "FocusState" || state.isFocusBinding,
        makesEachRow(call, of: view)
      else { continue }
      return (
        call.fact.contexts.contains("ForEach") ? "ForEach" : "List",
        CodePlace(path: call.path, line: call.fact.line, column: call.fact.column)
      )
    }
    return nil
  }

  /// Whether the call stands in a row without a condition.
  private func makesEachRow(
    _ call: ProjectIndex.Located<CallFacts>, of view: ProjectIndex.TypeInfo
  ) -> Bool {
    let unit = resolver.project.unit(at: call.path, else: file)
    return unit.calls(named: ProjectIndex.simple(view.facts.name)).contains {
      unit.line(of: $0) == call.fact.line && $0.rowsAround != nil
    }
  }

  private static let otherPages: Set<String> = [
    ".sheet", ".fullScreenCover", ".popover", ".navigationDestination", "NavigationLink", "TabView",
    ".alert", ".confirmationDialog", ".inspector", ".contextMenu", "PreviewProvider",
  ]
}

extension PropertyFacts {
  /// `@FocusState.Binding var focus: Field?` and `var focus: FocusState<Field?>.Binding`.
  fileprivate var isFocusBinding: Bool {
    // No other binding is a focus.
    wrapper == "Binding" || type?.hasPrefix("FocusState<") == true
  }
}
