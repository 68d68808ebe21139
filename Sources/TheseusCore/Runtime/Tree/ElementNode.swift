import AttributeGraph

/// A retained node of the element tree: what a host draws, what an assistive technology reads, what
/// events reach.
///
/// Made when a primitive view is mounted, kept while its identity lives. Hosts learn of changes
/// from commits only.
@MainActor
open class ElementNode {
  /// Unique in the process for ever: a stale id names nothing.
  public let id: UInt64
  /// The lifetime it was mounted in.
  public let scope: Scope
  private let enclosingPlace: IdentityPath
  private let identifier: ElementIdentifier?
  /// Not counted: a parent that goes clears it in its children, and weak references would make
  /// every retain of a container slow.
  // Read at every step of a layout, and never while being changed: checking that each time costs
  // more than the steps. Other modules come to the storage through computed properties, because
  // their accesses would be checked all the same. Unmanaged, so that comparing it counts nothing
  // either.
  @exclusivity(unchecked) private nonisolated(unsafe) final var enclosing: Unmanaged<ElementNode>?
  @exclusivity(unchecked) private nonisolated(unsafe) final var contained: [ElementNode] = []
  private let index: Int32
  /// Index among the parent's children.
  @exclusivity(unchecked) private final var place: Int32 = 0
  /// The element that waits for its commit after this one; this one where it is the last, nil where
  /// it does not wait (`CommitQueue`).
  @exclusivity(unchecked) nonisolated(unsafe) final var nextToCommit: Unmanaged<ElementNode>?

  public init(_ position: consuming TreePosition) {
    scope = position.scope
    enclosingPlace = position.enclosing
    index = position.index
    identifier = position.identifier
    id = position.scope.runtime.makeElementID()
  }

  deinit {
    let own = Unmanaged.passUnretained(self).toOpaque()
    for child in contained where child.enclosing?.toOpaque() == own { child.enclosing = nil }
  }

  public final var runtime: ViewRuntime { scope.runtime }
  public nonisolated final var parent: ElementNode? { enclosing?.takeUnretainedValue() }
  public nonisolated final var children: [ElementNode] { contained }
  public nonisolated final var childCount: Int { contained.count }
  /// A child that nobody counts a reference to: the element holds it until its children are
  /// replaced. For the steps of a layout.
  public nonisolated final func uncountedChild(at index: Int) -> Unmanaged<ElementNode> {
    Unmanaged.passUnretained(contained[index])
  }
  public final var indexInParent: Int { Int(place) }
  final func isChild(of element: Unmanaged<ElementNode>) -> Bool {
    enclosing?.toOpaque() == element.toOpaque()
  }

  /// The view type's name in readable paths.
  open var placeName: Any.Type { Self.self }

  /// The readable path, made when asked.
  public var identity: IdentityPath {
    IdentityPath(parent: enclosingPlace, view: placeName, index: index, identifier: identifier)
  }

  /// Places the children and tells the host what changed: what `ViewRuntime.needsCommit` asked for.
  open func performCommit() {}

  /// Replaces the children, recording what the host has to know: removals, insertions and moves.
  public func setChildren(_ new: [ElementNode]) {
    let old = contained
    let own = Unmanaged.passUnretained(self)
    contained = new
    var kept = 0
    var position: Int32 = 0
    for child in new {
      if child.enclosing?.toOpaque() == own.toOpaque() {
        kept += 1
        if child.place != position { runtime.commit.moved(child) }
      } else {
        child.enclosing = own
        runtime.commit.inserted(child)
      }
      child.place = position
      position += 1
    }
    guard kept < old.count else { return }
    for child in old where child.enclosing?.toOpaque() == own.toOpaque() {
      let position = Int(child.place)
      if position >= new.count || new[position] !== child {
        child.enclosing = nil
        runtime.commit.removed(child, from: self)
      }
    }
  }
}

extension ElementNode {
  /// Whether the element, or a lifetime it begins, was given this id by a `ForEach` or `.id()`
  /// (R87).
  public func isIdentified(by id: AnyHashable) -> Bool {
    var current: Scope? = scope
    while let scope = current {
      if let own = scope.elementID { return own == id || scope.parent?.elementID == id }
      current = scope.parent
    }
    return false
  }
}
