import AttributeGraph

/// Collects the preferences of one part of the tree, in written order (R65).
///
/// A tree of its own, without the parts that no reader can see. Every structural node below a
/// reader has a preference node, so that later values keep the written order. Values are
/// attributes, created when a key is first read.
@MainActor
public final class PreferenceNode {
  private enum Item {
    case value(key: ObjectIdentifier, AttributeID, owner: Lifetime)
    case node(PreferenceNode)
  }

  /// Ends with the scope in which something was contributed.
  private final class Lifetime {
    var hasEnded = false
  }

  private let graph: Graph
  private let subgraph: Subgraph
  private weak var parent: PreferenceNode?
  private let lifetime = Lifetime()
  private var items: [(item: Item, arm: UInt32)] = []
  /// The rows of a lazy container, which are created in any order: those that have preferences, in
  /// the order of the rows. Called only where a row has some.
  var children: (() -> [PreferenceNode])?
  /// The alternative of a conditional that is mounted here now.
  private var arm: UInt32 = 0
  /// Alternatives that are removed and stay for their transitions.
  private var leavingArms: Set<UInt32> = []
  /// Replaces all values from inside for a key by one value for each element that the modifier was
  /// applied to (R13).
  private var replacements: [ObjectIdentifier: [AttributeID]] = [:]
  private var asked: [ObjectIdentifier: AttributeID] = [:]
  /// Whether anything has been contributed here or inside: until then changes of structure have no
  /// effect.
  private(set) var isUsed = false

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// Whether the content is hidden: under a pushed view, in another tab, scrolled away. Then it
  /// passes nothing up, so that preferences depend only on what is shown.
  @exclusivity(unchecked) public var isSilent = false {
    didSet { if isSilent != oldValue, isUsed { structureChanged() } }
  }
  /// The number of items at which ended ones are searched and removed.
  private var cleanAt = 16

  /// Collects the preferences of what is mounted with `inputs`; enclosing nodes collect them too.
  public init(_ inputs: ViewInputs) {
    graph = inputs.graph
    subgraph = inputs.scope.subgraph
    if let outer = inputs.preferences { outer.adopt(self, inputs.scope) }
  }

  private init(_ graph: Graph, _ subgraph: Subgraph) {
    self.graph = graph
    self.subgraph = subgraph
  }

  private func adopt(_ child: PreferenceNode, _ scope: Scope) {
    child.parent = self
    if items.count >= cleanAt {
      removeEnded()
      cleanAt = max(16, 2 * items.count)
    }
    items.append((.node(child), arm))
    scope.onEnd { [weak self, lifetime = child.lifetime] in self?.forget(lifetime) }
  }

  /// A node inside this one, after everything in it so far; it ends with `scope`.
  public func makeChild(in scope: Scope) -> PreferenceNode {
    let child = PreferenceNode(graph, scope.subgraph)
    adopt(child, scope)
    return child
  }

  /// Sorts the rows of a `ForEach` into their present order.
  func setOrder(_ children: [PreferenceNode]) {
    items = children.map { (.node($0), 0) }
    noteReordered()
  }

  /// The rows are in another order.
  func noteReordered() { if isUsed { structureChanged() } }

  /// Contributions from now on belong to the alternative with this number.
  func beginArm(_ number: UInt32) { arm = number }

  /// An alternative that is leaving hands nothing up (R65).
  func setLeaving(_ isLeaving: Bool, arm: UInt32) {
    if isLeaving { leavingArms.insert(arm) } else { leavingArms.remove(arm) }
    noteReordered()
  }

  /// Hands a value up from here, as long as `scope` lives.
  public func contribute<Key: PreferenceKey>(
    _ key: Key.Type, _ value: Attribute<Key.Value>, in scope: Scope
  ) {
    let owner = Lifetime()
    items.append((.value(key: ObjectIdentifier(key), value.id, owner: owner), arm))
    scope.onEnd { [weak self] in self?.forget(owner) }
    contentChanged()
  }

