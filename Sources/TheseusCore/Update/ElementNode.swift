import AttributeGraph

/// A retained node of the element tree: what a host draws, what an assistive technology reads, what events reach.
///
/// Made when a primitive view is mounted, kept while its identity lives. Hosts learn of changes from commits only.
@MainActor
open class ElementNode {
  /// Unique in the process for ever: a stale id names nothing.
  public let id: UInt64
  public let runtime: ViewRuntime
  /// The lifetime it was mounted in.
  public let scope: Scope
  private let enclosingPlace: IdentityPath
  private let index: Int32
  private let identifier: ElementIdentifier?
  /// Not counted: a parent that goes clears it in its children, and weak references would make every retain of a container slow.
  // Read at every step of a layout, and never while being changed: checking that each time costs more than the steps.
  @exclusivity(unchecked) public internal(set) nonisolated(unsafe) unowned(unsafe) final var parent: ElementNode?
  @exclusivity(unchecked) public internal(set) nonisolated(unsafe) final var children: [ElementNode] = []
  /// Index among the parent's children.
  @exclusivity(unchecked) public internal(set) final var indexInParent = 0

  public init(_ inputs: ViewInputs) {
    runtime = inputs.runtime
    scope = inputs.scope
    enclosingPlace = inputs.identity
    index = inputs.index
    identifier = inputs.identifier
    id = inputs.runtime.makeElementID()
  }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  /// The view type's name in readable paths.
  open var placeName: Any.Type { Self.self }

  /// The readable path, made when asked.
  public var identity: IdentityPath {
    IdentityPath(parent: enclosingPlace, component: .view(placeName, index: Int(index), id: identifier?.value))
  }

  /// Replaces the children, recording what the host has to know: removals, insertions and moves.
  public func setChildren(_ new: [ElementNode]) {
    let old = children
    children = new
    var kept = 0
    for (position, child) in new.enumerated() {
      if child.parent === self {
        kept += 1
        if child.indexInParent != position { runtime.commit.moved(child) }
      } else {
        child.parent = self
        runtime.commit.inserted(child)
      }
      child.indexInParent = position
    }
    guard kept < old.count else { return }
    for child in old where child.parent === self {
      let position = child.indexInParent
      if position >= new.count || new[position] !== child {
        child.parent = nil
        runtime.commit.removed(child, from: self)
      }
    }
  }
}

extension ElementNode {
  /// Whether the element, or a lifetime it begins, was given this id by a `ForEach` or `.id()` (R87).
  public func isIdentified(by id: AnyHashable) -> Bool {
    var current: Scope? = scope
    while let scope = current {
      if let own = scope.elementID { return own == id || scope.parent?.elementID == id }
      current = scope.parent
    }
    return false
  }
}
