import SwiftSyntax

/// One stored key for what the user enters about different elements.
public struct SharedStorageKeyRule: ViewRule {
  public static let description = RuleDescription(
    identifier: "shared_storage_key", title: "One stored key for all elements",
    summary: """
      `@SceneStorage` and `@AppStorage` store by key alone. In the view of an element, a constant \
      key is the same for all elements: what the user enters for one appears in the view of the \
      next. Two views that store cases of two enumerations under one key change each other. So do \
      two properties of one view with one key. A model for an element that stores under a constant \
      key of `UserDefaults` mixes them up as well.
      """,
    severity: .info, warnings: ["the text of a field, and what is expanded"],
    exemptions: [
      "keys that contain the element's id", "views that are made once",
      "settings that the view only reads", "choices on pages, such as a tab or an order",
    ])

  public init() {}

  public func findings(in file: SourceUnit, of project: ProjectIndex) -> [Finding] {
    guard file.mentionsViews else { return [] }
    let resolver = Resolver(project: project.seen(from: file))
    let stored = WrappedProperty.all(["SceneStorage", "AppStorage"], in: file)
    return stored.compactMap {
      mixed($0, in: file, resolver.project) ?? twice($0, in: file, resolver.project)
    }
      + entries(stored, in: file, resolver)
      + ModelStorageKey(file: file, resolver: resolver).findings()
  }

  /// A second property of one view with the key of another, perhaps by another constant.
  private func twice(
    _ property: WrappedProperty, in file: SourceUnit, _ project: ProjectIndex
  ) -> Finding? {
    guard let info = project.types[property.owner], info.isView,
      let attribute = property.attribute, !attribute.sourceText.contains("store:"),
      let facts = project.property(property.name, of: info),
      let stored = StoredDefault(facts, of: info, project.types),
      let other = (project.storedDefaults[stored.key] ?? []).first(where: {
        $0.type == stored.type && $0.name != stored.name && $0.wrapper == stored.wrapper
          && $0.value == stored.value
          && ($0.line, order($0.name, of: info)) < (stored.line, order(stored.name, of: info))
      })
    else { return nil }
    return file.finding(
      Self.self, .info, at: file.range(of: property.binding.pattern),
      "A change of `\(property.name)` changes `\(other.name)` as well.",
      because: "both are stored under \(stored.key)", advice: "Give each its own key.",
      related: [RelatedPlace(CodePlace(path: other.path, line: other.line), "the other one")])
  }

  /// Two views that store cases of two enumerations under one key, such as the order of two lists.
  private func mixed(
    _ property: WrappedProperty, in file: SourceUnit, _ project: ProjectIndex
  ) -> Finding? {
    guard let info = project.types[property.owner], let attribute = property.attribute,
      !info.facts.inherited.contains("PreviewProvider"), !attribute.sourceText.contains("store:"),
      let facts = project.property(property.name, of: info),
      let stored = StoredDefault(facts, of: info, project.types)
    else { return nil }
    let others = (project.storedDefaults[stored.key] ?? []).filter { other in
      (other.path, other.line) != (file.path, facts.line) && other.wrapper == stored.wrapper
        && project.types.all[other.type].map { project.types.canName($0, from: file.path) } == true
        && stored.isOfAnotherEnumeration(other, project)
    }
    // The first one is reported, once.
    guard let other = others.min(by: { ($0.path, $0.line) < ($1.path, $1.line) }),
      others.allSatisfy({ (file.path, facts.line) < ($0.path, $0.line) })
    else { return nil }
    let place = CodePlace(path: other.path, line: other.line)
    return file.finding(
      Self.self, at: file.range(of: property.binding.pattern),
      """
      A choice in \(ProjectIndex.simple(other.type)) replaces the one here: `\(property.name)` and \
      its `\(other.name)` mean two things.
      """,
      because: "both are stored under \(stored.key), as values of two types",
      advice: "Give each its own key.", related: [RelatedPlace(place, "the other one")])
  }

  private func order(_ name: String, of info: ProjectIndex.TypeInfo) -> Int {
    info.facts.properties.firstIndex { $0.name == name } ?? 0
  }

