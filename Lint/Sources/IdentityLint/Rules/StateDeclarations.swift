import SwiftSyntax

/// A property of a view with a wrapper, and its type.
struct WrappedProperty {
  let node: VariableDeclSyntax
  let binding: PatternBindingSyntax
  let name: String
  let wrapper: String
  /// The type it belongs to, by its full name.
  let owner: String

  /// The properties of the file with one of these wrappers.
  static func all(_ wrappers: Set<String>, in file: SourceUnit) -> [WrappedProperty] {
    file.wrappedProperties.filter { wrappers.contains($0.wrapper) }
  }

  static func all(in outline: SourceOutline, _ places: EnclosingPlaces) -> [WrappedProperty] {
    outline.properties.flatMap { variable -> [WrappedProperty] in
      guard !variable.attributes.isEmpty, let wrapper = DeclarationReader.wrapper(of: variable),
        let owner = places.type(at: variable.position)
      else { return [] }
      return variable.bindings.compactMap { binding in
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          return nil
        }
        return WrappedProperty(
          node: variable, binding: binding, name: name, wrapper: wrapper.name, owner: owner)
      }
    }
  }

  var modifiers: Set<String> { Set(node.modifiers.map(\.name.text)) }
  var isPrivate: Bool { modifiers.contains("private") || modifiers.contains("fileprivate") }

  var attribute: AttributeSyntax? {
    node.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first {
      $0.attributeName.sourceText.hasSuffix(wrapper)
    }
  }
}

/// How callers change a view's parameter over time.
struct CallerFeed {
  let variation: Variation
  /// Whether the argument is a state or a binding of the caller itself, which it sets while the
  /// view is mounted.
  let isOwnState: Bool
  /// Whether the caller looks the argument up by a state of its own: another element is passed when
  /// another one is selected.
  var choosesElement = false

  /// Over the callers that keep the view mounted: not those that present it, push it or create it
  /// once.
  ///
  /// - Parameter countsIds: whether a view with an `.id` is another one for another value.
  static func of(
    _ info: ProjectIndex.TypeInfo, label: String?, index: Int, _ resolver: Resolver,
    countsIds: Bool = true
  ) -> CallerFeed {
    let passing = countsIds ? Self.passing : Self.passing.subtracting([".id"])
    let calls = resolver.project.callers(of: info)
    var result = Variation.constant
    var choosesElement = false
    for call in calls.prefix(60) {
      let fact = call.fact
      guard fact.contexts.isDisjoint(with: passing), let type = fact.type,
        let owner = resolver.project.type(around: type), owner.isView,
        !owner.facts.inherited.contains("PreviewProvider")
      else { continue }
      let argument =
        label.flatMap { label in fact.arguments.first { $0.label == label } }
        ?? (label == nil && index < fact.arguments.count && fact.arguments[index].label == nil
          ? fact.arguments[index] : nil)
      guard let argument else { continue }
      var finder = VariationFinder(resolver)
      var found = finder.variation(
        of: argument.value, in: Resolver.Place(type: fact.type, function: fact.function))
      if found.level == .varies {
        found.places =
          [CodePlace(path: call.path, line: fact.line, column: fact.column)] + found.places
        choosesElement =
          choosesElement
          || chooses(
            argument.value, in: Resolver.Place(type: fact.type, function: fact.function), resolver)
        if isOwnState(argument.value, of: owner, resolver) {
          return CallerFeed(
            variation: found, isOwnState: true, choosesElement: choosesElement)
        }
      }
      result = result.joined(found)
    }
    return CallerFeed(
      variation: result, isOwnState: false, choosesElement: choosesElement)
  }

