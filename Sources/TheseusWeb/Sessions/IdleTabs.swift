#if Web
  import NIOCore

  /// Connected tabs in which nothing happens. They keep running while memory allows: to wake a tab
  /// takes several times as long as to answer its message.
  @MainActor
  final class IdleTabs {
    /// The one that became idle first is the first. Tabs in which something has happened since then
    /// are sorted out when their turn comes, so that messages cost nothing.
    private var queue = CircularBuffer<Tab>()
    /// Of the process, in bytes.
    private let limit: Int
    private let measure: () -> Int
    private var memory = 0
    private var date: NIODeadline?
    /// Tabs that have fallen asleep since memory was measured: the system has theirs until it is
    /// returned.
    private var asleep = 0

    private static let interval = TimeAmount.seconds(1)
    /// About what a small tab gives back. More is only known after memory was returned.
    private static let bytesOfTab = 48 << 10

    /// - Parameter limit: the resident memory above which idle tabs sleep.
    init(limit: Int, measure: @escaping () -> Int = { ResidentMemory.bytes }) {
      self.limit = limit
      self.measure = measure
    }

    func insert(_ tab: Tab) {
      guard !tab.isQueued else { return }
      tab.isQueued = true
      queue.append(tab)
      makeRoom()
    }

    func remove(_ tab: Tab) {
      guard tab.isQueued else { return }
      tab.isQueued = false
      queue.removeAll { $0 === tab }
    }

    /// Puts tabs to sleep while the process has more memory than they may use.
    private func makeRoom() {
      while isFull(), sleepFirst() {}
    }

    /// Puts the tab to sleep that became idle first, unless it cannot sleep now. Returns false when
    /// there is none.
    func sleepFirst() -> Bool {
      guard let tab = queue.popFirst() else { return false }
      tab.isQueued = false
      tab.sleepIfIdle()
      return true
    }

    private func isFull() -> Bool {
      guard limit > 0 else { return true }
      if asleep == 0 { measureAgain(after: Self.interval) }
      return memory - asleep * Self.bytesOfTab >= limit
    }

    private func measureAgain(after interval: TimeAmount) {
      let now = NIODeadline.now()
      if let date, now < date + interval { return }
      date = now
      memory = measure()
    }

    func noteSleep() { asleep += 1 }

    /// The system has the memory of the tabs that sleep.
    func noteReturnedMemory() {
      asleep = 0
      measureAgain(after: .zero)
      makeRoom()
    }
  }
#endif
