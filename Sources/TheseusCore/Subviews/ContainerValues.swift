import AttributeGraph

/// Values that modifiers set on a view for the container that places it, by key. Unlike the
/// environment they belong to the one view and not to its content.
///
///     extension ContainerValues {
///       @Entry var isPinned = false
///     }
public struct ContainerValues {
  private var entries: [ObjectIdentifier: any ContainerValueEntry] = [:]
  /// The id of the `ForEach` row that the view came from.
  package var rowID: AnyHashable?

  init() {}

  /// The value for a key: the default when no modifier set one.
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { value(key, as: Key.Value.self) ?? Key.defaultValue }
    set { set(key, newValue) }
  }

  package func value<Value>(_ key: Any.Type, as type: Value.Type) -> Value? {
    (entries[ObjectIdentifier(key)] as? TypedEntry<Value>)?.value
  }

  package mutating func set<Value>(_ key: Any.Type, _ value: Value) {
    entries[ObjectIdentifier(key)] = TypedEntry(value: value)
  }

  mutating func merge(_ other: ContainerValues) {
    entries.merge(other.entries) { $1 }
    rowID = other.rowID ?? rowID
  }

  static func areEqual(_ a: ContainerValues, _ b: ContainerValues) -> Bool {
    guard a.entries.count == b.entries.count, a.rowID == b.rowID else { return false }
    return a.entries.allSatisfy { key, entry in
      b.entries[key].map { entry.isEqual(to: $0) } ?? false
    }
  }
}

/// The key of a value that views have for their container.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

private protocol ContainerValueEntry {
  func isEqual(to other: any ContainerValueEntry) -> Bool
}

private struct TypedEntry<Value>: ContainerValueEntry {
  let value: Value

  func isEqual(to other: any ContainerValueEntry) -> Bool {
    guard let other = other as? TypedEntry<Value> else { return false }
    return ViewComparison.areEqualContents(value, other.value)
  }
}

/// Reads the values of one view, outermost modifier first, so that inner ones override.
@MainActor
package struct ValueReaders {
  package typealias Reader = (borrowing RuleContext, inout ContainerValues) throws(GraphError) ->
    Void
  private var readers: [Reader] = []

  init() {}
  package init(_ reader: @escaping Reader) { readers = [reader] }

  /// The reader of a modifier's values, if it sets any.
  init<Modifier>(_ type: Modifier.Type, _ place: _GraphValue<Modifier>) {
    guard let type = type as? any ContainerValueModifier.Type else { return }
    self = Self.open(type, place)
  }

  private static func open<Giver: ContainerValueModifier, Modifier>(
    _ type: Giver.Type, _ place: _GraphValue<Modifier>
  ) -> ValueReaders {
    let place = _GraphValue<Giver>(id: place.id, offset: place.offset)
    return ValueReaders { context, values throws(GraphError) in
      try context.load(place).write(to: &values)
    }
  }

  /// The readers of a view whose type contains its modifiers.
  static func of<Content: View>(_ type: Content.Type, _ place: _GraphValue<Content>) -> ValueReaders
  {
    guard let type = type as? any ContainerValueSource.Type else { return ValueReaders() }
    return open(type, place)
  }

  private static func open<Source: ContainerValueSource, Content>(
    _ type: Source.Type, _ place: _GraphValue<Content>
  ) -> ValueReaders {
    Source.values(at: _GraphValue(id: place.id, offset: place.offset))
  }

  static func + (outer: ValueReaders, inner: ValueReaders) -> ValueReaders {
    var all = outer
    all.readers += inner.readers
    return all
  }

  func read(_ context: borrowing RuleContext, at place: ViewInputs) throws(GraphError)
    -> ContainerValues
  {
    var values = ContainerValues()
    values.rowID = place.rowIdentifier?.value
    for reader in readers { try reader(context, &values) }
    return values
  }
}

/// A modifier that sets a value of its view for the container.
@MainActor
package protocol ContainerValueModifier: ViewModifier {
  func write(to values: inout ContainerValues)
}

/// A view whose type determines which values it has.
@MainActor
package protocol ContainerValueSource: View {
  static func values(at place: _GraphValue<Self>) -> ValueReaders
}

extension ModifiedContent: ContainerValueSource where Content: View, Modifier: ViewModifier {
  package static func values(at place: _GraphValue<Self>) -> ValueReaders {
    let own = ValueReaders(Modifier.self, place.field(after: Content.self))
    // Values inside a modifier's body, which creates a view of its own, are not the values of that
    // view.
    guard isPrimitive || Listing.shape(of: Modifier.Body.self) == .many else { return own }
    return own + ValueReaders.of(Content.self, place.field(at: 0))
  }
}

/// `containerValue`.
nonisolated public struct _ContainerValueModifier<Value>: ContainerValueModifier {
  public typealias Body = Never
  let keyPath: WritableKeyPath<ContainerValues, Value>
  let value: Value

  @MainActor package func write(to values: inout ContainerValues) {
    values[keyPath: keyPath] = value
  }

  @MainActor public static func _mountModifier(
    _ modifier: _GraphValue<Self>, _ inputs: ViewInputs, content: ModifiedView,
    into list: inout ElementList
  ) { content.mount(inputs, into: &list) }
}

extension View {
  /// Sets a value of the view for the container that places it, which reads it from the subview's
  /// `containerValues`.
  nonisolated public func containerValue<Value>(
    _ keyPath: WritableKeyPath<ContainerValues, Value>, _ value: Value
  ) -> some View {
    modifier(_ContainerValueModifier(keyPath: keyPath, value: value))
  }
}
