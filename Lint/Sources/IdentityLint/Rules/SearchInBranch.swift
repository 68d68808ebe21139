import SwiftSyntax

/// A search field that is attached inside the branch for what it finds: when nothing matches, the
/// field is removed, and the user cannot change the text.
struct SearchInBranch {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: ["searchable", "TextField"]).compactMap { call in
      let isModifier = call.calledText == "searchable" && call.modifierName != nil
      guard isModifier || call.modifierName == nil, BuilderPlace(of: call) == .builder,
        let text = call.argument("text"), text.sourceText.contains("$"),
        let type = file.places.type(at: call.position),
        let info = resolver.project.types[type], info.isView
      else { return nil }
      let search = Search(typed: text.plainName, view: info, file: file, resolver: resolver)
      guard let cause = cause(around: Syntax(call), search, type, depth: 0) else { return nil }
      return file.finding(
        TaskInOwnBranchRule.self,
        at: isModifier ? file.modifier(call) : file.range(of: call.calledExpression),
        "When nothing matches, the search field is removed, and the user cannot change the text.",
        because: "it is in a branch of `\(cause.subject)`, which `\(search.typed)` changes",
        advice:
          "Attach it outside of the condition, to a `ZStack`, a `VStack` or the stack around.",
        related: [
          RelatedPlace(
            path: file.path, range: file.range(of: cause.node), message: "the condition is here")
        ])
    }
  }

  /// The condition that typing ends, of the branches around a node and around the uses of the
  /// member that has it.
  private func cause(
    around node: Syntax, _ search: Search, _ type: String, depth: Int
  ) -> ArmNeed? {
    var child = node
    while let parent = child.parent {
      if let conditional = parent.as(IfExprSyntax.self),
        let need = search.ending(conditional, arm: child),
        // Another field for the same text stays, or takes its place.
        search.fields(in: type).allSatisfy({
          child.position <= $0.position && $0.position < child.endPosition
        })
      {
        return need
      }
      if let closure = parent.as(ClosureExprSyntax.self),
        BuilderPlace.role(of: closure) != .builder
      {
        return nil
      }
      if parent.is(MemberBlockItemSyntax.self) {
        return depth > 0 ? nil : elsewhere(member: child, search, type)
      }
      child = parent
    }
    return nil
  }

  private func elsewhere(member: Syntax, _ search: Search, _ type: String) -> ArmNeed? {
    let name =
      member.as(FunctionDeclSyntax.self)?.name.text
      ?? member.as(VariableDeclSyntax.self)?.bindings.first?.pattern.sourceText
    guard let name, name != "body" else { return nil }
    let uses = file.properties(of: type).flatMap { $0.references(to: name) }
    // One use is enough to be seen: with more, another may stay.
    guard uses.count == 1 else { return nil }
    var child = uses[0]
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let conditional = parent.as(IfExprSyntax.self),
        let need = search.ending(conditional, arm: child), search.fields(in: type).count == 1
      {
        return need
      }
      child = parent
    }
    return nil
  }
}

/// What the user types into a search field, and what depends on it.
private struct Search {
  /// As in `query` or `model.query`.
  let typed: String
  let view: ProjectIndex.TypeInfo
  let file: SourceUnit
  let resolver: Resolver

  private var last: String { typed.components(separatedBy: ".").last ?? typed }

  /// The fields of a view for the text.
  func fields(in type: String) -> [FunctionCallExprSyntax] {
    file.calls(in: type).filter { call in
      call.argument("text").map { $0.sourceText.contains("$") && $0.plainName == typed } ?? false
    }
  }

