import SwiftSyntax

/// A presentation whose dismissal clears what its actions read.
public struct DismissClearsPayloadRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "dismiss_clears_payload", title: "Dismissal clears what the action reads",
    summary: """
      The presentation is shown while an optional has a value, and dismissing it clears that \
      value. Where the dismissal comes before the action, as with Return in the text field of an \
      alert, the action finds nil and does nothing. So does a task of the action, when `onDismiss` \
      or an `onChange` of the flag clears the value.
      """,
    exemptions: [
      "actions that get the value passed, by `presenting:` or `item:`",
      "setters that clear nothing", "actions that read something else",
      "tasks that capture the value, or get it from the action",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    return ClearedPayload(file: file).findings()
      + file.outline.calls.compactMap { call -> Finding? in
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          access.base != nil,
          ["alert", "confirmationDialog", "sheet", "popover", "fullScreenCover", "actionSheet"]
            .contains(access.declName.baseName.text),
          let presented = call.argument("isPresented"), call.argument("presenting") == nil,
          call.argument("item") == nil,
          let binding = binding(presented, in: file), let payload = Self.payload(of: binding)
        else { return nil }
        let closures =
          [call.trailingClosure].compactMap { $0 } + call.additionalTrailingClosures.map(\.closure)
          + call.arguments.compactMap {
            ["actions", "content", "message"].contains($0.label?.text)
              ? $0.expression.as(ClosureExprSyntax.self) : nil
          }
        let walk = ActionReads(of: payload, in: file, file.places.type(at: call.position))
        for closure in closures { walk.walk(closure.statements) }
        guard let read = walk.read else { return nil }
        let name = access.declName.baseName.text
        return file.finding(
          Self.self, walk.hasTextField ? .warning : .info,
          at: file.range(
            from: access.declName.positionAfterSkippingLeadingTrivia,
            to: presented.endPositionBeforeTrailingTrivia),
          """
          Dismissing the \(name) sets `\(payload)` to nil; an action that runs after that finds \
          nothing and does nothing.
          """,
          because: walk.hasTextField
            ? """
            Return in the text field dismisses before the action, and the action reads `\(payload)`
            """
            : "the action reads `\(payload)`, which the binding's setter clears",
          advice:
            """
            Show it by a Bool of its own, keep `\(payload)` until the action has read it, and \
            clear it there; or pass it by `presenting: \(payload)`.
            """,
          related: [
            RelatedPlace(path: file.path, range: file.range(of: read), message: "read here")
          ])
      }
  }

  /// The `Binding(get:set:)` argument, inline or as a computed property of the file.
  private func binding(_ expression: ExprSyntax, in file: SourceUnit) -> FunctionCallExprSyntax? {
    if let call = expression.as(FunctionCallExprSyntax.self) { return isBinding(call) ? call : nil }
    if let reference = expression.as(DeclReferenceExprSyntax.self),
      let local = CalledNames.initialValue(of: reference)?.as(FunctionCallExprSyntax.self)
    {
      return isBinding(local) ? local : nil
    }
    guard let name = expression.ownName,
      let only = file.member(name, of: file.resolverPlace(of: expression).type)?.onlyValue?
        .as(FunctionCallExprSyntax.self)
    else { return nil }
    return isBinding(only) ? only : nil
  }

  private func isBinding(_ call: FunctionCallExprSyntax) -> Bool {
    let callee = call.calledExpression.sourceText
    return callee == "Binding" || callee == ".init" || callee == "Binding<Bool>"
  }

  /// The optional that its getter compares with nil and its setter sets to nil.
  private static func payload(of binding: FunctionCallExprSyntax) -> String? {
    let closures = [
      binding.argument("get")?.as(ClosureExprSyntax.self),
      binding.argument("set")?.as(ClosureExprSyntax.self),
    ].compactMap {
      $0
    }
    let all =
      closures + [binding.trailingClosure].compactMap { $0 }
      + binding.additionalTrailingClosures.map(\.closure)
    guard all.count == 2, all[0].statements.count == 1,
      case .expr(let test)? = all[0].statements.first?.item,
      let sequence = test.as(SequenceExprSyntax.self)
    else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count == 3, elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "!=",
      elements[2].is(NilLiteralExprSyntax.self)
    else { return nil }
    let name = elements[0].sourceText
    let clears = Clearing(of: name)
    clears.walk(all[1].statements)
    return clears.isFound ? name : nil
  }

  private final class Clearing: SyntaxVisitor {
    let name: String
    var isFound = false

    init(of name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      if elements.count == 3, elements[0].sourceText == name,
        elements[1].is(AssignmentExprSyntax.self),
        elements[2].is(NilLiteralExprSyntax.self)
      {
        isFound = true
      }
      return .visitChildren
    }
  }

  /// A read of the payload inside an action of the presentation, also in the view's methods that
  /// the action is or calls, and in the view's properties that the presentation shows.
  private final class ActionReads: SyntaxVisitor {
    let payload: String
    let file: SourceUnit
    let type: String?
    var read: Syntax?
    var hasTextField = false
    private var seen: Set<String> = []
    private var isInMethod = false

    init(of payload: String, in file: SourceUnit, _ type: String?) {
      self.payload = payload
      self.file = file
      self.type = type
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if ["TextField", "SecureField"].contains(node.calledText ?? "") { hasTextField = true }
      if let name = node.passedMethod { follow(name, isAction: true) }
      if let name = node.calledExpression.ownName {
        follow(name, isAction: isInMethod || action(around: Syntax(node)) != nil)
      }
      return .visitChildren
    }

    /// Walks a method, where it runs as an action, or what builds a part of the content.
    private func follow(_ name: String, isAction: Bool) {
      guard !seen.contains(name) else { return }
      let method = ActionCode(file: file, type: type).method(name)
      if let method, isAction, let body = method.body {
        seen.insert(name)
        let outer = isInMethod
        isInMethod = true
        walk(body)
        isInMethod = outer
      } else if method == nil, !isInMethod, let content = file.member(name, of: type) {
        seen.insert(name)
        walk(content)
      }
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      check(ExprSyntax(node))
      if node.parent?.is(CodeBlockItemSyntax.self) == true {
        follow(node.baseName.text, isAction: false)
      }
      return .skipChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      check(ExprSyntax(node))
      return .visitChildren
    }

    /// `if let x` reads it too, without an expression that names it.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
      if node.initializer == nil, let pattern = node.pattern.as(IdentifierPatternSyntax.self),
        pattern.identifier.text == payload, isInAction(Syntax(node))
      {
        read = read ?? Syntax(node)
      }
      return .visitChildren
    }

    private func check(_ expression: ExprSyntax) {
      guard read == nil, expression.sourceText == payload, isInAction(Syntax(expression)) else {
        return
      }
      // An assignment does not read it.
      if let sequence = expression.parent?.parent?.as(SequenceExprSyntax.self) {
        let elements = Array(sequence.elements.prefix(2))
        if elements.count == 2, elements[0].id == expression.id,
          elements[1].is(AssignmentExprSyntax.self)
        {
          return
        }
      }
      // A name bound before, outside the action, is a copy.
      read = Syntax(expression)
    }

    private func isInAction(_ node: Syntax) -> Bool {
      // A parameter or a constant of the method is a copy.
      if isInMethod { return !isBoundOutside(node) }
      return action(around: node).map { !isBoundOutside($0) } ?? false
    }

    private func action(around node: Syntax) -> ClosureExprSyntax? {
      var child = node
      while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
        if let closure = parent.as(ClosureExprSyntax.self),
          BuilderPlace.role(of: closure) == .action
        {
          return closure
        }
        child = parent
      }
      return nil
    }

    /// `if let x { Button { use(x) } }`: the action has a copy.
    private func isBoundOutside(_ action: some SyntaxProtocol) -> Bool {
      let root = payload.split(separator: ".").first { $0 != "self" }.map(String.init) ?? payload
      return file.isLocalName(root, at: action)
    }
  }
}
