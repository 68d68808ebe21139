import AttributeGraph

/// What a position in the tree gives to the view mounted there.
@MainActor
public struct ViewInputs {
  /// The lifetime that what is mounted belongs to.
  public var scope: Scope
  /// The nearest enclosing named place.
  public var identity: IdentityPath
  /// What changes at few places: copied when one of them changes it.
  var surroundings: Surroundings
  /// Distance from the root in bodies and scopes: nearer ones update first (R41).
  public var depth: Int
  /// Index in the enclosing builder block and id of the enclosing row, until a named place takes
  /// them.
  var index: Int32 = -1
  /// Whether the rows of a `ForEach` are made when they come near the screen (R70). True directly
  /// inside a lazy container only.
  public var isLazy = false
  /// The lifetime that the nearest enclosing container is in: seams further out remove the
  /// container with what is in it.
  var containerScope: ObjectIdentifier
  /// The priority of the nearest enclosing body.
  public var bodyPriority: UInt32 = 0
  /// Whether the place is among the rows of a list, not in a container inside one.
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

  /// The constants of the identity rules at this place. Rules read them here and nowhere else.
  public var profile: IdentityProfile { scope.profile }

  /// A named place for `type`, taking the pending index and id.
  public func place(_ type: Any.Type) -> IdentityPath {
    IdentityPath(parent: identity, view: type, index: index, identifier: identifier)
  }

  /// The inputs below a named place.
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

  /// `child(_:)` for programs of the identity model, which mount views whose types are made at run
  /// time.
  @_spi(Conformance)
  public func builderChild(_ index: Int) -> ViewInputs { child(index) }

  /// An index or id that no named place took becomes a place of its own.
  func flushed() -> ViewInputs {
    guard let elementID = identifier?.value else {
      return entering(IdentityPath(parent: identity, component: .part("", index: Int(index))))
    }
    return entering(IdentityPath(parent: identity, component: .id(elementID, occurrence: 0)))
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
      enter(IdentityPath(parent: identity, component: .id(id.value, occurrence: occurrence)))
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

  /// The inputs of what a container lays out itself: enclosing decorations stop at the container.
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

  /// The inputs of what is hoisted out of the row it is written in: it ends with its own condition.
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

  /// Becomes that of what a body returns, which is at a place of its own or, as a modifier's, has
  /// none.
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
