import SwiftSyntax

/// A transition of a view that is never inserted or removed.
public struct StillTransitionRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "still_transition", title: "A transition that never runs",
    summary: """
      A transition runs when a view is inserted or removed, which means when its identity begins \
      or ends. A view that only gets another value keeps its identity: the contents change in \
      place, without the transition. A matched geometry effect does not run between views that use \
      different namespaces, such as rows that each declare one.
      """,
    exemptions: [
      "views in an `if`, a `switch` or a `ForEach`", "views with an `.id`",
      "the whole content of a view, which its parent may insert",
      "views of which nothing changes",
      "a namespace that is passed on, or used by two effects of one view",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return UnsharedNamespace(file: file, resolver: resolver).findings()
      + transitions(in: file, resolver)
  }

  private func transitions(in file: SourceUnit, _ resolver: Resolver) -> [Finding] {
    file.calls(named: "transition").compactMap { call in
      guard call.modifierName != nil, BuilderPlace(of: call) == .builder,
        let type = file.places.type(at: call.position),
        resolver.project.types[type]?.isView == true,
        isInContainer(call), let view = Self.root(of: call), let first = view.arguments.first,
        // A value that an element of a collection or a choice decides.
        case let value = ValueReader.value(of: first.expression), Self.isChosen(value)
      else { return nil }
      var finder = VariationFinder(resolver)
      let variation = finder.variation(of: value, in: file.resolverPlace(of: call))
      guard variation.level == .varies else { return nil }
      return file.finding(
        Self.self, at: file.modifier(call),
        "This transition never runs: the view before it is neither inserted nor removed.",
        because: "`\(file.text(of: first.expression, atMost: 40))` changes and the view stays",
        advice: "Give the view an `.id` that changes with the value, before `.transition`.",
        related: variation.places.map { RelatedPlace($0, "changed here") })
    }
  }

  /// The call that makes the view before a chain of modifiers; nil when one is `.id`.
  private static func root(of call: FunctionCallExprSyntax) -> FunctionCallExprSyntax? {
    if call.chainedNames.contains("id") { return nil }
    var inner = call
    while let access = inner.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base?.as(FunctionCallExprSyntax.self)
    {
      if access.declName.baseName.text == "id" { return nil }
      inner = base
    }
    return inner.calledExpression.is(DeclReferenceExprSyntax.self) ? inner : nil
  }

  /// `pages[step]`, or a text of one.
  private static func isChosen(_ value: Value) -> Bool {
    switch value {
    case .subscripted: true
    case .member(let base, _): isChosen(base)
    case .name, .choice: true
    default: false
    }
  }

  /// Whether it is inside a container of this body, shown unconditionally.
  private func isInContainer(_ call: FunctionCallExprSyntax) -> Bool {
    var isInside = false
    var child = Syntax(call)
    while let parent = child.parent, !parent.is(MemberBlockItemSyntax.self) {
      if parent.isBranch || parent.is(GuardStmtSyntax.self) { return false }
      if let closure = parent.as(ClosureExprSyntax.self) {
        guard let place = ClosurePlace(closure),
          let name = CalledName(of: place.call), name.kind == .initializer,
          ["VStack", "HStack", "ZStack", "Group", "ScrollView", "Form", "Section"].contains(
            name.text),
          !place.call.chainedNames.contains("id")
        else { return false }
        isInside = true
      }
      child = parent
    }
    return isInside
  }
}