  /// The condition of an arm that no longer holds when nothing matches.
  func ending(_ conditional: IfExprSyntax, arm: Syntax) -> ArmNeed? {
    guard let terms = Self.terms(of: conditional.conditions) else { return nil }
    if arm.id == Syntax(conditional.body).id {
      return terms.compactMap(\.self).first { $0.isFilled && depends($0) }
    }
    guard arm.id == conditional.elseBody.map({ Syntax($0).id }) else { return nil }
    // `if matches.isEmpty && !query.isEmpty`: all terms come true when nothing matches.
    let come = terms.allSatisfy { need in
      guard let need else { return false }
      return !need.isFilled && depends(need) || need.isFilled && need.subject == typed
    }
    return come ? terms.compactMap(\.self).first { !$0.isFilled } : nil
  }

  /// The terms of conditions that all have to hold; nil where one of several is enough.
  private static func terms(of conditions: ConditionElementListSyntax) -> [ArmNeed?]? {
    var found: [ArmNeed?] = []
    for element in conditions {
      guard case .expression(let expression) = element.condition,
        let parts = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
        parts.contains(where: { $0.sourceText == "&&" || $0.sourceText == "||" })
      else {
        found.append(ArmNeed.of(element.condition))
        continue
      }
      if parts.contains(where: { $0.sourceText == "||" }) { return nil }
      for term in parts.split(whereSeparator: { $0.sourceText == "&&" }) {
        found.append(term.count == 1 ? term.first.flatMap { ArmNeed.of(.expression($0)) } : nil)
      }
    }
    return found
  }

  /// Whether a condition is about what the text filters.
  private func depends(_ need: ArmNeed) -> Bool {
    if need.subject == typed { return false }
    if !need.node.references(to: last).isEmpty { return true }
    let parts = need.subject.components(separatedBy: ".")
    let base = typed.components(separatedBy: ".").dropLast().joined(separator: ".")
    guard parts.dropLast().joined(separator: ".") == base, let name = parts.last else {
      return false
    }
    if base.isEmpty { return reads(name, in: view) || isLoaded(name) }
    guard
      let type = resolver.type(of: .name(base), in: Resolver.Place(type: view.facts.name)),
      let model = resolver.project.type(named: TypeShape(type).base, from: view.facts.name)
    else { return false }
    return reads(name, in: model)
  }

  /// Whether a computed property or a method reads the text, also by another one.
  private func reads(_ name: String, in type: ProjectIndex.TypeInfo, depth: Int = 0) -> Bool {
    let code = TypeCode(type, besides: file, in: resolver.project)
    let getters = code.properties.flatMap(\.bindings).filter { $0.pattern.sourceText == name }
      .compactMap { $0.getter.map { Syntax($0) } }
    let bodies = code.methods.filter { $0.name.text == name }.compactMap {
      $0.body.map { Syntax($0) }
    }
    return (getters + bodies).contains { node in
      if !node.references(to: last).isEmpty { return true }
      guard depth < 2 else { return false }
      let members =
        code.properties.flatMap(\.bindings).map(\.pattern.sourceText)
        + code.methods.map(\.name.text)
      return members.contains { other in
        other != name && other != "body" && !node.references(to: other).isEmpty
          && reads(other, in: type, depth: depth + 1)
      }
    }
  }

  /// Whether work that a change of the text starts sets a state of the view.
  private func isLoaded(_ name: String) -> Bool {
    file.calls(named: ["task", "onChange"]).contains { call in
      guard let watched = call.argument("id") ?? call.argument("of"), watched.plainName == typed,
        file.places.type(at: call.position) == view.nameInFile,
        case let code = ActionCode(file: file, type: view.nameInFile, resolver: resolver),
        let statements = code.statements(of: call)
      else { return false }
      let nodes =
        [Syntax(statements)]
        + code.methods(usedIn: [Syntax(statements)]).compactMap { $0.body.map { Syntax($0) } }
      return file.assignments(to: name, in: view.nameInFile).contains { assignment in
        nodes.contains {
          $0.root.id == assignment.root.id && $0.position <= assignment.position
            && assignment.position < $0.endPosition
        }
      }
    }
  }
}

extension ExprSyntax {
  /// As written, without `$` and `self.`.
  fileprivate var plainName: String {
    sourceText.replacing("$", with: "").replacing("self.", with: "")
  }
}
