import SwiftSyntax

/// A subscription that nothing holds.
public struct DroppedSubscriptionRule: ModelRule {
  public static let description = RuleDescription(
    identifier: "dropped_subscription", title: "A subscription that nothing holds",
    summary: """
      A subscription of Combine ends when nothing holds its `AnyCancellable` any longer. One whose \
      result is discarded, or kept in a local constant that no code uses, ends immediately and \
      never delivers a later value.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "a subscription that is stored, returned, passed on or captured",
      "`assign(to:)` with an `inout` property, which ends with the property",
      "a publisher that sends all its values immediately, such as `Just`, and `first()`",
      "a local constant in code that waits for the values", "tests",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsModelCode else { return [] }
    return file.subscriptions.compactMap { call in
      guard let way = Drop(of: call), !call.sendsAtOnce, !file.isOfTests,
        !project.hasOwnMethod(call.modifierName ?? "")
      else { return nil }
      return file.finding(
        Self.self, at: file.modifier(call), "This subscription ends immediately: \(way.text).",
        because: "an `AnyCancellable` that nothing holds cancels its subscription",
        advice: """
          Keep the result as long as the values are needed: in a property, or in a \
          `Set<AnyCancellable>` with `.store(in: …)`.
          """)
    }
  }
}

/// How the result of a subscription is lost.
private struct Drop {
  let text: String

  init?(of call: FunctionCallExprSyntax) {
    var node = Syntax(call)
    if let outer = node.parent?.as(LabeledExprSyntax.self)?.call, outer.calls("AnyCancellable") {
      node = Syntax(outer)
    }
    if let item = node.parent?.as(CodeBlockItemSyntax.self) {
      guard !item.isTopLevel, !item.isValueOfBlock else { return nil }
      text = "nothing takes its result"
    } else if let sequence = node.parent?.parent?.as(SequenceExprSyntax.self),
      let (target, value) = ExprSyntax(sequence).assigned, value.count == 1,
      target.is(DiscardAssignmentExprSyntax.self)
    {
      text = "`_` keeps nothing"
    } else if let binding = node.parent?.parent?.as(PatternBindingSyntax.self),
      let item = binding.parent?.parent?.parent?.as(CodeBlockItemSyntax.self), !item.isTopLevel,
      let list = item.parent?.as(CodeBlockItemListSyntax.self)
    {
      if binding.pattern.is(WildcardPatternSyntax.self) {
        text = "`_` keeps nothing"
        return
      }
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        list.references(to: name).isEmpty,
        !list.contains(where: { $0.position > item.position && $0.mayWait })
      else { return nil }
      text = "no code uses `\(name)`"
    } else {
      return nil
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether it is code of a script, which runs as long as the process.
  fileprivate var isTopLevel: Bool { parent?.parent?.is(SourceFileSyntax.self) == true }

  /// Whether it is the value of the code around it, which has no other statement.
  fileprivate var isValueOfBlock: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
      let owner = list.parent
    else { return false }
    if let closure = owner.as(ClosureExprSyntax.self) { return !closure.returnsNothing }
    if owner.is(AccessorBlockSyntax.self) { return true }
    if let label = owner.as(SwitchCaseSyntax.self) {
      return label.parent?.parent.map(Self.isValue) ?? true
    }
    guard let parent = owner.parent else { return true }
    if let function = parent.as(FunctionDeclSyntax.self) {
      let type = function.signature.returnClause?.type.sourceText ?? "Void"
      return type != "Void" && type != "()"
    }
    if parent.is(IfExprSyntax.self) { return Self.isValue(parent) }
    return parent.is(AccessorDeclSyntax.self)
  }

  /// Whether an `if` or a `switch` is a value: of an expression, or of the block around it.
  private static func isValue(_ node: Syntax) -> Bool {
    var node = node
    // `else if`
    while let outer = node.parent?.as(IfExprSyntax.self) { node = Syntax(outer) }
    let statement = node.parent?.as(ExpressionStmtSyntax.self).map { Syntax($0) } ?? node
    return statement.parent?.as(CodeBlockItemSyntax.self)?.isValueOfBlock ?? true
  }

  /// Whether it keeps the code around it from ending: a wait, or a loop that runs events.
  fileprivate var mayWait: Bool {
    awaits || !references(to: "RunLoop").isEmpty || !references(to: "dispatchMain").isEmpty
      || callsInside.contains { ["wait", "sleep", "run"].contains($0.calledText ?? "") }
  }
}

extension ClosureExprSyntax {
  /// Whether it is known that what it calls takes no value of it.
  fileprivate var returnsNothing: Bool {
    if let type = signature?.returnClause?.type.sourceText { return ["Void", "()"].contains(type) }
    guard let place = ClosurePlace(self), let name = place.call.calledText else { return false }
    if let label = place.label { return ["action", "perform", "receiveValue"].contains(label) }
    return ["onAppear", "onTapGesture", "onReceive", "onChange", "async", "asyncAfter", "sink"]
      .contains(name)
      || name == "Button" && place.isTrailing && place.call.argument("action") == nil
  }
}

extension FunctionCallExprSyntax {
  /// Whether the publisher sends all that is wanted while it is subscribed to.
  fileprivate var sendsAtOnce: Bool {
    guard let (operators, publisher) = publisherChain else { return true }
    if operators.contains(where: { ["first", "prefix"].contains($0.calledText ?? "") }) {
      return true
    }
    // `[1, 2].publisher`, `result.publisher`: no call with arguments makes it.
    if let access = publisher.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "publisher"
    {
      return true
    }
    let made = publisher.as(FunctionCallExprSyntax.self)?.calledText ?? ""
    return ["Just", "Empty", "Fail", "Record"].contains(made)
  }
}
