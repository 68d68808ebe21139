#if Web
  import Dispatch
  import Foundation
  import Logging
  import NIOCore
  import Synchronization
  import TheseusCore

  /// Calls the store on a thread of its own, in order, and answers on the main actor.
  ///
  /// Snapshots wait a moment for those of other tabs, which are saved in the same transaction, and
  /// are replaced by newer ones of the same tab.
  final class StoreQueue: Sendable {
    private let store: any SessionStore
    private let eventLoop: any EventLoop
    private let logger: Logger
    private let queue = DispatchQueue(label: "theseus.store", qos: .userInitiated)
    private let waiting = Mutex(Waiting())

    /// Until what could not be written is tried again.
    static let retryDelay = TimeAmount.seconds(1)

    /// How long a snapshot waits for others: a transaction costs as much as several snapshots.
    private static let gathering = DispatchTimeInterval.milliseconds(25)

    /// Whether a snapshot is in the store.
    enum Outcome: Sendable {
      case saved
      /// Another worker has taken the tab.
      case taken
      case failed
    }

    typealias Completion = @MainActor @Sendable (Outcome) -> Void

    private struct Save {
      var fence: Int
      var snapshot: Snapshot
      var forgetsCrashes: Bool
      /// Called when it is stored. Includes those of the snapshots that this one replaced.
      var completions: [Completion]
    }

    /// A part of the data that is written, and may fail, by itself.
    private enum Part {
      case settings
      case snapshots
    }

    private struct Waiting {
      var saves: [TabID: Save] = [:]
      var settings: [UserSetting] = []
      /// The settings that were set since the changes of other workers were last read.
      var recent: Set<SettingName> = []
      /// Whether what waits will be written at the end of `gathering`.
      var isScheduled = false
      /// The parts whose last write failed, which was logged.
      var failing: Set<Part> = []
      /// Whether settings that could not be written will be tried again.
      var isRetryScheduled = false
      /// Whether the last page could not be opened, which was logged.
      var isClosed = false
    }

    init(_ store: any SessionStore, eventLoop: any EventLoop, logger: Logger) {
      self.store = store
      self.eventLoop = eventLoop
      self.logger = logger
    }

    /// The data with which the server continues a tab.
    struct Opening: Sendable {
      var lease: TabLease
      var snapshot: Snapshot?
      /// For the user and the log: what was saved and cannot be read.
      var damage: String?
      var settings: [String: String]?
    }

    /// Takes a tab, after everything that waits was saved.
    ///
    /// - Parameters:
    ///   - original: the tab whose snapshot a new tab begins with.
    ///   - files: where the copy gets the original's files too.
    ///   - needsSettings: whether the user's settings are not yet known.
    func open(
      _ tab: TabID, copying original: TabID?, _ files: FileSpace, needsSettings: Bool,
      _ then: @escaping @MainActor @Sendable (Result<Opening, any Error>) -> Void
    ) {
      perform(
        { [self] in
          var lease = try store.lease(tab)
          if lease.snapshot == nil, let original {
            lease.snapshot = try store.copy(original).map { files.copy(original, to: tab, $0) }
          }
          var opening = try decode(lease, of: tab)
          if needsSettings { opening.settings = try store.settings(of: tab.user) }
          return opening
        }, then)
    }

    /// The saved state of a tab that this worker has; nil when another worker has taken it.
    func read(
      _ tab: TabID, fence: Int,
      _ then: @escaping @MainActor @Sendable (Result<Opening?, any Error>) -> Void
    ) {
      queue.async { [self] in
        // Other tabs' snapshots keep waiting for each other.
        if waiting.withLock({ $0.saves[tab] != nil }) { write() }
        let result = opening { try store.read(tab, fence: fence).map { try decode($0, of: tab) } }
        answer { then(result) }
      }
    }

    /// Whether this worker still has a tab; nil when the store does not know now.
    func holds(
      _ tab: TabID, fence: Int, _ then: @escaping @MainActor @Sendable (Bool?) -> Void
    ) {
      queue.async { [self] in
        let holds = try? store.holds(tab, fence: fence)
        answer { then(holds) }
      }
    }

    private func decode(_ lease: TabLease, of tab: TabID) throws -> Opening {
      var opening = Opening(lease: lease)
      opening.lease.snapshot = nil
      guard let json = lease.snapshot else { return opening }
      do {
        opening.snapshot = try JSONDecoder().decode(Snapshot.self, from: Data(json.utf8))
      } catch {
        opening.damage = "\(error)"
        try store.setAside(tab)
      }
      return opening
    }

    /// Runs `body` with the store after everything that waits.
    func perform<Value: Sendable>(
      _ body: @escaping @Sendable () throws -> Value,
      _ then: @escaping @MainActor @Sendable (Result<Value, any Error>) -> Void
    ) {
      queue.async { [self] in
        write()
        let result = opening(body)
        answer { then(result) }
      }
    }

    /// Saves a tab within `gathering`, or when `writeSoon` is called.
    func save(
      _ tab: TabID, fence: Int, _ snapshot: Snapshot, forgetsCrashes: Bool,
      _ then: @escaping Completion
    ) {
      waiting.withLock { waiting in
        let earlier = waiting.saves[tab]
        waiting.saves[tab] = Save(
          fence: fence, snapshot: snapshot,
          forgetsCrashes: forgetsCrashes || earlier?.forgetsCrashes == true,
          completions: (earlier?.completions ?? []) + [then])
      }
      schedule()
    }

    func set(_ setting: UserSetting) {
      waiting.withLock {
        $0.settings.append(setting)
        $0.recent.insert(SettingName(setting))
      }
      writeSoon()
    }

    /// Writes what waits without waiting for more.
    func writeSoon() { queue.async { [self] in write() } }

    private struct SettingName: Hashable {
      var user: String
      var key: String

      init(_ setting: UserSetting) {
        user = setting.user
        key = setting.key
      }
    }

    /// Reads the settings that were stored since the last call, also by this worker.
    func readChanges(
      after revision: Int?,
      _ then: @escaping @MainActor @Sendable (Result<SettingChanges, any Error>) -> Void
    ) {
      queue.async { [self] in
        write()
        waiting.withLock { $0.recent = Set($0.settings.map(SettingName.init)) }
        let result = Result { try store.settings(after: revision) }
        answer { then(result) }
      }
    }

    /// Whether this worker has set a newer value than the one that was read last.
    func isNewer(than setting: UserSetting) -> Bool {
      waiting.withLock { $0.recent.contains(SettingName(setting)) }
    }

    /// Returns when everything is in the store, or could not be written: then false. Answers may
    /// still be under way.
    func drain() -> Bool {
      queue.sync {
        write()
        return waiting.withLock { $0.failing.isEmpty && $0.settings.isEmpty && $0.saves.isEmpty }
      }
    }

    private func schedule() {
      let isFirst = waiting.withLock { waiting in
        defer { waiting.isScheduled = true }
        return !waiting.isScheduled
      }
      if isFirst { queue.asyncAfter(deadline: .now() + Self.gathering) { [self] in write() } }
    }

    private func write() {
      let (saves, settings) = waiting.withLock { waiting in
        defer {
          waiting.saves = [:]
          waiting.settings = []
          waiting.isScheduled = false
        }
        return (waiting.saves, waiting.settings)
      }
      if !settings.isEmpty, attempt(.settings, { try store.set(settings) }) == nil {
        keep(settings)
      }
      guard !saves.isEmpty else { return }
      let rows = saves.map { tab, save in
        SavedTab(
          tab: tab, fence: save.fence, snapshot: save.snapshot.json,
          forgetsCrashes: save.forgetsCrashes)
      }
      let taken = attempt(.snapshots) { Set(try store.save(rows)) }
      answer {
        for (tab, save) in saves {
          let outcome: Outcome = taken.map { $0.contains(tab) ? .taken : .saved } ?? .failed
          for completion in save.completions { completion(outcome) }
        }
      }
    }

    /// Settings that could not be written are written before newer ones.
    private func keep(_ settings: [UserSetting]) {
      let isFirst = waiting.withLock { waiting in
        defer { waiting.isRetryScheduled = true }
        let newer = waiting.settings
        waiting.settings =
          settings.filter { old in
            !newer.contains { $0.user == old.user && $0.key == old.key }
          } + newer
        return !waiting.isRetryScheduled
      }
      guard isFirst else { return }
      queue.asyncAfter(deadline: .now() + .nanoseconds(Int(Self.retryDelay.nanoseconds))) {
        [self] in
        waiting.withLock { $0.isRetryScheduled = false }
        write()
      }
    }

    private func attempt<Value>(_ part: Part, _ body: () throws -> Value) -> Value? {
      do {
        let value = try body()
        let recovered = waiting.withLock {
          $0.failing.remove(part) != nil && $0.failing.isEmpty
        }
        if recovered { logger.notice("the store can be written again") }
        return value
      } catch {
        let isFirst = waiting.withLock { waiting in
          defer { waiting.failing.insert(part) }
          return waiting.failing.isEmpty
        }
        if isFirst { logger.error("the store cannot be written: \(error)") }
        return nil
      }
    }

    /// Says once that pages cannot be opened, and that they can be again: their browsers try again
    /// and again.
    private func opening<Value>(_ body: () throws -> Value) -> Result<Value, any Error> {
      let result = Result { try body() }
      let isClosed = if case .failure = result { true } else { false }
      let isNew = waiting.withLock { waiting in
        defer { waiting.isClosed = isClosed }
        return waiting.isClosed != isClosed
      }
      guard isNew else { return result }
      switch result {
      case .success: logger.notice("the store can be read again")
      case .failure(let error): logger.error("the store cannot be read: \(error)")
      }
      return result
    }

    private func answer(_ body: @escaping @MainActor @Sendable () -> Void) {
      eventLoop.execute { MainActor.assumeIsolated { body() } }
    }
  }
#endif
