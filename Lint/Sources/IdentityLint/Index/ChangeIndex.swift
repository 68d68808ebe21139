import Synchronization

/// The code of a project that changes something, by what it changes. A query costs as much as its
/// result, whatever the size of the project.
struct ChangeIndex: Sendable {
  typealias Place = ProjectIndex.Located<MutationFacts>

  private struct Member: Hashable {
    let type: String
    let name: String
  }

  /// Outside of initializers, `x = …` and `self.x = …`, by the type around them.
  private var own: [Member: [Place]] = [:]
  /// Members that are changed so in a type that is nested in theirs.
  private var nested: Set<Member> = []
  /// The files that change a name in this way.
  private var ownNames: [String: Set<String>] = [:]
  /// `base.x = …`, by name.
  private var based: [String: [Place]] = [:]
  /// The same, by the type around them.
  private var basedInside: [String: [Place]] = [:]
  /// The same changes by name and by the type of the base, computed when a name is first requested.
  private let owned = Owned()

  /// - Parameter outer: the types that enclose the type.
  mutating func add(_ facts: MutationFacts, of path: String, outer: [String]) {
    let place = Place(fact: facts, path: path)
    guard facts.base == nil else {
      based[facts.name, default: []].append(place)
      if let around = facts.type { basedInside[around, default: []].append(place) }
      return
    }
    ownNames[facts.name, default: []].insert(path)
    guard let type = facts.type, !facts.isInInitializer else { return }
    own[Member(type: type, name: facts.name), default: []].append(place)
    for outer in outer { nested.insert(Member(type: outer, name: facts.name)) }
  }

  func ownChanges(of name: String, in type: String) -> [Place] {
    own[Member(type: type, name: name)] ?? []
  }

  func isChangedInNested(_ name: String, of type: String) -> Bool {
    nested.contains(Member(type: type, name: name))
  }

  /// Whether the name is changed without a base, in initializers too.
  /// - Parameter path: the only file that counts.
  func isAssigned(_ name: String, in path: String?) -> Bool {
    guard let paths = ownNames[name] else { return false }
    return path.map(paths.contains) ?? true
  }

  /// Changes of members of something else, by the enclosing type.
  func basedChanges(inside type: String) -> [Place] { basedInside[type] ?? [] }

  func basedChanges(of name: String) -> [Place] { based[name] ?? [] }

  /// Changes of one name by the type of its base.
  struct ByOwner: Sendable {
    struct Group: Sendable {
      var all: [Place] = []
      /// Without those that change a copy of a value.
      var withoutCopies: [Place] = []

      mutating func add(_ place: Place) {
        all.append(place)
        if place.fact.base?.isCopy != true { withoutCopies.append(place) }
      }
    }

    var groups: [String: Group] = [:]
    var unknown = Group()
  }

  /// - Parameters:
  ///   - owner: the type of a change's base, which must always give the same result; nil when
  ///     unknown, `""` when it is none of the project's types.
  func basedChanges(of name: String, owner: (Place) -> String?) -> ByOwner {
    if let known = owned.state.withLock({ $0[name] }) { return known }
    var found = ByOwner()
    for place in based[name] ?? [] {
      if let owner = owner(place) {
        found.groups[owner, default: .init()].add(place)
      } else {
        found.unknown.add(place)
      }
    }
    owned.state.withLock { $0[name] = found }
    return found
  }

  private final class Owned: Sendable {
    let state = Mutex<[String: ByOwner]>([:])
  }
}
