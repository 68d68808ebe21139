/// One lifecycle modifier of one element: its actions for appearing and disappearing.
@MainActor
public class LifecycleNode {
  enum State { case waiting, shown, hidden, ended }

  let element: ElementNode
  /// Where the modifier was written: the body of that view creates the node (R27).
  var writtenAt: IdentityPath?
  var state = State.waiting
  /// Order of mounting: within one view, inner modifiers come first.
  var sequence = 0

  /// The modifier as written: `task(id:)`.
  var modifierName: String { "onAppear" }

  init(_ element: ElementNode) { self.element = element }

  /// Whether the view is there. A later update of the same pass, or an earlier action, may have
  /// ended it before its queued actions run.
  var isAlive: Bool { state != .ended && element.scope.isAlive }

  /// Runs after the update that showed the element, children before parents (R60).
  func appear() {}
  /// Runs after all appearances of the update (R60).
  func start() {}
  func disappear() {}
  /// The identity ended; `disappear` has run if `appear` had.
  func end() {}
}
