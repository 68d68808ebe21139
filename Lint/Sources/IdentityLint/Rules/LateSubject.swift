import SwiftSyntax

/// A change of the subject that stores what was entered for the one before under the new one:
/// `.onChange(of: id) { store.write(text, to: id); text = store.read(id) }`.
struct LateSubject {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.outline.calls.compactMap { call in
      guard call.modifierName == "onChange", let watched = call.argument("of"),
        let subject = Self.name(watched), let type = file.places.type(at: call.position),
        let info = resolver.project.types[type], info.isView,
        resolver.project.property(subject, of: info)?.isComputed == false,
        let closure = call.closure("perform") ?? call.closures.last,
        case let names = closure.ownParameters, names.count != 1
      else { return nil }
      let code = ActionCode(file: file, type: type, resolver: resolver)
      let items = code.unconditional(closure.statements, past: { _ in true })
      let states = info.facts.properties.filter { $0.wrapper == "State" && $0.name != subject }
      for state in states where file.isTyped(state.name, in: type) {
        let news = Set([subject] + names.dropFirst())
        guard
          let use = items.first(where: { stores(state.name, for: news, $0) }),
          !names.prefix(1).contains(where: { use.mentions([$0]) }),
          items.contains(where: { $0.position > use.position && sets(state.name, $0) })
            || items.contains(where: { sets(state.name, $0) })
              && !items.contains(where: { $0.id == use.id && sets(state.name, $0) })
        else { continue }
        // Set before: then it is what belongs to the new one.
        if let first = items.firstIndex(where: { sets(state.name, $0) }),
          let stored = items.firstIndex(where: { $0.id == use.id }), first < stored
        {
          continue
        }
        return code.unit(of: use).finding(
          KeptEntryRule.self, at: code.unit(of: use).range(of: use.item),
          """
          What was entered in `\(state.name)` for the `\(subject)` before is stored for the new one.
          """,
          because: "in `onChange(of: \(subject))`, `\(subject)` is the new one already",
          advice: """
            Take the old one: `.onChange(of: \(subject)) { old, new in … }`, and store \
            `\(state.name)` for `old`.
            """
        ).moved(to: call, in: file)
      }
      return nil
    }
  }

  /// `id` of `id`, `note.id` and `note?.id`.
  private static func name(_ watched: ExprSyntax) -> String? {
    ValueReader.value(of: watched).root.ownName
  }

  /// A call, or an assignment to an element, that takes both.
  private func stores(_ state: String, for subject: Set<String>, _ item: CodeBlockItemSyntax)
    -> Bool
  {
    guard case .expr(let expression) = item.item else { return false }
    if let assigned = expression.assigned {
      return assigned.target.ownName == nil && assigned.target.mentions(subject)
        && assigned.value.contains { $0.mentions([state]) }
    }
    return item.callsInside.contains { call in
      CalledName(of: call)?.kind != .initializer
        && call.arguments.contains { $0.expression.mentions([state]) }
        && (call.arguments.contains { $0.expression.mentions(subject) }
          || call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.mentions(subject)
            == true)
    }
  }

  private func sets(_ state: String, _ item: CodeBlockItemSyntax) -> Bool {
    guard case .expr(let expression) = item.item else { return false }
    return expression.assigned?.target.ownName == state
  }
}

extension ClosureExprSyntax {
  fileprivate var ownParameters: [String] {
    switch signature?.parameterClause {
    case .simpleInput(let list): list.map(\.name.text)
    case .parameterClause(let clause):
      clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: []
    }
  }
}
