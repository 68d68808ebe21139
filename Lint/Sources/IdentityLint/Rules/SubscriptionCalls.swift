import SwiftSyntax

/// Shared by rules: the subscriptions of Combine, which end with the object that they return.
extension SourceUnit {
  var subscriptions: [FunctionCallExprSyntax] {
    calls(named: ["sink", "assign"]).filter(\.isSubscription)
  }
}

extension FunctionCallExprSyntax {
  /// Whether it is `sink` or `assign(to:on:)` of a publisher. `assign(to:)` returns nothing: its
  /// subscription ends with the property.
  var isSubscription: Bool {
    guard let name = modifierName else { return false }
    let labels = arguments.map { $0.label?.text ?? "" }
    switch name {
    case "sink":
      return (trailingClosure != nil || !labels.isEmpty)
        && labels.allSatisfy { ["receiveCompletion", "receiveValue"].contains($0) }
    case "assign": return labels == ["to", "on"]
    default: return false
    }
  }

  /// The operators before the last one, from the last to the first, and the publisher.
  var publisherChain: (operators: [FunctionCallExprSyntax], publisher: ExprSyntax)? {
    guard var rest = calledExpression.as(MemberAccessExprSyntax.self)?.base else { return nil }
    var operators: [FunctionCallExprSyntax] = []
    while let call = rest.as(FunctionCallExprSyntax.self),
      let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    {
      operators.append(call)
      rest = base
    }
    return (operators, rest)
  }
}

extension ExprSyntax {
  /// The subscription that it is, or that `AnyCancellable(_:)` wraps.
  var subscription: FunctionCallExprSyntax? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    if call.isSubscription { return call }
    guard call.calls("AnyCancellable"), call.arguments.count == 1 else { return nil }
    return call.arguments.first?.expression.subscription
  }
}

extension ProjectIndex {
  /// Whether a type here, other than a publisher, has a function of this name: a call may mean that
  /// one.
  func hasOwnMethod(_ name: String) -> Bool {
    types.all.values.contains { type in
      Self.simple(type.facts.name) != "Publisher"
        && type.facts.functions.contains { $0.name == name }
    }
  }
}

extension SourceUnit {
  /// Whether it is a file of tests, which wait for what they need.
  var isOfTests: Bool {
    path.isOfTests
      || tree.statements.contains { item in
        ["XCTest", "Testing"].contains(item.item.as(ImportDeclSyntax.self)?.path.sourceText)
      }
  }
}
