import SwiftSyntax

/// Two states of one view, one of which is copied from the other.
public struct MirroredStateRule: LintRule {
  public static let description = RuleDescription(
    identifier: "mirrored_state", title: "A state that mirrors another",
    summary: """
      Two states kept alike by `onChange` are two sources of truth. Between the change and the \
      copy a frame shows them apart, and a change that comes by another way leaves them so.
      """,
    // An info: its precision on unseen code is too low for a warning, or not known.
    severity: .info,
    exemptions: [
      "copies that are animated, delayed or worked out", "copies under a condition",
      "state and a binding to somewhere else",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    return file.outline.calls.compactMap { call -> Finding? in
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "onChange",
        let source = call.argument("of")?.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let closure = call.closure("perform"),
        let info = file.places.type(at: call.position).flatMap({ project.types[$0] }),
        isState(source, of: info, project),
        !isConditional(call)
      else { return nil }
      let newNames = Self.newValueNames(of: closure).union([source])
      for item in closure.statements {
        guard case .expr(let expression) = item.item,
          let sequence = expression.as(SequenceExprSyntax.self)
        else { continue }
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
          let target = Self.ownName(elements[0]), target != source,
          let value = Self.ownName(elements[2]), newNames.contains(value),
          isState(target, of: info, project)
        else { continue }
        return file.finding(
          Self.self, at: file.range(of: sequence),
          """
          `\(target)` and `\(source)` are the same thing kept twice, and are apart until this runs.
          """,
          because:
            """
            both are @State of \(ProjectIndex.simple(info.facts.name)), and `onChange` copies one \
            to the other
            """,
          advice:
            """
            Keep one, and read it where the other was read; a child that edits it gets `$\(source)`.
            """
        )
      }
      return nil
    }
  }

  /// Whether the view that copies is shown under a condition only: elsewhere the two drift apart.
  private func isConditional(_ call: FunctionCallExprSyntax) -> Bool {
    var node = call.parent
    while let parent = node, !parent.is(MemberBlockItemSyntax.self) {
      if parent.is(IfExprSyntax.self) || parent.is(SwitchExprSyntax.self) { return true }
      node = parent.parent
    }
    return false
  }

  private func isState(_ name: String, of info: ProjectIndex.TypeInfo, _ project: ProjectIndex)
    -> Bool
  {
    project.property(name, of: info)?.wrapper == "State"
  }

  private static func ownName(_ expression: ExprSyntax) -> String? {
    if let access = expression.as(MemberAccessExprSyntax.self),
      access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    {
      return access.declName.baseName.text
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
  }

  /// The name of the new value in the closure: its only parameter, or the second of two.
  private static func newValueNames(of closure: ClosureExprSyntax) -> Set<String> {
    let names: [String] =
      switch closure.signature?.parameterClause {
      case .simpleInput(let list): list.map(\.name.text)
      case .parameterClause(let clause):
        clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      case nil: []
      }
    if names.isEmpty { return ["$0", "$1"] }
    return Set(names.suffix(1))
  }
}
