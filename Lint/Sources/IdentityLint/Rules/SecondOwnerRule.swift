import SwiftSyntax

/// Two views that each make the model that they should share.
public struct SecondOwnerRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "second_owner", title: "A second model instead of the shared one",
    summary: """
      A view that makes a model in its own `@State` or `@StateObject` has another model than the \
      view around it. What one of them changes, the other never shows, and it is gone with the \
      view that made it.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "models that are passed on or read from the environment",
      "models of which each view uses other properties",
      "models that read what they have from storage, a notification or a singleton",
      "properties with different names, as of two players",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return WrappedProperty.all(["State", "StateObject"], in: file).compactMap { property in
      OwnModel(property, in: file, resolver)?.finding()
    }
  }
}

/// A model that a view makes for itself, and the views around and beside it.
private struct OwnModel {
  let property: WrappedProperty
  let file: SourceUnit
  let resolver: Resolver
  let view: ProjectIndex.TypeInfo
  let model: ProjectIndex.TypeInfo
  /// The properties of the model that code changes.
  let changing: [String]

  init?(_ property: WrappedProperty, in file: SourceUnit, _ resolver: Resolver) {
    let project = resolver.project
    guard let made = property.binding.initializer?.value.as(FunctionCallExprSyntax.self),
      made.arguments.isEmpty, made.trailingClosure == nil, let name = made.calledText,
      let view = project.types[property.owner], view.isView,
      let model = project.type(named: name, from: property.owner), model.isReference,
      case let objects = ObservedObjects(project: project),
      objects.isObserved(name, from: property.owner),
      case .properties(let changing) = objects.memory(of: name, from: property.owner),
      model.facts.names.isDisjoint(with: Self.sources),
      !model.facts.properties.contains(where: { $0.isStatic && $0.name == "shared" })
    else { return nil }
    self.property = property
    self.file = file
    self.resolver = resolver
    self.view = view
    self.model = model
    self.changing = changing
  }

  /// Sources from which every model reads the same values.
  private static let sources: Set<String> = [
    "NotificationCenter", "UserDefaults", "FileManager", "NWPathMonitor", "AppStorage",
    "ModelContext", "NSPersistentContainer", "URLSession", "Bundle", ".shared", ".standard",
    ".default", ".sink", ".assign",
  ]

  func finding() -> Finding? {
    let callers = resolver.project.callers(of: view).filter {
      $0.fact.contexts.isDisjoint(with: ["PreviewProvider"])
    }
    // One place: elsewhere the view may be meant to stand alone.
    let parents = Set(callers.compactMap(\.fact.type)).sorted()
    guard parents.count == 1,
      let parent = resolver.project.type(around: parents[0]), parent.isView,
      parent.facts.name != view.facts.name
    else { return nil }
    let own = Uses(of: property.name, in: view, self)
    if let other = twin(in: parent) {
      let outer = Uses(of: other.name, in: parent, self)
      if let shared = changing.first(where: {
        own.writes.contains($0) && outer.reads.contains($0)
          || outer.writes.contains($0) && own.reads.contains($0)
      }) {
        return report(shared, parent, other)
      }
    }
    for name in parent.facts.names.sorted() where name.first?.isUppercase == true {
      guard let sibling = resolver.project.type(named: name, from: parent.facts.name),
        sibling.isView, sibling.facts.name != view.facts.name, let other = twin(in: sibling)
      else { continue }
      let beside = Uses(of: other.name, in: sibling, self)
      if let shared = changing.first(where: {
        own.reads.contains($0) && !own.writes.contains($0) && beside.writes.contains($0)
      }) {
        return report(shared, sibling, other)
      }
    }
    return nil
  }

  /// The property of another view that makes such a model, with the same name.
  private func twin(in other: ProjectIndex.TypeInfo) -> PropertyFacts? {
    other.facts.properties.first { candidate in
      guard candidate.name == property.name,
        ["State", "StateObject"].contains(candidate.wrapper),
        case .call(.name(let name), let arguments)? = candidate.initial, arguments.isEmpty
      else { return false }
      return resolver.project.type(named: name, from: other.facts.name)?.facts.name
        == model.facts.name
    }
  }

  private func report(
    _ shared: String, _ other: ProjectIndex.TypeInfo, _ twin: PropertyFacts
  ) -> Finding {
    let otherName = ProjectIndex.simple(other.facts.name)
    let modelName = ProjectIndex.simple(model.facts.name)
    let isState = property.wrapper == "State"
    return file.finding(
      SecondOwnerRule.self, at: file.range(of: property.binding.pattern),
      """
      `\(property.name)` is another `\(modelName)` than that of `\(otherName)`: what one changes \
      in `\(shared)`, the other never shows.
      """,
      because: "both views make one",
      advice: """
        Make it once, in the view around both, and pass it: \
        \(isState ? "`let" : "`@ObservedObject var") \(property.name): \(modelName)`, or by the \
        environment.
        """)
  }

  /// The properties of the model that a view reads and changes.
  private struct Uses {
    var reads: Set<String> = []
    var writes: Set<String> = []

    init(of name: String, in view: ProjectIndex.TypeInfo, _ model: OwnModel) {
      let resolver = model.resolver
      let walk = Members(of: name)
      for unit in resolver.project.units(of: view, besides: model.file) {
        for type in unit.outline.types
        where unit.places.type(at: type.positionAfterSkippingLeadingTrivia) == view.nameInFile
          || type.declaredName == ProjectIndex.simple(view.facts.name)
        {
          walk.walk(type)
        }
      }
      for property in model.changing {
        let changes = resolver.changes(of: property, in: model.model).sure
        for change in changes {
          if change.fact.type == view.facts.name || change.fact.type == view.nameInFile {
            writes.insert(property)
          } else if let function = change.fact.function, walk.found.contains(function) {
            writes.insert(property)
          }
        }
        if walk.projected.contains(property) { writes.insert(property) }
      }
      for member in walk.found.union(walk.projected) {
        guard let read = resolver.project.property(member, of: model.model) else { continue }
        reads.insert(member)
        // A computed one reads others.
        reads.formUnion(read.returned.flatMap(\.all).compactMap(\.ownName))
      }
    }
  }

  /// The members in `name.member` and `$name.member`.
  private final class Members: SyntaxVisitor {
    let name: String
    var found: Set<String> = []
    var projected: Set<String> = []

    init(of name: String) {
      self.name = name
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if let base = node.base?.ownName {
        if base == name { found.insert(node.declName.baseName.text) }
        if base == "$" + name { projected.insert(node.declName.baseName.text) }
      }
      return .visitChildren
    }
  }
}

extension DeclSyntax {
  fileprivate var declaredName: String? {
    if let node = self.as(StructDeclSyntax.self) { return node.name.text }
    if let node = self.as(ClassDeclSyntax.self) { return node.name.text }
    return self.as(ExtensionDeclSyntax.self)?.extendedType.sourceText
  }
}
