#if Web
  import NIOCore

  /// Whether a tab is still this worker's. Its saves tell; after a while without one the store is
  /// asked before the app handles a message: what it does for a tab that another worker has taken
  /// is never saved, but an action may have sent or written something.
  @MainActor
  final class LeaseCheck {
    private let id: TabID
    private let fence: Int
    private unowned let server: TabRegistry
    /// Called when another worker has taken the tab.
    var onLoss: (() -> Void)?
    /// When the store last said so; nil where something speaks against it.
    private var date: NIODeadline? = .now()
    /// Calls that wait for the answer; nil while the store is not asked.
    private var waiting: [@MainActor () -> Void]?
    private var deadline: Scheduled<Void>?
    /// Counts the questions.
    private var number = 0

    /// How long a tab is taken for the worker's without a save.
    private static let duration = TimeAmount.seconds(5)
    /// How long messages wait for a store that does not answer. The fence still protects what
    /// another worker has saved.
    private static let patience = TimeAmount.milliseconds(200)

    init(_ id: TabID, fence: Int, _ server: TabRegistry) {
      self.id = id
      self.fence = fence
      self.server = server
    }

    var isSure: Bool {
      guard waiting == nil, let date else { return false }
      return .now() < date + Self.duration
    }

    func confirm() { date = .now() }

    func doubt() { date = nil }

    /// Asks the store, unless it has answered not long ago.
    func check() {
      guard waiting == nil, !isSure else { return }
      waiting = []
      number += 1
      let number = number
      server.store.holds(id, fence: fence) { [weak self] holds in
        self?.note(holds, number)
      }
      deadline = server.loop.eventLoop.scheduleTask(in: Self.patience) { [weak self] in
        MainActor.assumeIsolated { self?.note(nil, number) }
      }
    }

    /// Calls `then` when the store has answered, or does not.
    func whenSure(_ then: @escaping @MainActor () -> Void) {
      guard waiting != nil else { return then() }
      waiting?.append(then)
    }

    private func note(_ holds: Bool?, _ number: Int) {
      // A late answer is still true.
      if holds == false { onLoss?() }
      guard number == self.number, let actions = waiting else { return }
      waiting = nil
      deadline?.cancel()
      deadline = nil
      confirm()
      for action in actions { action() }
    }
  }
#endif
