import Foundation
import Synchronization

/// Passes each change to a host, which keeps the values by key.
final class KeyedBacking: StorageBacking {
  /// Values that the store has not read.
  private let unread: Mutex<[String: StoredValue?]>
  private let save: @Sendable (_ key: String, _ json: String?) -> Void

  init(_ values: [String: String], save: @escaping @Sendable (String, String?) -> Void) {
    unread = Mutex(
      values.compactMapValues {
        try? JSONDecoder().decode(StoredValue.self, from: Data($0.utf8))
      })
    self.save = save
  }

  var isShared: Bool { false }
  var isLive: Bool { false }
  func value(forKey key: String) -> StoredValue? { nil }

  func write(_ value: StoredValue?, forKey key: String, all: inout [String: StoredValue]) throws {
    save(key, try value.map { String(decoding: try JSONEncoder().encode($0), as: UTF8.self) })
  }

  func writeExternally(_ value: StoredValue?, forKey key: String) throws {
    var none: [String: StoredValue] = [:]
    try write(value, forKey: key, all: &none)
    unread.withLock { $0[key] = .some(value) }
  }

  /// Values that the host has from elsewhere: it keeps them already.
  func take(_ values: [String: String?]) {
    unread.withLock { unread in
      for (key, json) in values {
        guard let json else {
          unread[key] = .some(nil)
          continue
        }
        if let value = try? JSONDecoder().decode(StoredValue.self, from: Data(json.utf8)) {
          unread[key] = .some(value)
        }
      }
    }
  }

  func readIfChanged(
    known: [String: StoredValue], observed: @autoclosure () -> Set<String>,
    error: inout (any Error)?
  ) -> [String: StoredValue]? {
    unread.withLock { unread in
      guard !unread.isEmpty else { return nil }
      var new = known
      for (key, value) in unread { new[key] = value }
      unread = [:]
      return new
    }
  }
}

extension AppStorageStore {
  /// A store whose values the host keeps, such as the rows of one user in a database.
  ///
  /// - Parameters:
  ///   - values: by key, as `save` received them earlier.
  ///   - save: receives each changed value as JSON, or nil when it was removed, in order, from the
  ///     thread that wrote it. It must not write to the store.
  public static func keyed(
    _ values: [String: String], save: @escaping @Sendable (_ key: String, _ json: String?) -> Void
  ) -> AppStorageStore {
    AppStorageStore(KeyedBacking(values, save: save))
  }
}
