/// A value that a position in the tree passes to what is mounted inside it. The module that uses it
/// declares the key.
///
/// Unlike an `EnvironmentKey` it is read once, while mounting: nothing runs again when another
/// value is set. Use it for fixed facts about the surroundings, not for values that an app may
/// change.
@MainActor
public protocol ViewInputKey {
  associatedtype Value
  /// The value where nothing around the position set one.
  static var defaultValue: Value { get }
  /// Whether the value concerns only what the container itself lays out, so that inner containers
  /// do not pass it on. The default is false.
  static var endsAtContainer: Bool { get }
}

extension ViewInputKey {
  public static var endsAtContainer: Bool { false }
}

/// One key with its value, and the entries set further out. They form a linked list, because a
/// position has only two or three.
@MainActor @usableFromInline
class InputEntry {
  let key: ObjectIdentifier
  let next: InputEntry?
  /// Whether this entry or one after it ends at a container.
  let hasEnding: Bool

  init(_ key: ObjectIdentifier, endsAtContainer: Bool, next: InputEntry?) {
    self.key = key
    self.next = next
    hasEnding = endsAtContainer || next?.hasEnding ?? false
  }

  var endsAtContainer: Bool { false }

  /// The same key and value before other entries.
  func copy(before next: InputEntry?) -> InputEntry { self }
}

@MainActor @usableFromInline
final class TypedInputEntry<Key: ViewInputKey>: InputEntry {
  @usableFromInline let value: Key.Value

  init(_ value: Key.Value, next: InputEntry?) {
    self.value = value
    super.init(ObjectIdentifier(Key.self), endsAtContainer: Key.endsAtContainer, next: next)
  }

  override var endsAtContainer: Bool { Key.endsAtContainer }

  override func copy(before next: InputEntry?) -> InputEntry {
    TypedInputEntry<Key>(value, next: next)
  }
}

extension InputEntry {
  /// The value of an entry whose key is `Key`. Unchecked: a cast would look up the entry's type
  /// each time an element is created.
  @inlinable
  func value<Key: ViewInputKey>(of key: Key.Type) -> Key.Value {
    unsafeDowncast(self, to: TypedInputEntry<Key>.self).value
  }
}

/// The values of keys at a position, innermost first.
@MainActor
struct InputEntries {
  private(set) var first: InputEntry?

  func entry(_ key: ObjectIdentifier) -> InputEntry? {
    var current = first
    while let entry = current {
      if entry.key == key { return entry }
      current = entry.next
    }
    return nil
  }

  subscript<Key: ViewInputKey>(key: Key.Type) -> Key.Value {
    get { entry(ObjectIdentifier(key))?.value(of: key) ?? Key.defaultValue }
    set {
      let others = Self.dropping(first) { $0.key == ObjectIdentifier(key) }
      first = TypedInputEntry<Key>(newValue, next: others)
    }
  }

  /// Whether containers drop any of them.
  var hasEnding: Bool { first?.hasEnding ?? false }

  /// Drops the entries that containers do not pass on.
  mutating func contain() {
    if hasEnding { first = Self.dropping(first) { $0.endsAtContainer } }
  }

  private static func dropping(_ entry: InputEntry?, _ isDropped: (InputEntry) -> Bool)
    -> InputEntry?
  {
    guard let entry else { return nil }
    let rest = dropping(entry.next, isDropped)
    if isDropped(entry) { return rest }
    return rest === entry.next ? entry : entry.copy(before: rest)
  }
}
