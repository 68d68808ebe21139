/// `task`: asynchronous work for as long as the view is shown (R62).
nonisolated public struct _TaskModifier<ID: Equatable>: LifecycleModifier {
  public typealias Body = Never
  var id: ID
  var hasID = true
  var name: String?
  var priority: TaskPriority
  var action: @isolated(any) @Sendable () async -> Void

  @MainActor static func makeNode(_ element: ElementNode) -> TaskNode<ID> { TaskNode(element) }
  @MainActor func update(_ node: TaskNode<ID>, isFirst: Bool) { node.update(self) }
}

final class TaskNode<ID: Equatable>: LifecycleNode {
  private var modifier: _TaskModifier<ID>?
  private var task: Task<Void, Never>?
  /// The id for which the task was started.
  private var startedID: ID?

  fileprivate func update(_ new: _TaskModifier<ID>) {
    if new.hasID { element.runtime.changeComparisons &+= 1 }
    let restarts = state == .shown && modifier.map { $0.id != new.id } ?? false
    modifier = new
    guard restarts else { return }
    // R62: a new id cancels the work of the old one and starts again.
    element.runtime.lifecycleQueue.perform(modifierName, at: writtenAt) { [weak self] in
      guard let self, isAlive, state == .shown, element.scope.isShown else { return }
      // Several updates of one event may have changed the id: one task starts for the last, and
      // none where the id is what it was.
      guard startedID != self.modifier?.id else { return }
      cancel()
      start()
    }
  }

  override var modifierName: String { modifier?.hasID == true ? "task(id:)" : "task" }

  override func start() {
    guard task == nil, let modifier else { return }
    startedID = modifier.id
    task = element.runtime.tasks.start(
      priority: modifier.priority, name: modifier.name, modifier.action)
  }

  override func disappear() { cancel() }

  override func end() {
    cancel()
    modifier = nil
  }

  private func cancel() {
    task?.cancel()
    task = nil
    startedID = nil
  }
}

extension View {
  /// Starts `action` once the view has appeared, and cancels it when the view disappears (R62,
  /// R67).
  nonisolated public func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      _TaskModifier(
        id: 0, hasID: false, name: name, priority: priority,
        action: sendable(action)))
  }

  /// Starts `action` once the view has appeared; a new `id` cancels it and starts it again (R62).
  nonisolated public func task<ID: Equatable>(
    id: ID, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    modifier(
      _TaskModifier(
        id: id, name: name, priority: priority,
        action: sendable(action)))
  }
}

/// The action as a value that a view can hold. This is safe because the caller no longer uses it
/// (`sending`), and one task at a time runs it, in its own isolation.
private nonisolated func sendable(_ action: sending @escaping @isolated(any) () async -> Void)
  -> @isolated(any) @Sendable () async -> Void
{
  unsafeBitCast(action, to: (@isolated(any) @Sendable () async -> Void).self)
}
