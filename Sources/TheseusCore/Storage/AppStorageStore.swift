import Foundation
import Synchronization

/// Where `@AppStorage` stores its values (R83): in memory, in a file, or in a `UserDefaults`.
///
/// Reads and writes may come from any thread. A file is replaced as a whole at each write, so that
/// a crash loses nothing. `refresh()` reads the writes of other processes; every flush of a tree
/// that reads the store calls it.
public final class AppStorageStore: Sendable {
  private struct Contents: Sendable {
    var values: [String: StoredValue] = [:]
    var observers: [String: [UInt64: @Sendable () -> Void]] = [:]
    var lastObserver: UInt64 = 0
    var error: (any Error)?
    var hidden: Set<String> = []
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

  /// A store in a JSON file, created with its folder at the first write. A file that cannot be read
  /// is renamed to `<name>.damaged`.
  public static func file(_ url: URL) -> AppStorageStore { AppStorageStore(FileBacking(url)) }

  /// A store in a `UserDefaults`.
  public static func userDefaults(_ defaults: UserDefaults) -> AppStorageStore {
    AppStorageStore(
      DefaultsBacking(defaults), isOfStandardDefaults: defaults === UserDefaults.standard)
  }

  /// The error of the last write, if it failed; the value is kept in memory.
  public var lastError: (any Error)? { contents.withLock { $0.error } }

  /// Whether other processes can change the values.
  var isShared: Bool { backing.isShared }

  func value(forKey key: String) -> StoredValue? {
    if let known = contents.withLock({ $0.values[key] }) { return known }
    guard let late = backing.value(forKey: key) else { return nil }
    contents.withLock { $0.values[key] = late }
    return late
  }

  /// Stores or removes a value, and notifies the observers of the key. An equal value is not
  /// written again.
  func set(_ value: StoredValue?, forKey key: String) {
    guard self.value(forKey: key) != value else { return }
    let observers = contents.withLock { contents in
      contents.values[key] = value
      do {
        try backing.write(value, forKey: key, all: &contents.values)
        contents.error = nil
      } catch {
        contents.error = error
      }
      return contents.observers[key].map { Array($0.values) } ?? []
    }
    for observer in observers { observer() }
  }

  /// Reads what other processes have written since the last call. Costs one check of the file's
  /// dates when nothing was.
  public func refresh() {
    let observers: [@Sendable () -> Void] = contents.withLock { contents in
      guard let new = backing.readIfChanged(known: contents.values) else { return [] }
      let changed = Set(new.keys).union(contents.values.keys).filter {
        new[$0] != contents.values[$0]
      }
      contents.values = new
      return changed.flatMap { key in contents.observers[key].map { Array($0.values) } ?? [] }
    }
    for observer in observers { observer() }
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

  /// Leaves a value out of `saved`.
  func hide(_ key: String) { contents.withLock { _ = $0.hidden.insert(key) } }

  /// The number of observers of a key.
  func observerCount(forKey key: String) -> Int {
    contents.withLock { $0.observers[key]?.count ?? 0 }
  }

  /// One store for each `UserDefaults` that a property names.
  static func shared(_ defaults: UserDefaults) -> AppStorageStore {
    let key = ObjectIdentifier(defaults)
    let new = userDefaults(defaults)
    return sharedStores.withLock { stores in
      if let known = stores[key] { return known }
      stores[key] = new
      return new
    }
  }

  private static let sharedStores = Mutex<[ObjectIdentifier: AppStorageStore]>([:])
}

/// Ends with the call, or when it is released.
final class StorageObservation: Sendable {
  private let stop: @Sendable () -> Void
  init(_ stop: @escaping @Sendable () -> Void) { self.stop = stop }
  deinit { stop() }
}
