import Foundation
import Synchronization

/// Where `@AppStorage` stores its values (R83): in memory, in a file, or in a `UserDefaults`.
///
/// Reads and writes may come from any thread. A file is replaced as a whole at each write, so that
/// a crash loses nothing. `refresh()` reads the writes of other processes, and those to a
/// `UserDefaults` past the store; every flush of a tree that reads the store calls it.
public final class AppStorageStore: Sendable {
  private struct Contents: Sendable {
    var values: [String: StoredValue] = [:]
    var observers: [String: [UInt64: @Sendable () -> Void]] = [:]
    var lastObserver: UInt64 = 0
    var error: (any Error)?
    var hidden: Set<String> = []

    func actions(of key: String) -> [@Sendable () -> Void] {
      observers[key].map { Array($0.values) } ?? []
    }

    /// The observers of the keys whose values are not those of `before`.
    func actions(ofChangesSince before: [String: StoredValue]) -> [@Sendable () -> Void] {
      observers.flatMap { key, observers in
        values[key] == before[key] ? [] : Array(observers.values)
      }
    }
  }

  private let contents: Mutex<Contents>
  private let backing: any StorageBacking
  /// Whether it stores in `UserDefaults.standard`.
  let isOfStandardDefaults: Bool

  init(_ backing: any StorageBacking, isOfStandardDefaults: Bool = false) {
    self.backing = backing
    self.isOfStandardDefaults = isOfStandardDefaults
    contents = Mutex(Contents())
    refresh()
  }

  /// A store that ends with the process.
  public static func inMemory() -> AppStorageStore { AppStorageStore(MemoryBacking()) }

  /// A store in a JSON file, created with its folder at the first write. A file that is not JSON is
  /// renamed to `<name>.damaged`; one that cannot be read is left alone.
  public static func file(_ url: URL) -> AppStorageStore { AppStorageStore(FileBacking(url)) }

  /// A store in a `UserDefaults`.
  public static func userDefaults(_ defaults: UserDefaults) -> AppStorageStore {
    AppStorageStore(
      DefaultsBacking(defaults), isOfStandardDefaults: defaults === UserDefaults.standard)
  }

  /// The error of the last write or of a read since, if it failed; the written value is kept in
  /// memory, and the next write contains it.
  public var lastError: (any Error)? { contents.withLock { $0.error } }

  /// Whether other code can change the values past the store.
  var isShared: Bool { backing.isShared }

  func value(forKey key: String) -> StoredValue? {
    guard backing.isLive else { return contents.withLock { $0.values[key] } }
    let present = backing.value(forKey: key)
    // A change past the store that this read finds first is one for all readers.
    let observers: [@Sendable () -> Void] = contents.withLock { contents in
      guard contents.observers[key] != nil, contents.values[key] != present else { return [] }
      contents.values[key] = present
      return contents.actions(of: key)
    }
    for observer in observers { observer() }
    return present
  }

  /// Stores or removes a value, and notifies the observers of the key, and of keys that other
  /// processes have changed. An equal value is not written again.
  func set(_ value: StoredValue?, forKey key: String) {
    guard self.value(forKey: key) != value else { return }
    let observers = contents.withLock { contents in
      let before = contents.values
      contents.values[key] = value
      do {
        try backing.write(value, forKey: key, all: &contents.values)
        contents.error = nil
      } catch {
        contents.error = error
      }
      return contents.actions(ofChangesSince: before)
    }
    for observer in observers { observer() }
  }

  /// Reads what other processes, and code past the store, have written since the last call. Costs
  /// one check of the file's dates when nothing was; a `UserDefaults` is asked for each key that a
  /// view uses.
  public func refresh() {
    let observers: [@Sendable () -> Void] = contents.withLock { contents in
      let (before, observed) = (contents.values, contents.observers)
      guard
        let new = backing.readIfChanged(
          known: before, observed: Set(observed.keys), error: &contents.error)
      else { return [] }
      contents.values = new
      return contents.actions(ofChangesSince: before)
    }
    for observer in observers { observer() }
  }

  /// Saves what code has written past the store to `UserDefaults.standard`, if the store saves it
  /// in a file, and what could not be saved before. A host calls it when it has handled an event.
  ///
  /// - Parameter isLast: whether the program is about to end.
  public func exchange(isLast: Bool = false) {
    contents.withLock { contents in
      do {
        if try backing.exchange(isLast: isLast) { contents.error = nil }
      } catch {
        contents.error = error
      }
    }
  }

  /// Writes as another process would, and takes notice of it; nil removes the value.
  public func writeExternally(_ value: (some Codable & Sendable)?, forKey key: String) {
    do {
      try backing.writeExternally(value.map { try StoredValue(encoding: $0) }, forKey: key)
    } catch {
      contents.withLock { $0.error = error }
    }
    refresh()
  }

  /// Takes over values that another process has written to the place where the host of a keyed
  /// store keeps them, as JSON; nil removes one. Returns whether any differs.
  package func take(_ values: [String: String?]) -> Bool {
    let old = contents.withLock { $0.values }
    (backing as? KeyedBacking)?.take(values)
    refresh()
    return contents.withLock { $0.values } != old
  }

