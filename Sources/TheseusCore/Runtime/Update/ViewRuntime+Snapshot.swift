extension ViewRuntime {
  /// The user's session: the state of all views with its newest values, and what else belongs to it
  /// (R32). Call `flush()` first. A value whose type is not Codable is listed without a value.
  public func snapshot() throws -> Snapshot {
    var snapshot = Snapshot()
    var collector = SnapshotCollector(self)
    rootScope.forEachInSubtree { scope in
      scope.forEachOwner { collector.add($0) }
      for slot in scope.slots { collector.add(slot) }
    }
    snapshot.cells = collector.finish()
    if let restoration, !restoration.isFirstUpdate, !restoration.givesAgain {
      snapshot.cells += restoration.waitingCells
    }
    return snapshot
  }

  /// Whether snapshots follow each other: what did not change since the last one is not encoded
  /// again.
  public var keepsSnapshots: Bool {
    get { session.known != nil }
    set { if newValue != keepsSnapshots { session.known = newValue ? [:] : nil } }
  }

  /// Cells created until the end of the first update begin with the saved values, and those of
  /// views that appear because tasks of that update have loaded their data (R33). Call it before
  /// anything is mounted.
  public func restore(_ snapshot: Snapshot) {
    let loading = RestorationLoading { [weak self] in
      Task { @MainActor in self?.loadingEnded() }
    }
    let restoration = StateRestoration(snapshot, loading: loading)
    sceneStorage.restore(restoration.takeSceneStorage())
    self.restoration = restoration
  }

  /// Whether restored values are still given to what is created.
  package var isRestoring: Bool { restoration != nil }

  /// The outcome for each saved cell, after the first update.
  public var restoreReport: [RestoredCell] {
    if let restoration, !restoration.isFirstUpdate { return restoration.report }
    return finishedRestoration?.report ?? []
  }

  /// Runs `body` so that tasks which it starts are known to load data for what is restored.
  func loading(_ body: () -> Void) {
    guard let restoration else { return body() }
    restoration.flush = flushNumber
    if restoration.isFirstUpdate {
      RestorationLoading.$current.withValue(restoration.loading, operation: body)
    } else {
      // Too late for what this update shows.
      if restoration.isExpired { endRestoration() }
      body()
    }
  }

  /// The first update is over, or a later one while the app loads.
  func finishRestoration() {
    guard let restoration, !keepsRestoring, !awaitsWindows else { return }
    restoration.endFirstUpdate()
    if restoration.isOver { endRestoration() }
  }

  private func endRestoration() {
    guard let restoration, !keepsRestoring else { return }
    self.restoration = nil
    restoration.finish { report($0) }
    finishedRestoration = restoration
    didRestore?()
  }

  /// No task of the first update runs any more. What the last one has written is part of the next
  /// update.
  private func loadingEnded() {
    guard let restoration, !restoration.isFirstUpdate, !isFlushing, !isUpdateDue else { return }
    finishRestoration()
  }

  /// An action of the first update wrote another value over a restored one (R33). From any thread.
  ///
  /// - Parameters:
  ///   - property: `Editor.text`, `Navigator.tab`.
  ///   - owner: the view with the property; nil for a variable of an object.
  nonisolated func reportOverwritten(
    _ property: String, of owner: Unchecked<OwnerNode>? = nil,
    at declaration: SourcePosition? = nil, by writer: String
  ) {
    let report: @MainActor @Sendable () -> Void = { [self] in
      let identity = owner?.value.identity
      (restoration ?? finishedRestoration)?.noteOverwritten(
        property, of: identity?.savedText, by: writer)
      self.report(
        RuntimeIssue(
          kind: .restoredValueOverwritten,
          message:
            """
            \(writer) wrote another value over the restored one of \(property); let it write only \
            where nothing was restored
            """,
          identity: identity?.description, location: declaration))
    }
    if MainActor.isCurrent {
      MainActor.assumeIsolatedUnchecked { report() }
    } else {
      Task { @MainActor in report() }
    }
  }
}

/// A state that snapshots list.
@MainActor
protocol SavableCell: AnyObject {
  /// - Parameter identity: the readable path of the owner.
  func save(_ cells: inout [SavedCell], of identity: String)
  /// The update in which it changed last; nil for one that must be read each time.
  var lastSavableChange: Int? { get }
  /// Whether it lives, in the graph too, as a part of `owner`.
  func isOwned(by owner: OwnerNode) -> Bool
}

/// Collects the cells of a snapshot.
@MainActor
private struct SnapshotCollector {
  private let runtime: ViewRuntime
  private let session: SessionKeeper
  private var cells: [SavedCell] = []
  private let known: [SessionKeeper.CellID: (change: Int, cell: SavedCell)]?
  private var next: [SessionKeeper.CellID: (change: Int, cell: SavedCell)] = [:]
  private let secrets: [String]
  private var sensitive: [ObjectIdentifier: Bool] = [:]
  private var paths = IdentityTexts()
  /// Paths whose ids were looked at.
  private var checked: Set<ObjectIdentifier> = []

  init(_ runtime: ViewRuntime) {
    self.runtime = runtime
    session = runtime.session
    known = session.known
    secrets = session.presentSecrets
    for (key, json) in runtime.sceneStorage.saved {
      cells.append(
        SavedCell(
          kind: .sceneStorage, identity: SavedCell.ofTheRuntime, declaringType: "SceneStorage",
          name: key, ordinal: 0, valueType: "", value: json))
    }
  }

  mutating func add(_ owner: OwnerNode) {
    var index = 0
    var identity: String?
    for property in owner.properties {
      for state in property.box.stateCells {
        defer { index += 1 }
        if isSensitive(owner.environment) { continue }
        let id = SessionKeeper.CellID(owner: owner.sequence, index: index)
        let change = state.lastSavableChange
        if let change, let old = known?[id], old.change == change {
          cells.append(old.cell)
          hideSecrets(at: cells.count - 1, state)
          next[id] = old
          continue
        }
        let count = cells.count
        let path = identity ?? paths.text(of: owner.identity)
        identity = path
        state.save(&cells, of: path)
        if cells.count == count { continue }
        if let issue = session.checkIdentity(of: owner.identity, &checked) {
          runtime.report(issue)
        }
        for index in count..<cells.count { hideSecrets(at: index, state) }
        if let change, known != nil, cells.count == count + 1 { next[id] = (change, cells[count]) }
      }
    }
  }

  mutating func add(_ slot: SessionSlot) {
    guard let cell = slot.saved else { return }
    cells.append(cell)
    hideSecrets(at: cells.count - 1, nil)
  }

  private mutating func hideSecrets(at index: Int, _ state: (any SavableCell)?) {
    guard !secrets.isEmpty, let json = cells[index].value, SnapshotSecrets.contain(json, secrets)
    else { return }
    cells[index].value = nil
    cells[index].reason = "not saved: it holds the text of a secure field"
    (state as? any HideableState)?.hideFromSnapshots()
  }

  /// Most views have the same environment.
  private mutating func isSensitive(_ environment: EnvironmentScope) -> Bool {
    if let known = sensitive[ObjectIdentifier(environment)] { return known }
    let isSensitive = environment.isPrivacySensitive
    sensitive[ObjectIdentifier(environment)] = isSensitive
    return isSensitive
  }

  func finish() -> [SavedCell] {
    if known != nil { session.known = next }
    return cells
  }
}
