import SwiftSyntax

/// An `ObservableObject` in `@State`, which keeps the object and does not observe it.
public struct UnobservedObjectRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "unobserved_object", title: "An observable object in `@State`",
    summary: """
      `@State` keeps an `ObservableObject` and does not observe it. When a published property \
      changes, the body does not run: the view shows the old value until something else changes. \
      The same is true of a class that announces nothing, and of a shared object that the body \
      reads by its name or in a plain property, of an object that it gets in one or by the key of \
      an environment value, and of one inside of a structure in `@State`.
      """,
    severity: .info, warnings: ["an object in `@State`"],
    exemptions: [
      "an `@Observable` class, which `@State` is made for",
      "a plain class that changes together with the view's own state",
      "an object whose published properties the view does not show, such as one that it passes on",
      "published properties that nothing changes after `init`",
      "a view that listens to the object by `.onReceive`",
      "an object in a plain property of a view below one that observes it",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let project = project.seen(from: file)
    let resolver = Resolver(project: project)
    let objects = ObservedObjects(project: project)
    return SharedObjectReads(file: file, resolver: resolver, objects: objects).findings()
      + PlainObjectReads(file: file, resolver: resolver, objects: objects).findings()
      + HeldObjects(file: file, resolver: resolver).findings()
      + WrappedProperty.all(["State"], in: file).compactMap { state in
        guard let info = project.types[state.owner], info.isView,
          !info.facts.names.contains(".onReceive"),
          let property = project.property(state.name, of: info),
          let type = resolver.type(of: property, in: Resolver.Place(type: info.facts.name)),
          case let shape = TypeShape(type), shape.element == nil,
          let object = project.type(named: shape.base, from: info.facts.name), object.isReference,
          !objects.isObservable(shape.base, from: info.facts.name)
        else { return nil }
        let isPlain = object.isPlainClass
        let published = object.facts.properties.filter { property in
          if isPlain {
            return !property.isLet && !property.isComputed && !property.isStatic
              && LoneChanges(of: state, in: file).change(property.name, of: object, resolver)
          }
          return property.wrapper == "Published"
            && !resolver.changes(of: property.name, in: object).sure.isEmpty
        }
        let reads = ShownMembers(of: state.name, names: Set(published.map(\.name)))
        for variable in file.properties(of: info.nameInFile) { reads.walk(variable) }
        guard let shown = reads.found else { return nil }
        return file.finding(
          Self.self, .warning, at: file.range(of: state.binding.pattern),
          """
          When `\(shown)` of the object changes, the view still shows the old value: `@State` does \
          not observe `\(ProjectIndex.simple(object.facts.name))`.
          """,
          because: isPlain
            ? "the body shows `\(state.name).\(shown)`, and the class announces no changes"
            : "the body shows `\(state.name).\(shown)`, which is `@Published`",
          advice: isPlain
            ? "Make the class `@Observable`, or a structure."
            : state.binding.initializer == nil
              ? "Use `@StateObject` in place of `@State`."
              : """
              Use `@StateObject private var \(state.name) = …`, or make the class `@Observable`.
              """,
          related: resolver.changes(of: shown, in: object).sure.prefix(2).map {
            RelatedPlace(CodePlace(path: $0.path, line: $0.fact.line), "it is changed here")
          })
      }
  }

  /// Finds a member of an object that code reads where it builds views.
  private final class ShownMembers: SyntaxVisitor {
    let object: String
    let names: Set<String>
    var found: String?

    init(of object: String, names: Set<String>) {
      self.object = object
      self.names = names
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let name = node.declName.baseName.text
      if found == nil, names.contains(name), let base = node.base, isObject(base),
        BuilderPlace(of: node) == .builder, !node.isInPresentedContent
      {
        found = name
      }
      return found == nil ? .visitChildren : .skipChildren
    }

    private func isObject(_ base: ExprSyntax) -> Bool {
      if let optional = base.as(OptionalChainingExprSyntax.self) {
        return isObject(optional.expression)
      }
      if let reference = base.as(DeclReferenceExprSyntax.self) {
        return reference.baseName.text == object
      }
      guard let access = base.as(MemberAccessExprSyntax.self) else { return false }
      return access.declName.baseName.text == object
        && access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
    }
  }
}

/// Changes of an object that come without a change of the view's own state, which would run the
/// body.
private struct LoneChanges {
  let state: WrappedProperty
  let file: SourceUnit

  init(of state: WrappedProperty, in file: SourceUnit) {
    self.state = state
    self.file = file
  }

  /// Whether an action of the view changes a property, by an assignment or by a method of the
  /// object.
  func change(
    _ property: String, of object: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Bool {
    let assigned = file.outline.assignments.contains { assignment in
      isInView(assignment) && isObject(assignment.elements.first, property) && isAlone(assignment)
    }
    if assigned { return true }
    let methods = Set(
      resolver.changes(of: property, in: object).sure.compactMap { change in
        change.fact.type == object.facts.name ? change.fact.function : nil
      })
    return methods.contains { method in
      file.calls(named: method).contains {
        isInView($0)
          && $0.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName
            == state.name
          && BuilderPlace(of: $0) == .action && isAlone($0)
      }
    }
  }

  private func isInView(_ node: some SyntaxProtocol) -> Bool {
    file.places.type(at: node.position) == TypeTable.withoutFile(state.owner)
  }

  private func isObject(_ target: ExprSyntax?, _ property: String) -> Bool {
    guard let access = target?.as(MemberAccessExprSyntax.self) else { return false }
    return access.declName.baseName.text == property && access.base?.ownName == state.name
  }

  private func isAlone(_ node: some SyntaxProtocol) -> Bool {
    var rest = node.parent
    while let parent = rest, !parent.is(MemberBlockItemSyntax.self) {
      if let closure = parent.as(ClosureExprSyntax.self) {
        return setsNothingElse(closure.statements)
      }
      if let body = parent.as(FunctionDeclSyntax.self)?.body {
        return setsNothingElse(body.statements)
      }
      rest = parent.parent
    }
    return false
  }

  private func setsNothingElse(_ code: CodeBlockItemListSyntax) -> Bool {
    let others = file.outline.assignments.filter {
      code.position <= $0.position && $0.position < code.endPosition
        && !($0.elements.first?.mentions([state.name]) ?? false)
    }
    return others.isEmpty && !code.sourceText.contains("dismiss()")
      && !code.sourceText.contains(".toggle()")
  }
}

extension ProjectIndex.TypeInfo {
  /// Whether it is a class of the project that does not announce its changes.
  fileprivate var isPlainClass: Bool {
    isDeclared && facts.kind == .class && !facts.announcesByHand
      && facts.inherited.allSatisfy {
        ["Identifiable", "Hashable", "Equatable", "Sendable", "Codable"].contains($0)
      } && !facts.properties.contains { $0.wrapper == "Published" }
      // Others, such as `Model` of SwiftData, may announce changes.
      && facts.attributes.allSatisfy { ["MainActor", "available", "objcMembers"].contains($0) }
  }
}