  /// `notes.first { $0.id == selection }` and `notes[index]`, with a state of the caller or of its
  /// model, also behind computed properties and parameters.
  private static func chooses(
    _ value: Value, in place: Resolver.Place, _ resolver: Resolver, depth: Int = 0
  ) -> Bool {
    guard depth < 4, let owner = resolver.info(place) else { return false }
    func readsState(_ value: Value) -> Bool {
      value.all.contains { part in
        guard
          let property = part.ownName.flatMap({ resolver.project.property($0, of: owner) })
        else { return false }
        if owner.isReference { return !property.isLet && !property.isComputed }
        return ["State", "Binding", "SceneStorage"].contains(property.wrapper)
      }
    }
    return value.all.contains { part in
      switch part {
      case .operation("where", let values): return values.contains(where: readsState)
      case .subscripted(_, let index): return readsState(index)
      case .name(let name):
        guard let property = resolver.project.property(name, of: owner), property.isComputed else {
          return false
        }
        let inner = Resolver.Place(type: owner.facts.name)
        return property.returned.contains { chooses($0, in: inner, resolver, depth: depth + 1) }
      case .member(let base, let name):
        guard let type = resolver.type(of: base, in: place),
          let info = resolver.project.type(named: TypeShape(type).base, from: place.type),
          let property = resolver.project.property(name, of: info), property.isComputed
        else { return false }
        let inner = Resolver.Place(type: info.facts.name)
        return property.returned.contains { chooses($0, in: inner, resolver, depth: depth + 1) }
      case .parameter(let name):
        guard let function = place.function,
          let facts = resolver.project.functions(function, of: owner).first(where: {
            $0.parameters.contains { $0.name == name }
          })
        else { return false }
        return VariationFinder(resolver).callSites(of: facts).contains { site in
          site.argument(name, of: facts).map {
            chooses($0, in: site.place, resolver, depth: depth + 1)
          } == true
        }
      default: return false
      }
    }
  }

  /// How a caller changes what it passes a binding of, other than through the binding.
  static func ofBinding(_ info: ProjectIndex.TypeInfo, label: String?, _ resolver: Resolver)
    -> CallerFeed
  {
    for call in resolver.project.callers(of: info).prefix(60) {
      let fact = call.fact
      guard fact.contexts.isDisjoint(with: passing), let type = fact.type,
        let owner = resolver.project.type(around: type), owner.isView,
        !owner.facts.inherited.contains("PreviewProvider"),
        let argument = fact.arguments.first(where: { $0.label == label })?.value,
        let (name, holder) = source(of: argument, in: owner, resolver),
        let change = resolver.changes(of: name, in: holder).sure.first(where: {
          !$0.fact.isInInitializer && $0.fact.kind != .projected && $0.fact.kind != .appended
        })
      else { continue }
      return CallerFeed(
        variation: .varies(
          "`\(name)` is set in \(change.fact.scopeName)",
          [
            CodePlace(path: call.path, line: fact.line, column: fact.column),
            CodePlace(path: change.path, line: change.fact.line),
          ]), isOwnState: false)
    }
    return CallerFeed(variation: .constant, isOwnState: false)
  }

  /// How code changes a field of the element that a row gets, other than code that the row runs:
  /// the row knows what it has sent.
  static func ofElement(
    _ info: ProjectIndex.TypeInfo, label: String?, field: String, _ resolver: Resolver
  ) -> CallerFeed? {
    for call in resolver.project.callers(of: info).prefix(60) {
      let fact = call.fact
      guard fact.contexts.isDisjoint(with: passing), let type = fact.type,
        let owner = resolver.project.type(around: type), owner.isView,
        !owner.facts.inherited.contains("PreviewProvider"),
        let argument = fact.arguments.first(where: { $0.label == label })?.value,
        case .element(let collection) = argument
      else { continue }
      let place = Resolver.Place(type: fact.type, function: fact.function)
      guard let spelled = resolver.elementType(of: collection, in: place),
        let element = resolver.project.type(named: TypeShape(spelled).base, from: type),
        element.facts.kind == .structure
      else { continue }
      let change = resolver.changes(of: field, in: element).sure.first { change in
        guard let function = change.fact.function, let base = change.fact.base, !base.isCopy,
          change.fact.kind != .projected, !change.fact.isInInitializer, !change.path.isOfTests,
          base.all.contains(where: {
            if case .subscripted = $0 { true } else { false }
          })
        else { return false }
        let names: Set<String> = [function, "." + function]
        return fact.content.isDisjoint(with: names) && info.facts.names.isDisjoint(with: names)
          && !fact.arguments.contains { argument in
            argument.value.all.contains {
              if case .member(_, function) = $0 { true } else { $0 == .name(function) }
            }
          }
      }
      guard let change else { continue }
      return CallerFeed(
        variation: .varies(
          "`\(field)` of an element is set in \(change.fact.scopeName)",
          [
            CodePlace(path: call.path, line: fact.line, column: fact.column),
            CodePlace(path: change.path, line: change.fact.line),
          ]), isOwnState: false)
    }
    return nil
  }

