import SwiftSyntax

/// An `onChange` that resets one field when the user changes another, and that also runs when both
/// are loaded: the loaded value of the field is lost.
struct ResetByLoad {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.calls(named: "onChange").compactMap { call in
      guard call.modifierName != nil, let watched = call.argument("of"),
        BuilderPlace(of: call) == .builder,
        let type = file.places.type(at: call.position), let view = resolver.project.types[type],
        view.isView, case let code = ActionCode(file: file, type: type, resolver: resolver),
        let statements = code.statements(of: call)
      else { return nil }
      let path = Self.path(watched)
      for item in code.unconditional(statements) {
        guard case .expr(let expression) = item.item, let (target, value) = expression.assigned,
          value.count == 1, value[0].isEmptyValue, case let reset = Self.path(target),
          reset.count == path.count, reset.dropLast() == path.dropLast(), reset != path,
          let field = reset.last, let subject = path.last,
          let load = load(of: path, and: field, in: view)
        else { continue }
        return file.finding(
          OverwrittenEditsRule.self, .info, at: file.modifier(call),
          "When both are loaded, this runs as well and empties the loaded `\(field)`.",
          because: "`onChange` follows each change of `\(subject)`, not only the user's",
          advice: """
            Reset `\(field)` where the user chooses: in the `set` of a `Binding` that the control \
            gets.
            """,
          related: [load])
      }
      return nil
    }
  }

  /// `["model", "address", "country"]`.
  private static func path(_ expression: ExprSyntax) -> [String] {
    expression.sourceText.replacing("self.", with: "").split(separator: ".").map(String.init)
  }

  /// The code that loads both fields, or the whole that has them.
  private func load(of path: [String], and field: String, in view: ProjectIndex.TypeInfo)
    -> RelatedPlace?
  {
    guard let subject = path.last else { return nil }
    var owners = [view]
    var value: Value?
    for name in path.dropLast() {
      value = value.map { .member($0, name) } ?? .name(name)
      if let owner = value.flatMap({
        resolver.owner($0, in: Resolver.Place(type: view.facts.name))
      }), owner.isReference {
        owners.append(owner)
      }
    }
    let whole = path.count > 1 ? path[path.count - 2] : nil
    for owner in owners {
      for unit in resolver.project.units(of: owner, besides: file) {
        let assignments = unit.outline.assignments.filter {
          unit.places.type(at: $0.position) == owner.nameInFile && $0.isOfLoad
        }
        let loaded = assignments.first { assignment in
          guard let name = assignment.target, assignment.elements.last?.isEmptyValue == false else {
            return false
          }
          if name == whole { return true }
          guard name == subject, let list = assignment.statements else { return false }
          return assignments.contains {
            $0.target == field && $0.statements?.id == list.id
              && $0.elements.last?.isEmptyValue == false
          }
        }
        if let loaded {
          return RelatedPlace(
            path: unit.path, range: unit.range(of: loaded), message: "loaded here")
        }
      }
    }
    return nil
  }
}

extension SequenceExprSyntax {
  /// The last name of what is assigned.
  fileprivate var target: String? {
    guard let target = ExprSyntax(self).assigned?.target else { return nil }
    return target.ownName ?? target.as(MemberAccessExprSyntax.self)?.declName.baseName.text
  }

  fileprivate var statements: CodeBlockItemListSyntax? {
    parent?.parent?.as(CodeBlockItemListSyntax.self)
  }

  /// Whether it stores what was waited for, or what a view gets when it appears.
  fileprivate var isOfLoad: Bool {
    var node = parent
    while let parent = node, !parent.is(MemberBlockItemSyntax.self) {
      if let closure = parent.as(ClosureExprSyntax.self) {
        let name = ClosurePlace(closure)?.call.calledText
        if ["task", "onAppear"].contains(name) { return true }
        if name == "Button" || name == "onChange" { return false }
      }
      if let function = parent.as(FunctionDeclSyntax.self) {
        return function.signature.effectSpecifiers?.asyncSpecifier != nil
      }
      node = parent.parent
    }
    return false
  }
}

extension ExprSyntax {
  /// `""`, `nil`, `[]`, `0`, `false`.
  fileprivate var isEmptyValue: Bool {
    ["\"\"", "nil", "[]", "0", "false", "[:]", ".none"].contains(sourceText)
  }
}
