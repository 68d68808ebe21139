import SwiftSyntax

/// An enumeration whose `id` leaves out what a case carries: `case .reply: "reply"`. A sheet of
/// another conversation is then the same sheet, with what was typed for the one before.
struct PayloadIds {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.outline.properties.compactMap { variable -> Finding? in
      guard let binding = variable.bindings.first, binding.pattern.sourceText == "id",
        let code = binding.getter, code.count == 1,
        let type = file.places.type(at: variable.position),
        let info = resolver.project.types[type], info.facts.kind == .enumeration,
        info.facts.inherited.contains("Identifiable"),
        let choice = code.first?.item.as(ExpressionStmtSyntax.self)?.expression
          .as(SwitchExprSyntax.self) ?? code.first?.item.as(SwitchExprSyntax.self),
        let arm = arm(of: choice, in: type), let use = presentation(of: info)
      else { return nil }
      return file.finding(
        RepeatedIdRule.self, at: file.range(of: arm.value),
        """
        Two values of `.\(arm.name)` have one id: when the second is shown in place of the first, \
        the view stays and keeps what was entered for the first.
        """,
        because: "the id does not contain what the case carries",
        advice: "Put the `id` of the carried value into the id.",
        related: [use])
    }
  }

  /// An arm with a constant for a case that carries an element.
  private func arm(of choice: SwitchExprSyntax, in type: String)
    -> (name: String, value: ExprSyntax)?
  {
    for case .switchCase(let arm) in choice.cases {
      guard let value = arm.statements.onlyValue,
        value.as(StringLiteralExprSyntax.self)?.segments.count == 1
          || value.is(IntegerLiteralExprSyntax.self),
        case .case(let label) = arm.label, label.caseItems.count == 1,
        let pattern = label.caseItems.first?.pattern.sourceText
      else { continue }
      let name = String(pattern.drop { $0 == "." }.prefix { $0 != "(" })
      guard carriesElement(name, in: type) else { continue }
      return (name, value)
    }
    return nil
  }

  /// Whether a case carries a value with an identity.
  private func carriesElement(_ name: String, in type: String) -> Bool {
    file.outline.types.contains { declaration in
      guard let enumeration = declaration.as(EnumDeclSyntax.self),
        file.places.type(at: enumeration.memberBlock.members.position) == type
      else { return false }
      return enumeration.memberBlock.members.contains { member in
        member.decl.as(EnumCaseDeclSyntax.self)?.elements.contains { element in
          element.name.text == name
            && element.parameterClause?.parameters.contains {
              resolver.project.type(named: TypeShape($0.type.sourceText).base, from: type)
                .flatMap { resolver.project.property("id", of: $0) } != nil
            } == true
        } == true
      }
    }
  }

  /// A sheet for values of the type, and its file.
  private func presentation(of info: ProjectIndex.TypeInfo) -> RelatedPlace? {
    let name = ProjectIndex.simple(info.facts.name)
    let views = resolver.project.types.all.values.filter { view in
      view.isView
        && view.facts.properties.contains { $0.type.map { TypeShape($0).base } == name }
    }
    for view in views.sorted(by: { $0.facts.name < $1.facts.name }).prefix(6) {
      let code = TypeCode(view, besides: file, in: resolver.project)
      let found = code.calls.first { call in
        guard ["sheet", "fullScreenCover", "popover", "inspector"].contains(call.modifierName),
          let state = call.argument("item")?.ownName, state.hasPrefix("$"),
          let type = resolver.project.property(String(state.dropFirst()), of: view)?.type
        else { return false }
        return resolver.project.type(named: TypeShape(type).base, from: view.facts.name)?.facts
          .name == info.facts.name
      }
      if let found { return code.place(of: found, "shown here") }
    }
    return nil
  }
}
