/// A key of the environment and its default value.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values that a position receives from its ancestors: one shared value for each scope.
public struct EnvironmentValues: CustomStringConvertible {
  /// Sorted by key. An array of its exact size takes half the memory of a dictionary, of which each
  /// modifier would make a copy, and needs no hashes.
  private var entries = ContiguousArray<Entry>()

  private struct Entry {
    let key: ObjectIdentifier
    let box: EnvironmentEntry
  }

  public init() {}

  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      (box(of: ObjectIdentifier(key)) as? TypedEnvironmentEntry<Key.Value>)?.value
        ?? Key.defaultValue
    }
    set { set(TypedEnvironmentEntry(newValue), for: ObjectIdentifier(key)) }
  }

  /// An object stored under its own type, for `@Environment(Model.self)` and `@EnvironmentObject`
  /// (R54).
  public subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { (box(of: ObjectIdentifier(type)) as? TypedEnvironmentEntry<Object?>)?.value }
    set { set(TypedEnvironmentEntry(newValue), for: ObjectIdentifier(type)) }
  }

  /// The position of the first entry whose key is not less than this one.
  private func position(of key: ObjectIdentifier) -> Int {
    var (start, end) = (0, entries.count)
    while start < end {
      let middle = (start + end) / 2
      if entries[middle].key < key { start = middle + 1 } else { end = middle }
    }
    return start
  }

  private func box(of key: ObjectIdentifier) -> EnvironmentEntry? {
    let position = position(of: key)
    guard position < entries.count, entries[position].key == key else { return nil }
    return entries[position].box
  }

  private mutating func set(_ box: EnvironmentEntry, for key: ObjectIdentifier) {
    let position = position(of: key)
    let entry = Entry(key: key, box: box)
    if position < entries.count, entries[position].key == key {
      entries[position] = entry
      return
    }
    var longer = ContiguousArray<Entry>()
    longer.reserveCapacity(entries.count + 1)
    longer.append(contentsOf: entries[..<position])
    longer.append(entry)
    longer.append(contentsOf: entries[position...])
    entries = longer
  }

  static func areEqual(_ a: EnvironmentValues, _ b: EnvironmentValues) -> Bool {
    guard a.entries.count == b.entries.count else { return false }
    return zip(a.entries, b.entries).allSatisfy { a, b in
      a.key == b.key && (a.box === b.box || a.box.isEqual(to: b.box))
    }
  }

  public var description: String { "EnvironmentValues(\(entries.count) set)" }
}

class EnvironmentEntry {
  func isEqual(to other: EnvironmentEntry) -> Bool { false }
}

final class TypedEnvironmentEntry<Value>: EnvironmentEntry {
  let value: Value
  init(_ value: Value) { self.value = value }

  override func isEqual(to other: EnvironmentEntry) -> Bool {
    guard let other = other as? TypedEnvironmentEntry<Value> else { return false }
    return ViewComparison.areEqualContents(value, other.value)
  }
}
