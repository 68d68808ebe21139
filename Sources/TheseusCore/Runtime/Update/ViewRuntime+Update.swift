import AttributeGraph

extension ViewRuntime {
  /// The number of passes after which an update that keeps causing updates is stopped (R27).
  static let maximumPasses = 64
  /// The last passes, in which writers are recorded: views that write in turn are all named.
  private static let recordedPasses = 8

  /// Commits everything that is pending and runs what it causes until nothing is left, then passes
  /// one commit to the host.
  ///
  /// Reports `updateCycle` when updates keep causing updates. Does nothing inside an update.
  public func flush() {
    guard !isFlushing, !isUnmounted else { return }
    watchedStores.refresh()
    isFlushing = true
    flushNumber += 1
    defer { isFlushing = false }
    let update = updateNumber
    // Read once: each access through the runtime counts a reference.
    let observer = observer
    let host = host
    if Transaction.isInClosure {
      // Writes of actions that run here belong to no closure around the flush.
      Transaction.outsideOfClosures { handlePending(observer, host) }
    } else {
      handlePending(observer, host)
    }
    drainIssues()
    host?.complete(&commit)
    if let onChange,
      updateNumber != update || !commit.isEmpty || session.objectsHaveChanged
    {
      onChange()
    }
    guard !commit.isEmpty else {
      observer?.endedFlush()
      return
    }
    let finished = commit
    commit = Commit()
    if let observer {
      observer.committed(finished)
      observer.endedFlush()
    }
    host?.committed(finished)
  }

  @inline(__always)
  private func handlePending(_ observer: (any RuntimeObserver)?, _ host: (any RuntimeHost)?) {
    if overwrites == nil {
      attributingIssues { runPasses(observer, host) }
    } else {
      restoring { attributingIssues { runPasses(observer, host) } }
      finishRestoration()
    }
  }

  private func runPasses(_ observer: (any RuntimeObserver)?, _ host: (any RuntimeHost)?) {
    var pass = 0
    var isNewUpdate = true
    if !isUpdateDue { host?.settle() }
    while isUpdateDue {
      pass += 1
      passNumber = pass
      if pass == Self.maximumPasses - Self.recordedPasses { writers = Writers() }
      let pending = writes.isEmpty ? [] : writes.take()
      if pass > Self.maximumPasses {
        let groups = WriteGroup.groups(of: pending)
        reportUpdateCycle(groups)
        writers = nil
        for group in groups {
          addCompletions(AnimationCompletions.take(group.transaction), for: nil)
          apply(group.writes, under: group.transaction, observer)
        }
        break
      }
      if pending.isEmpty {
        // An update without writes belongs to no transaction; what follows from an update belongs
        // to that update's.
        if pass == 1 { transaction = Transaction() }
        updateNumber += 1
        runUpdate()
      } else if !awaitsCompletions, WriteGroup.areOfTheEvent(pending) {
        update(for: pending, under: pending[0].transaction, observer)
      } else {
        let groups = WriteGroup.groups(of: pending)
        holdCode(of: groups)
        update(for: groups, observer)
      }
      handlingEvent { lifecycleQueue.run(self) }
      observer?.endedPass()
      if !isUpdateDue { host?.settle() }
      if !isUpdateDue, awaitsCompletions { handlingEvent { runCompletions() } }
      if !isUpdateDue {
        if departures.runDue(isNewUpdate: isNewUpdate), !isUpdateDue { host?.settle() }
        isNewUpdate = false
      }
    }
    writers = nil
  }

  /// One update for all writes. Nothing awaits its animations.
  private func update(
    for writes: [WriteQueue.Write], under transaction: Transaction,
    _ observer: (any RuntimeObserver)?
  ) {
    updateNumber += 1
    observer?.beganUpdate(transaction)
    apply(writes, under: transaction, observer)
    runUpdate()
  }

  func apply(
    _ writes: [WriteQueue.Write], under transaction: Transaction,
    _ observer: (any RuntimeObserver)?
  ) {
    self.transaction = transaction
    if !held.isEmpty { releaseCode(heldUntil: transaction.group) }
    for write in writes {
      switch write.target {
      case .state(let cell), .stored(let cell):
        cell.commit(group: write.transaction.group, observer)
      case .external(let source):
        source.commit()
        committedChanges &+= 1
        observer?.wroteObserved(ObservedChange(of: source))
      case .observed(let owner, let change):
        guard !owner.hasEnded else { continue }
        committedChanges &+= 1
        observer?.wroteObserved(change)
        owner.observedChanges.append(change)
        graph.invalidate(owner.attribute)
      }
    }
  }

  func runUpdate() {
    withUpdateMark { graph.update() }
    recorded.forget()
  }

  /// R27: names the views that wrote in the last passes, and what they wrote.
  private func reportUpdateCycle(_ groups: [WriteGroup]) {
    let writers = writers ?? Writers()
    var sentences = writers.sentences
    let others = groups.flatMap(\.writes).map(\.text).filter { !writers.names($0) }
    if !others.isEmpty {
      sentences.append("code outside the views keeps writing \(others.joined(separator: ", "))")
    }
    let cause =
      sentences.isEmpty
      ? "its lifecycle actions keep causing updates" : sentences.joined(separator: "; ")
    report(
      RuntimeIssue(
        kind: .updateCycle,
        message: "an update was still dirty after \(Self.maximumPasses) passes: \(cause)",
        identity: writers.first?.description))
  }
}
