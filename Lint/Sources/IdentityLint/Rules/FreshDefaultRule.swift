import SwiftSyntax

/// A default of the environment that is another object at each read.
public struct FreshDefaultRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "fresh_default", title: "A default object that is new at each read",
    summary: """
      The default of an environment value is computed each time a view reads it, with `@Entry` and \
      with a computed `defaultValue`. When that makes an object, every view gets one of its own, \
      and another one with each update: what is stored in it is lost.
      """,
    severity: .info, warnings: ["a computed `defaultValue`"],
    exemptions: [
      "`static let defaultValue`, which is made once", "a shared object",
      "values, and objects without a variable",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let objects = ObservedObjects(project: project.seen(from: file))
    return file.outline.properties.flatMap { variable -> [Finding] in
      guard let type = file.places.type(at: variable.position) else { return [] }
      let isEntry =
        variable.attributes.sourceText.contains("@Entry")
        && type == "EnvironmentValues"
      let isDefault =
        objects.project.types[type]?.facts.inherited.contains("EnvironmentKey") == true
        && variable.modifiers.contains { $0.name.text == "static" }
      guard isEntry || isDefault else { return [] }
      return variable.bindings.compactMap { binding -> Finding? in
        guard isEntry || binding.pattern.sourceText == "defaultValue",
          let value = isEntry ? binding.initializer?.value : binding.getter?.onlyExpression,
          let call = value.as(FunctionCallExprSyntax.self), let name = CalledName(of: call),
          name.kind == .initializer,
          let made = objects.project.type(named: name.text, from: type), made.isReference,
          made.facts.properties.contains(where: { !$0.isLet && !$0.isStatic && !$0.isComputed })
        else { return nil }
        return file.finding(
          Self.self, isEntry ? .info : .warning, at: file.range(of: call),
          "Each read of this default is a new `\(name.text)`, and what is stored in it is lost.",
          because: isEntry
            ? "`@Entry` computes its default at each read" : "`defaultValue` is computed",
          advice: """
            Make it once, `private static let fallback = \(name.text)()`, or make the value \
            optional and set it above the views.
            """)
      }
    }
  }
}

extension CodeBlockItemListSyntax {
  /// The expression of a getter with one statement.
  fileprivate var onlyExpression: ExprSyntax? {
    guard count == 1, let item = first?.item else { return nil }
    switch item {
    case .expr(let expression): return expression
    case .stmt(let statement): return statement.as(ReturnStmtSyntax.self)?.expression
    case .decl: return nil
    }
  }
}
