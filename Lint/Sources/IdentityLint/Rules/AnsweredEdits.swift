import SwiftSyntax

/// State that the user edits while a request runs, and that the answer replaces:
/// `draft = try await api.save(draft)`.
struct AnsweredEdits {
  let file: SourceUnit
  let resolver: Resolver

  func findings() -> [Finding] {
    WrappedProperty.all(["State"], in: file).compactMap { state in
      guard let info = resolver.project.types[state.owner], info.isView else { return nil }
      let code = TypeCode(info, besides: file, in: resolver.project)
      let fields = code.projections(of: state.name).filter {
        ["text", "value"].contains($0.argument?.label?.text)
      }
      guard !fields.isEmpty,
        let answer = code.assignments(to: state.name).first(where: {
          Self.isAnswer($0, to: state.name)
        }),
        !isDisabled(fields, in: code)
      else { return nil }
      let isHere = code.unit(of: answer).path == file.path
      return file.finding(
        OverwrittenEditsRule.self,
        at: isHere ? file.range(of: answer) : file.range(of: state.binding.pattern),
        """
        What the user enters in `\(state.name)` while the request runs is lost: the answer \
        replaces it.
        """,
        because: "the fields can be edited while the code waits",
        advice: """
          Disable the fields until the answer is there, or store only the part of the answer that \
          the user does not edit.
          """,
        related: isHere ? [] : [code.place(of: answer, "replaced here")])
    }
  }

  /// `x = await f(x)`.
  private static func isAnswer(_ assignment: SequenceExprSyntax, to name: String) -> Bool {
    guard let value = ExprSyntax(assignment).assigned?.value else { return false }
    return value.contains { $0.awaits } && value.contains { $0.mentions([name]) }
  }

  /// Whether a field, or a view around it, is disabled, hidden or replaced at times.
  private func isDisabled(_ fields: [DeclReferenceExprSyntax], in code: TypeCode) -> Bool {
    if code.calls.contains(where: { call in
      call.modifierName == "interactiveDismissDisabled"
    }) {
      return true
    }
    return fields.contains { field in
      var node = Syntax(field)
      while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
        if parent.isBranch { return true }
        if let call = parent.as(FunctionCallExprSyntax.self),
          ["disabled", "allowsHitTesting", "redacted"].contains(call.modifierName)
        {
          return true
        }
        node = parent
      }
      return false
    }
  }
}