  /// The property that `$value`, `$model.value` and `$element.value` of `ForEach($elements)` bind.
  private static func source(
    of argument: Value, in owner: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> (String, ProjectIndex.TypeInfo)? {
    switch argument {
    case .name(let name):
      guard name.hasPrefix("$"), let own = argument.ownName,
        resolver.project.property(own, of: owner) != nil
      else { return nil }
      return (own, owner)
    case .element(let collection): return source(of: collection, in: owner, resolver)
    case .member(.element(let collection), let name):
      // The field of an element: of the element's type.
      guard case .name(let list) = collection, list.hasPrefix("$") else { return nil }
      guard let type = resolver.elementType(of: collection, in: .init(type: owner.facts.name)),
        let info = resolver.project.type(named: TypeShape(type).base, from: owner.facts.name)
      else { return source(of: collection, in: owner, resolver) }
      return (name, info)
    case .member(.name(let base), let name) where base.hasPrefix("$"):
      guard
        let type = resolver.type(
          of: .name(String(base.dropFirst())), in: .init(type: owner.facts.name)),
        let info = resolver.project.type(named: TypeShape(type).base, from: owner.facts.name)
      else { return nil }
      return (name, info)
    default: return nil
    }
  }

  /// A state that is never nil, and so is not filled once.
  private static func isOwnState(
    _ value: Value, of owner: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Bool {
    // A look-up by something else is another question.
    value.chain.contains { part in
      guard let name = part.ownName, let property = resolver.project.property(name, of: owner),
        let wrapper = property.wrapper
      else {
        return false
      }
      guard ["State", "Binding", "AppStorage", "SceneStorage"].contains(wrapper),
        let type = property.type,
        !TypeShape(type).isOptional || isChosen(name, of: owner, resolver)
      else { return false }
      return resolver.project.type(named: TypeShape(type).base, from: owner.facts.name)?.isReference
        != true
    }
  }

  /// Whether a selection changes an optional from one value to another: its binding is passed on,
  /// or an action of a row stores the element.
  private static func isChosen(
    _ name: String, of owner: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> Bool {
    resolver.changes(of: name, in: owner).sure.contains { change in
      change.fact.kind == .projected
        || change.fact.value?.all.contains { if case .element = $0 { true } else { false } } == true
    }
  }

  /// Contexts in which a view is created for one presentation, or once.
  private static let passing: Set<String> = [
    ".sheet", ".fullScreenCover", ".popover", ".navigationDestination", ".alert",
    ".confirmationDialog", "NavigationLink",
    "UIHostingController",
    "NSHostingController", "NSHostingView", "WindowGroup", "Window", "Settings", ".contextMenu",
    ".safariCover", ".id",
  ]
}

extension Value {
  /// A name and the members read of it, or the parts of a text; empty for a call or a look-up.
  fileprivate var chain: [Value] {
    switch self {
    case .name: [self]
    case .member(let base, _), .part(let base): base.chain
    case .operation("string", let values): values.flatMap(\.chain)
    default: []
    }
  }
}
