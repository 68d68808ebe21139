import SwiftSyntax

/// A selection that a method reads after it has waited for an answer: another one may be selected
/// by then, and gets what was meant for the first.
struct LateSelection {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.outline.functions.compactMap { function in
      let given = Set(
        function.signature.parameterClause.parameters.map {
          ($0.secondName ?? $0.firstName).text
        })
      // The facts are known; the code of a function is searched only where they fit.
      guard !given.isEmpty, let body = function.body,
        let type = file.places.type(at: function.position),
        let info = resolver.project.types[type], info.isReference || info.isView,
        info.facts.properties.contains(where: { isSelection($0, of: info) }), body.awaitsAnywhere
      else { return nil }
      let lists = StatementLists.all(in: body)
      return lists.lazy.compactMap { finding(in: $0, given, function, body, of: info) }.first
    }
  }

  /// `let photo = await upload(data); guard let id = selectedId …; update(id) { … photo … }`
  private func finding(
    in list: CodeBlockItemListSyntax, _ given: Set<String>, _ function: FunctionDeclSyntax,
    _ body: CodeBlockSyntax, of info: ProjectIndex.TypeInfo
  ) -> Finding? {
    let items = Array(list)
    for (index, item) in items.enumerated() {
      guard let binding = item.item.as(VariableDeclSyntax.self)?.bindings.first,
        let value = binding.initializer?.value, value.awaits, value.mentions(given)
      else { continue }
      let answer = binding.pattern.sourceText
      for (offset, later) in items.enumerated() where offset > index {
        guard let read = Self.bound(by: later),
          let property = resolver.project.property(read.property, of: info),
          isSelection(property, of: info),
          // One that is read before the wait as well may be compared.
          body.references(to: read.property).allSatisfy({ $0.position >= later.position }),
          let change = resolver.changes(of: read.property, in: info).sure.first(where: {
            !$0.fact.isInInitializer && !$0.path.isOfTests
              && $0.fact.function != function.name.text
          }),
          case let rest = read.body.map(Array.init) ?? Array(items[(offset + 1)...]),
          rest.contains(where: { Self.gives(answer, to: read.name, $0) })
        else { continue }
        return file.finding(
          RacingTaskRule.self, at: file.range(of: read.node),
          """
          When the user selects another one during the wait, `\(answer)` goes to that one.
          """,
          because: "`\(read.property)` is read after the `await`",
          advice: "Read `\(read.property)` before the `await`, or let the caller pass it.",
          related: [
            RelatedPlace(CodePlace(path: change.path, line: change.fact.line), "selected here")
          ])
      }
    }
    return nil
  }

  private struct Read {
    let node: Syntax
    /// The name that the code after it uses, and the property.
    let name: String
    let property: String
    /// The statements of an `if`; nil for a `guard`.
    let body: CodeBlockItemListSyntax?
  }

  /// `guard let id = selectedId else { … }` and `if let selectedId { … }`.
  private static func bound(by item: CodeBlockItemSyntax) -> Read? {
    let check = item.item.as(GuardStmtSyntax.self)
    let conditions = check?.conditions ?? item.checked?.conditions
    guard let condition = conditions?.first?.condition.as(OptionalBindingConditionSyntax.self),
      let name = condition.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    let property: String
    if let value = condition.initializer?.value {
      guard let own = value.ownName else { return nil }
      property = own
    } else {
      property = name
    }
    return Read(
      node: Syntax(condition.initializer.map { Syntax($0.value) } ?? Syntax(condition.pattern)),
      name: name, property: property,
      body: check == nil ? item.checked?.body.statements : nil)
  }

  /// Whether a property holds what the user has selected.
  private func isSelection(_ property: PropertyFacts, of info: ProjectIndex.TypeInfo) -> Bool {
    guard !property.isLet, !property.isComputed, !property.isStatic,
      info.isReference || ["State", "Binding"].contains(property.wrapper),
      property.type.map({ TypeShape($0).isOptional }) == true
    else { return false }
    return !RareConditions.words(of: property.name).isDisjoint(with: [
      "selected", "selection", "chosen",
    ])
  }

  /// Whether a statement passes the answer to the selected one, or stores it there.
  private static func gives(
    _ answer: String, to selected: String, _ item: CodeBlockItemSyntax
  ) -> Bool {
    guard case .expr(let expression) = item.item, expression.mentions([answer]) else {
      return false
    }
    if let (target, value) = expression.assigned {
      // `photos[id] = photo`, and no look-up of the selected one in the answer.
      return target.mentions([selected]) && value.contains { $0.mentions([answer]) }
    }
    return item.called.map { call in
      call.arguments.contains { $0.expression.mentions([selected]) }
    } ?? false
  }
}

private final class StatementLists: SyntaxVisitor {
  private var found: [CodeBlockItemListSyntax] = []

  static func all(in body: CodeBlockSyntax) -> [CodeBlockItemListSyntax] {
    let walk = StatementLists(viewMode: .sourceAccurate)
    walk.walk(body)
    return walk.found
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    found.append(node)
    return .visitChildren
  }
}

extension CodeBlockSyntax {
  /// Whether it waits, also in a task that it begins.
  fileprivate var awaitsAnywhere: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) }
  }
}
