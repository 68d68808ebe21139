extension ViewRuntime {
  /// The user's session: the state of all views with its newest values, and what else belongs to it
  /// (R32). Call `flush()` first. A value whose type is not Codable is listed without a value.
  public func snapshot() throws -> Snapshot {
    var snapshot = Snapshot()
    hidePrivateBindings()
    var collector = SnapshotCollector(self)
    rootScope.forEachInSubtree { scope in
      // The app has removed it: only its transition still runs.
      if leavingScopes > 0, scope.isInRemoval { return }
      scope.forEachOwner { collector.add($0) }
      for slot in scope.slots { collector.add(slot) }
    }
    snapshot.cells = collector.finish()
    if let restoration, !restoration.isFirstUpdate, !restoration.restoresRepeatedly {
      snapshot.cells += restoration.waitingCells
    }
    return snapshot
  }

  /// A state is collected before the private content that has a binding to it.
  private func hidePrivateBindings() {
    guard PrivateContent.exists else { return }
    rootScope.forEachInSubtree { scope in
      scope.forEachOwner { if $0.environment.isPrivacySensitive { $0.hideBindings() } }
    }
  }

  /// Whether snapshots follow each other: what did not change since the last one is not encoded
  /// again.
  public var keepsSnapshots: Bool {
    get { session.known != nil }
    set {
      guard newValue != keepsSnapshots else { return }
      session.known = newValue ? [:] : nil
      session.objects = [:]
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
    for (place, store) in runtime.sceneStores.all {
      for (key, json) in store.saved {
        cells.append(
          SavedCell(
            kind: .sceneStorage, identity: place, declaringType: "SceneStorage", name: key,
            ordinal: 0, valueType: "", value: json))
        hideSecrets(at: cells.count - 1, nil)
      }
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
        let old = change == nil ? nil : known?[id]
        if let change, let old, old.change == change {
          cells.append(old.cell)
          hideSecrets(at: cells.count - 1, state)
          next[id] = old
          continue
        }
        let count = cells.count
        // The identity of an owner never changes.
        let path = identity ?? old?.cell.identity ?? paths.text(of: owner.identity)
        identity = path
        state.save(&cells, of: path)
        if cells.count == count { continue }
        if old == nil {
          for issue in session.checkIdentity(of: owner.identity, &checked) {
            runtime.report(issue)
          }
        }
        // As it is: the next snapshot may have other secrets.
        if let change, known != nil, cells.count == count + 1 { next[id] = (change, cells[count]) }
        for index in count..<cells.count { hideSecrets(at: index, state) }
      }
    }
  }

  mutating func add(_ slot: SessionSlot) {
    guard let cell = slot.saved else { return }
    cells.append(cell)
    hideSecrets(at: cells.count - 1, nil)
  }

  private mutating func hideSecrets(at index: Int, _ state: (any SavableCell)?) {
    guard !secrets.isEmpty, let json = cells[index].value else { return }
    let found = secrets.filter { SnapshotSecrets.contain(json, [$0]) }
    if found.isEmpty { return }
    cells[index].value = nil
    cells[index].reason = "not saved: it contains the text of a secure field"
    guard found.contains(where: SnapshotSecrets.isKnown) else { return }
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
    if known != nil {
      session.known = next
      session.forgetReleasedObjects()
    }
    return cells
  }
}