  private func entries(
    _ stored: [WrappedProperty], in file: SourceUnit, _ resolver: Resolver
  ) -> [Finding] {
    stored.compactMap { stored in
      guard let info = resolver.project.types[stored.owner], info.isView,
        let key = stored.constantKey(in: info),
        let made = maker(of: info, resolver, isEntry: stored.isEntry)
          ?? (stored.isFlag ? row(of: info, resolver) : nil),
        isEntered(stored, made.isRow, in: file)
      else { return nil }
      // A field, or rows that fold together: no choice that is meant for all elements.
      let isOfElement = file.projections(of: stored.name, in: stored.owner).contains {
        ["text", "isExpanded"].contains($0.argument?.label?.text)
      }
      return file.finding(
        Self.self, isOfElement ? .warning : .info, at: file.range(of: stored.binding.pattern),
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

  /// The code that makes a view for each row, with something of the element.
  private func row(of info: ProjectIndex.TypeInfo, _ resolver: Resolver) -> Maker? {
    resolver.project.callers(of: info).lazy.compactMap { call in
      guard !call.fact.contexts.isDisjoint(with: ["ForEach", "List"]),
        let argument = call.fact.arguments.first(where: { $0.value.isOfElement })
      else { return nil }
      return Maker(
        label: argument.label ?? "row", isRow: true,
        place: CodePlace(path: call.path, line: call.fact.line, column: call.fact.column))
    }.first
  }

  /// The code that makes the view for one of several elements.
  /// - Parameter passed: the property that must hold the element; nil for any.
  private func maker(
    of info: ProjectIndex.TypeInfo, _ resolver: Resolver, isEntry: Bool, passed: String? = nil,
    depth: Int = 0
  ) -> Maker? {
    for call in resolver.project.callers(of: info) {
      let fact = call.fact
      let isRow = !fact.contexts.isDisjoint(with: ["ForEach", "List"])
      let isPage = !fact.contexts.isDisjoint(with: [
        ".navigationDestination", "NavigationLink", ".sheet", ".fullScreenCover",
      ])
      let elements = elements(of: info, resolver).filter { passed == nil || $0.name == passed }
      for (property, label) in elements where isRow || isPage {
        guard let value = fact.arguments.first(where: { $0.label == label })?.value,
          value.isOfElement || !isRow && value.isPresented
        else { continue }
        return Maker(
          label: property, isRow: isRow && !isPage,
          place: CodePlace(path: call.path, line: fact.line, column: fact.column))
      }
      // A setting may be for all of them.
      guard isEntry else { continue }
      if !isRow, !isPage, passed == nil {
        // Beside a list, for the element that is selected.
        for (property, label) in elements {
          let feed = CallerFeed.of(
            info, label: label, index: 0, resolver, countsIds: false)
          guard feed.variation.level == .varies, let place = feed.variation.places.first else {
            continue
          }
          return Maker(label: property, isRow: false, place: place)
        }
      }
      // In a view that is made for one element itself, and hands it on.
      guard depth < 3, let owner = resolver.project.type(around: fact.type), owner.isView,
        owner.facts.name != info.facts.name
      else { continue }
      for (_, label) in elements {
        guard let value = fact.arguments.first(where: { $0.label == label })?.value,
          let name = value.root.ownName,
          let outer = maker(of: owner, resolver, isEntry: true, passed: name, depth: depth + 1)
        else { continue }
        return outer
      }
    }
    return nil
  }

  /// The properties that hold an element or its id, and the labels under which they are passed.
  private func elements(of info: ProjectIndex.TypeInfo, _ resolver: Resolver) -> [(
    name: String, label: String
  )] {
    info.facts.properties.compactMap { property in
      guard !property.isComputed, isElement(property, of: info, resolver) else { return nil }
      let parameter = info.facts.initializers.lazy.compactMap { initializer in
        initializer.parameters.first {
          initializer.stored[property.name] == .parameter($0.name)
        }?.label
      }.first
      return (property.name, parameter ?? property.name)
    }
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
  /// Whether it is a flag, such as that of an open section.
  fileprivate var isFlag: Bool {
    binding.initializer?.value.is(BooleanLiteralExprSyntax.self) == true
  }

  /// Whether it keeps what the user writes, by its wrapper or its name.
  fileprivate var isEntry: Bool {
    wrapper == "SceneStorage"
      || !RareConditions.words(of: name).isDisjoint(with: [
        "draft", "note", "notes", "reply", "comment", "message", "text", "bio",
      ])
  }

  /// The key, in the declaration or in initializers, when it is the same for every view; as
  /// written.
  fileprivate func constantKey(in info: ProjectIndex.TypeInfo) -> String? {
    let stored = info.facts.initializers.compactMap { $0.stored["_" + name] }
    if stored.isEmpty {
      // No key of a declaration can read the view's own properties.
      guard case .argumentList(let arguments)? = attribute?.arguments,
        let key = arguments.first(where: { $0.label == nil })?.expression.sourceText,
        !key.contains("\\(")
      else { return nil }
      return key
    }
    var found: String?
    for value in stored {
      guard case .call(_, let arguments) = value,
        let key = arguments.first(where: { $0.label == nil })?.value
      else { return nil }
      switch key {
      // A long text is cut.
      case .literal(let text): found = text.count > 1 && text.hasSuffix("\"") ? text : "one key"
      case .member(.name(let type), let name) where type.first?.isUppercase == true:
        found = "\(type).\(name)"
      default: return nil
      }
    }
    return found
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