  /// For a key, replaces all values from inside by a value for each element that is announced.
  public func replace<Key: PreferenceKey>(_ key: Key.Type) {
    replacements[ObjectIdentifier(key)] = []
    contentChanged()
  }

  /// Hands `value` up for an element, as long as `scope` lives.
  public func announceElement<Key: PreferenceKey>(
    _ key: Key.Type, _ value: Attribute<Key.Value>, in scope: Scope
  ) {
    replacements[ObjectIdentifier(key)]?.append(value.id)
    scope.onEnd { [weak self] in
      guard let self, let index = replacements[ObjectIdentifier(key)]?.firstIndex(of: value.id)
      else { return }
      replacements[ObjectIdentifier(key)]?.remove(at: index)
      structureChanged()
    }
    structureChanged()
  }

  private func forget(_ owner: Lifetime) {
    owner.hasEnded = true
    if isUsed { structureChanged() }
  }

  private func contentChanged() {
    var node: PreferenceNode? = self
    while let current = node, !current.isUsed {
      current.isUsed = true
      node = current.parent
    }
    structureChanged()
  }

  private func structureChanged() {
    var node: PreferenceNode? = self
    while let current = node {
      for attribute in current.asked.values { graph.invalidate(attribute) }
      node = current.parent
    }
  }

  /// The combined value of a key at this position, as an attribute: `defaultValue` where none is
  /// set (R65).
  public func value<Key: PreferenceKey>(of key: Key.Type) -> Attribute<Key.Value> {
    if let known = asked[ObjectIdentifier(key)] { return Attribute(known) }
    let attribute = graph.makeRule(PreferenceRule<Key>(node: self), in: subgraph)
    asked[ObjectIdentifier(key)] = attribute.id
    return attribute
  }

  /// The attributes that contribute a value here, in written order. Depth does not recurse.
  fileprivate func contributions(of key: ObjectIdentifier) -> [AttributeID] {
    var found: [AttributeID] = []
    var stack: [(items: [Item], next: Int)] = [(present, 0)]
    while let top = stack.last {
      guard top.next < top.items.count else {
        stack.removeLast()
        continue
      }
      stack[stack.count - 1].next += 1
      switch top.items[top.next] {
      case .value(key, let attribute, _): found.append(attribute)
      case .value: break
      case .node(let node) where !node.isUsed || node.isSilent: break
      case .node(let node):
        if let replacement = node.replacements[key] {
          found.append(contentsOf: replacement)
        } else {
          stack.append((node.present, 0))
        }
      }
    }
    return found
  }

  /// The views that contribute now, in order.
  private var present: [Item] {
    if let children { return children().map { .node($0) } }
    removeEnded()
    if leavingArms.isEmpty { return items.map(\.item) }
    return items.filter { !leavingArms.contains($0.arm) }.map(\.item)
  }

  private func removeEnded() {
    items.removeAll { item, _ in
      switch item {
      case .value(_, _, let owner): owner.hasEnded
      case .node(let node): node.lifetime.hasEnded
      }
    }
  }
}

@MainActor
private struct PreferenceRule<Key: PreferenceKey> {
  let node: PreferenceNode
}

extension PreferenceRule: @MainActor Rule {
  func value(_ context: borrowing RuleContext) throws(GraphError) -> Key.Value {
    var result: Key.Value?
    for id in node.contributions(of: ObjectIdentifier(Key.self)) {
      let next: Key.Value
      do {
        next = try context[Attribute<Key.Value>(id)]
      } catch .stale {
        continue
      }
      if var value = result {
        Key.reduce(value: &value) { next }
        result = value
      } else {
        result = next
      }
    }
    return result ?? Key.defaultValue
  }

  static func areEqual(_ a: borrowing Key.Value, _ b: borrowing Key.Value) -> Bool {
    ViewComparison.areEqualContents(a, b)
  }
}