  /// Calls `action`, on the writing thread, after each change of a key's value.
  func observe(_ key: String, _ action: @escaping @Sendable () -> Void) -> StorageObservation {
    let number = contents.withLock { contents in
      contents.lastObserver += 1
      contents.observers[key, default: [:]][contents.lastObserver] = action
      if backing.isLive { contents.values[key] = backing.value(forKey: key) }
      return contents.lastObserver
    }
    return StorageObservation { [weak self] in
      self?.contents.withLock { contents in
        contents.observers[key]?[number] = nil
        if contents.observers[key]?.isEmpty == true { contents.observers[key] = nil }
      }
    }
  }

  /// All values as JSON, in the order of their keys, less those that are never saved (R36).
  var saved: [(key: String, json: String)] {
    let (values, hidden) = contents.withLock { ($0.values, $0.hidden) }
    return values.keys.filter { !hidden.contains($0) }.sorted().compactMap { key in
      guard let value = values[key], let data = try? JSONEncoder().encode(value) else { return nil }
      return (key, String(decoding: data, as: UTF8.self))
    }
  }

  /// Stores values that `saved` returned.
  func restore(_ saved: [(key: String, json: String)]) {
    for (key, json) in saved {
      if let value = try? JSONDecoder().decode(StoredValue.self, from: Data(json.utf8)) {
        set(value, forKey: key)
      }
    }
  }

  /// Leaves a value out of `saved` and of diagnostics (R36).
  func hide(_ key: String) { contents.withLock { _ = $0.hidden.insert(key) } }

  func isHidden(_ key: String) -> Bool { contents.withLock { $0.hidden.contains(key) } }

  /// The number of observers of a key.
  func observerCount(forKey key: String) -> Int {
    contents.withLock { $0.observers[key]?.count ?? 0 }
  }

  /// One store for each `UserDefaults` that properties name, while one of them, or the state of
  /// one, is there. Objects for the same suite have the same store: a property may create one each
  /// time that its view is created.
  static func shared(_ defaults: UserDefaults) -> AppStorageStore {
    let key = sharedStores.withLock { $0.name(of: defaults) }
    if let known = sharedStores.withLock({ $0[key] }) { return known }
    let new = userDefaults(defaults)
    return sharedStores.withLock { stores in
      if let known = stores[key] { return known }
      stores[key] = new
      return new
    }
  }

  private static let sharedStores = Mutex(WeakStores())
}

/// Stores by their suite, or by the object that they are for, which they retain.
private struct WeakStores: Sendable {
  enum Name: Hashable {
    case suite(String)
    case object(ObjectIdentifier)

    init(_ defaults: UserDefaults) {
      // `UserDefaults` on Linux keeps the name in a private variable.
      if defaults !== UserDefaults.standard, type(of: defaults) == UserDefaults.self,
        let suite = Mirror(reflecting: defaults).descendant("suite") as? String
      {
        self = .suite(suite)
      } else {
        self = .object(ObjectIdentifier(defaults))
      }
    }
  }

  private struct Entry: Sendable {
    weak var store: AppStorageStore?
  }

  /// A suite's object, whose name is found by reflection: that takes longer than all else here.
  private struct KnownSuite: @unchecked Sendable {
    weak var defaults: UserDefaults?
    let name: Name
  }

  private var entries: [Name: Entry] = [:]
  private var suites: [ObjectIdentifier: KnownSuite] = [:]
  private var sweepAt = 16

  mutating func name(of defaults: UserDefaults) -> Name {
    let object = ObjectIdentifier(defaults)
    // The memory of a released object can be that of a new one.
    if let known = suites[object], known.defaults === defaults { return known.name }
    let name = Name(defaults)
    guard case .suite = name else { return name }
    if suites.count >= 16 { suites = suites.filter { $0.value.defaults != nil } }
    if suites.count < 64 { suites[object] = KnownSuite(defaults: defaults, name: name) }
    return name
  }

  subscript(key: Name) -> AppStorageStore? {
    get { entries[key]?.store }
    set {
      entries[key] = newValue.map { Entry(store: $0) }
      guard entries.count >= sweepAt else { return }
      entries = entries.filter { $0.value.store != nil }
      sweepAt = max(16, 2 * entries.count)
    }
  }
}

/// Observes a key of a store until it is released.
final class StorageObservation: Sendable {
  private let stop: @Sendable () -> Void
  init(_ stop: @escaping @Sendable () -> Void) { self.stop = stop }
  deinit { stop() }
}

extension AppStorageStore {
  /// The settings of a program of this user: `$XDG_CONFIG_HOME/<name>/settings.json`, by default in
  /// `~/.config`. In memory where there is no home. The file is made at the first write.
  public static func settings(
    ofProgram name: String = ProcessInfo.processInfo.processName,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> AppStorageStore {
    guard let folder = ProgramDirectory.config.url(ofProgram: name, environment: environment) else {
      return .inMemory()
    }
    return .file(folder.appendingPathComponent("settings.json"))
  }
}
