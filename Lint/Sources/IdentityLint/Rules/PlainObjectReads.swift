import SwiftSyntax

/// Objects that a view gets from its caller in a plain property and shows, although neither the
/// view nor a view above it observes them: `let cart: Cart`.
struct PlainObjectReads {
  let file: SourceUnit
  let resolver: Resolver
  let objects: ObservedObjects

  func findings() -> [Finding] {
    let owners = Set(file.outline.properties.compactMap { file.places.type(at: $0.position) })
    return owners.sorted().flatMap { owner -> [Finding] in
      guard let view = resolver.project.types[owner], objects.isOrdinaryView(view),
        !view.isRepresentable, !view.facts.names.contains(".onReceive")
      else { return [] }
      return [finding(in: view), environmentFinding(in: view)].compactMap(\.self)
    }
  }

  /// `@Environment(\.cart)` gives the view the object, and observes it only when it is
  /// `@Observable`.
  private func environmentFinding(in view: ProjectIndex.TypeInfo) -> Finding? {
    for property in view.facts.properties where property.wrapper == "Environment" {
      guard let key = property.wrapperArgument, key.hasPrefix("\\."),
        let values = resolver.project.types["EnvironmentValues"],
        let value = resolver.project.property(String(key.dropFirst(2)), of: values),
        let object = object(in: value, of: view), !observes(object, view),
        case let changed = published(of: object), !changed.isEmpty,
        case let shown = shown(changed, of: object)
      else { continue }
      let walk = Reads(of: property.name, members: Set(shown.keys))
      for variable in file.properties(of: view.nameInFile) { walk.walk(variable) }
      guard let read = walk.found, let change = shown[read.declName.baseName.text] else { continue }
      let member = read.declName.baseName.text
      let type = ProjectIndex.simple(object.facts.name)
      return file.finding(
        UnobservedObjectRule.self, at: file.range(of: read),
        "When `\(member)` of the object changes, the view still shows the old value.",
        because: "`@Environment(\(key))` does not observe `\(type)`, an `ObservableObject`",
        advice: """
          Make the class `@Observable`, or provide it by `.environmentObject(_:)` and read it as \
          `@EnvironmentObject var \(property.name): \(type)`.
          """,
        related: [
          RelatedPlace(CodePlace(path: change.path, line: change.fact.line), "it is changed here")
        ])
    }
    return nil
  }

  private func finding(in view: ProjectIndex.TypeInfo) -> Finding? {
    for property in view.facts.properties
    where property.wrapper == nil && !property.isStatic && !property.isComputed
      && property.initial == nil
    {
      guard let object = object(in: property, of: view), !observes(object, view),
        case let changed = published(of: object), !changed.isEmpty
      else { continue }
      var seen: Set<String> = [view.facts.name]
      guard isUnobserved(object, above: view, &seen) else { continue }
      let shown = shown(changed, of: object)
      let walk = Reads(of: property.name, members: Set(shown.keys))
      for variable in file.properties(of: view.nameInFile) { walk.walk(variable) }
      guard let read = walk.found, let change = shown[read.declName.baseName.text] else { continue }
      let member = read.declName.baseName.text
      let type = ProjectIndex.simple(object.facts.name)
      return file.finding(
        UnobservedObjectRule.self, at: file.range(of: read),
        "When `\(member)` of the object changes, the view still shows the old value.",
        because: "`\(property.name)` is a plain property, and no view above it observes `\(type)`",
        advice: "Declare it as `@ObservedObject var \(property.name): \(property.type ?? type)`.",
        related: [
          RelatedPlace(CodePlace(path: change.path, line: change.fact.line), "it is changed here")
        ])
    }
    return nil
  }

  /// The class of a property that is no optional and no collection.
  private func object(in property: PropertyFacts, of view: ProjectIndex.TypeInfo)
    -> ProjectIndex.TypeInfo?
  {
    guard let type = property.type, case let shape = TypeShape(type), shape.element == nil,
      !shape.isOptional,
      let object = resolver.project.type(named: shape.base, from: view.facts.name),
      object.facts.kind == .class, !object.facts.announcesByHand,
      object.facts.inherited.contains(where: { $0.hasSuffix("ObservableObject") }),
      !objects.isObservable(shape.base, from: view.facts.name)
    else { return nil }
    return object
  }

  /// Whether a view observes an object of a class, whichever object it is.
  private func observes(_ object: ProjectIndex.TypeInfo, _ view: ProjectIndex.TypeInfo) -> Bool {
    view.facts.properties.contains { property in
      guard let wrapper = property.wrapper, !Self.values.contains(wrapper) else { return false }
      guard
        let type = resolver.type(of: property, in: Resolver.Place(type: view.facts.name))
          ?? property.wrapperArgument.map({ $0.replacing(".self", with: "") })
      else { return true }
      let base = TypeShape(type).base
      return resolver.project.type(named: base, from: view.facts.name)?.facts.name
        == object.facts.name
    }
  }

