import SwiftSyntax

/// A view that makes the object it only observes.
public struct InlineObservedObjectRule: LintRule {
  public static let description = RuleDescription(
    identifier: "inline_observed_object", title: "An observed object made in place",
    summary: """
      `@ObservedObject` does not keep its object. One made in place is made again each time the parent's body runs, and everything the old one knew is \
      lost.
      """,
    exemptions: [
      "a shared object", "an object that every caller passes",
      "a view that is made once, by an App or a hosting controller", "previews",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    return WrappedProperty.all(["ObservedObject"], in: file).compactMap { object in
      guard let value = object.binding.initializer?.value, let made = Self.made(value, object),
        let info = project.types[object.owner],
        info.isView,
        !info.facts.inherited.contains("App"), !info.facts.inherited.contains("PreviewProvider"),
        !object.modifiers.contains("static")
      else { return nil }
      let callers = project.callers(of: info).filter {
        $0.fact.contexts.isDisjoint(with: ["PreviewProvider"])
      }
      let needed = callers.filter { !$0.fact.arguments.contains { $0.label == object.name } }
      if !callers.isEmpty, needed.isEmpty { return nil }
      if info.facts.initializers.contains(where: {
        $0.stored[object.name] != nil || $0.stored["_" + object.name] != nil
      }) {
        return nil
      }
      let once: Set<String> = [
        "UIHostingController", "NSHostingController", "NSHostingView", "WindowGroup", "Window",
        "Settings",
      ]
      let again = needed.filter { call in
        guard call.fact.contexts.isDisjoint(with: once),
          let owner = project.type(named: call.fact.type), owner.isView
        else { return false }
        return !owner.facts.inherited.contains("App")
      }
      if !needed.isEmpty, again.isEmpty { return nil }
      return file.finding(
        Self.self, needed.isEmpty ? .info : .warning, at: file.range(of: object.binding),
        "Each time the parent's body runs, `\(object.name)` is a new `\(made)`, and what the old one knew is lost.",
        because: needed.isEmpty
          ? ""
          : "`\(ProjectIndex.simple(info.facts.name))` is made in \(again.first.map { "`\(ProjectIndex.simple($0.fact.type ?? ""))`" } ?? "a body")",
        advice: "Use `@StateObject`, which keeps the first one.",
        related: again.prefix(2).map {
          RelatedPlace(
            CodePlace(path: $0.path, line: $0.fact.line, column: $0.fact.column), "made here")
        },
        fix: object.attribute.map {
          Fix(title: "Use @StateObject", edits: [file.edit($0.attributeName, "StateObject")])
        })
    }
  }

  /// The type that is made; nil for what may be an object that exists already.
  private static func made(_ value: ExprSyntax, _ object: WrappedProperty) -> String? {
    guard let call = value.as(FunctionCallExprSyntax.self) else { return nil }
    if let name = CalledName(of: call), name.kind == .initializer { return name.text }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil,
      access.declName.baseName.text == "init"
    else { return nil }
    return object.binding.typeAnnotation?.type.sourceText
  }
}
