import AttributeGraph

extension ViewRuntime {
  /// What is wrong with the mounted tree and its graph; empty when all is well. Linear in their size. For tests and fuzzers; call it between
  /// updates.
  public func checkInvariants() -> [String] {
    var problems = graph.checkInvariants()
    var places: Set<String> = []
    var owners = 0
    rootScope.forEachInSubtree { scope in
      let name = scope === rootScope ? "the root" : "a scope at depth \(scope.depth)"
      if !isUnmounted, !scope.isAlive { problems.append("\(name) has ended and is still in the tree") }
      if !graph.isAlive(scope.subgraph) { problems.append("\(name) has lost its subgraph") }
      if let parent = scope.parent, scope.isShown, !parent.isShown { problems.append("\(name) is shown inside what is not") }
      scope.forEachOwner { owner in
        owners += 1
        problems += check(owner, in: scope)
        let place = "\(owner.identity.description) \(owner.type)"
        if owner.isReported, !places.insert(place).inserted { problems.append("there are two of \(place)") }
      }
    }
    if isUnmounted, owners > 0 { problems.append("\(owners) owners are left after unmounting") }
    return problems
  }

  private func check(_ owner: OwnerNode, in scope: Scope) -> [String] {
    var problems: [String] = []
    let place = owner.identity.description
    if owner.hasEnded { problems.append("\(place) has ended and is still in the tree") }
    if owner.scope !== scope { problems.append("\(place) is in another scope than it says") }
    for property in owner.properties {
      for cell in property.box.stateCells where !cell.isOwned(by: owner) {
        problems.append("a cell of \(place) has another owner or none: \(cell.saved.property)")
      }
    }
    return problems
  }
}
