/// A setting of the appearance that is the `.id` of what it styles: `.id(accentName)`.
struct AppearanceId {
  let value: Value
  /// Where the setting is changed.
  let change: ChangeIndex.Place

  /// Words of settings by which a view looks different and is about the same thing.
  private static let words: Set<String> = [
    "theme", "accent", "color", "colour", "tint", "palette", "appearance", "scheme", "language",
    "locale", "font", "skin",
  ]

  init?(_ value: Value, in place: Resolver.Place, _ resolver: Resolver) {
    let owner: ProjectIndex.TypeInfo?
    let name: String
    switch value {
    case .name:
      owner = resolver.info(place)
      name = value.ownName ?? ""
    case .member(let base, let member):
      owner = resolver.owner(base, in: place)
      name = member
    default: return nil
    }
    guard let owner, let property = resolver.project.property(name, of: owner),
      !property.isComputed, !property.isLet,
      !RareConditions.words(of: name).isDisjoint(with: Self.words),
      let change = Self.change(of: property, of: owner, resolver)
    else { return nil }
    self.value = value
    self.change = change
  }

  /// A change of the property, or of another one with its key.
  private static func change(
    of property: PropertyFacts, of owner: ProjectIndex.TypeInfo, _ resolver: Resolver
  ) -> ChangeIndex.Place? {
    func changed(_ name: String, _ info: ProjectIndex.TypeInfo) -> ChangeIndex.Place? {
      resolver.changes(of: name, in: info).sure.first { !$0.fact.isInInitializer }
    }
    if let own = changed(property.name, owner) { return own }
    guard property.wrapper == "AppStorage" else { return nil }
    let group = resolver.project.storedDefaults.values.first { stored in
      stored.contains { $0.name == property.name && $0.type == owner.facts.name }
    }
    return group?.lazy.compactMap { stored in
      resolver.project.types[stored.type].flatMap { changed(stored.name, $0) }
    }.first
  }
}
