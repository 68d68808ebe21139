import SwiftSyntax

/// Work in the initializer of a view.
public struct WorkInInitializerRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "work_in_initializer", title: "Work in a view's initializer",
    summary: """
      A view is a value that its parent makes again with each update, and a link makes its \
      destination before the user opens it. What the initializer does to an object happens each \
      time: it loads again, resets what the user changed, or adds another observer. An object in \
      `@State` is made each time as well, and so is one that is made before it is given to \
      `StateObject(wrappedValue:)`: a timer or a request that its init begins goes on without it.
      """,
    // The other kinds: their precision on unseen code is not known yet.
    severity: .info,
    warnings: ["an object in `@State` whose init begins a timer or a loop without an end"],
    exemptions: [
      "an initializer that only stores values", "a view that is made once, by an App or a host",
      "objects that the initializer makes itself, other than for `@State`",
      "an object in the call of `StateObject(wrappedValue:)`, which makes it once",
      "the appearance of UIKit's views",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let objects = ObservedObjects(project: project.seen(from: file))
    let resolver = Resolver(project: objects.project)
    let states = Dictionary(grouping: WrappedProperty.all(["State"], in: file), by: \.owner)
    return file.outline.types.flatMap { declaration -> [Finding] in
      guard let members = memberBlock(of: declaration),
        let type = file.places.type(at: declaration.positionAfterSkippingLeadingTrivia),
        let info = objects.project.types[type], objects.isOrdinaryView(info),
        !info.isRepresentable, !info.comparesItself
      else { return [] }
      return kept(by: info, declaration, states[type] ?? [], in: file, objects)
        + EagerObject.findings(in: members, of: info, file, objects)
        + DeclarationReader.declarations(in: members).compactMap { member -> Finding? in
          guard let initializer = member.as(InitializerDeclSyntax.self),
            let body = initializer.body,
            let work = body.statements.lazy.compactMap({ work(of: $0, info, resolver) }).first,
            let maker = objects.makers(of: info, without: "").flatMap(\.first)
          else { return nil }
          return file.finding(
            Self.self, at: file.range(of: work.node),
            "Each time the parent's body runs, this \(work.effect) again.",
            because: """
              the body of `\(ProjectIndex.simple(maker.fact.type ?? ""))` makes \
              `\(ProjectIndex.simple(info.facts.name))`
              """,
            advice: "Do it in `.task` or `.onAppear`, or where the object is made.",
            related: [
              RelatedPlace(
                CodePlace(path: maker.path, line: maker.fact.line, column: maker.fact.column),
                "made here")
            ])
        }
    }
  }

  /// `@State var feed = Feed()`: each init of the view makes another object, of which SwiftUI drops
  /// all but the first. Work that the object begins in its own init continues.
  private func kept(
    by info: ProjectIndex.TypeInfo, _ declaration: DeclSyntax, _ states: [WrappedProperty],
    in file: SourceUnit, _ objects: ObservedObjects
  ) -> [Finding] {
    guard !declaration.is(ExtensionDeclSyntax.self) else { return [] }
    return states.compactMap { state in
      guard let property = objects.project.property(state.name, of: info),
        let name = madeObject(property, of: info, objects.project),
        let object = objects.project.type(named: name, from: info.facts.name),
        object.isReference,
        let begun = BegunWork.first(in: object, objects.project, besides: file),
        let maker = objects.makers(of: info, without: "").flatMap(\.first)
      else { return nil }
      return file.finding(
        Self.self, begun.isEndless ? .warning : .info, at: file.range(of: state.binding.pattern),
        """
        Each time the parent's body runs, another `\(name)` is made and \(begun.effect): only \
        the first is kept\(begun.endsWithObject ? "" : ", and the others go on").
        """,
        because: """
          `@State` evaluates its value at each init, and the body of \
          `\(ProjectIndex.simple(maker.fact.type ?? ""))` makes \
          `\(ProjectIndex.simple(info.facts.name))`
          """,
        advice: """
          Let the object's init only store values, and begin the work in `.task`, which ends with \
          the view.
          """,
        related: [
          RelatedPlace(
            path: begun.file.path, range: begun.file.range(of: begun.node), message: "begun here"),
          RelatedPlace(
            CodePlace(path: maker.path, line: maker.fact.line, column: maker.fact.column),
            "made here"),
        ])
    }
  }

  /// The type of the object that a state begins with.
  private func madeObject(
    _ property: PropertyFacts, of info: ProjectIndex.TypeInfo, _ project: ProjectIndex
  ) -> String? {
    let values =
      info.facts.initializers.compactMap {
        $0.stored["_" + property.name] ?? $0.stored[property.name]
      } + [property.initial].compactMap(\.self)
    for value in values {
      var value = value
      if case .call(.name("State"), let arguments) = value, let first = arguments.first {
        value = first.value
      }
      if case .call(.name(let name), _) = value,
        project.type(named: name, from: info.facts.name)?.isReference == true
      {
        return name
      }
    }
    return nil
  }

  private struct Work {
    let node: Syntax
    let effect: String
  }

  private func work(
    of item: CodeBlockItemSyntax, _ info: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Work? {
    guard case .expr(var expression) = item.item else { return nil }
    if let elements = expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }) {
      return assignment(elements, expression, info, resolver)
    }
    while true {
      if let attempt = expression.as(TryExprSyntax.self) {
        expression = attempt.expression
      } else if let chain = expression.as(OptionalChainingExprSyntax.self) {
        expression = chain.expression
      } else {
        break
      }
    }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    if ["Task", "Task.detached"].contains(call.calledExpression.sourceText) {
      return Work(node: Syntax(call.calledExpression), effect: "starts a task")
    }
    guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      let base = access.base
    else { return nil }
    let name = access.declName.baseName.text
    if base.sourceText == "Timer", name == "scheduledTimer" {
      return Work(node: Syntax(call.calledExpression), effect: "starts a timer")
    }
    if base.sourceText.hasPrefix("NotificationCenter"), name == "addObserver" {
      return Work(node: Syntax(call.calledExpression), effect: "adds an observer")
    }
    guard let object = object(base, info, resolver), changes(name, object, resolver) else {
      return nil
    }
    return Work(node: Syntax(call), effect: "runs")
  }

  /// `store.selection = nil` and `Store.shared.count += 1`.
  private func assignment(
    _ elements: [ExprSyntax], _ expression: ExprSyntax, _ info: ProjectIndex.TypeInfo,
    _ resolver: Resolver
  ) -> Work? {
    if elements.count == 3, elements[1].is(AssignmentExprSyntax.self),
      let call = elements[2].as(FunctionCallExprSyntax.self), call.modifierName == "sink",
      let own = elements[0].ownName,
      resolver.project.property(own, of: info)?.wrapper == nil
    {
      return Work(node: Syntax(expression), effect: "subscribes")
    }
    guard elements.count >= 3,
      elements[1].is(AssignmentExprSyntax.self)
        || elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text.hasSuffix("=") == true,
      let access = elements[0].as(MemberAccessExprSyntax.self), let base = access.base,
      base.sourceText != "self", let object = object(base, info, resolver),
      let property = resolver.project.property(access.declName.baseName.text, of: object),
      !property.isLet,
      // A callback or a delegate.
      property.type?.contains("->") != true, !property.name.lowercased().hasSuffix("delegate")
    else { return nil }
    return Work(node: Syntax(expression), effect: "sets `\(property.name)`")
  }

  /// The class of an object that outlives the view: a parameter, or a shared one.
  private func object(_ base: ExprSyntax, _ info: ProjectIndex.TypeInfo, _ resolver: Resolver)
    -> ProjectIndex.TypeInfo?
  {
    let value = ValueReader.value(of: base)
    let place = Resolver.Place(type: info.facts.name)
    // One that the initializer makes.
    let isMade = value.all.contains { part in
      if case .call(.name(let name), _) = part { name.first?.isUppercase == true } else { false }
    }
    if isMade { return nil }
    switch value.root {
    case .parameter: break
    case .name(let name) where name.first?.isUppercase == true: break
    case .name(let name):
      // A property that the initializer stores from a parameter.
      let isPassed = info.facts.initializers.contains {
        if case .parameter? = $0.stored[name] { true } else { false }
      }
      guard isPassed else { return nil }
    default: return nil
    }
    guard let type = resolver.type(of: value, in: place),
      let found = resolver.project.type(named: TypeShape(type).base, from: info.facts.name),
      found.isReference
    else { return nil }
    return found
  }

  /// Whether a method changes its object, or begins something.
  private func changes(
    _ method: String, _ object: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Bool {
    let isOwn = !resolver.project.functions(method, of: object).isEmpty
    guard isOwn else { return false }
    if object.facts.properties.contains(where: { property in
      resolver.project.changes.ownChanges(of: property.name, in: object.facts.name).contains {
        $0.fact.function == method
      }
    }) {
      return true
    }
    return !RareConditions.words(of: method).isDisjoint(with: [
      "load", "fetch", "start", "reset", "clear", "refresh", "reload", "begin", "subscribe",
      "register", "connect", "observe", "open",
    ])
  }
}
