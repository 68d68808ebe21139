/// One lifecycle modifier of one element: what to do when its place appears and disappears.
@MainActor
public class LifecycleNode {
  enum State { case waiting, shown, hidden, ended }

  let element: ElementNode
  /// Where the modifier was written: a view's body makes the node (R27).
  var writtenAt: IdentityPath?
  var state = State.waiting
  /// Order of mounting: within one view, inner modifiers come first.
  var sequence = 0

  init(_ element: ElementNode) { self.element = element }

  /// Runs after the update that showed the place, children before parents (R60).
  func appear() {}
  /// Runs after all appearances of the update (R60).
  func start() {}
  func disappear() {}
  /// The identity ended; `disappear` has run if `appear` had.
  func end() {}
}
