import AttributeGraph

/// The environment of one part of the tree: an attribute of all values, and one for each key that
/// is read (R42).
@MainActor
public final class EnvironmentScope {
  public let runtime: ViewRuntime
  public let values: Attribute<EnvironmentValues>
  private let subgraph: Subgraph
  private var keyPaths = KeyPathTable()
  private var objects: [EnvironmentObjectID: (type: Any.Type, id: AttributeID)] = [:]

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// Attributes of values that are derived once for each kind: few, and read by every text.
  @exclusivity(unchecked) private var kinds: [(kind: ObjectIdentifier, id: AttributeID)] = []

  /// The root: a source that the host writes.
  init(runtime: ViewRuntime) {
    self.runtime = runtime
    subgraph = runtime.graph.rootSubgraph
    var values = EnvironmentValues()
    values.hostServices = runtime.services
    self.values = runtime.graph.makeSource(values, in: subgraph)
  }

  /// An environment created from another by `change`, which receives the present value of the
  /// modifier at `modifier`.
  public init<Modifier>(
    _ outer: EnvironmentScope, in scope: Scope, _ modifier: _GraphValue<Modifier>,
    change: @escaping (inout EnvironmentValues, Modifier) -> Void
  ) {
    runtime = outer.runtime
    subgraph = scope.subgraph
    let rule = EnvironmentRule(outer: outer.values, modifier: modifier, change: change)
    values = runtime.graph.makeRule(rule, in: subgraph)
  }

  /// An environment with these values.
  init(_ values: Attribute<EnvironmentValues>, in scope: Scope) {
    runtime = scope.runtime
    subgraph = scope.subgraph
    self.values = values
  }

  /// Whether it was that of a position whose state is never saved, when the environment was last
  /// read (R36). To bring it up to date could run bodies between the writes of one update (R26).
  package var wasPrivacySensitive: Bool {
    runtime.graph.lastValue(of: values)?.isPrivacySensitive ?? isPrivacySensitive
  }

  /// Whether it is that of a position whose state is never saved (R36).
  package var isPrivacySensitive: Bool {
    (try? runtime.graph.value(of: values))?.isPrivacySensitive ?? false
  }

  /// `\.colorScheme`: the key whose value the attribute is, or the type of that value in a program
  /// without symbols; nil for others.
  func name(of attribute: AttributeID) -> String? {
    keyPaths.keyPath(of: attribute).map { keyPath in
      keyPath.property.map { "\\\($0)" }
        ?? IdentityPath.Component.name(of: type(of: keyPath).valueType)
    }
  }

  /// `JournalStore`: the type of the object that the attribute is; nil for others.
  func objectName(of attribute: AttributeID) -> String? {
    objects.values.first { $0.id == attribute }.map { IdentityPath.Component.name(of: $0.type) }
  }

  /// The value of one key as an attribute: a reader runs again only when that value changes.
  public func value<Value>(_ keyPath: KeyPath<EnvironmentValues, Value>) -> Attribute<Value> {
    if let known = keyPaths[keyPath] { return Attribute(known) }
    let attribute = runtime.graph.makeRule(
      EnvironmentKeyRule(values: values, keyPath: keyPath), in: subgraph)
    keyPaths.add(keyPath, attribute.id)
    return attribute
  }

  /// The object of one type as an attribute, created once for each scope.
  func derived<R: Rule>(
    for object: EnvironmentObjectID, _ type: Any.Type, _ rule: () -> R
  ) -> Attribute<R.Value> {
    if let known = objects[object] { return Attribute(known.id) }
    let attribute = runtime.graph.makeRule(rule(), in: subgraph)
    objects[object] = (type, attribute.id)
    return attribute
  }

  /// An attribute computed from the environment, created once for each scope and `kind`.
  public func derived<R: Rule>(for kind: Any.Type, _ rule: () -> R) -> Attribute<R.Value> {
    let kind = ObjectIdentifier(kind)
    for known in kinds where known.kind == kind { return Attribute(known.id) }
    let attribute = runtime.graph.makeRule(rule(), in: subgraph)
    kinds.append((kind, attribute.id))
    return attribute
  }
}

/// The attributes of keys, by key path, and not by `AnyHashable`: creating one from a key path
/// searches four conformances.
private struct KeyPathTable {
  private var list: [(keyPath: AnyKeyPath, id: AttributeID)] = []
  private var table: [AnyKeyPath: AttributeID] = [:]

  /// A first frame has few. The first dictionary with keys of one type looks up their conformances:
  /// 650,000 instructions of an app's start.
  private static let few = 8

  subscript(keyPath: AnyKeyPath) -> AttributeID? {
    if !table.isEmpty { return table[keyPath] }
    // A key path that is written at one place is one object.
    for known in list where known.keyPath === keyPath { return known.id }
    for known in list where known.keyPath == keyPath { return known.id }
    return nil
  }

  mutating func add(_ keyPath: AnyKeyPath, _ id: AttributeID) {
    if table.isEmpty, list.count < Self.few { return list.append((keyPath, id)) }
    for known in list { table[known.keyPath] = known.id }
    list = []
    table[keyPath] = id
  }

  func keyPath(of attribute: AttributeID) -> AnyKeyPath? {
    list.first { $0.id == attribute }?.keyPath ?? table.first { $0.value == attribute }?.key
  }
}

/// An object of the environment, by its type.
enum EnvironmentObjectID: Hashable {
  /// For `@Environment(Model.self)`.
  case observable(ObjectIdentifier, isRequired: Bool)
  /// For `@EnvironmentObject`.
  case observed(ObjectIdentifier)
}

private struct EnvironmentRule<Modifier>: Rule {
  let outer: Attribute<EnvironmentValues>
  let modifier: _GraphValue<Modifier>
  let change: (inout EnvironmentValues, Modifier) -> Void

  func value(_ context: borrowing RuleContext) throws(GraphError) -> EnvironmentValues {
    var values = try context[outer]
    change(&values, try context.load(modifier))
    return values
  }

  static func areEqual(_ a: borrowing EnvironmentValues, _ b: borrowing EnvironmentValues) -> Bool {
    EnvironmentValues.areEqual(copy a, copy b)
  }
}

private struct EnvironmentKeyRule<Value>: Rule {
  let values: Attribute<EnvironmentValues>
  let keyPath: KeyPath<EnvironmentValues, Value>

  func value(_ context: borrowing RuleContext) throws(GraphError) -> Value {
    try context[values][keyPath: keyPath]
  }
  static func areEqual(_ a: borrowing Value, _ b: borrowing Value) -> Bool {
    ViewComparison.areEqualContents(a, b)
  }
}
