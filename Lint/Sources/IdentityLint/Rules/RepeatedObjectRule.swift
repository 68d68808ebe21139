import SwiftSyntax

/// A collection whose elements are all one object.
public struct RepeatedObjectRule: ModelRule {
  public static let description = RuleDescription(
    identifier: "repeated_object", title: "One object for all elements",
    summary: """
      `Array(repeating:count:)` evaluates its element once. Of a class, all elements are one \
      object: what the user changes in one row, changes in all of them. So is a static object that \
      stands for a new element: the second new element has the contents of the first.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "structures and enumerations, of which each element is a copy", "actors",
      "a class in which nothing changes after `init`",
      "one element at most", "a shared object, such as `.shared`", "tests",
      "a computed property that makes an object each time", "a copy of the object",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsModelCode else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    var found: [Finding] = []
    for call in file.calls(named: Self.collections) {
      guard let shared = call.repeated(in: file) else { continue }
      if let finding = finding(shared, in: file, resolver) { found.append(finding) }
    }
    return found + SharedTemplates(file: file, resolver: resolver, changing: changing).findings()
  }

  private func finding(
    _ shared: ExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> Finding? {
    let place = file.resolverPlace(of: shared)
    guard let made = objectType(of: shared, in: file, resolver),
      let info = resolver.project.type(named: made, from: place.type), info.isDeclared,
      info.facts.kind == .class, let changed = changing(of: info, resolver), !file.isOfTests
    else { return nil }
    let name = ProjectIndex.simple(info.facts.name)
    return file.finding(
      Self.self, at: file.range(of: shared),
      "All elements are this one `\(name)`: a change of `\(changed)` in one is a change in all.",
      because: "the element is made once, and `\(name)` is a class",
      advice: "Make an object for each element: `.map { _ in \(name)(…) }`.")
  }

  /// A property that code changes, perhaps in elements of a collection whose type is not known.
  private func changing(of info: ProjectIndex.TypeInfo, _ resolver: Resolver) -> String? {
    let memory = ObservedObjects(project: resolver.project).memory(of: info.facts.name, from: nil)
    if case .properties(let names) = memory { return names.first }
    return info.facts.properties.first {
      !$0.isLet && !$0.isStatic && !$0.isComputed && !$0.isPrivate
        && resolver.changes(of: $0.name, in: info).isOpen
    }?.name
  }

  /// The class of an object that is made where it is written, or by a function.
  private func objectType(
    of shared: ExprSyntax, in file: SourceUnit, _ resolver: Resolver
  ) -> String? {
    guard let call = shared.as(FunctionCallExprSyntax.self) else { return nil }
    if call.calledExpression.sourceText == ".init" { return shared.annotatedElement }
    let place = file.resolverPlace(of: shared)
    let value = ValueReader.value(of: shared)
    if let made = resolver.made(value, in: place) { return made }
    guard let name = call.calledText, Self.makers.contains(where: name.hasPrefix) else {
      return nil
    }
    return resolver.type(of: value, in: place).map { TypeShape($0).base }
  }

  /// Those of `[Row](…)` have no name.
  private static let collections = [
    "Array", "ContiguousArray", "Dictionary", "repeatElement", "init", "",
  ]
  private static let makers = ["make", "create", "new", "build"]
}

extension FunctionCallExprSyntax {
  /// The expression that is evaluated once for all elements of a collection.
  fileprivate func repeated(in file: SourceUnit) -> ExprSyntax? {
    guard trailingClosure == nil, arguments.count == 2, let first = arguments.first,
      let count = arguments.last, count.label?.text == "count"
    else { return keyed }
    if let number = count.expression.as(IntegerLiteralExprSyntax.self),
      (Int(number.literal.text) ?? 2) < 2
    {
      return nil
    }
    if first.label?.text == "repeating" {
      guard calledExpression.isArray else { return nil }
      return first.expression.constantOrSelf
    }
    guard first.label == nil, calls("repeatElement") else { return nil }
    return first.expression.constantOrSelf
  }

  /// `shared` of `Dictionary(uniqueKeysWithValues: keys.map { ($0, shared) })`.
  private var keyed: ExprSyntax? {
    guard arguments.count == 1, let first = arguments.first,
      first.label?.text == "uniqueKeysWithValues",
      let map = first.expression.as(FunctionCallExprSyntax.self), map.calledText == "map",
      let closure = map.closure(),
      let pair = closure.statements.onlyValue?.as(TupleExprSyntax.self),
      pair.elements.count == 2, let value = pair.elements.last?.expression,
      let reference = value.as(DeclReferenceExprSyntax.self),
      let made = LocalConstants.declaration(of: reference.baseName.text, at: closure),
      made.position < closure.position
    else { return nil }
    // A constant inside of the closure is another one for each key.
    return made.initializer?.value
  }
}

extension ExprSyntax {
  /// `Array`, `[Row]`, `Array<Row>` and `.init`.
  fileprivate var isArray: Bool {
    if self.is(ArrayExprSyntax.self) { return true }
    let text = sourceText
    if text == ".init" { return true }
    let name = text.replacingSuffix(".init", with: "")
    return ["Array", "ContiguousArray"].contains { name == $0 || name.hasPrefix($0 + "<") }
      || name.hasPrefix("[")
  }

  /// The value of a local constant.
  fileprivate var constantOrSelf: ExprSyntax {
    guard let reference = self.as(DeclReferenceExprSyntax.self) else { return self }
    return LocalConstants.value(of: reference) ?? self
  }

  /// `Day` of `let days: [Day] = Array(repeating: .init(), count: 7)`.
  fileprivate var annotatedElement: String? {
    guard let call = parent?.as(LabeledExprSyntax.self)?.call else { return nil }
    let callee = call.calledExpression.sourceText.replacingSuffix(".init", with: "")
    if let element = TypeShape(callee).element, !element.isEmpty { return element }
    guard let binding = call.parent?.parent?.as(PatternBindingSyntax.self),
      let type = binding.typeAnnotation?.type.sourceText
    else { return nil }
    return TypeShape(type).element
  }
}
