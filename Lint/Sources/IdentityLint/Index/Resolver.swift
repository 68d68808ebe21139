/// Finds what a value is and what can change it, from the project's index. Every result can be "not
/// known".
struct Resolver {
  let project: ProjectIndex

  /// Where a value is written, which decides what its names mean.
  struct Place: Hashable {
    var type: String?
    var function: String?
  }

  func info(_ place: Place) -> ProjectIndex.TypeInfo? {
    project.type(around: place.type)
  }

  // MARK: Types

  /// The type's name as spelled where it is declared; nil where it was not found.
  func type(of value: Value, in place: Place, depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    switch value {
    case .literal(let text):
      if text.first == "\"" { return "String" }
      return text == "true" || text == "false" ? "Bool" : text.contains(".") ? "Double" : "Int"
    case .name(let name):
      if name == "self" || name == "Self" { return place.type }
      let own = value.ownName ?? name
      if let property = property(own, in: place) {
        return type(of: property, in: place, depth: depth)
      }
      return nil
    case .parameter(let name): return parameter(name, in: place)?.type
    case .element(let collection): return elementType(of: collection, in: place, depth: depth)
    case .part(let whole): return type(of: whole, in: place, depth: depth + 1)
    case .member(let base, let name): return type(ofMember: name, of: base, in: place, depth: depth)
    case .subscripted(let collection, _):
      return elementType(of: collection, in: place, depth: depth)
    case .call(let callee, let arguments):
      return type(ofCall: callee, arguments, in: place, depth: depth)
    case .operation("??", let values):
      return values.first.flatMap { type(of: $0, in: place, depth: depth + 1) }
    case .operation("string", _): return "String"
    case .operation(let name, let values):
      if ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "!", "nil?"].contains(name) {
        return "Bool"
      }
      return ["..<", "..."].contains(name)
        ? "Range<Int>" : values.first.flatMap { type(of: $0, in: place, depth: depth + 1) }
    case .choice(_, let first, _): return type(of: first, in: place, depth: depth + 1)
    case .collection(let values):
      return values.first.flatMap { type(of: $0, in: place, depth: depth + 1) }.map { "[\($0)]" }
    case .nil, .implicitMember, .closure, .keyPath, .unknown: return nil
    }
  }

  func type(of property: PropertyFacts, in place: Place, depth: Int = 0) -> String? {
    if let type = property.type, type.first != "_" { return type }
    if property.wrapper == "Environment", let argument = property.wrapperArgument, depth < 8 {
      return type(ofEnvironment: argument, depth: depth)
    }
    guard let initial = property.initial ?? property.returned.first, depth < 8 else { return nil }
    return type(of: initial, in: place, depth: depth + 1)
  }

  /// Of `@Environment(Store.self)` and `@Environment(\.store)`.
  private func type(ofEnvironment argument: String, depth: Int) -> String? {
    if argument.hasSuffix(".self") { return String(argument.dropLast(5)) }
    guard argument.hasPrefix("\\."), let values = project.types["EnvironmentValues"],
      let property = project.property(String(argument.dropFirst(2)), of: values)
    else { return nil }
    return type(of: property, in: Place(type: values.facts.name), depth: depth + 1)
  }

  func elementType(of collection: Value, in place: Place, depth: Int = 0) -> String? {
    guard depth < 8 else { return nil }
    if case .call(.member(let base, "enumerated"), _) = collection {
      return elementType(of: base, in: place, depth: depth + 1)
    }
    if case .member(_, "indices") = collection { return "Int" }
    guard let type = type(of: collection, in: place, depth: depth + 1) else { return nil }
    if let element = TypeShape(type).element { return element }
    if TypeShape(type).base == "String" { return "Character" }
    return nil
  }

  private func type(ofMember name: String, of base: Value, in place: Place, depth: Int) -> String? {
    if case .name(let typeName) = base, typeName.first?.isUppercase == true,
      let info = project.type(named: typeName, from: place.type)
    {
      if info.facts.cases.contains(name) { return info.facts.name }
      if name == "allCases" { return "[\(info.facts.name)]" }
      guard let property = project.property(name, of: info) else { return nil }
      return type(of: property, in: Place(type: info.facts.name), depth: depth + 1)
    }
    if base == .name("Date"), ["now", "distantPast", "distantFuture"].contains(name) {
      return "Date"
    }
    guard let baseType = type(of: base, in: place, depth: depth + 1) else { return nil }
    switch name {
    case "first", "last": if let element = TypeShape(baseType).element { return element + "?" }
    case "count": return "Int"
    case "isEmpty": return "Bool"
    case "lazy", "wrappedValue": return baseType
    default: break
    }
    let info = project.type(named: TypeShape(baseType).base, from: place.type)
    if name == "rawValue", let raw = info?.rawType { return raw }
    guard let info, let property = project.property(name, of: info) else { return nil }
    return type(of: property, in: Place(type: info.facts.name), depth: depth + 1)
  }

  static let keepsElements: Set<String> = [
    "filter", "sorted", "prefix", "suffix", "reversed", "dropFirst", "dropLast", "shuffled",
    "removingDuplicates", "uniqued", "lazy",
    "unique",
  ]

  private func type(
    ofCall callee: Value, _ arguments: [Value.Argument], in place: Place, depth: Int
  ) -> String? {
    switch callee {
    case .name(let name):
      if name == "Array" || name == "Set" {
        return arguments.first.flatMap { type(of: $0.value, in: place, depth: depth + 1) }
      }
      if name.first?.isUppercase == true { return name }
      if name.first == "[" { return name }
      return project.functions(name, of: info(place)).first?.returnType
        ?? project.functions(name, from: place.type).first?.returnType
    case .member(let base, let name):
      if name == "init", case .name(let type) = base { return type }
      if Self.keepsElements.contains(name) { return type(of: base, in: place, depth: depth + 1) }
      if case .name(let outer) = base, outer.first?.isUppercase == true,
        name.first?.isUppercase == true
      {
        return outer + "." + name
      }
      let owner: String? =
        if case .name(let typeName) = base, typeName.first?.isUppercase == true { typeName } else {
          type(of: base, in: place, depth: depth + 1)
        }
      if let owner, let element = TypeShape(owner).element {
        // `items.first { $0.id == id }`
        if ["first", "last", "min", "max", "randomElement", "popLast"].contains(name) {
          return element + "?"
        }
        if ["removeFirst", "removeLast"].contains(name) { return element }
      }
      guard let owner, let info = project.type(named: TypeShape(owner).base, from: place.type)
      else { return nil }
      return project.functions(name, of: info).first?.returnType
    default: return nil
    }
  }

  // MARK: Declarations

  /// A member of the type at the location or of an enclosing one, else a global.
  func property(_ name: String, in place: Place) -> PropertyFacts? {
    if let own = project.property(name, of: info(place)) { return own }
    var scope = place.type
    while let outer = scope, let dot = outer.lastIndex(of: ".") {
      let parent = String(outer[..<dot])
      if let found = project.property(name, of: project.types[parent]), found.isStatic {
        return found
      }
      scope = parent
    }
    return project.global(name, from: place.type)
  }

  /// The parameter with this name of a function or an initializer at the location.
  func parameter(_ name: String, in place: Place) -> ParameterFacts? {
    if let function = place.function {
      let candidates =
        project.functions(function, of: info(place))
        + project.functions(function, from: place.type)
      for candidate in candidates {
        if let found = candidate.parameters.first(where: { $0.name == name }) { return found }
      }
    }
    for initializer in info(place)?.facts.initializers ?? [] {
      if let found = initializer.parameters.first(where: { $0.name == name }) { return found }
    }
    return nil
  }

  // MARK: Changes

  enum Answer: Int, Comparable {
    case no, unknown, yes
    static func < (left: Answer, right: Answer) -> Bool { left.rawValue < right.rawValue }
  }

  /// The code outside of initializers that changes a property of a type, and whether there are
  /// changes with an unknown owner.
  func changes(of name: String, in type: ProjectIndex.TypeInfo) -> (
    sure: [ChangeIndex.Place], isOpen: Bool
  ) {
    let owner = type.facts.name
    let others = project.changes.basedChanges(of: name) { place in
      // Resolved from that place and not from the caller's: the result is cached.
      let there = Resolver(project: project.seen(from: place.path))
      return place.fact.base.flatMap {
        there.type(of: $0, in: Place(type: place.fact.type, function: place.fact.function))
      }
      .map {
        there.project.type(named: TypeShape($0).base, from: place.fact.type)?.facts.name ?? ""
      }
    }
    // `var copy = self; copy.x = …; return copy`: another value, not this one over time. What is
    // passed `inout` changes where it is passed.
    func places(_ group: ChangeIndex.ByOwner.Group?) -> [ChangeIndex.Place] {
      (type.isReference ? group?.all : group?.withoutCopies) ?? []
    }
    let unknown = places(others.unknown)
    // A name that only one type has needs no more.
    let isOnlyOne = project.ownersOfProperty[name] == 1
    let sure = [
      project.changes.ownChanges(of: name, in: owner), places(others.groups[owner]),
      isOnlyOne ? unknown : [],
    ].joinedWithoutCopy()
    return (
      sure, !isOnlyOne && !unknown.isEmpty || project.changes.isChangedInNested(name, of: owner)
    )
  }
}

extension [[ChangeIndex.Place]] {
  /// When only one of them is not empty, that one: this is called thousands of times.
  fileprivate func joinedWithoutCopy() -> [ChangeIndex.Place] {
    let filled = filter { !$0.isEmpty }
    return filled.count == 1 ? filled[0] : filled.flatMap(\.self)
  }
}
