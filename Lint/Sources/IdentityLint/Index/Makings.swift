import SwiftSyntax

/// Every place where the elements of an expression are made: in it, and in the computed properties
/// and functions of any file that it reads.
struct Makings {
  let resolver: Resolver

  struct Found {
    let making: MadeElements.Making
    let unit: SourceUnit
    let place: Resolver.Place
  }

  func all(in made: MadeElements, of unit: SourceUnit, at place: Resolver.Place) -> [Found] {
    var seen: Set<String> = []
    return all(in: made, of: unit, at: place, &seen)
  }

  private func all(
    in made: MadeElements, of unit: SourceUnit, at place: Resolver.Place, _ seen: inout Set<String>
  ) -> [Found] {
    var found = made.makings.map { Found(making: $0, unit: unit, place: place) }
    for source in made.sources where seen.count < 12 {
      found += all(in: source, of: unit, at: place, &seen)
    }
    return found
  }

  private func all(
    in source: MadeElements.Source, of unit: SourceUnit, at place: Resolver.Place,
    _ seen: inout Set<String>
  ) -> [Found] {
    let here = resolver.seen(from: unit)
    let owner: ProjectIndex.TypeInfo?
    let member: String
    switch source {
    case .own(let name, _): (owner, member) = (here.info(place), name)
    case .member(let base, let name):
      owner = here.owner(ValueReader.value(of: base), in: place)
      member = name
    case .memberOfElements(let base, let name):
      owner = here.elementType(of: ValueReader.value(of: base), in: place).flatMap {
        here.project.type(named: TypeShape($0).base, from: place.type)
      }
      member = name
    case .part: return []
    }
    guard let owner, seen.insert("\(owner.facts.name).\(member)").inserted else { return [] }
    for file in here.project.units(of: owner, besides: unit) {
      let there = FreshValues(file: file, resolver: resolver.seen(from: file))
      guard let code = there.code(of: member, in: owner) else { continue }
      return all(
        in: MadeElements(returnedBy: code.statements, expected: code.type), of: file,
        at: Resolver.Place(type: owner.facts.name), &seen)
    }
    return []
  }
}
