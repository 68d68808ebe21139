extension ViewRuntime {
  /// Cells created until the end of the first update begin with the saved values, and those of
  /// views that appear because tasks of that update have loaded their data (R33). Call it before
  /// anything is mounted.
  public func restore(_ snapshot: Snapshot) {
    let loading = RestorationLoading { [weak self] in
      Task { @MainActor in self?.loadingEnded() }
    }
    let restoration = StateRestoration(snapshot, loading: loading)
    sceneStorage.restore(restoration.takeSceneStorage(of: SavedCell.ofTheRuntime))
    self.restoration = restoration
    let watch = OverwriteWatch(self) { [weak self] in self?.reportOverwritten($0, by: $1) }
    watch.didEnd = { [weak self] in self?.endOverwrites() }
    overwrites = watch
  }

  /// Whether views that are created still begin with restored values.
  package var isRestoring: Bool { restoration != nil }

  /// The outcome for each saved cell, after the first update.
  public var restoreReport: [RestoredCell] {
    if let restoration, !restoration.isFirstUpdate { return restoration.report }
    return finishedRestoration?.report ?? []
  }

  /// Calls `action` when the outcome for each saved cell is final; immediately if it is.
  public func onRestored(_ action: @escaping () -> Void) {
    if restoration == nil { action() } else { restoredActions.append(action) }
  }

  /// Whether views may still appear that belong to what was restored, because tasks of the first
  /// update run.
  private var isLoadingRestored: Bool { restoration != nil || overwrites != nil }

  /// Calls `action` in an update after the last of these views may have appeared.
  package func afterLoadingRestored(_ action: @escaping () -> Void) {
    if isLoadingRestored { loadedActions.append(action) } else { afterUpdate(action) }
  }

  private func callLoadedActions() {
    for action in take(&loadedActions) { afterUpdate(action) }
  }

  // MARK: Time

  /// Runs `body`, a flush, so that tasks which it starts are known to load data for what is
  /// restored.
  func restoring(_ body: () -> Void) {
    // A flush that a task has requested is not a part of the task.
    LifecycleOrigin.withoutOrigin {
      // Too late for what this update shows.
      if let deadline = overwrites?.deadline, timeline.now() >= deadline { expireRestoration() }
      overwrites?.compare()
      restoration?.flush = flushNumber
      if let restoration, restoration.isFirstUpdate {
        RestorationLoading.$current.withValue(restoration.loading, operation: body)
      } else {
        body()
      }
    }
  }

  /// The first update is over, or a later one while the app loads.
  func finishRestoration() {
    guard let restoration, !keepsRestoring, !awaitsWindows else { return }
    let isFirst = restoration.isFirstUpdate
    restoration.endFirstUpdate()
    if restoration.isOver { endRestoration(isLate: !isFirst) }
    guard isFirst, let overwrites, self.restoration != nil || overwrites.isAwaited else { return }
    let deadline = timeline.now() + StateRestoration.patience
    overwrites.deadline = deadline
    timeline.remind(at: deadline) { [weak self] in self?.expireRestoration() }
  }

  private func endRestoration(isLate: Bool) {
    guard let restoration, !keepsRestoring else { return }
    self.restoration = nil
    restoration.finish(isLate: isLate) { report($0) }
    finishedRestoration = restoration
    endOverwrites()
    for action in take(&restoredActions) { action() }
  }

  private func take(_ actions: inout [() -> Void]) -> [() -> Void] {
    defer { actions = [] }
    return actions
  }

  /// No task of the first update runs any more. What the last one has written is part of the next
  /// update.
  private func loadingEnded() {
    guard let restoration, !restoration.isFirstUpdate, !isFlushing, !isUpdateDue else { return }
    finishRestoration()
  }

  /// Restored values are no longer new, whatever still runs.
  private func expireRestoration() {
    endRestoration(isLate: true)
    overwrites?.end()
    overwrites = nil
    if restoration == nil { callLoadedActions() }
  }

  // MARK: Overwritten values

  /// Restored values stay new as long as the app loads, and while tasks run that may write over
  /// them.
  private func endOverwrites() {
    guard restoration == nil, let overwrites, !overwrites.isAwaited else { return }
    overwrites.end()
    self.overwrites = nil
    callLoadedActions()
  }

  /// Runs code that no action of an appearing view is: the user's events, for example.
  package func handlingEvent<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let overwrites, LifecycleOrigin.current(in: self) == nil else { return try body() }
    return try overwrites.handle(body)
  }

  /// An observed property was written, on this thread.
  nonisolated func compareRestored() {
    let origin = LifecycleOrigin.current(in: self)
    if MainActor.isCurrent {
      MainActor.assumeIsolatedUnchecked { overwrites?.compare(by: origin) }
    } else if let origin {
      Task { @MainActor in overwrites?.compare(by: origin) }
    }
  }

  /// An action wrote another value over the restored one of a variable of an object (R33).
  private func reportOverwritten(_ outcome: Int, by writer: String) {
    guard
      let cell = (restoration ?? finishedRestoration)?.noteOverwritten(outcome, by: writer)
    else { return }
    reportOverwritten(
      cell.variable ?? cell.property, of: cell.identity, cell.declaration, by: writer)
  }

  /// An action wrote another value over the restored one of a state (R33). From any thread.
  ///
  /// - Parameter property: `Editor.text`.
  nonisolated func reportOverwritten(
    _ property: String, of owner: Unchecked<OwnerNode>, at declaration: SourcePosition?,
    by writer: String
  ) {
    let report: @MainActor @Sendable () -> Void = { [self] in
      let identity = owner.value.identity
      (restoration ?? finishedRestoration)?.noteOverwritten(
        property, of: identity.savedText, by: writer)
      reportOverwritten(property, of: identity.description, declaration, by: writer)
    }
    if MainActor.isCurrent {
      MainActor.assumeIsolatedUnchecked { report() }
    } else {
      Task { @MainActor in report() }
    }
  }

  private func reportOverwritten(
    _ property: String, of identity: String, _ declaration: SourcePosition?, by writer: String
  ) {
    let issue = RuntimeIssue(
      kind: .restoredValueOverwritten,
      message:
        """
        \(writer) wrote another value over the restored one of \(property); write only when \
        no value was restored
        """,
      identity: identity, location: declaration)
    report(issue)
    (restoration ?? finishedRestoration)?.overwritten.append(issue)
    for action in overwriteActions { action(issue) }
  }

  /// The issues about restored values that actions of appearing views wrote over, oldest first
  /// (R33).
  public var overwrittenValues: [RuntimeIssue] {
    (restoration ?? finishedRestoration)?.overwritten ?? []
  }

  /// Calls `action` for each such issue from now on.
  public func onOverwritten(_ action: @escaping (RuntimeIssue) -> Void) {
    overwriteActions.append(action)
  }
}