  /// Wrappers that observe no `ObservableObject`.
  private static let values: Set<String> = [
    "State", "Binding", "Namespace", "FocusState", "AccessibilityFocusState", "GestureState",
    "ScaledMetric", "AppStorage", "SceneStorage", "Environment", "FocusedValue",
  ]

  /// Whether the views that make a view, and those that make them, get the object in plain
  /// properties too. Another source of it may announce the change in its own way.
  private func isUnobserved(
    _ object: ProjectIndex.TypeInfo, above view: ProjectIndex.TypeInfo, _ seen: inout Set<String>
  ) -> Bool {
    let callers = resolver.project.callers(of: view).filter { call in
      !call.path.isOfTests && call.fact.contexts.isDisjoint(with: ["PreviewProvider"])
        && resolver.project.type(around: call.fact.type)?.isPreview != true
    }
    for call in callers {
      guard let owner = resolver.project.type(around: call.fact.type) else { return false }
      guard owner.isView else {
        // A controller shows the view once and never updates it.
        guard !call.fact.contexts.isDisjoint(with: Self.controllers) else { return false }
        continue
      }
      guard seen.insert(owner.facts.name).inserted else { continue }
      if isElement(call, of: object, in: owner) { continue }
      // It passes on a property of its own.
      guard
        let passed = call.fact.arguments.lazy.compactMap({ argument -> PropertyFacts? in
          guard case .name(let name) = argument.value,
            let property = resolver.project.property(name, of: owner)
          else { return nil }
          return self.object(in: property, of: owner)?.facts.name == object.facts.name
            ? property : nil
        }).first, passed.wrapper == nil || passed.wrapper == "State", !passed.isComputed,
        !observes(object, owner), isUnobserved(object, above: owner, &seen)
      else { return false }
    }
    return !callers.isEmpty || seen.count > 1
  }

  /// Whether a row gets an element of a collection, whose owner announces other elements and not
  /// what changes in one.
  private func isElement(
    _ call: ProjectIndex.Located<CallFacts>, of object: ProjectIndex.TypeInfo,
    in view: ProjectIndex.TypeInfo
  ) -> Bool {
    let resolver = Resolver(project: resolver.project.seen(from: call.path))
    let place = Resolver.Place(type: call.fact.type, function: call.fact.function)
    return call.fact.arguments.contains { argument in
      guard case .element(let collection) = argument.value,
        let type = resolver.elementType(of: collection, in: place),
        resolver.project.type(named: TypeShape(type).base, from: call.fact.type)?.facts.name
          == object.facts.name,
        let owner = CollectionOwner(of: collection, in: place, resolver)
      else { return false }
      return !owner.type.facts.announcesByHand && !observes(object, view)
        && resolver.project.property(owner.property, of: owner.type)?.wrapper != "Binding"
    }
  }

  private static let controllers: Set<String> = [
    "UIHostingController", "NSHostingController", "NSHostingView",
  ]

  /// Published properties that code changes outside of initializers.
  private func published(of object: ProjectIndex.TypeInfo) -> [String: ChangeIndex.Place] {
    var found: [String: ChangeIndex.Place] = [:]
    for property in object.facts.properties where property.wrapper == "Published" {
      found[property.name] = resolver.changes(of: property.name, in: object).sure.first {
        !$0.fact.isInInitializer && !$0.path.isOfTests
      }
    }
    return found
  }

  /// The published members that change, and those computed from them.
  private func shown(_ changed: [String: ChangeIndex.Place], of object: ProjectIndex.TypeInfo)
    -> [String: ChangeIndex.Place]
  {
    var found = changed
    for property in object.facts.properties where property.isComputed && !property.isStatic {
      let source = property.returned.flatMap(\.all).lazy.compactMap {
        $0.ownName.flatMap { changed[$0] }
      }.first
      if let source { found[property.name] = source }
    }
    return found
  }

  private final class Reads: SyntaxVisitor {
    let object: String
    let members: Set<String>
    var found: MemberAccessExprSyntax?

    init(of object: String, members: Set<String>) {
      self.object = object
      self.members = members
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      if found == nil, node.base?.ownName == object, members.contains(node.declName.baseName.text),
        BuilderPlace(of: node) == .builder, !node.isAssigned, !node.isInPresentedContent
      {
        found = node
      }
      return .visitChildren
    }
  }
}

extension ProjectIndex.TypeInfo {
  fileprivate var isPreview: Bool { facts.inherited.contains("PreviewProvider") }
}
