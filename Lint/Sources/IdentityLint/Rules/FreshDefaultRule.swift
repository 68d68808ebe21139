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
      "values, and objects that store nothing",
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
          stores(made, objects.project)
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

  /// Whether an object has something that a new one lacks: a variable, a constant cache, or a
  /// constant object that has one.
  private func stores(_ object: ProjectIndex.TypeInfo, _ project: ProjectIndex, depth: Int = 0)
    -> Bool
  {
    object.facts.properties.contains { property in
      guard !property.isStatic, !property.isComputed else { return false }
      guard property.isLet else { return true }
      guard let type = property.type.map({ TypeShape($0).base }), property.initial != nil else {
        return false
      }
      if Self.caches.contains(type) { return true }
      guard depth < 2, let inner = project.type(named: type, from: object.facts.name),
        inner.isReference
      else { return false }
      return stores(inner, project, depth: depth + 1)
    }
  }

  /// Classes of Foundation that are filled while the app runs.
  private static let caches: Set<String> = [
    "NSCache", "NSMapTable", "NSHashTable", "NSMutableArray", "NSMutableDictionary",
    "NSMutableSet", "NSMutableOrderedSet",
  ]
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
