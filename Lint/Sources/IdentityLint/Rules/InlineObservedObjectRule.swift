import SwiftSyntax

/// An object that a view observes and recreates.
public struct InlineObservedObjectRule: LintRule {
  public static let description = RuleDescription(
    identifier: "inline_observed_object", title: "An observed object made in place",
    summary: """
      `@ObservedObject` and a plain property do not keep their object. One that is made in place, \
      in `init` or in a body is recreated each time the parent's body runs, and everything the \
      old one held is lost.
      """,
    isOnByDefault: false,
    exemptions: [
      "a shared object", "an object that every caller passes",
      "a view that is made once, by an App, a hosting controller or a parent whose body runs once",
      "a child that keeps the object in `@State` or `@StateObject`",
      "an object that holds nothing of its own, such as a facade over `UserDefaults`",
      "previews",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let objects = ObservedObjects(project: project.seen(from: file))
    return WrappedProperty.all(["ObservedObject"], in: file).compactMap {
      madeInPlace($0, in: file, objects)
    } + madeInInitializers(in: file, objects)
      + file.outline.calls.compactMap { madeInBody($0, in: file, objects) }
  }

  /// `@ObservedObject var model = Model()`.
  private func madeInPlace(
    _ object: WrappedProperty, in file: SourceUnit, _ objects: ObservedObjects
  ) -> Finding? {
    guard let value = object.binding.initializer?.value, let made = Self.made(value, object),
      let info = objects.project.types[object.owner], objects.isOrdinaryView(info),
      !object.modifiers.contains("static"),
      objects.holdsSomething(made, from: info.facts.name),
      !info.facts.initializers.contains(where: {
        $0.stored[object.name] != nil || $0.stored["_" + object.name] != nil
      })
    else { return nil }
    guard let makers = objects.makers(of: info, without: object.name) else { return nil }
    return report(
      made, as: object.name, of: info, makers, at: file.range(of: object.binding), in: file,
      isObservable: false,
      fix: object.attribute.map {
        Fix(title: "Use @StateObject", edits: [file.edit($0.attributeName, "StateObject")])
      })
  }

  /// `init() { model = Model() }`, and a default argument that callers leave out.
  private func madeInInitializers(in file: SourceUnit, _ objects: ObservedObjects) -> [Finding] {
    // One initializer that creates several objects is one fault.
    var reported: [String: Int] = [:]
    var found: [Finding] = []
    for finding in madeEach(in: file, objects) {
      if let first = reported[finding.type] {
        found[first].related.append(
          RelatedPlace(
            path: file.path, range: finding.finding.range, message: "so is this one"))
      } else {
        reported[finding.type] = found.count
        found.append(finding.finding)
      }
    }
    return found
  }

  private func madeEach(in file: SourceUnit, _ objects: ObservedObjects) -> [(
    type: String, finding: Finding
  )] {
    file.outline.properties.flatMap { variable -> [(type: String, finding: Finding)] in
      guard let type = file.places.type(at: variable.position),
        let info = objects.project.types[type], objects.isOrdinaryView(info),
        !info.facts.initializers.isEmpty
      else { return [] }
      return variable.bindings.compactMap { binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
          let property = objects.project.property(name, of: info), !property.isStatic,
          !property.isComputed,
          let (made, label) = objects.made(property, by: info.facts.initializers, of: info),
          let makers = objects.makers(of: info, without: label)
        else { return nil }
        let finding = report(
          made, as: name, of: info, makers, at: file.range(of: binding), in: file,
          isObservable: objects.isObservable(made, from: info.facts.name), fix: nil)
        return (type, finding)
      }
    }
  }

  private func report(
    _ made: String, as name: String, of info: ProjectIndex.TypeInfo,
    _ makers: [ProjectIndex.Located<CallFacts>], at range: SourceRange, in file: SourceUnit,
    isObservable: Bool, fix: Fix?
  ) -> Finding {
    let view = ProjectIndex.simple(info.facts.name)
    let maker = makers.first.map { ProjectIndex.simple($0.fact.type ?? "") } ?? ""
    return file.finding(
      Self.self, makers.isEmpty ? .info : .warning, at: range,
      """
      Each time the parent's body runs, `\(name)` is a new `\(made)`, and what the old one held is \
      lost.
      """,
      because: makers.isEmpty ? "" : "the body of `\(maker)` makes `\(view)`",
      advice: isObservable
        ? "Keep the first one: `@State private var \(name) = \(made)(…)`."
        : "Use `@StateObject`, which keeps the first one.",
      related: makers.prefix(2).map {
        RelatedPlace(
          CodePlace(path: $0.path, line: $0.fact.line, column: $0.fact.column), "made here")
      },
      fix: fix)
  }

  // MARK: In a body

  /// `.environmentObject(Session())` and `Child(model: Model())`.
  private func madeInBody(
    _ call: FunctionCallExprSyntax, in file: SourceUnit, _ objects: ObservedObjects
  ) -> Finding? {
    guard let called = CalledName(of: call),
      let argument = madeArgument(of: call, called, in: file, objects),
      BuilderPlace(of: call) == .builder,
      let type = file.places.type(at: call.position), let owner = objects.project.types[type],
      objects.isOrdinaryView(owner), objects.canRunAgain(owner)
    else { return nil }
    let taker =
      called.kind == .initializer ? "`\(called.text)` gets" : "the views below get"
    let name = argument.name.prefix(1).lowercased() + argument.name.dropFirst()
    let wrapper =
      objects.isObservable(argument.name, from: owner.facts.name)
      ? "State" : "StateObject"
    return file.finding(
      Self.self, at: file.range(of: argument.node),
      """
      Each time this body runs, \(taker) a new `\(argument.name)`, and what the old one held is \
      lost.
      """,
      because: "\(objects.whatRunsAgain(owner)) makes the body run again",
      advice:
        """
        Keep it in the view, `@\(wrapper) private var \(name) = \(argument.name)(…)`, and pass \
        `\(name)`.
        """
    )
  }

  private func madeArgument(
    of call: FunctionCallExprSyntax, _ called: CalledName, in file: SourceUnit,
    _ objects: ObservedObjects
  ) -> (name: String, node: ExprSyntax)? {
    let place = file.places.type(at: call.position)
    switch called.text {
    case ".environmentObject", ".environment":
      guard call.arguments.count == 1, let only = call.arguments.first, only.label == nil,
        let name = Self.initialized(only.expression), objects.isObserved(name, from: place),
        objects.holdsSomething(name, from: place)
      else { return nil }
      return (name, only.expression)
    default:
      guard called.kind == .initializer,
        let child = objects.project.type(named: called.text, from: place), child.isView
      else { return nil }
      for argument in call.arguments {
        guard let label = argument.label?.text, let name = Self.initialized(argument.expression),
          objects.isObserved(name, from: place), objects.holdsSomething(name, from: place),
          !objects.keeps(child, label)
        else { continue }
        return (name, argument.expression)
      }
      return nil
    }
  }

  private static func initialized(_ expression: ExprSyntax) -> String? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let name = CalledName(of: call),
      name.kind == .initializer
    else { return nil }
    return name.text
  }

  /// The created type; nil for what may be an existing object.
  private static func made(_ value: ExprSyntax, _ object: WrappedProperty) -> String? {
    if let name = initialized(value) { return name }
    guard let call = value.as(FunctionCallExprSyntax.self),
      let access = call.calledExpression.as(MemberAccessExprSyntax.self), access.base == nil,
      access.declName.baseName.text == "init"
    else { return nil }
    return object.binding.typeAnnotation?.type.sourceText
  }
}
