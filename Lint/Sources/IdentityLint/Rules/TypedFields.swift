import SwiftSyntax

/// Finds conditions that typing changes, where each arm has a field for what is typed: the field
/// is replaced while the user types.
struct TypedFields {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    file.outline.conditionals.compactMap { node in
      guard node.parent?.is(IfExprSyntax.self) != true, BuilderPlace(of: node) == .builder,
        case .codeBlock(let otherwise)? = node.elseBody
      else { return nil }
      let place = file.resolverPlace(of: node)
      let others = fields(in: otherwise.statements).map(\.text)
      for field in fields(in: node.body.statements) where others.contains(field.text) {
        for condition in ArmCondition.read(node.conditions) where !condition.isPresence {
          guard reads(condition.value, field.text, place) else { continue }
          return finding(node, of: field.call)
        }
      }
      return nil
    }
  }

  private func finding(_ node: IfExprSyntax, of field: FunctionCallExprSyntax) -> Finding {
    let text = field.argument("text").map { file.text(of: $0, atMost: 40) } ?? ""
    return file.finding(
      ViewInBranchesRule.self,
      at: file.range(
        from: node.positionAfterSkippingLeadingTrivia,
        to: node.conditions.endPositionBeforeTrailingTrivia),
      "Typing changes this condition: the field is recreated and loses the focus.",
      because: "each arm has a field of its own for `\(text)`, which the condition reads",
      advice: "Write the field once, and put only what the condition adds into the `if`.")
  }

  private struct Field {
    let call: FunctionCallExprSyntax
    /// The edited expression, without its `$`.
    let text: Value
  }

  private func fields(in statements: CodeBlockItemListSyntax) -> [Field] {
    BuiltViews.all(in: statements).compactMap { call in
      guard ["TextField", "SecureField", "TextEditor"].contains(call.calledText ?? ""),
        let text = call.argument("text"), let edited = ValueReader.value(of: text).projected
      else { return nil }
      return Field(call: call, text: edited)
    }
  }

  /// Whether a value depends on another, through computed properties.
  private func reads(
    _ value: Value, _ text: Value, _ place: Resolver.Place, depth: Int = 0
  ) -> Bool {
    value.all.contains { part in
      if part == text { return true }
      guard depth < 3, let name = part.ownName,
        let property = resolver.project.property(name, of: resolver.info(place)),
        property.isComputed
      else { return false }
      return property.returned.contains { reads($0, text, place, depth: depth + 1) }
    }
  }
}

extension Value {
  /// `text` of `$text`, `model.text` of `$model.text`; nil without a `$`.
  fileprivate var projected: Value? {
    switch self {
    case .name(let name): name.first == "$" ? .name(String(name.dropFirst())) : nil
    case .member(let base, let name): base.projected.map { .member($0, name) }
    default: nil
    }
  }
}
