import SwiftSyntax

/// A property of an observed object whose changes no view hears of.
public struct UnannouncedChangeRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "unannounced_change", title: "A change that views do not see",
    summary: """
      An `ObservableObject` announces changes of `@Published` properties only, not of a plain \
      `var` and not of an object inside it. `@Observable` announces changes of stored \
      properties, not of values in `UserDefaults` or behind `@ObservationIgnored`, nor of those \
      of a subclass without the macro. Neither announces the value of a `CurrentValueSubject`. \
      What shows such a value keeps the old one until something else runs the body. So does a \
      view that reads `UserDefaults` itself, or a property of observable elements in its rows.
      """,
    severity: .info,
    warnings: [
      "a value of `UserDefaults` behind an `@Observable` class",
      "an inner object that an action of the view changes",
    ],
    exemptions: [
      "a class that uses `objectWillChange`, or `access` and `withMutation`",
      "a value that only changes together with a published one, without an `await` between",
      "an inner object that the view, or a view it passes it to, observes itself",
      "an inner object that the outer one listens to, by `inner.$value`",
      """
      behind a method or a computed property, an inner object that the outer one gets from elsewhere
      """,
      "values that only actions read, and values that nothing changes",
      "values that only a sheet or a menu reads, which is built when it opens",
      "a value that the read itself sets, and one kept to save work, such as a cache",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    var found: [Finding] = []
    for (type, _) in Dictionary(
      grouping: file.outline.properties,
      by: {
        file.places.type(at: $0.position) ?? ""
      }
    ).sorted(by: { $0.key < $1.key }) {
      guard let info = resolver.project.types[type], info.isView else { continue }
      found += UnannouncedJudge(file: file, resolver: resolver, view: info).findings()
      found += ElementObjects(file: file, resolver: resolver, view: info).findings()
      found += StoredReads(file: file, view: info).findings()
    }
    return found
  }
}

struct UnannouncedJudge {
  let file: SourceUnit
  let resolver: Resolver
  let view: ProjectIndex.TypeInfo

  var objects: ObservedObjects { ObservedObjects(project: resolver.project) }

  func findings() -> [Finding] {
    var models: [String: ProjectIndex.TypeInfo] = [:]
    for property in view.facts.properties where !property.isStatic && !property.isComputed {
      guard
        let type = property.type
          ?? property.wrapperArgument.map({ $0.replacing(".self", with: "") }),
        let info = resolver.project.type(named: TypeShape(type).base, from: view.facts.name),
        info.isReference, !info.facts.announcesByHand
      else { continue }
      models[property.name] = info
    }
    if models.isEmpty { return [] }
    let reads = MemberReads(of: Set(models.keys))
    for variable in file.properties(of: view.nameInFile)
    where variable.bindings.contains(where: { $0.accessorBlock != nil }) {
      reads.walk(variable)
    }
    for function in file.outline.functions
    where file.places.type(at: function.position) == view.nameInFile
      && (DeclarationReader.isView(function.signature.returnClause?.type.sourceText)
        || function.signature.returnClause != nil && isUsedInBody(function.name.text))
    {
      reads.walk(function)
    }
    var seen: Set<String> = []
    // One value of an inner object is one fault, whatever the number of ways to read it.
    var told: Set<String> = []
    return reads.found.compactMap { read in
      guard let model = models[read.object],
        seen.insert("\(read.object).\(read.member).\(read.inner ?? "")").inserted
      else { return nil }
      return finding(read, of: model) ?? behind(read, of: model) ?? plain(behind: read, of: model)
    }.filter { told.insert($0.message).inserted }
  }

  /// Whether the body calls a function where it builds views: `Text(text(of: day))`.
  private func isUsedInBody(_ function: String) -> Bool {
    file.calls(named: function).contains {
      $0.modifierName == nil && file.places.type(at: $0.position) == view.nameInFile
        && BuilderPlace(of: $0) == .builder
    }
  }

  private func finding(_ read: MemberReads.Read, of model: ProjectIndex.TypeInfo) -> Finding? {
    guard !read.isCall, let property = resolver.project.property(read.member, of: model),
      !property.isStatic
    else {
      return nil
    }
    if objects.isObservable(model.facts.name, from: view.facts.name) {
      return ofObservable(read, property, model)
    }
    if let untracked = ofSubclass(read, property, model) { return untracked }
    guard model.facts.inherited.contains(where: { $0.hasSuffix("ObservableObject") }),
      ["ObservedObject", "StateObject", "EnvironmentObject"].contains(
        resolver.project.property(read.object, of: view)?.wrapper)
    else { return nil }
    if let nested = ofInnerObject(read, property, model) { return nested }
    if let stored = behindStore(read, property, model) { return stored }
    guard property.wrapper == nil, !property.isLet, !property.isComputed,
      isValue(property, of: model),
      let change = unaccompanied(property, of: model)
    else { return nil }
    return report(
      read, "`\(property.name)`", because: "it is no `@Published` property", change,
      advice: "Declare it as `@Published var \(property.name)`.")
  }

