import SwiftSyntax

/// State of the process, which all users of an app share when a server runs it.
public struct SharedStaticStateRule: LintRule {
  public static let description = RuleDescription(
    identifier: "shared_static_state", title: "Static state that users share",
    summary: """
      `WebServer` runs one app for all its users in one process, each with views and state of \
      their own. A `static` or global variable exists once: what one user does in it, all others \
      see.
      """,
    // For apps that a server runs. Its precision on unseen code is not known yet.
    isOnByDefault: false, severity: .info,
    exemptions: [
      "constants, and variables that nothing changes after the start",
      "a shared object in which nothing changes after `init`",
      "`@TaskLocal`, caches, and values behind a lock, which are shared on purpose",
      "preference keys, previews and tests",
    ])

  public init() {}

  public static func mayFind(inFileWithoutViews facts: FileFacts) -> Bool {
    !facts.globals.isEmpty || facts.types.contains { $0.properties.contains(where: \.isStatic) }
  }

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    if file.path.isOfTests { return [] }
    let project = project.seen(from: file)
    let isServed = project.calls["WebServer"] != nil
    return file.outline.properties.flatMap { variable -> [Finding] in
      guard variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) }),
        let type = file.places.type(at: variable.position), let info = project.types[type]
      else { return [] }
      return findings(for: variable, in: info, isServed: isServed, file, project)
    }
      + file.outline.globals.flatMap {
        findings(for: $0, in: nil, isServed: isServed, file, project)
      }
  }

  private func findings(
    for variable: VariableDeclSyntax, in info: ProjectIndex.TypeInfo?, isServed: Bool,
    _ file: SourceUnit, _ project: ProjectIndex
  ) -> [Finding] {
    guard
      variable.attributes.allSatisfy({ attribute in
        ["@MainActor", "@ObservationIgnored"].contains(attribute.trimmedDescription)
          || attribute.trimmedDescription.hasPrefix("@available")
      })
    else { return [] }
    return variable.bindings.compactMap { binding in
      guard binding.accessorBlock.map({ $0.isOfObservers }) ?? true,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        !Self.isSharedOnPurpose(name),
        let change = change(of: name, variable, in: info, project)
      else { return nil }
      return file.finding(
        Self.self, isServed ? Self.description.severity : .info,
        at: file.range(of: binding.pattern),
        "All users of a served app share `\(name)`: \(change.what).",
        because: isServed
          ? "the project runs a `WebServer`" : "it exists once in each process",
        advice: info?.isReference == true || info == nil || !change.isObject
          ? """
          Keep it in `@State` of the app or of a view, and pass it down as a parameter or by the \
          environment: each user's session then has its own.
          """
          : """
          Make the object in `@State` of the app and pass it by `.environment(_:)`: each user's \
          session then has its own.
          """,
        related: change.place.map { [RelatedPlace($0, "it is changed here")] } ?? [])
    }
  }

  private struct Change {
    var what: String
    var isObject = false
    var place: CodePlace?
  }

  private func change(
    of name: String, _ variable: VariableDeclSyntax, in info: ProjectIndex.TypeInfo?,
    _ project: ProjectIndex
  ) -> Change? {
    let resolver = Resolver(project: project)
    let isVariable = variable.bindingSpecifier.text == "var"
    if let info {
      guard let property = project.property(name, of: info), property.isStatic else { return nil }
      if isVariable,
        let place = resolver.changes(of: name, in: info).sure.first(where: {
          !$0.path.isOfTests
        })
      {
        return Change(
          what: "what one of them sets in \(place.fact.scopeName), the others see",
          place: CodePlace(path: place.path, line: place.fact.line))
      }
      return object(of: property, from: info.facts.name, resolver)
    }
    guard let property = project.global(name, from: nil) else { return nil }
    if isVariable, project.changes.isAssigned(name, in: nil) {
      return Change(what: "what one of them sets, the others see")
    }
    return object(of: property, from: nil, resolver)
  }

  /// `static let shared = Store()` of a class with variables that code changes.
  private func object(of property: PropertyFacts, from place: String?, _ resolver: Resolver)
    -> Change?
  {
    guard
      let type = resolver.type(of: property, in: Resolver.Place(type: place)),
      let made = resolver.project.type(named: TypeShape(type).base, from: place),
      made.facts.kind == .class
    else { return nil }
    let objects = ObservedObjects(project: resolver.project)
    guard case .properties(let names) = objects.memory(of: made.facts.name, from: place),
      let changed = names.first(where: { !Self.isSharedOnPurpose($0) })
    else { return nil }
    let place = resolver.changes(of: changed, in: made).sure.first
    return Change(
      what: "what one of them changes in its `\(changed)`, the others see", isObject: true,
      place: place.map { CodePlace(path: $0.path, line: $0.fact.line) })
  }

  private static func isSharedOnPurpose(_ name: String) -> Bool {
    !RareConditions.words(of: name).isDisjoint(with: ["cache", "caches", "cached", "lock", "queue"])
  }
}

extension AccessorBlockSyntax {
  /// `willSet` and `didSet` of a stored property, and no getter.
  fileprivate var isOfObservers: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
