extension IdentityPath {
  /// Whether the position comes before another one where both are written: a view before the next
  /// one in its block, content before what is around it. Nil for the same position and for rows,
  /// whose order their data decides.
  package func isWritten(before other: IdentityPath) -> Bool? {
    let (one, other) = (chain, other.chain)
    for (component, otherComponent) in zip(one, other) {
      guard component !== otherComponent else { continue }
      let (index, otherIndex) = (component.indexInBlock, otherComponent.indexInBlock)
      if index != otherIndex {
        return index >= 0 && otherIndex >= 0 ? index < otherIndex : nil
      }
      if let id = component.component.id, let otherID = otherComponent.component.id,
        id != otherID
      {
        return nil
      }
    }
    return one.count == other.count ? nil : one.count > other.count
  }

  /// From the root down.
  private var chain: [IdentityPath] {
    var chain: [IdentityPath] = []
    var next: IdentityPath? = self
    while let path = next {
      chain.append(path)
      next = path.parent
    }
    return chain.reversed()
  }

  private var indexInBlock: Int {
    switch component {
    case .view(_, let index, _), .arm(_, let index, _), .part(_, let index): index
    case .id: Int(indexOfID ?? -1)
    }
  }
}

extension IdentityPath.Component {
  fileprivate var id: AnyHashable? {
    switch self {
    case .view(_, _, let id), .arm(_, _, let id): id
    case .id(let id, _): id
    case .part: nil
    }
  }
}
