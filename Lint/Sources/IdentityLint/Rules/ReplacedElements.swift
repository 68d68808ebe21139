/// The element that a row gets of a collection which code sets as a whole, as a refresh does: an
/// element with the same id can then be another value.
struct ReplacedElements {
  private let property: PropertyFacts
  private let view: ProjectIndex.TypeInfo
  private let element: ProjectIndex.TypeInfo
  private let resolver: Resolver

  /// Nil when the property holds no value of a structure.
  init?(_ property: PropertyFacts, of view: ProjectIndex.TypeInfo, _ resolver: Resolver) {
    guard let type = property.type,
      let element = resolver.project.type(named: TypeShape(type).base, from: view.facts.name),
      element.facts.kind == .structure
    else { return nil }
    self.property = property
    self.view = view
    self.element = element
    self.resolver = resolver
  }

  /// Whether a field can differ between two values with one id.
  func mayDiffer(_ field: String) -> Bool {
    guard let facts = resolver.project.property(field, of: element) else { return false }
    return !facts.isLet && !facts.isComputed && !facts.isStatic
  }

  /// The code that sets the collection to what a call gives, other than one on the collection
  /// itself.
  var change: ChangeIndex.Place? {
    for call in resolver.project.callers(of: view) {
      guard
        case .element(let rows)? = call.fact.arguments.first(where: {
          $0.label == property.name
        })?.value,
        let owner = CollectionOwner(
          of: rows, in: .init(type: call.fact.type, function: call.fact.function), resolver),
        let change = resolver.changes(of: owner.property, in: owner.type).sure.first(where: {
          $0.fact.kind == .assigned && !$0.fact.isInInitializer && !$0.path.isOfTests
            && $0.fact.value.map { Self.isLoaded($0, besides: owner.property) } == true
        })
      else { continue }
      return change
    }
    return nil
  }

  private static func isLoaded(_ value: Value, besides name: String) -> Bool {
    guard case .call = value else { return false }
    return !value.all.contains { part in
      if case .member(_, name) = part { true } else { part.ownName == name }
    }
  }
}
