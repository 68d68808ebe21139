import SwiftSyntax

/// A field that is disabled, or replaced by something else, while work runs that typing in it
/// starts: it loses the focus, and the keyboard closes.
struct DisabledField {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    var found: [Finding] = []
    for call in file.calls(named: ["task", "onChange"]) {
      guard call.modifierName != nil, BuilderPlace(of: call) == .builder,
        let watched = call.argument("of") ?? call.argument("id"),
        let type = file.places.type(at: call.position),
        resolver.project.types[type]?.isView == true,
        case let fields = self.fields(of: watched.plainText, in: type), !fields.isEmpty,
        case let code = ActionCode(file: file, type: type, resolver: resolver),
        let statements = code.statements(of: call)
      else { continue }
      let flags = workFlags(in: statements, code)
      guard let cause = fields.lazy.compactMap({ cause(for: $0, flags, in: type) }).first,
        !found.contains(where: { $0.range == cause.range })
      else { continue }
      let text = file.text(of: watched, atMost: 40)
      found.append(
        file.finding(
          TaskInOwnBranchRule.self, at: cause.range,
          "While the user types, the field loses the focus, and the keyboard closes.",
          because: """
            work that a change of `\(text)` starts sets `\(cause.flag)`, which \(cause.effect)
            """,
          advice: """
            Leave the field as it is, and show the progress beside it; disable the button that \
            needs the answer.
            """,
          related: [
            RelatedPlace(
              path: file.path, range: file.modifier(call), message: "the work is started here")
          ]))
    }
    return found
  }

  /// The fields into which the user types a value, or a part of it.
  private func fields(of subject: String, in type: String) -> [FunctionCallExprSyntax] {
    file.calls(in: type).filter { call in
      guard let name = call.calledText, name.first?.isUppercase == true, call.modifierName == nil,
        let text = call.argument("text"), text.sourceText.contains("$"),
        BuilderPlace(of: call) != .action
      else { return false }
      let value = text.plainText
      return value == subject || value.hasPrefix(subject + ".")
    }
  }

  /// The flags that work sets before a wait and clears after it.
  private func workFlags(in statements: CodeBlockItemListSyntax, _ code: ActionCode) -> Set<String>
  {
    var nodes = [(Syntax(statements), "")]
    nodes += code.methods(usedIn: [Syntax(statements)]).compactMap { method in
      method.body.map { (Syntax($0), "") }
    }
    for (node, _) in nodes {
      for call in node.callsInside {
        guard let found = code.modelMethod(of: call), let body = found.declaration.body,
          let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.plainText
        else { continue }
        nodes.append((Syntax(body), base + "."))
        nodes += found.code.methods(usedIn: [Syntax(body)]).compactMap { method in
          method.body.map { (Syntax($0), base + ".") }
        }
      }
    }
    guard nodes.contains(where: { $0.0.waits }) else { return [] }
    var set: Set<String> = []
    var cleared: Set<String> = []
    for (node, base) in nodes {
      let walk = Flags(viewMode: .sourceAccurate)
      walk.walk(node)
      set.formUnion(walk.set.map { base + $0 })
      cleared.formUnion(walk.cleared.map { base + $0 })
    }
    return set.intersection(cleared)
  }

  private struct Cause {
    let range: SourceRange
    let flag: String
    let effect: String
  }

  /// The modifier or the branch that takes the focus away.
  private func cause(
    for field: FunctionCallExprSyntax, _ flags: Set<String>, in type: String
  ) -> Cause? {
    if let need = ArmNeed.all(around: field).first(where: { need in
      !need.isFilled && need.pattern == nil && flags.contains(need.subject)
    }) {
      return Cause(
        range: file.range(of: field.calledExpression), flag: need.subject,
        effect: "replaces the field")
    }
    var child = Syntax(field)
    while let parent = child.parent {
      if parent.is(MemberBlockItemSyntax.self) {
        return around(member: child, flags, in: type)
      }
      if let call = parent.as(FunctionCallExprSyntax.self),
        let cause = disabling(call, child, flags)
      {
        return cause
      }
      child = parent
    }
    return nil
  }

  private func disabling(
    _ call: FunctionCallExprSyntax, _ child: Syntax, _ flags: Set<String>
  ) -> Cause? {
    guard call.modifierName == "disabled", child.id == Syntax(call.calledExpression).id,
      let condition = call.arguments.first?.expression
    else { return nil }
    let parts = condition.sourceText.replacing("self.", with: "").components(separatedBy: "||")
    let flag = parts.lazy.map { part in
      part.filter { !$0.isWhitespace }.replacingSuffix("==true", with: "")
    }.first(where: flags.contains)
    return flag.map { Cause(range: file.modifier(call), flag: $0, effect: "disables it") }
  }

  /// The modifier at a use of the member that makes the field.
  private func around(member: Syntax, _ flags: Set<String>, in type: String) -> Cause? {
    let name =
      member.as(FunctionDeclSyntax.self)?.name.text
      ?? member.as(VariableDeclSyntax.self)?.bindings.first?.pattern.sourceText
    guard let name, name != "body" else { return nil }
    for variable in file.properties(of: type) {
      for reference in variable.references(to: name) {
        var child = reference
        while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
          if let call = parent.as(FunctionCallExprSyntax.self),
            let cause = disabling(call, child, flags)
          {
            return cause
          }
          child = parent
        }
      }
    }
    return nil
  }

  private final class Flags: SyntaxVisitor {
    var set: Set<String> = []
    var cleared: Set<String> = []

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      guard let (target, value) = ExprSyntax(node).assigned, value.count == 1 else {
        return .visitChildren
      }
      let name = target.plainText.replacing("self?.", with: "")
      switch value[0].sourceText {
      case "true": set.insert(name)
      case "false": cleared.insert(name)
      default: break
      }
      return .visitChildren
    }
  }
}

extension ExprSyntax {
  /// As written, without `$` and `self.`.
  fileprivate var plainText: String {
    sourceText.replacing("$", with: "").replacing("self.", with: "")
  }
}

extension SyntaxProtocol {
  /// Whether it waits, also in a task that it begins.
  fileprivate var waits: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.await) }
  }
}
