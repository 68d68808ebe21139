import SwiftSyntax

/// Two arms that build the same view with other values.
public struct SameRootArmsRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "same_root_arms", title: "Two arms with one root",
    summary: """
      Both arms build the same view with the same modifiers, and only values differ. As two arms \
      they are two views: the state of one is lost when the other is shown. As one view with a \
      value that depends on the condition it would be kept.
      """,
    isOnByDefault: false,
    exemptions: ["arms whose views or modifiers differ", "`#available`", "arms that bind a value"])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    return file.outline.conditionals.compactMap { node in
      guard node.parent?.is(IfExprSyntax.self) != true,
        case .codeBlock(let otherwise)? = node.elseBody, BuilderPlace(of: node) == .builder,
        node.conditions.allSatisfy({ if case .expression = $0.condition { true } else { false } }),
        let first = only(node.body.statements),
        let second = only(otherwise.statements), let chain = ViewChain(first),
        chain == ViewChain(second)
      else { return nil }
      return file.finding(
        Self.self,
        at: file.range(
          from: node.positionAfterSkippingLeadingTrivia,
          to: node.conditions.endPositionBeforeTrailingTrivia),
        """
        When this condition changes, `\(chain.root)` is recreated, although it stays the same view.
        """,
        because: "both arms are `\(chain.root)` with the same modifiers",
        advice:
          """
          Write it once, and let its arguments depend on the condition: `\(chain.root)(isOn ? a : \
          b)`.
          """
      )
    }
  }

  private func only(_ statements: CodeBlockItemListSyntax) -> ExprSyntax? {
    guard statements.count == 1, case .expr(let expression)? = statements.first?.item else {
      return nil
    }
    return expression
  }
}

/// A view and the modifiers on it, by name.
struct ViewChain: Equatable {
  let root: String
  let labels: [String]
  let modifiers: [String]

  init?(_ expression: ExprSyntax) {
    var modifiers: [String] = []
    var expression = expression
    while let call = expression.as(FunctionCallExprSyntax.self) {
      if let access = call.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base
      {
        modifiers.append(access.declName.baseName.text)
        expression = base
        continue
      }
      guard let name = CalledName(of: call), name.kind == .initializer else { return nil }
      root = name.text
      labels = call.arguments.map { $0.label?.text ?? "_" }
      self.modifiers = modifiers
      return
    }
    return nil
  }
}
