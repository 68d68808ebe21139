import SwiftSyntax

/// One stored key for what the user enters about different elements.
public struct SharedStorageKeyRule: LintRule {
  public static let description = RuleDescription(
    identifier: "shared_storage_key", title: "One stored key for all elements",
    summary: """
      `@SceneStorage` and `@AppStorage` store by key alone. In the view of an element, a constant \
      key is the same for all elements: what the user enters for one appears in the view of the \
      next.
      """,
    // Its precision on unseen code is not known yet.
    severity: .info,
    exemptions: [
      "keys that contain the element's id", "views that are made once",
      "settings that the view only reads", "choices on pages, such as a tab or an order",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    return WrappedProperty.all(["SceneStorage", "AppStorage"], in: file).compactMap { stored in
      guard let info = resolver.project.types[stored.owner], info.isView,
        // No key of a declaration can read the view's own properties.
        let key = stored.key,
        !key.contains("\\("), !info.sets(stored.name),
        let made = maker(of: info, resolver, isEntry: stored.isEntry),
        isEntered(stored, made.isRow, in: file)
      else { return nil }
      return file.finding(
        Self.self, at: file.range(of: stored.binding.pattern),
        "What is entered in `\(stored.name)` for one `\(made.label)` appears for the next one.",
        because: "all of them store it under \(key)",
        advice: """
          Keep it by element, in a dictionary or in the model, or give the wrapper a key with the \
          element's `id`, from the initializer.
          """,
        related: [RelatedPlace(made.place, "made for different elements here")])
    }
  }

  private struct Maker {
    let label: String
    let isRow: Bool
    let place: CodePlace
  }

  /// The code that makes the view for one of several elements.
  private func maker(of info: ProjectIndex.TypeInfo, _ resolver: Resolver, isEntry: Bool)
    -> Maker?
  {
    for call in resolver.project.callers(of: info) {
      let fact = call.fact
      let isRow = !fact.contexts.isDisjoint(with: ["ForEach", "List"])
      let isPage = !fact.contexts.isDisjoint(with: [
        ".navigationDestination", "NavigationLink", ".sheet", ".fullScreenCover",
      ])
      guard isRow || isPage else {
        // Beside a list, for the element that is selected. A setting may be for all of them.
        guard isEntry else { continue }
        for property in info.facts.properties
        where !property.isComputed && isElement(property, of: info, resolver) {
          let feed = CallerFeed.of(info, label: property.name, index: 0, resolver)
          guard feed.variation.level == .varies, let place = feed.variation.places.first else {
            continue
          }
          return Maker(label: property.name, isRow: false, place: place)
        }
        continue
      }
      for argument in fact.arguments {
        guard let label = argument.label,
          let property = resolver.project.property(label, of: info), !property.isComputed,
          isElement(property, of: info, resolver),
          argument.value.isOfElement || !isRow && argument.value.isPresented
        else { continue }
        return Maker(
          label: label, isRow: isRow && !isPage,
          place: CodePlace(path: call.path, line: fact.line, column: fact.column))
      }
    }
    return nil
  }

  /// Whether a property holds something with an identity, or an id.
  private func isElement(
    _ property: PropertyFacts, of info: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Bool {
    guard let type = property.type, property.wrapper == nil || property.wrapper == "Binding" else {
      return false
    }
    let base = TypeShape(type).base
    if base.hasSuffix(".ID") || base == "UUID" { return true }
    if property.name.lowercased().hasSuffix("id") { return true }
    let value = resolver.project.type(named: base, from: info.facts.name)
    return resolver.project.property("id", of: value) != nil
      || value?.facts.inherited.contains("Identifiable") == true
  }

  /// Text is the user's; in a row, so is everything that the row changes.
  private func isEntered(_ stored: WrappedProperty, _ isRow: Bool, in file: SourceUnit) -> Bool {
    if file.isTyped(stored.name, in: stored.owner) { return true }
    return isRow
      && (!file.projections(of: stored.name, in: stored.owner).isEmpty
        || !file.assignments(to: stored.name, in: stored.owner).isEmpty
        || file.calls(named: "toggle").contains {
          file.places.type(at: $0.position) == stored.owner
            && $0.calledExpression.as(MemberAccessExprSyntax.self)?.base?.ownName == stored.name
        })
  }
}

extension WrappedProperty {
  /// Whether it keeps what the user writes, by its wrapper or its name.
  fileprivate var isEntry: Bool {
    wrapper == "SceneStorage"
      || !RareConditions.words(of: name).isDisjoint(with: [
        "draft", "note", "notes", "reply", "comment", "message", "text", "bio",
      ])
  }

  /// The key as written in the declaration.
  fileprivate var key: String? {
    guard case .argumentList(let arguments)? = attribute?.arguments else { return nil }
    return arguments.first { $0.label == nil }?.expression.sourceText
  }
}

extension ProjectIndex.TypeInfo {
  /// Whether an initializer sets the storage of a property, with another key.
  fileprivate func sets(_ property: String) -> Bool {
    facts.initializers.contains { $0.stored["_" + property] != nil }
  }
}

extension Value {
  /// The value that a presentation or a destination gives its closure.
  fileprivate var isPresented: Bool {
    switch self {
    case .unknown, .part: true
    case .member(let base, _): base.isPresented
    default: false
    }
  }
}
