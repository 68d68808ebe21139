import SwiftSyntax

/// An environment value that a view's body sets for its whole content, and that the same view reads
/// in that content.
struct OwnEnvironmentValue {
  let value: WrappedProperty
  let key: String
  let code: TypeCode

  func finding(in file: SourceUnit) -> Finding? {
    guard
      let setter = code.calls.first(where: { call in
        guard sets(call), BuilderPlace(of: call) == .builder,
          // A value made from the outer one is no other source.
          !call.arguments.contains(where: {
            !$0.expression.is(KeyPathExprSyntax.self) && $0.expression.mentions([value.name])
          }),
          call.trailingClosure.map({ !$0.mentions([value.name]) }) ?? true,
          isWholeBody(call)
        else { return false }
        return true
      }), let content = setter.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      case let unit = code.unit(of: setter),
      let read = reads(in: Syntax(content), unit).first,
      // Something around the modifier may need the outer value.
      isOnlyRead(inside: Syntax(content))
    else { return nil }
    let isHere = unit.path == file.path
    return file.finding(
      OuterEnvironmentRule.self,
      at: isHere ? file.range(of: read) : file.range(of: value.binding.pattern),
      "`\(value.name)` is not the value that this body sets: it comes from around the view.",
      because: "`.\(setter.modifierName ?? "environment")` provides it to the views inside it, "
        + "not to the one with the body",
      advice: "Use what the body passes to `.\(setter.modifierName ?? "environment")`, or read it "
        + "in a view of its own inside.",
      related: [
        RelatedPlace(path: unit.path, range: unit.modifier(setter), message: "set here")
      ])
  }

  /// Modifiers of SwiftUI that set one key.
  private static let modifiers: [String: Set<String>] = [
    "isEnabled": ["disabled"], "redactionReasons": ["redacted"], "controlSize": ["controlSize"],
    "lineLimit": ["lineLimit"], "multilineTextAlignment": ["multilineTextAlignment"],
    "font": ["font"],
  ]

  private func sets(_ call: FunctionCallExprSyntax) -> Bool {
    guard let name = call.modifierName else { return false }
    if name == "environment" || name == "transformEnvironment" {
      let path = call.arguments.first?.expression.as(KeyPathExprSyntax.self)
      return ["." + key, key].contains(path?.components.sourceText)
    }
    return Self.modifiers[key]?.contains(name) == true
  }

  /// Whether a modifier is applied to everything in `body`, outside of conditions.
  private func isWholeBody(_ call: FunctionCallExprSyntax) -> Bool {
    var node = Syntax(call)
    while let parent = node.parent {
      if parent.is(MemberAccessExprSyntax.self) || parent.is(FunctionCallExprSyntax.self)
        || parent.is(ReturnStmtSyntax.self)
      {
        node = parent
        continue
      }
      guard let item = parent.as(CodeBlockItemSyntax.self),
        let list = item.parent?.as(CodeBlockItemListSyntax.self),
        list.filter({ !$0.item.is(DeclSyntax.self) }).count == 1
      else { return false }
      var outer = list.parent
      while let block = outer,
        block.is(AccessorBlockSyntax.self) || block.is(CodeBlockSyntax.self)
          || block.is(AccessorDeclSyntax.self) || block.is(AccessorDeclListSyntax.self)
      {
        outer = block.parent
      }
      return outer?.as(PatternBindingSyntax.self)?.pattern.sourceText == "body"
    }
    return false
  }

  /// The uses of the property; `label.font` is none.
  private func reads(in node: Syntax, _ unit: SourceUnit) -> [Syntax] {
    node.references(to: value.name).filter { reference in
      // `\.font` names the key.
      if reference.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return false }
      guard let access = reference.parent?.as(MemberAccessExprSyntax.self),
        Syntax(access.declName).id == reference.id
      else { return !unit.isLocalName(value.name, at: reference) }
      return access.base?.sourceText == "self"
    }
  }

  private func isOnlyRead(inside content: Syntax) -> Bool {
    let bodies = code.properties.filter { variable in
      variable.bindings.contains { $0.pattern.sourceText == "body" }
    }
    return bodies.allSatisfy { body in
      let unit = code.unit(of: body)
      return reads(in: Syntax(body), unit).allSatisfy {
        body.root.id == content.root.id && content.position <= $0.position
          && $0.position < content.endPosition
      }
    }
  }
}
