import SwiftSyntax

/// A value that the end of a presentation clears, by `onChange` of its flag or by `onDismiss`, and
/// that a task of one of its buttons reads: the task begins after the button's action returned.
struct ClearedPayload {
  let file: SourceUnit

  func findings() -> [Finding] {
    file.calls(named: ["alert", "confirmationDialog", "sheet", "popover", "fullScreenCover"])
      .compactMap { call in
        guard call.modifierName != nil, call.argument("presenting") == nil,
          let flag = call.argument("isPresented")?.ownName, flag.hasPrefix("$"),
          let type = file.places.type(at: call.position)
        else { return nil }
        return finding(for: call, String(flag.dropFirst()), in: type)
      }
  }

  private func finding(for call: FunctionCallExprSyntax, _ flag: String, in type: String)
    -> Finding?
  {
    let contents = call.closures.filter { closure in
      call.argument("onDismiss").map { Syntax($0).id } != Syntax(closure).id
    }
    for clearing in clearings(of: flag, by: call, in: type) {
      guard let name = clearing.elements.first?.ownName else { continue }
      for content in contents {
        guard let read = TaskReads.first(of: name, in: content.statements) else { continue }
        let noun = FunctionCallExprSyntax.presented[call.modifierName ?? ""] ?? "sheet"
        return file.finding(
          DismissClearsPayloadRule.self, .info, at: file.range(of: clearing),
          "When the \(noun) closes, `\(name)` is nil before the task of its button reads it.",
          because: "a `Task` begins after the action, and the \(noun) closes with the action",
          advice: "Read `\(name)` in the action, before the task: `guard let \(name) else …`.",
          related: [
            RelatedPlace(path: file.path, range: file.range(of: read), message: "read here")
          ])
      }
    }
    return nil
  }

  /// `payload = nil` in `.onChange(of: flag)`, or in `onDismiss`.
  private func clearings(
    of flag: String, by call: FunctionCallExprSyntax, in type: String
  ) -> [SequenceExprSyntax] {
    let watches = file.calls(in: type).filter {
      $0.modifierName == "onChange" && $0.argument("of")?.ownName == flag
    }
    let closures =
      watches.compactMap { $0.closure("perform") }
      + [call.argument("onDismiss")?.as(ClosureExprSyntax.self)].compactMap(\.self)
    return file.outline.assignments.filter { assignment in
      assignment.elements.last?.is(NilLiteralExprSyntax.self) == true
        && closures.contains {
          ($0.position..<$0.endPosition).contains(assignment.position)
        }
    }
  }

  /// A read of a name in a `Task` that has no copy of it.
  private final class TaskReads: SyntaxVisitor {
    let name: String
    var found: Syntax?
    private var depth = 0

    static func first(of name: String, in node: some SyntaxProtocol) -> Syntax? {
      let walk = TaskReads(of: name)
      walk.walk(node)
      return walk.found
    }

    init(of name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard node.calls("Task"), let work = node.trailingClosure else { return .visitChildren }
      // `[payload]`, and a name that the action bound before, are copies.
      var reader = ValueReader(steps: 1)
      let isCaptured =
        work.signature?.capture?.items.contains { $0.sourceText.contains(name) } == true
      if !isCaptured, LocalNames.origin(of: name, at: Syntax(node), reader: &reader) == nil {
        depth += 1
        walk(work.statements)
        depth -= 1
      }
      return .skipChildren
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      let list = node.parent?.as(ExprListSyntax.self)
      let isAssigned =
        list?.first?.id == ExprSyntax(node).id
        && list?.dropFirst().first?.is(AssignmentExprSyntax.self) == true
      if depth > 0, node.baseName.text == name, found == nil, !isAssigned {
        found = Syntax(node)
      }
      return .skipChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if depth > 0, node.initializer == nil, node.pattern.sourceText == name, found == nil {
        found = Syntax(node)
      }
      return .visitChildren
    }
  }
}
