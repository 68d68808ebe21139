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
}
