import AttributeGraph

extension ViewRuntime {
  /// Describes every fault in the mounted tree and its graph; empty when there is none. Takes time
  /// linear in their size. For tests and fuzzers; call it between updates.
  public func checkInvariants() -> [String] {
    var problems = graph.checkInvariants()
    var places = PlaceNumbers()
    var taken: Set<PlaceNumbers.Owner> = []
    var owners = 0
    rootScope.forEachInSubtree { scope in
      let name = scope === rootScope ? "the root" : "a scope at depth \(scope.depth)"
      if !isUnmounted, !scope.isAlive {
        problems.append("\(name) has ended and is still in the tree")
      }
      if !graph.isAlive(scope.subgraph) { problems.append("\(name) has lost its subgraph") }
      if let parent = scope.parent, scope.isShown, !parent.isShown, !scope.isPresentation {
        problems.append("\(name) is shown inside what is not")
      }
      // The successor of a view can be mounted before the view's transition has ended.
      let isInRemoval = scope.isInRemoval
      scope.forEachOwner { owner in
        owners += 1
        check(owner, in: scope, &problems)
        if owner.isReported, !isInRemoval,
          !taken.insert(
            PlaceNumbers.Owner(place: places.number(of: owner.identity), type: owner.type)
          ).inserted
        {
          problems.append("there are two of \(owner.identity.description) \(owner.type)")
        }
      }
    }
    if isUnmounted, owners > 0 { problems.append("\(owners) owners are left after unmounting") }
    return problems
  }

  private func check(_ owner: OwnerNode, in scope: Scope, _ problems: inout [String]) {
    if owner.hasEnded {
      problems.append("\(owner.identity.description) has ended and is still in the tree")
    }
    if owner.scope !== scope {
      problems.append("\(owner.identity.description) is in another scope than it says")
    }
    for property in owner.properties {
      for cell in property.box.stateCells where !cell.isOwned(by: owner) {
        problems.append("a cell of \(owner.identity.description) has another owner or none")
      }
    }
  }
}

/// A number for each position: two positions are equal when their components and their enclosing
/// positions are.
private struct PlaceNumbers {
  /// One view, modifier or style at a position.
  struct Owner: Hashable {
    let place: Int
    let type: ObjectIdentifier

    init(place: Int, type: Any.Type) {
      self.place = place
      self.type = ObjectIdentifier(type)
    }
  }

  private struct Step: Hashable {
    let parent: Int
    let kind: Int
    let type: ObjectIdentifier?
    let name: String?
    let index: Int
    let id: AnyHashable?

    init(_ parent: Int, _ component: IdentityPath.Component) {
      self.parent = parent
      switch component {
      case .view(let type, let index, let id):
        (kind, self.type, name, self.index, self.id) = (0, ObjectIdentifier(type), nil, index, id)
      case .arm(let taken, let index, let id):
        (kind, type, name, self.index, self.id) = (taken ? 1 : 2, nil, nil, index, id)
      case .part(let name, let index):
        (kind, type, self.name, self.index, id) = (3, nil, name, index, nil)
      case .id(let id, let occurrence):
        (kind, type, name, index, self.id) = (4, nil, nil, occurrence, id)
      }
    }
  }

  private var steps: [Step: Int] = [:]
  private var known: [ObjectIdentifier: Int] = [:]

  mutating func number(of path: IdentityPath) -> Int {
    var chain: [IdentityPath] = []
    var number = 0
    var next: IdentityPath? = path
    while let path = next {
      if let found = known[ObjectIdentifier(path)] {
        number = found
        break
      }
      chain.append(path)
      next = path.parent
    }
    for path in chain.reversed() {
      let step = Step(number, path.component)
      number = steps[step] ?? steps.count + 1
      steps[step] = number
      known[ObjectIdentifier(path)] = number
    }
    return number
  }
}
