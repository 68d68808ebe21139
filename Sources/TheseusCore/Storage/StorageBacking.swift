import Foundation
import Synchronization

/// Makes a store's values persistent.
protocol StorageBacking: Sendable {
  /// Whether others write it too.
  var isShared: Bool { get }
  /// The value of a key that was not among those read.
  func value(forKey key: String) -> StoredValue?
  /// Persists a change. `all` is the store's content including the change; writes of other
  /// processes are merged into it.
  func write(_ value: StoredValue?, forKey key: String, all: inout [String: StoredValue]) throws
  func writeExternally(_ value: StoredValue?, forKey key: String) throws
  /// All values, if other processes may have changed some since the last call.
  func readIfChanged(known: [String: StoredValue]) -> [String: StoredValue]?
}

final class MemoryBacking: StorageBacking {
  /// The writes of a simulated other process.
  private let outside = Mutex<[String: StoredValue?]>([:])

  var isShared: Bool { false }
  func value(forKey key: String) -> StoredValue? { nil }
  func write(_ value: StoredValue?, forKey key: String, all: inout [String: StoredValue]) throws {}

  func writeExternally(_ value: StoredValue?, forKey key: String) throws {
    outside.withLock { $0[key] = .some(value) }
  }

  func readIfChanged(known: [String: StoredValue]) -> [String: StoredValue]? {
    outside.withLock { outside in
      guard !outside.isEmpty else { return nil }
      var new = known
      for (key, value) in outside { new[key] = value }
      outside = [:]
      return new
    }
  }
}

final class DefaultsBacking: StorageBacking {
  private let defaults: Unchecked<UserDefaults>
  init(_ defaults: UserDefaults) { self.defaults = Unchecked(defaults) }

  var isShared: Bool { true }

  func value(forKey key: String) -> StoredValue? {
    defaults.value.object(forKey: key).flatMap { Self.stored($0) }
  }

  func write(_ value: StoredValue?, forKey key: String, all: inout [String: StoredValue]) throws {
    try writeExternally(value, forKey: key)
  }

  func writeExternally(_ value: StoredValue?, forKey key: String) throws {
    guard let value, let object = Self.object(value) else {
      return defaults.value.removeObject(forKey: key)
    }
    if let url = object as? URL {
      defaults.value.set(url, forKey: key)
    } else {
      defaults.value.set(object, forKey: key)
    }
  }

  func readIfChanged(known: [String: StoredValue]) -> [String: StoredValue]? {
    let new = known.keys.reduce(into: [:]) { values, key in values[key] = value(forKey: key) }
    return new == known ? nil : new
  }

  private static func stored(_ object: Any) -> StoredValue? {
    switch object {
    case let number as NSNumber where !(object is Bool):
      CFNumberIsFloat(number) ? .double(number.doubleValue) : .int(number.intValue)
    case let value as Bool: .bool(value)
    case let value as String: .string(value)
    case let value as Date: .date(value)
    case let value as Data: .data(value)
    case let value as URL: .url(value)
    case let values as [Any]: .array(values.compactMap { stored($0) })
    case let members as [String: Any]: .object(members.compactMapValues { stored($0) })
    default: nil
    }
  }

  private static func CFNumberIsFloat(_ number: NSNumber) -> Bool {
    let type = number.objCType.pointee
    return type == CChar(UInt8(ascii: "d")) || type == CChar(UInt8(ascii: "f"))
  }

  private static func object(_ value: StoredValue) -> Any? {
    switch value {
    case .null: nil
    case .bool(let value): value
    case .int(let value): value
    case .double(let value): value
    case .string(let value): value
    case .date(let value): value
    case .data(let value): value
    case .url(let value): value
    case .array(let values): values.compactMap { object($0) }
    case .object(let members): members.compactMapValues { object($0) }
    }
  }
}
