import AttributeGraph

/// The values that a position in the tree passes to the view mounted there.
@MainActor
public struct ViewInputs {
  /// The lifetime of what is mounted.
  public var scope: Scope
  /// The nearest enclosing named position.
  public var identity: IdentityPath
  /// Values that change at few positions: copied on change.
  var surroundings: Surroundings
  /// Distance from the root in bodies and scopes: nearer ones update first (R41).
  public var depth: Int
  /// Index in the enclosing builder block and id of the enclosing row, until a named position takes
  /// them.
  var index: Int32 = -1
  /// Whether the rows of a `ForEach` are created when they come near the screen (R70). True
  /// directly inside a lazy container only.
  public var isLazy = false
  /// The lifetime of the nearest enclosing container: conditionals further out remove the container
  /// with its content.
  var containerScope: ObjectIdentifier
  /// The priority of the nearest enclosing body.
  public var bodyPriority: UInt32 = 0
  /// Whether the position is among the rows of a list, and not in a container inside one.
  public var isAmongListRows = false
  private(set) var identifier: ElementIdentifier?

  init(scope: Scope, identity: IdentityPath, environment: EnvironmentScope) {
    self.scope = scope
    containerScope = ObjectIdentifier(scope)
    self.identity = identity
    surroundings = Surroundings(environment)
    depth = scope.depth
  }

  public var runtime: ViewRuntime { scope.runtime }
  public var graph: Graph { scope.runtime.graph }

  /// The constants of the identity rules at this position. Rules read them only here.
  public var profile: IdentityProfile { scope.profile }

  /// A named position for `type`, which takes the pending index and id.
  public func place(_ type: Any.Type) -> IdentityPath {
    IdentityPath(parent: identity, view: type, index: index, identifier: identifier)
  }

  /// The inputs below a named position.
  public func entering(_ place: IdentityPath) -> ViewInputs {
    var inputs = self
    inputs.enter(place)
    return inputs
  }

  public mutating func enter(_ place: IdentityPath) {
    identity = place
    index = -1
    identifier = nil
  }

  /// The inputs of the `index`-th view of a builder block.
  package func child(_ index: Int) -> ViewInputs {
    var inputs = self.index >= 0 || identifier != nil ? flushed() : self
    inputs.index = Int32(index)
    return inputs
  }

  /// `child(_:)` for programs of the identity model, which mount views whose types are created at
  /// run time.
  @_spi(Conformance)
  public func builderChild(_ index: Int) -> ViewInputs { child(index) }

  /// A pending index or id becomes a position of its own.
  func flushed() -> ViewInputs {
    guard let elementID = identifier?.value else {
      return entering(IdentityPath(parent: identity, component: .part("", index: Int(index))))
    }
    return entering(
      IdentityPath(parent: identity, id: elementID, occurrence: 0, index: index))
  }

  /// Below an explicit id or in a `ForEach` row.
  public func identified(by id: some Hashable) -> ViewInputs {
    var inputs = self
    inputs.identify(by: TypedIdentifier(id))
    return inputs
  }

  mutating func identify(by id: ElementIdentifier, occurrence: Int = 0) {
    if identifier != nil { self = flushed() }
    if occurrence > 0 {
      enter(IdentityPath(parent: identity, id: id.value, occurrence: occurrence, index: index))
    } else {
      identifier = id
    }
  }

  /// Below an arm of a conditional.
  func arm(_ taken: Bool) -> ViewInputs {
    entering(
      IdentityPath(
        parent: identity, component: .arm(taken, index: Int(index), id: identifier?.value)))
  }

  /// A part that a view hosts beside its content: `background`, `sheet`.
  public func part(_ name: String) -> ViewInputs {
    var inputs = self
    if index >= 0 || identifier != nil { inputs = flushed() }
    inputs.decoration = nil
    inputs.isAmongListRows = false
    return inputs.entering(IdentityPath(parent: inputs.identity, component: .part(name, index: -1)))
  }

  /// The inputs of the children of a container: enclosing decorations stop at the container.
  public func contained() -> ViewInputs {
    var inputs = self
    inputs.contain()
    return inputs
  }

  public mutating func contain() {
    if !surroundings.isPlain { surroundings = surroundings.contained() }
    containerScope = ObjectIdentifier(scope)
    isLazy = false
    isAmongListRows = false
    depth += 1
  }

  /// The inputs of content that is hoisted out of the row it is written in: it ends with its own
  /// condition.
  public func hoisted() -> ViewInputs {
    var inputs = contained()
    inputs.rowBody = nil
    return inputs
  }

  /// The inputs inside a new scope.
  public func inside(_ scope: Scope) -> ViewInputs {
    var inputs = self
    inputs.enter(scope)
    return inputs
  }

  mutating func enter(_ scope: Scope) {
    self.scope = scope
    depth = scope.depth
  }

  /// Changes to the inputs of a body's result, which has a path of its own or, in a modifier, none.
  mutating func enterBody(at place: IdentityPath? = nil) {
    if let place { enter(place) }
    depth += 1
    bodyPriority = UInt32(depth)
  }

  /// Priorities of eager attributes: structure and bodies nearest the root first, then frames, then
  /// effects (R41).
  public var structurePriority: UInt32 { UInt32(depth) }
  /// No priority of structure and bodies is as large.
  public static var endOfStructure: UInt32 { 1 << 24 }
  public var effectPriority: UInt32 { 3 << 24 | UInt32(depth) }
}