  /// Whether a property holds a value that is known as such: an object may tell of its own changes.
  func isValue(_ property: PropertyFacts, of model: ProjectIndex.TypeInfo) -> Bool {
    guard let type = resolver.type(of: property, in: Resolver.Place(type: model.facts.name)) else {
      return false
    }
    let shape = TypeShape(type)
    let name = TypeShape(shape.element ?? shape.base).base
    if name.hasPrefix("[") { return true }
    if KnownViews.values.contains(name),
      !resolver.project.isShadowed(name, from: model.facts.name)
    {
      return true
    }
    guard let info = resolver.project.type(named: name, from: model.facts.name) else {
      return false
    }
    return info.facts.kind == .structure || info.facts.kind == .enumeration
  }

  /// A value that Observation does not track.
  private func ofObservable(
    _ read: MemberReads.Read, _ property: PropertyFacts, _ model: ProjectIndex.TypeInfo
  ) -> Finding? {
    if property.isComputed {
      if let found = behindSubject(read, property, model) { return found }
      guard let stored = storedProperty(behind: property, of: model, depth: 0),
        let change = resolver.changes(of: stored, in: model).sure.first
      else { return nil }
      return report(
        read, as: .warning, "`\(property.name)`",
        because: "it is read from a store that Observation does not track", change,
        advice: """
          Store the value in a property, and write it to the store in `didSet`, or call `access` \
          and `withMutation` in its accessors.
          """)
    }
    // A wrapper of the project may read something that Observation tracks.
    guard !property.isLet,
      property.wrapper.map({ ["AppStorage", "SceneStorage"].contains($0) }) ?? true,
      let change = unaccompanied(property, of: model), isIgnored(property, of: model)
    else { return nil }
    return report(
      read, "`\(property.name)`", because: "`@ObservationIgnored` hides its changes", change,
      advice: "Leave `@ObservationIgnored` out of what a view shows.")
  }

  /// The computed property that reads a store and nothing that Observation tracks: itself, or one
  /// that it reads.
  func storedProperty(
    behind property: PropertyFacts, of model: ProjectIndex.TypeInfo, depth: Int
  ) -> String? {
    guard depth < 3, property.isComputed else { return nil }
    var found: String?
    for value in property.returned.flatMap(\.all) {
      guard let name = value.ownName else { continue }
      if Self.stores.contains(name) {
        found = found ?? property.name
        continue
      }
      guard let own = resolver.project.property(name, of: model), !own.isStatic else { continue }
      if own.isComputed {
        guard let inner = storedProperty(behind: own, of: model, depth: depth + 1) else {
          return nil
        }
        found = found ?? inner
      } else if own.isLet {
        // `private let defaults = UserDefaults.standard`
        let type = own.type.map { TypeShape($0).base } ?? ""
        let isStore =
          Self.stores.contains(type)
          || own.initial?.all.contains { Self.stores.contains($0.ownName ?? "") } == true
        if isStore { found = found ?? property.name }
      } else {
        return nil
      }
    }
    return found
  }

  private static let stores: Set<String> = ["UserDefaults", "NSUbiquitousKeyValueStore"]

  /// `@ObservationIgnored` is no wrapper: the facts do not have it.
  func isIgnored(_ property: PropertyFacts, of model: ProjectIndex.TypeInfo) -> Bool {
    resolver.project.units(of: model, besides: file).contains { unit in
      unit.properties(of: model.nameInFile).contains { variable in
        variable.attributes.sourceText.contains("ObservationIgnored")
          && variable.bindings.contains { $0.pattern.sourceText == property.name }
      }
    }
  }

  /// `session.cart.count`, where only the session is observed.
  func ofInnerObject(
    _ read: MemberReads.Read, _ property: PropertyFacts, _ model: ProjectIndex.TypeInfo
  ) -> Finding? {
    guard let member = read.inner,
      let type = resolver.type(of: property, in: Resolver.Place(type: model.facts.name)),
      let inner = resolver.project.type(named: TypeShape(type).base, from: model.facts.name),
      inner.isReference, inner.facts.name != model.facts.name,
      inner.facts.inherited.contains(where: { $0.hasSuffix("ObservableObject") }),
      let shown = resolver.project.property(member, of: inner),
      !view.facts.properties.contains(where: {
        $0.wrapper != nil && $0.type.map { TypeShape($0).base } == TypeShape(type).base
      })
    else { return nil }
    if isForwarded(property.name, member, by: model) { return nil }
    let published =
      shown.isComputed
      ? inner.facts.properties.filter { $0.wrapper == "Published" } : [shown]
    guard published.contains(where: { $0.wrapper == "Published" }),
      let change = published.lazy.compactMap({ property in
        resolver.changes(of: property.name, in: inner).sure.first { !$0.fact.isInInitializer }
      }).first
    else { return nil }
    return report(
      read, as: isChangedHere(read, inner) ? .warning : .info, "`\(property.name).\(member)`",
      because: "only `\(read.object)` is observed, not the object inside it", change,
      advice: """
        Pass `\(property.name)` to a view that observes it, with \
        `@ObservedObject var \(property.name): \(ProjectIndex.simple(inner.facts.name))`.
        """)
  }

