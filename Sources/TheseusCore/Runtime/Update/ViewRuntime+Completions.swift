extension ElementNode: AnimatedThing {
  var isPresent: Bool { scope.isAlive }
}

extension Scope: AnimatedThing {
  var isPresent: Bool { isAlive }
}

extension ViewRuntime {
  private var work: AnimatedWork { timeline.work }

  /// Updates for each group of writes. Completions run when what their update animates has ended,
  /// and after the update where that is nothing.
  func update(for groups: [WriteGroup], _ observer: (any RuntimeObserver)?) {
    var completions = groups.map { AnimationCompletions.take($0.transaction) }
    if completions.contains(where: { !$0.isEmpty }) { work.beginPass() }
    defer { if work.isActive { work.endPass() } }
    for (index, group) in groups.enumerated() {
      updateNumber += 1
      observer?.beganUpdate(group.transaction)
      if work.isActive {
        let transaction = group.transaction
        let isShared = group.writes.isEmpty && !transaction.disablesAnimations
        work.beginUpdate(
          completions[index],
          sharing: isShared ? transaction.animation?.totalDuration : nil, at: timeline.now())
        completions[index] = []
      }
      apply(group.writes, under: group.transaction, observer)
      runUpdate()
    }
  }

  /// Whether visible changes are noted.
  public final var awaitsCompletions: Bool { timeline.work.isActive }

  /// A visible change of `element` in the running update, which `transaction` may animate.
  final func noteVisibleChange(of element: ElementNode, _ transaction: Transaction) {
    guard !transaction.disablesAnimations, let animation = transaction.animation else { return }
    work.note(element, animation.totalDuration, at: timeline.now())
  }

  /// Completions that a modifier added to the transaction of the views inside it.
  func addCompletions(_ completions: [AnimationCompletion], for animation: Animation?) {
    work.add(completions, areAnimated: animation != nil)
  }

  /// Runs the completions whose animations are over. Nothing else is pending.
  func runCompletions() {
    guard work.isActive else { return }
    work.endUpdates()
    runCompletions(until: timeline.now())
  }

  private func runCompletions(until time: Duration) {
    for completion in work.takeOver(at: time) { completion.action() }
    for end in work.takeUnscheduled() {
      timeline.at(end) { [weak self] in self?.runCompletions(until: end) }
    }
  }
}
