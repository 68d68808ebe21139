/// Finds fields of values that can change while an element of a fixed `id` stays on the screen.
///
/// No code of the project has to change them: what loads or receives the elements may be elsewhere.
/// A `var` beside a `let id` says that they change.
struct ElementFields {
  let resolver: Resolver

  struct Field {
    let type: String
    let name: String
  }

  /// The first such field that a value is computed from.
  func field(in value: Value, _ place: Resolver.Place, depth: Int = 0) -> Field? {
    guard depth < 4 else { return nil }
    for part in value.all {
      guard case .member(let base, let name) = part, !isFixed(base, in: place),
        let type = resolver.type(of: base, in: place),
        let info = resolver.project.type(named: TypeShape(type).base, from: place.type),
        let found = field(name, of: info, depth: depth)
      else { continue }
      return found
    }
    return nil
  }

  private func field(_ name: String, of info: ProjectIndex.TypeInfo, depth: Int) -> Field? {
    guard depth < 4, info.facts.kind == .structure,
      info.facts.inherited.contains("Identifiable"),
      let id = resolver.project.property("id", of: info), id.isLet, !id.isStatic, !id.isComputed,
      let property = resolver.project.property(name, of: info), !property.isStatic, name != "id"
    else { return nil }
    if !property.isComputed {
      guard !property.isLet, property.wrapper == nil,
        RareConditions.words(of: name).isDisjoint(with: Self.kinds)
      else { return nil }
      return Field(type: ProjectIndex.simple(info.facts.name), name: name)
    }
    let place = Resolver.Place(type: info.facts.name)
    for value in property.returned {
      for part in value.all {
        guard case .name(let inner) = part, inner != name else { continue }
        if let found = field(inner, of: info, depth: depth + 1) { return found }
      }
      if let found = field(in: value, place, depth: depth + 1) { return found }
    }
    return nil
  }

  /// Names of what an element is, which stays although it is declared with `var`.
  private static let kinds: Set<String> = [
    "kind", "type", "style", "category", "role", "variant", "layout", "template", "format", "mode",
    "platform", "source", "placeholder", "theme",
  ]

  /// Whether the elements are those of a constant.
  private func isFixed(_ base: Value, in place: Resolver.Place) -> Bool {
    switch base.root {
    case .element(let collection):
      return resolver.isFixed(collection, in: place)
    case .name:
      guard let name = base.root.ownName, let property = resolver.property(name, in: place) else {
        return true
      }
      return property.isLet && (property.initial != nil || property.isStatic)
    case .parameter: return false
    default: return true
    }
  }
}

extension Resolver {
  /// Whether a collection is a constant with an initial value, or one that code spells out.
  func isFixed(_ collection: Value, in place: Place) -> Bool {
    switch collection.root {
    case .collection: return true
    case .name(let type) where type.first?.isUppercase == true:
      guard case .member(_, let name) = collection, let info = project.type(named: type),
        let property = project.property(name, of: info)
      else { return true }
      return property.isLet && property.initial != nil
    case .name:
      guard let name = collection.root.ownName, let found = property(name, in: place) else {
        return false
      }
      return found.isLet && found.initial != nil
        && (found.initial.map { type(of: $0, in: place) }?.flatMap {
          project.type(named: TypeShape($0).base)
        }?.isReference != true)
    default: return false
    }
  }
}
