extension ViewRuntime {
  /// The runtime whose event or update the main thread handles; nil between events.
  @MainActor public static var atWork: ViewRuntime? {
    activeThread.load(ordering: .relaxed) == currentThreadID() ? active : nil
  }

  /// The runtime at work on this thread.
  nonisolated static var activeHere: ViewRuntime? {
    activeThread.load(ordering: .relaxed) == currentThreadID() ? active : nil
  }

  /// Whether an update runs, during which no other can.
  public var isInUpdate: Bool { isFlushing }

  /// Whether this thread is inside an update of this runtime, where reads see committed values and
  /// writes of state are refused (R27, R28).
  nonisolated var isUpdatingOnThisThread: Bool {
    let thread = updatingThread.load(ordering: .relaxed)
    return thread != 0 && thread == currentThreadID()
  }

  func withUpdateMark<Result>(_ body: () -> Result) -> Result {
    let outer = updatingThread.load(ordering: .relaxed)
    updatingThread.store(currentThreadID(), ordering: .relaxed)
    defer { updatingThread.store(outer, ordering: .relaxed) }
    return attributingIssues(body)
  }

  /// Runs code for this runtime's user. It gets the issues of code that does not know its runtime
  /// (a stale binding, a state that is not installed), and its services are the current ones. For
  /// events.
  public func attributingIssues<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard services.sharesProcess else { return try atWork(body) }
    return try services.serving { try atWork(body) }
  }

  @inline(__always)
  private func atWork<Result>(_ body: () throws -> Result) rethrows -> Result {
    let outer = (Self.active, Self.activeThread.load(ordering: .relaxed))
    Self.active = self
    Self.activeThread.store(currentThreadID(), ordering: .relaxed)
    defer {
      Self.activeThread.store(outer.1, ordering: .relaxed)
      Self.active = outer.0
    }
    return try body()
  }

  func enterBody(of owner: OwnerNode) -> OwnerNode? {
    let outer = currentOwner
    currentOwner = owner
    updateNotesReads()
    return outer
  }

  func leaveBody(_ outer: OwnerNode?) {
    currentOwner = outer
    updateNotesReads()
  }

  func updateNotesReads() { notesReads = currentOwner?.printsChanges == true }
}
