import SwiftSyntax

/// A static object that stands for a new element: `edited = Entry.blank`. Every new element is that
/// one object, with what was entered into the one before.
struct SharedTemplates {
  let file: SourceUnit
  let resolver: Resolver
  /// A property of a class that code changes.
  let changing: (ProjectIndex.TypeInfo, Resolver) -> String?

  func findings() -> [Finding] {
    (assigned + passed + initial).compactMap { expression, type in
      finding(expression, type: type)
    }
  }

  private static let names: Set<String> = [
    "blank", "empty", "new", "draft", "template", "placeholder", "untitled", "initial", "fresh",
    "newItem", "emptyItem",
  ]

  private typealias Use = (MemberAccessExprSyntax, type: String?)

  /// `edited = Entry.blank`
  private var assigned: [Use] {
    file.outline.assignments.compactMap { assignment in
      guard let (target, value) = ExprSyntax(assignment).assigned, value.count == 1,
        let access = template(value[0]), BuilderPlace(of: assignment) != .builder
      else { return nil }
      return (
        access,
        resolver.type(
          of: ValueReader.value(of: target), in: file.resolverPlace(of: assignment))
      )
    }
  }

  /// `entries.append(.blank)` and `Editor(entry: .blank)`
  private var passed: [Use] {
    file.outline.calls.compactMap { call -> Use? in
      guard let argument = call.arguments.first(where: { template($0.expression) != nil }),
        let access = template(argument.expression), let name = call.calledText
      else { return nil }
      let place = file.resolverPlace(of: call)
      if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base {
        guard ["append", "insert"].contains(name) else { return nil }
        return (access, resolver.elementType(of: ValueReader.value(of: base), in: place))
      }
      guard name.first?.isUppercase == true,
        let view = resolver.project.type(named: name, from: place.type), view.isView
      else { return nil }
      return (access, argument.label.flatMap { resolver.project.typeOfArgument($0.text, of: view) })
    }
  }

  /// `@State private var entry = Entry.blank`
  private var initial: [Use] {
    WrappedProperty.all(["State", "StateObject"], in: file).compactMap { state in
      guard let value = state.binding.initializer?.value, let access = template(value) else {
        return nil
      }
      return (access, state.binding.typeAnnotation?.type.sourceText)
    }
  }

  private func template(_ expression: ExprSyntax) -> MemberAccessExprSyntax? {
    guard let access = expression.as(MemberAccessExprSyntax.self),
      Self.names.contains(access.declName.baseName.text)
    else { return nil }
    return access
  }

  private func finding(_ access: MemberAccessExprSyntax, type: String?) -> Finding? {
    let name = access.declName.baseName.text
    let owner = access.base?.sourceText ?? type.map { TypeShape($0).base }
    guard let owner, owner.first?.isUppercase == true, !file.isOfTests,
      let info = resolver.project.type(named: owner, from: file.places.type(at: access.position)),
      info.facts.kind == .class,
      let property = resolver.project.property(name, of: info), property.isStatic,
      !property.isComputed, let made = property.initial, makes(made, info),
      let changed = changing(info, resolver)
    else { return nil }
    let simple = ProjectIndex.simple(info.facts.name)
    return file.finding(
      RepeatedObjectRule.self, at: file.range(of: access),
      """
      Every new element is this one `\(simple)`: a change of `\(changed)` in one is a change in \
      all, and the next new one begins with it.
      """,
      because: "`\(name)` is made once, and `\(simple)` is a class",
      advice: "Make an object each time: `static var \(name): \(simple) { \(simple)(…) }`.",
      related: [
        RelatedPlace(CodePlace(path: info.path, line: property.line), "it is made here")
      ])
  }

  private func makes(_ value: Value, _ info: ProjectIndex.TypeInfo) -> Bool {
    guard case .call(let callee, _) = value else { return false }
    return callee.ownName == ProjectIndex.simple(info.facts.name)
      || callee == .implicitMember("init")
  }
}
