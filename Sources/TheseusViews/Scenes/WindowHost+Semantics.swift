import TheseusCore

extension WindowHost {
  /// Starts to report semantic changes, after each update that has some, and raises
  /// `Commit.Change.semantics` for the elements that are read differently. There is one observer at
  /// a time.
  ///
  /// - Returns: the tree to which the changes are applied.
  public func observeSemantics(_ observer: @escaping ([SemanticsChange]) -> Void) -> SemanticsNode {
    let tree = observedTree(renewed: onMirroredChanges == nil)
    context.isRead = true
    onSemanticChanges = observer
    return tree.root
  }

  /// Stops reporting semantic changes.
  public func stopObservingSemantics() {
    context.isRead = false
    onSemanticChanges = nil
    if onMirroredChanges == nil { endSemanticsTree() }
  }

  /// Reports updates to a second host that shows the same window, beside the first host and the
  /// observer. No assistive technology reads the window because of it.
  package func mirror(
    commits: @escaping (Commit) -> Void, semantics: @escaping ([SemanticsChange]) -> Void
  ) {
    onMirroredCommit = commits
    onMirroredChanges = semantics
    _ = observedTree(renewed: false)
  }

  package func stopMirroring() {
    onMirroredCommit = nil
    onMirroredChanges = nil
    if onSemanticChanges == nil { endSemanticsTree() }
  }

  private func observedTree(renewed: Bool) -> SemanticsTree {
    if !renewed, let semanticsTree { return semanticsTree }
    let tree = SemanticsTree(self)
    semanticsTree = tree
    context.observer = tree
    return tree
  }

  private func endSemanticsTree() {
    semanticsTree = nil
    context.observer = nil
    semanticChanges = []
  }

  /// The state of an element in the observed semantics tree; nil where it is not a node of it.
  public func semanticsState(of element: ViewElement) -> SemanticsState? {
    semanticsTree?.state(element.id)
  }

  /// The elements of the observed semantics tree inside which `accessibilitySortPriority` changes
  /// the order of reading.
  package var reorderedElements: [ViewElement] { semanticsTree?.reorderedElements ?? [] }

  /// The current semantics tree.
  public var semantics: SemanticsNode { SemanticsTree(self).root }

  /// Adds the semantic changes of an update to its commit.
  func addSemanticChanges(to commit: inout Commit) {
    guard let tree = semanticsTree, !runtime.isUnmounted else { return }
    guard onSemanticChanges == nil else {
      let changes = tree.update(&commit)
      onMirroredChanges?(changes)
      return semanticChanges += changes
    }
    // A copy: the changes of the mirror's tree are not part of the first host's commit.
    var mirrored = commit
    onMirroredChanges?(tree.update(&mirrored))
  }

  func reportSemanticChanges() {
    guard !semanticChanges.isEmpty else { return }
    let changes = semanticChanges
    semanticChanges = []
    onSemanticChanges?(changes)
  }
}
