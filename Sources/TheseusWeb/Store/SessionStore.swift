#if Web
  import Foundation

  /// Keeps what a server must find again after a restart: the snapshots of browser tabs, the
  /// settings of users, the keys that sign cookies.
  ///
  /// The server calls it from one thread at a time, never from the main thread, so calls may take
  /// as long as a disk or a network does. Every change is atomic: after a crash at any moment, the
  /// store holds the state before or after it.
  public protocol SessionStore: Sendable {
    /// Takes a tab for this worker. Every earlier lease of the tab is void from then on, also that
    /// of another worker.
    func lease(_ tab: TabID) throws -> TabLease
    /// The saved state of a tab whose lease this worker has; nil when another worker has taken it.
    func read(_ tab: TabID, fence: Int) throws -> TabLease?
    /// Whether this worker still has the lease of a tab.
    func holds(_ tab: TabID, fence: Int) throws -> Bool
    /// The snapshot of a tab, also of one that another worker has; nil when none was saved.
    func copy(_ tab: TabID) throws -> String?
    /// Saves snapshots, all or none.
    /// - Returns: the tabs that another worker has taken meanwhile. Theirs are not saved.
    func save(_ tabs: [SavedTab]) throws -> [TabID]
    /// Counts a crash of a worker while it ran code of the tab.
    func noteCrash(of tab: TabID) throws
    /// Moves the snapshot of a tab out of the way, because it cannot be read.
    func setAside(_ tab: TabID) throws
    /// Tabs that are open, with the fences of their leases, count as saved now.
    func keep(_ tabs: [TabID: Int]) throws
    /// Forgets tabs that were saved last before a date.
    func removeTabs(before date: Date) throws

    /// The settings of a user, as JSON by key.
    func settings(of user: String) throws -> [String: String]
    /// Stores settings; nil removes one.
    func set(_ settings: [UserSetting]) throws
    /// The settings of all users that were stored after a revision, also by other workers.
    /// - Parameter revision: that of the last answer; nil for the present one, without settings.
    func settings(after revision: Int?) throws -> SettingChanges

    /// The keys that sign cookies, the newest last.
    func signingKeys() throws -> [SigningKey]
    func add(_ key: SigningKey) throws
    func removeSigningKeys(before date: Date) throws
  }

  /// One tab of one user's browser.
  public struct TabID: Hashable, Sendable {
    public var user: String
    /// The page id of the tab, which survives reloads.
    public var page: String

    public init(user: String, page: String) {
      self.user = user
      self.page = page
    }
  }

  /// The right to save a tab, and what was saved of it.
  public struct TabLease: Sendable {
    /// Greater than that of every earlier lease of the tab.
    public var fence: Int
    /// A `Snapshot` as JSON; nil for a new tab.
    public var snapshot: String?
    /// How many times the tab ended the worker since it last ran well.
    public var crashes: Int

    public init(fence: Int, snapshot: String?, crashes: Int) {
      self.fence = fence
      self.snapshot = snapshot
      self.crashes = crashes
    }
  }

  /// A snapshot to save.
  public struct SavedTab: Sendable {
    public var tab: TabID
    /// That of the lease with which it is saved.
    public var fence: Int
    public var snapshot: String
    /// Whether the tab has run well for a while: its crashes are forgotten.
    public var forgetsCrashes: Bool

    public init(tab: TabID, fence: Int, snapshot: String, forgetsCrashes: Bool) {
      self.tab = tab
      self.fence = fence
      self.snapshot = snapshot
      self.forgetsCrashes = forgetsCrashes
    }
  }

  /// A changed value of `@AppStorage`.
  public struct UserSetting: Sendable {
    public var user: String
    public var key: String
    /// JSON; nil removes it.
    public var value: String?

    public init(user: String, key: String, value: String?) {
      self.user = user
      self.key = key
      self.value = value
    }
  }

  /// Settings that were stored since a revision.
  public struct SettingChanges: Sendable {
    /// Grows with everything that is stored.
    public var revision: Int
    /// Each with its present value.
    public var settings: [UserSetting]

    public init(revision: Int, settings: [UserSetting] = []) {
      self.revision = revision
      self.settings = settings
    }
  }

  extension SessionStore {
    public func holds(_ tab: TabID, fence: Int) throws -> Bool {
      try read(tab, fence: fence) != nil
    }

    /// For a store with one worker: nobody else changes settings.
    public func settings(after revision: Int?) throws -> SettingChanges {
      SettingChanges(revision: 0)
    }

    /// For a store that forgets no tabs.
    public func keep(_ tabs: [TabID: Int]) throws {}
  }

  /// A secret that signs cookies from its date on, until a newer one does.
  public struct SigningKey: Sendable {
    public var id: String
    public var date: Date
    /// 32 random bytes.
    public var secret: [UInt8]

    public init(id: String, date: Date, secret: [UInt8]) {
      self.id = id
      self.date = date
      self.secret = secret
    }
  }

  /// Why a store cannot be used, as a message.
  public struct StoreError: Error, CustomStringConvertible {
    public var description: String
    /// Whether what it stores is damaged.
    public var isDamage: Bool

    public init(_ description: String, isDamage: Bool = false) {
      self.description = description
      self.isDamage = isDamage
    }
  }
#endif
