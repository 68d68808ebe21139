import AttributeGraph

/// The inputs that a position shares with most of its surroundings, so that passing inputs on
/// retains one reference instead of ten.
@MainActor
final class Surroundings {
  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.

  @exclusivity(unchecked) var environment: EnvironmentScope
  @exclusivity(unchecked) var decoration: Decoration?
  @exclusivity(unchecked) var preferences: PreferenceNode?
  @exclusivity(unchecked) var entries = InputEntries()
  @exclusivity(unchecked) var rowActions = RowActions()
  @exclusivity(unchecked) var rowBody: RowBody?
  /// The last one made from this one by setting one key.
  @exclusivity(unchecked) var derived: Surroundings?

  init(_ environment: EnvironmentScope) { self.environment = environment }

  func copy() -> Surroundings {
    let copy = Surroundings(environment)
    copy.decoration = decoration
    copy.preferences = preferences
    copy.entries = entries
    copy.rowActions = rowActions
    copy.rowBody = rowBody
    return copy
  }

  /// Whether no part of it ends at a container.
  var isPlain: Bool {
    decoration == nil && !entries.hasEnding && rowActions.move == nil && rowActions.delete == nil
      && rowBody?.isInContainer != false
  }

  func contained() -> Surroundings {
    let inner = Surroundings(environment)
    inner.preferences = preferences
    inner.entries = entries
    inner.entries.contain()
    inner.rowBody = rowBody
    inner.rowBody?.isInContainer = true
    return inner
  }
}

extension ViewInputs {
  public var environment: EnvironmentScope {
    get { surroundings.environment }
    set { change { $0.environment = newValue } }
  }

  /// The changes of enclosing modifiers to each element emitted here (R13), innermost first.
  public var decoration: Decoration? {
    get { surroundings.decoration }
    set { if newValue !== surroundings.decoration { change { $0.decoration = newValue } } }
  }

  /// Collects preferences set here; `nil` where nothing can read them.
  public var preferences: PreferenceNode? {
    get { surroundings.preferences }
    set { if newValue !== surroundings.preferences { change { $0.preferences = newValue } } }
  }

  /// The value of a key at this position.
  @inlinable
  public subscript<Key: ViewInputKey>(key: Key.Type) -> Key.Value {
    get { entry(ObjectIdentifier(key))?.value(of: key) ?? Key.defaultValue }
    set { setEntry(key, to: newValue) }
  }

  /// Sets a value that can be compared: an equal one changes nothing, and positions below the same
  /// parent that set the same value share their storage. For values that every container sets.
  @inlinable
  public mutating func set<Key: ViewInputKey>(_ key: Key.Type, to value: Key.Value)
  where Key.Value: Equatable {
    if self[key] == value { return }
    guard let derived = derivedEntry(ObjectIdentifier(key)), derived.value(of: key) == value else {
      return deriveEntry(key, value)
    }
    takeDerived()
  }

  /// The parts of the functions above that depend on no type.
  @usableFromInline
  func entry(_ key: ObjectIdentifier) -> InputEntry? { surroundings.entries.entry(key) }

  /// The entry that was set last below the same parent, if it is for `key`.
  @usableFromInline
  func derivedEntry(_ key: ObjectIdentifier) -> InputEntry? {
    guard let first = surroundings.derived?.entries.first, first.key == key else { return nil }
    return first
  }

  @usableFromInline
  mutating func takeDerived() {
    if let derived = surroundings.derived { surroundings = derived }
  }

  @usableFromInline
  mutating func setEntry<Key: ViewInputKey>(_ key: Key.Type, to value: Key.Value) {
    change { $0.entries[key] = value }
  }

  @usableFromInline
  mutating func deriveEntry<Key: ViewInputKey>(_ key: Key.Type, _ value: Key.Value) {
    if isKnownUniquelyReferenced(&surroundings) { return setEntry(key, to: value) }
    let inner = surroundings.copy()
    inner.entries[key] = value
    surroundings.derived = inner
    surroundings = inner
  }

  /// All values of keys, for objects that outlive the mounting.
  var entries: InputEntries { surroundings.entries }

  /// Drops the values that containers do not pass on.
  mutating func endEntries() { if entries.hasEnding { change { $0.entries.contain() } } }

  /// The `onMove` and `onDelete` actions around a `ForEach`, for its rows.
  public var rowActions: RowActions {
    get { surroundings.rowActions }
    set { change { $0.rowActions = newValue } }
  }

  /// The lazy row around the position, where the profile drops its bodies off screen (R71).
  var rowBody: RowBody? {
    get { surroundings.rowBody }
    set { change { $0.rowBody = newValue } }
  }

  private mutating func change(_ change: (Surroundings) -> Void) {
    if isKnownUniquelyReferenced(&surroundings) {
      surroundings.derived = nil
    } else {
      surroundings = surroundings.copy()
    }
    change(surroundings)
  }
}
