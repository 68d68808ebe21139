#if Web
  import NIOCore

  /// What `IdleTabs` keep.
  @MainActor
  protocol IdleTab: AnyObject {
    /// Whether its turn to sleep will come.
    var isQueued: Bool { get set }
    /// Sleeps, unless it cannot now.
    func sleepIfIdle()
  }

  /// Connected tabs in which nothing happens. They keep running while memory allows: to wake a tab
  /// takes several times as long as to answer its message.
  @MainActor
  final class IdleTabs<Tab: IdleTab> {
    /// The one that became idle first is the first. Tabs in which something has happened since then
    /// are sorted out when their turn comes, so that messages cost nothing. Those that have ended
    /// are no longer marked as queued.
    private var queue = CircularBuffer<Tab>()
    /// How many in the queue have ended.
    private var ended = 0
    /// Of the process, in bytes.
    private let limit: Int
    private let measure: () -> Int
    private var memory = 0
    private var date: NIODeadline?
    /// Tabs that have fallen asleep since memory was measured: the system has theirs until it is
    /// returned.
    private var asleep = 0

    private let interval = TimeAmount.seconds(1)
    /// About what a small tab gives back. More is only known after memory was returned.
    private let bytesOfTab = 48 << 10

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

    /// Forgets a tab that has ended. It is not searched: it is skipped when its turn comes, or
    /// leaves with the others when most of the queue has ended.
    func remove(_ tab: Tab) {
      guard tab.isQueued else { return }
      tab.isQueued = false
      ended += 1
      guard ended * 2 > queue.count else { return }
      queue.removeAll { !$0.isQueued }
      ended = 0
    }

    /// Tabs of which something is kept here.
    var count: Int { queue.count }

    /// Puts tabs to sleep while the process has more memory than they may use.
    private func makeRoom() {
      while isFull(), sleepFirst() {}
    }

    /// Puts the tab to sleep that became idle first, unless it cannot sleep now. Returns false when
    /// there is none.
    func sleepFirst() -> Bool {
      while let tab = queue.popFirst() {
        guard tab.isQueued else {
          ended -= 1
          continue
        }
        tab.isQueued = false
        tab.sleepIfIdle()
        return true
      }
      return false
    }

    private func isFull() -> Bool {
      guard limit > 0 else { return true }
      if asleep == 0 { measureAgain(after: interval) }
      return memory - asleep * bytesOfTab >= limit
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
