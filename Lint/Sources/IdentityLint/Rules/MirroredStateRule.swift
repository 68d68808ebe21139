import SwiftSyntax

/// Two states of one view, one of which is copied from the other.
public struct MirroredStateRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "mirrored_state", title: "A state that mirrors another",
    summary: """
      Two states kept alike by `onChange` are two sources of truth. Between the change and the \
      copy a frame shows them apart, and a change that comes by another way leaves them so. Two \
      that convert each other do not settle: what the user entered comes back rounded. One that \
      starts a task, and follows a model by `onChange` alone, misses what was set before the view \
      appeared.
      """,
    // An info: its precision on unseen code is too low for a warning, or not known.
    severity: .info,
    exemptions: [
      "copies that are animated, delayed or worked out, other than two that convert each other",
      "copies under a condition",
      "state and a binding to somewhere else",
      "a state that `initial: true`, `onAppear` or an initializer sets as well",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    return file.outline.calls.compactMap { call -> Finding? in
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "onChange",
        let source = call.argument("of")?.as(DeclReferenceExprSyntax.self)?.baseName.text,
        case let code = ActionCode(
          file: file, type: file.places.type(at: call.position),
          resolver: Resolver(project: project)),
        let action = code.statements(of: call),
        let info = file.places.type(at: call.position).flatMap({ project.types[$0] }),
        isState(source, of: info, project),
        !isConditional(call)
      else { return nil }
      let newNames = Self.newValueNames(of: action).union([source])
      for item in code.unconditional(action) {
        guard case .expr(let expression) = item.item,
          let sequence = expression.as(SequenceExprSyntax.self)
        else { continue }
        let elements = Array(sequence.elements)
        guard elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
          let target = elements[0].ownName, target != source,
          let value = elements[2].ownName, newNames.contains(value),
          isState(target, of: info, project)
        else { continue }
        let unit = code.unit(of: sequence)
        return unit.finding(
          Self.self, at: unit.range(of: sequence),
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
        ).moved(to: call, in: file)
      }
      return nil
    } + ReturnedChanges(file: file, project: project).findings()
      + LateMirror(file: file, resolver: Resolver(project: project)).findings()
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

  /// The name of the new value in a closure or a method: the only parameter, or the second of two.
  static func newValueNames(of action: CodeBlockItemListSyntax) -> Set<String> {
    if let function = action.parent?.parent?.as(FunctionDeclSyntax.self) {
      let parameters = function.signature.parameterClause.parameters
      return Set(parameters.suffix(1).map { ($0.secondName ?? $0.firstName).text })
    }
    let names: [String] =
      switch action.parent?.as(ClosureExprSyntax.self)?.signature?.parameterClause {
      case .simpleInput(let list): list.map(\.name.text)
      case .parameterClause(let clause):
        clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      case nil: []
      }
    if names.isEmpty { return ["$0", "$1"] }
    return Set(names.suffix(1))
  }
}
