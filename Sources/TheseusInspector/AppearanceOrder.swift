import TheseusCore

/// The order in which identities appear: children before parents, siblings as written (R60).
@MainActor
enum AppearanceOrder {
  static func sorted(_ owners: [OwnerNode]) -> [OwnerNode] {
    guard owners.count > 1 else { return owners }
    let places = owners.map { Place($0) }
    return places.indices.sorted { places[$0].comesBefore(places[$1]) }.map { owners[$0] }
  }

  /// Where an owner is, root first.
  private struct Place {
    let path: [IdentityPath]
    let sequence: Int

    @MainActor
    init(_ owner: OwnerNode) {
      var path: [IdentityPath] = []
      var current: IdentityPath? = owner.identity
      while let place = current {
        path.append(place)
        current = place.parent
      }
      self.path = path.reversed()
      sequence = owner.sequence
    }

    func comesBefore(_ other: Place) -> Bool {
      for (mine, theirs) in zip(path, other.path) where mine !== theirs {
        let (a, b) = (mine.component.position, theirs.component.position)
        if a.index != b.index { return a.index < b.index }
        // A modifier is a sibling of the view it modifies and was mounted before it.
        return a.id == b.id ? sequence > other.sequence : sequence < other.sequence
      }
      return path.count > other.path.count
    }
  }
}

extension IdentityPath.Component {
  /// Index in the builder block and id, where there are any.
  fileprivate var position: (index: Int, id: AnyHashable?) {
    switch self {
    case .view(_, let index, let id), .arm(_, let index, let id): (index, id)
    case .part(_, let index): (index, nil)
    case .id(let id, let occurrence): (occurrence, id)
    }
  }
}
