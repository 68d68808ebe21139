/// Finds collections of words or lines that are cut out of a text.
struct CutText {
  let resolver: Resolver

  func isCut(_ value: Value, in place: Resolver.Place, depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    switch value {
    case .call(.member(let base, let name), _):
      if ["components", "split"].contains(name) { return !isOfPath(base) }
      if Self.keepsParts.contains(name) { return isCut(base, in: place, depth: depth + 1) }
      guard let owner = info(of: base, in: place) else { return false }
      return isReturned(by: name, of: owner, depth)
    case .call(.name("Array"), let arguments):
      return arguments.first.map { isCut($0.value, in: place, depth: depth + 1) } ?? false
    case .call(.name(let name), _):
      return resolver.info(place).map { isReturned(by: name, of: $0, depth) } ?? false
    case .name:
      guard let name = value.ownName, let owner = resolver.info(place) else { return false }
      return isHeld(by: name, of: owner, depth)
    case .member(let base, let name):
      guard let owner = info(of: base, in: place) else { return false }
      return isHeld(by: name, of: owner, depth)
    case .operation("??", let values), .operation("var", let values):
      return values.contains { isCut($0, in: place, depth: depth + 1) }
    default: return false
    }
  }

  /// The folders of a path are known by their place.
  private func isOfPath(_ text: Value) -> Bool {
    text.all.contains { part in
      switch part {
      case .name(let name), .member(_, let name), .parameter(let name):
        !RareConditions.words(of: name).isDisjoint(with: ["path", "url", "version", "tags", "tag"])
      default: false
      }
    }
  }

  private static let keepsParts: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "reversed", "prefix", "suffix", "dropFirst",
    "dropLast", "joined", "sorted",
  ]

  private func info(of base: Value, in place: Resolver.Place) -> ProjectIndex.TypeInfo? {
    resolver.type(of: base, in: place).flatMap {
      resolver.project.type(named: TypeShape($0).base, from: place.type)
    }
  }

  private func isHeld(by name: String, of owner: ProjectIndex.TypeInfo, _ depth: Int) -> Bool {
    guard let property = resolver.project.property(name, of: owner) else { return false }
    let values = property.returned + [property.initial].compactMap(\.self)
    return values.contains {
      isCut($0, in: Resolver.Place(type: owner.facts.name), depth: depth + 1)
    }
  }

  private func isReturned(by name: String, of owner: ProjectIndex.TypeInfo, _ depth: Int) -> Bool {
    resolver.project.functions(name, of: owner).contains { function in
      function.returned.contains {
        isCut($0, in: Resolver.Place(type: owner.facts.name, function: name), depth: depth + 1)
      }
    }
  }
}

extension Value {
  /// Whether a closure makes other elements of the parts.
  var isMapped: Bool {
    all.contains { part in
      if case .call(.member(_, let name), _) = part {
        ["map", "compactMap", "flatMap"].contains(name)
      } else {
        false
      }
    }
  }
}
