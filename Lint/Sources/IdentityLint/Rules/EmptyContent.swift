import SwiftSyntax

/// The values that the view before a modifier needs to contain anything: a Group and a ForEach pass
/// their modifiers on to their content.
struct EmptyContent {
  let needs: [ArmNeed]

  init(before call: FunctionCallExprSyntax, in file: SourceUnit) {
    needs = Self.needs(of: Self.root(before: call), in: file, depth: 0)
  }

  /// The expression before a chain of modifiers. Modifiers that make a view of their own, which
  /// is there without content, end it.
  private static func root(before call: FunctionCallExprSyntax) -> ExprSyntax? {
    var base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    while let inner = base?.as(FunctionCallExprSyntax.self),
      let access = inner.calledExpression.as(MemberAccessExprSyntax.self)
    {
      guard passedOn.contains(access.declName.baseName.text) else { return nil }
      base = access.base
    }
    return base
  }

  /// Modifiers of which each view of a Group gets its own.
  private static let passedOn: Set<String> = [
    "task", "onAppear", "onDisappear", "onChange", "onReceive", "font", "padding", "frame",
    "foregroundStyle", "foregroundColor", "navigationTitle", "navigationBarTitleDisplayMode",
    "animation", "transition", "opacity", "listRowSeparator", "listRowBackground", "listRowInsets",
    "environment", "environmentObject", "tint", "lineLimit",
  ]

  private static func needs(of root: ExprSyntax?, in file: SourceUnit, depth: Int) -> [ArmNeed] {
    guard let root, depth < 3 else { return [] }
    if let name = root.ownName {
      // `@ViewBuilder private var content: some View { if let page { … } }`
      guard let code = file.member(name, of: file.places.type(at: root.position)) else { return [] }
      return needs(ofOnly: code, in: file, depth: depth)
    }
    guard let call = root.as(FunctionCallExprSyntax.self) else { return [] }
    if call.calls("Group"), let content = call.trailingClosure?.statements {
      return needs(ofOnly: content, in: file, depth: depth)
    }
    if call.calls("ForEach"), let data = call.arguments.first, data.label == nil,
      let name = data.expression.ownName
    {
      let own = name.hasPrefix("$") ? String(name.dropFirst()) : name
      return [ArmNeed(subject: own, isFilled: true, node: Syntax(data.expression))]
    }
    return []
  }

  private static func needs(
    ofOnly content: CodeBlockItemListSyntax, in file: SourceUnit, depth: Int
  ) -> [ArmNeed] {
    guard content.count == 1, let item = content.first else { return [] }
    if let branch = item.checked {
      return branch.showsNothingElse ? ArmNeed.all(of: ExprSyntax(branch)) : []
    }
    guard case .expr(let expression) = item.item else { return [] }
    return needs(of: expression, in: file, depth: depth + 1)
  }
}

extension IfExprSyntax {
  /// Whether it has no `else`, or one with an EmptyView, which gets no modifiers.
  fileprivate var showsNothingElse: Bool {
    guard let elseBody else { return true }
    guard case .codeBlock(let block) = elseBody, block.statements.count == 1 else { return false }
    return block.statements.first?.sourceText == "EmptyView()"
  }
}
