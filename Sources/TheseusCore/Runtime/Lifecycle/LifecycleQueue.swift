/// Appearances and disappearances waiting for the end of the update's structural pass.
///
/// New ones appear, then old ones disappear (R61), then tasks start (R60).
@MainActor
public final class LifecycleQueue {
  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  @exclusivity(unchecked) private var appearing: [LifecycleNode] = []
  @exclusivity(unchecked) private var disappearing: [LifecycleNode] = []
  @exclusivity(unchecked) private var ending: [LifecycleNode] = []
  @exclusivity(unchecked) private var actions:
    [(name: String?, place: IdentityPath?, run: () -> Void)] = []
  @exclusivity(unchecked) private var sequence = 0
  /// The lifetime events for the observer; empty without one.
  @exclusivity(unchecked) private var owners = OwnerAppearances()

  var isEmpty: Bool {
    appearing.isEmpty && disappearing.isEmpty && ending.isEmpty && actions.isEmpty && owners.isEmpty
  }

  func appear(_ node: LifecycleNode) {
    if node.sequence == 0 {
      sequence += 1
      node.sequence = sequence
    }
    appearing.append(node)
  }

  func disappear(_ node: LifecycleNode) { disappearing.append(node) }
  func end(_ node: LifecycleNode) { ending.append(node) }

  func appear(_ owner: OwnerNode) { owners.appear(owner) }
  func disappear(_ owner: OwnerNode) { owners.disappear(owner) }
  func end(_ owner: OwnerNode, _ decision: Decision) { owners.end(owner, decision) }

  /// Runs with the appearances, after those already queued: `onChange`, `onPreferenceChange`.
  public func perform(_ action: @escaping () -> Void) { actions.append((nil, nil, action)) }

  /// - Parameters:
  ///   - place: Where the action was written.
  ///   - name: the modifier's.
  func perform(_ name: String, at place: IdentityPath?, _ action: @escaping () -> Void) {
    actions.append((name, place, action))
  }

  /// Drops pending actions: the tree they belong to is unmounted.
  func end() {
    appearing = []
    disappearing = []
    ending = []
    actions = []
  }

  func run(_ runtime: ViewRuntime) {
    guard !isEmpty else { return }
    let ordered = Self.childrenFirst(takeAppearing())
    owners.reportAppearances(runtime.observer)
    // A node that is shown and hidden, or hidden and shown, within one pass does neither. One that
    // was hidden and shown before this pass is listed twice.
    var shown: [LifecycleNode] = []
    for node in ordered
    where node.state != .shown && node.element.scope.isAlive && node.element.scope.isShown {
      node.state = .shown
      shown.append(node)
      run(node, .appear, runtime)
    }
    for action in take(&actions) {
      if runtime.writers == nil {
        perform(action.name, action.place, runtime, action.run)
      } else {
        runtime.recordWrites(of: action.place) {
          perform(action.name, action.place, runtime, action.run)
        }
      }
    }
    owners.reportDisappearances(runtime.observer)
    if !disappearing.isEmpty { hideDisappearing(runtime) }
    // All disappear before the state of any of them is released (R23).
    let ended = take(&ending)
    for node in ended where node.state == .shown {
      node.state = .hidden
      run(node, .disappear, runtime)
    }
    for node in ended where node.state != .ended {
      node.state = .ended
      node.end()
    }
    owners.reportEnds(runtime.observer)
    for node in shown where node.state == .shown { run(node, .start, runtime) }
  }

  private enum Step { case appear, start, disappear }

  private func run(_ node: LifecycleNode, _ step: Step, _ runtime: ViewRuntime) {
    guard runtime.writers == nil else {
      return runtime.recordWrites(of: node.writtenAt) { perform(step, of: node) }
    }
    perform(step, of: node)
  }

  private func perform(_ step: Step, of node: LifecycleNode) {
    switch step {
    case .appear: LifecycleOrigin.run(node.modifierName, node) { node.appear() }
    case .start: LifecycleOrigin.run(node.modifierName, node) { node.start() }
    case .disappear: node.disappear()
    }
  }

  private func perform(
    _ name: String?, _ place: IdentityPath?, _ runtime: ViewRuntime, _ action: () -> Void
  ) {
    guard let name, runtime.overwrites != nil else { return action() }
    LifecycleOrigin.run(name, runtime, at: place, action)
  }

  private func end(early node: LifecycleNode) {
    node.state = .hidden
    node.disappear()
  }

  private func take<Entry>(_ items: inout [Entry]) -> [Entry] {
    defer { items = [] }
    return items
  }

  // A loop, because a closure on the main actor checks the current actor at each call.
  private func takeAppearing() -> [LifecycleNode] {
    if appearing.isEmpty { return [] }
    var waiting: [LifecycleNode] = []
    waiting.reserveCapacity(appearing.count)
    for node in take(&appearing) where node.state != .shown && node.state != .ended {
      waiting.append(node)
    }
    return waiting
  }

  private func hideDisappearing(_ runtime: ViewRuntime) {
    for node in take(&disappearing) where node.state == .shown && !node.element.scope.isShown {
      node.state = .hidden
      run(node, .disappear, runtime)
    }
  }

  /// Post-order of the element tree. Within one element: the order of mounting, which is inner
  /// modifiers first, then modifiers of several views (R18).
  private static func childrenFirst(_ nodes: [LifecycleNode]) -> [LifecycleNode] {
    guard nodes.count > 1 else { return nodes }
    if isInOrderWithoutTree(nodes) { return nodes }
    var paths: [[Int]] = []
    paths.reserveCapacity(nodes.count)
    for node in nodes { paths.append(path(of: node.element)) }
    return nodes.indices.sorted { a, b in
      let (first, second) = (paths[a], paths[b])
      for (x, y) in zip(first, second) where x != y { return x < y }
      if first.count != second.count { return first.count > second.count }
      let (firstStands, secondStands) = (standsForSeveral(nodes[a]), standsForSeveral(nodes[b]))
      if firstStands != secondStands { return secondStands }
      return nodes[a].sequence < nodes[b].sequence
    }.map { nodes[$0] }
  }

  private static func standsForSeveral(_ node: LifecycleNode) -> Bool {
    node.element is LifecycleAnchor
  }

  /// Whether the elements are in no tree, as without a host, and in the order of mounting.
  private static func isInOrderWithoutTree(_ nodes: [LifecycleNode]) -> Bool {
    var last = 0
    for node in nodes {
      guard node.element.parent == nil, node.element.indexInParent == 0, node.sequence > last,
        (node.element as? LifecycleAnchor)?.lastMember == nil
      else { return false }
      last = node.sequence
    }
    return true
  }

  private static func path(of element: ElementNode) -> [Int] {
    var path: [Int] = []
    var current: ElementNode? = (element as? LifecycleAnchor)?.lastMember ?? element
    while let node = current {
      path.append(node.indexInParent)
      current = node.parent
    }
    return path.reversed()
  }
}