  /// Whether the outer object listens to the inner one: `inner.$member.sink { … }`.
  private func isForwarded(
    _ property: String, _ member: String, by model: ProjectIndex.TypeInfo
  ) -> Bool {
    resolver.project.units(of: model, besides: file).contains { unit in
      let walk = ProjectedReads(of: member, in: property)
      walk.walk(unit.tree)
      return walk.isFound
    }
  }

  /// Whether an action of this view changes the inner object: nothing but this view's own code is
  /// needed to see that it shows the old value.
  private func isChangedHere(_ read: MemberReads.Read, _ inner: ProjectIndex.TypeInfo) -> Bool {
    let published = inner.facts.properties.filter { $0.wrapper == "Published" }
    let isAssigned = published.contains { property in
      resolver.changes(of: property.name, in: inner).sure.contains {
        $0.fact.type == view.facts.name && !$0.fact.isInInitializer
      }
    }
    if isAssigned { return true }
    let code = TypeCode(view, besides: file, in: resolver.project)
    let path = "\(read.object).\(read.member)"
    return code.calls.contains { call in
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base,
        base.sourceText == path || base.sourceText == "self.\(path)",
        BuilderPlace(of: call) == .action
      else { return false }
      let method = access.declName.baseName.text
      return published.contains { property in
        resolver.changes(of: property.name, in: inner).sure.contains {
          $0.fact.function == method && $0.fact.type == inner.facts.name
        }
      }
    }
  }

  /// A change in code that changes nothing that views see.
  /// - Parameter functions: those of the model whose changes do not count.
  func unaccompanied(
    _ property: PropertyFacts, of model: ProjectIndex.TypeInfo, except functions: Set<String> = []
  ) -> ChangeIndex.Place? {
    let isObservable = objects.isObservable(model.facts.name, from: view.facts.name)
    let told = model.facts.properties.filter {
      $0.name != property.name && !$0.isLet && !$0.isComputed
        && (isObservable ? $0.wrapper == nil : $0.wrapper != nil)
    }
    // Of the first change that needs them.
    lazy var changesOfTold = told.flatMap { resolver.changes(of: $0.name, in: model).sure }
    return resolver.changes(of: property.name, in: model).sure.first { change in
      guard !change.fact.isInInitializer, !change.path.isOfTests,
        change.fact.type != model.facts.name
          || change.fact.function.map({ !functions.contains($0) }) ?? true
      else { return false }
      // An observer of another property.
      guard let function = change.fact.function else {
        if change.fact.kind == .projected { return true }
        // An action in another type, which may change a published one beside it.
        return change.fact.type != model.facts.name
          && !changesOfTold.contains {
            $0.path == change.path && abs($0.fact.line - change.fact.line) <= 8
          }
      }
      let others = changesOfTold.filter {
        $0.path == change.path && $0.fact.function == function
      }
      if others.isEmpty { return true }
      let unit = resolver.project.unit(at: change.path, else: file)
      return AnnouncedLater(model: model, file: unit).isUnheard(
        change.fact.line, told: others.map(\.fact.line), names: Set(told.map(\.name)))
    }
  }

  func report(
    _ read: MemberReads.Read, as severity: Severity = .info, _ what: String,
    because reason: String, _ change: ChangeIndex.Place, advice: String
  ) -> Finding {
    file.finding(
      UnannouncedChangeRule.self, severity, at: file.range(of: read.node),
      "When \(what) changes, \(ProjectIndex.simple(view.facts.name)) is not updated and shows "
        + "the old one.",
      because: reason, advice: advice,
      related: [RelatedPlace(CodePlace(path: change.path, line: change.fact.line), "changed here")])
  }
}

/// Finds `object.$member`.
private final class ProjectedReads: SyntaxVisitor {
  private let member: String
  private let object: String
  var isFound = false

  init(of member: String, in object: String) {
    self.member = "$" + member
    self.object = object
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if node.declName.baseName.text == member,
      node.base?.ownName == object
        || node.base?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == object
    {
      isFound = true
    }
    return isFound ? .skipChildren : .visitChildren
  }
}
