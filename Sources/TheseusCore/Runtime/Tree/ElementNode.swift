import AttributeGraph

/// A retained node of the element tree: hosts draw it, assistive technologies read it, events are
/// sent to it.
///
/// Created when a primitive view is mounted, kept while its identity lives. Hosts are notified of
/// changes by commits only.
@MainActor
open class ElementNode {
  /// Unique in the process and never reused: a stale id names no element.
  public let id: UInt64
  /// The lifetime it was mounted in.
  public let scope: Scope
  private let enclosingPlace: IdentityPath
  private let identifier: ElementIdentifier?

  /// Not retained: a parent that is freed clears it in its children, and weak references would make
  /// every retain of a container slow.
  // Read at every step of a layout, and never while it is changed: checking that costs more than
  // the steps (`rows.mount.<n>`, Benchmarks/NOTES.md). Other modules use computed properties,
  // because their accesses to the storage would be checked. Unmanaged, so that comparing it does
  // not retain it.
  @exclusivity(unchecked) private nonisolated(unsafe) final var enclosing: Unmanaged<ElementNode>?
  @exclusivity(unchecked) private nonisolated(unsafe) final var contained: [ElementNode] = []
  private let index: Int32
  /// Index among the parent's children.
  @exclusivity(unchecked) private final var place: Int32 = 0
  /// The element that waits for its commit after this one; this one where it is the last, nil where
  /// it does not wait (`CommitQueue`).
  @exclusivity(unchecked) nonisolated(unsafe) final var nextToCommit: Unmanaged<ElementNode>?

  /// Only this package has positions (`ViewInputs.position`): views cast the nodes of a tree to
  /// their own class without a check.
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
  /// A child without a retain, for the steps of a layout: the element holds it until its children
  /// are replaced.
  public nonisolated final func uncountedChild(at index: Int) -> Unmanaged<ElementNode> {
    Unmanaged.passUnretained(contained[index])
  }
  public final var indexInParent: Int { Int(place) }
  final func isChild(of element: Unmanaged<ElementNode>) -> Bool {
    enclosing?.toOpaque() == element.toOpaque()
  }

  /// The view type's name in readable paths.
  open var placeName: Any.Type { Self.self }

  /// The readable path, created on demand.
  public var identity: IdentityPath {
    IdentityPath(parent: enclosingPlace, view: placeName, index: index, identifier: identifier)
  }

  /// Places the children and reports changes to the host, as requested by
  /// `ViewRuntime.needsCommit`.
  open func performCommit() {}

  /// Replaces the children and records the patches for the host: removals, insertions and moves.
  package func setChildren(_ new: [ElementNode]) {
    let old = contained
    let own = Unmanaged.passUnretained(self)
    contained = new
    var kept = 0
    var last: Int32 = -1
    var isInOrder = true
    for child in new where child.enclosing?.toOpaque() == own.toOpaque() {
      kept += 1
      if child.place < last { isInOrder = false }
      last = child.place
    }
    let isAwaited = runtime.awaitsCompletions
    let staying = isInOrder ? nil : staying(in: new)
    var position: Int32 = 0
    for child in new {
      if child.enclosing?.toOpaque() != own.toOpaque() {
        child.enclosing = own
        runtime.commit.inserted(child)
        if isAwaited { runtime.noteVisibleChange(of: child) }
      } else if let staying, !staying.contains(Int(position)) {
        runtime.commit.moved(child)
        if isAwaited { runtime.noteVisibleChange(of: child) }
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
        if isAwaited { runtime.noteVisibleChange(of: self) }
      }
    }
  }

  /// The indices of the children that stay if as few as possible are moved.
  private func staying(in new: [ElementNode]) -> Set<Int> {
    let own = Unmanaged.passUnretained(self).toOpaque()
    return LongestAscent.indices(
      of: new.map { $0.enclosing?.toOpaque() == own ? Int($0.place) : nil })
  }
}

extension ElementNode {
  /// Whether a `ForEach` or `.id()` gave this id to the element, or to a lifetime it begins (R87).
  public func isIdentified(by id: AnyHashable) -> Bool {
    var current: Scope? = scope
    while let scope = current {
      if let own = scope.elementID { return own == id || scope.parent?.elementID == id }
      current = scope.parent
    }
    return false
  }
}
