import SwiftSyntax

/// Two `onChange` that convert each other's source: `fahrenheit` is set when `celsius` changes, and
/// `celsius` when `fahrenheit` does.
struct ReturnedChanges {
  let file: SourceUnit
  let project: ProjectIndex

  private struct Conversion {
    let source: String
    let target: String
    let type: String
    let node: SequenceExprSyntax
  }

  func findings() -> [Finding] {
    // A chain is read from its end.
    let all = file.outline.calls.flatMap(conversions).sorted { $0.node.position < $1.node.position }
    return all.enumerated().compactMap { index, late in
      guard
        let early = all.prefix(index).first(where: {
          $0.source == late.target && $0.target == late.source && $0.type == late.type
        })
      else { return nil }
      return file.finding(
        MirroredStateRule.self, at: file.range(of: late.node),
        """
        This changes `\(late.target)` back while the user edits it: what was entered is replaced \
        by the result of two conversions.
        """,
        because: "`\(late.source)` and `\(late.target)` are set by each other's `onChange`",
        advice: """
          Keep one, and edit the other by a `Binding(get:set:)` that converts, or convert only \
          while the field of the source has the focus.
          """,
        related: [
          RelatedPlace(
            path: file.path, range: file.range(of: early.node), message: "and the other way here")
        ])
    }
  }

  private func conversions(_ call: FunctionCallExprSyntax) -> [Conversion] {
    guard call.modifierName == "onChange",
      let source = call.argument("of")?.ownName,
      let type = file.places.type(at: call.position), let info = project.types[type], info.isView,
      isEditable(source, of: info),
      case let code = ActionCode(file: file, type: type), let action = code.statements(of: call)
    else { return [] }
    let names = MirroredStateRule.newValueNames(of: action).union([source])
    return code.unconditional(action).compactMap { item in
      guard case .expr(let expression) = item.item,
        let sequence = expression.as(SequenceExprSyntax.self),
        let assigned = expression.assigned, let target = assigned.target.ownName, target != source,
        isEditable(target, of: info),
        assigned.value.contains(where: { $0.mentions(names) }), converts(assigned.value)
      else { return nil }
      return Conversion(source: source, target: target, type: type, node: sequence)
    }
  }

  /// Whether a value is worked out such that the way back may give another one: by a factor, a
  /// rounding or a format. A sum comes back as it was.
  private func converts(_ value: [ExprSyntax]) -> Bool {
    let operators = value.flatMap { $0.tokens(viewMode: .sourceAccurate) }.filter {
      if case .binaryOperator = $0.tokenKind { true } else { false }
    }.map(\.text)
    if operators.contains("*") || operators.contains("/") || operators.contains("%") { return true }
    return value.contains { Calls.isIn(Syntax($0)) }
  }

  private final class Calls: SyntaxVisitor {
    private var isFound = false

    static func isIn(_ node: Syntax) -> Bool {
      let walk = Calls(viewMode: .sourceAccurate)
      walk.walk(node)
      return walk.isFound
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      isFound = true
      return .skipChildren
    }
  }

  private func isEditable(_ name: String, of info: ProjectIndex.TypeInfo) -> Bool {
    guard let wrapper = project.property(name, of: info)?.wrapper else { return false }
    return ["State", "Binding", "AppStorage", "SceneStorage"].contains(wrapper)
  }
}
