import AttributeGraph

/// What a position in the tree gives to the view mounted there.
@MainActor
public struct ViewInputs {
  public let runtime: ViewRuntime
  /// The lifetime that what is mounted belongs to.
  public var scope: Scope
  /// The nearest enclosing named place.
  public var identity: IdentityPath
  public var environment: EnvironmentScope
  /// Distance from the root in bodies and scopes: nearer ones update first (R41).
  public var depth: Int
  /// What enclosing modifiers do to each element emitted here (R13), innermost first.
  public var decoration: Decoration?
  /// The content of the custom modifiers whose bodies are being mounted, innermost first.
  public var modifierContent: ModifierContentLink?
  /// Where preferences set here are collected; `nil` where nobody can ask.
  public var preferences: PreferenceNode?
  /// What the elements emitted here are to an enclosing list: 0 rows, 1 a section's header, 2 its footer.
  public var rowKind: UInt8 = 0
  /// The tab view whose pages are mounted here, for the views above the core.
  public var tabs: AnyObject?
  /// What an enclosing modifier says to the page mounted here, likewise.
  public var extra: AnyObject?
  /// The navigation stack around the place, likewise.
  public var navigation: AnyObject?
  /// What `onMove` and `onDelete` around a `ForEach` say of its rows.
  public var rowActions = RowActions()
  /// Index in the enclosing builder block and id of the enclosing row, until a named place takes them.
  var index: Int32 = -1
  var elementID: AnyHashable?
  /// Whether the rows of a `ForEach` are made when they come near the screen (R70). True directly inside a lazy container only.
  public var isLazy = false
  /// The axis of the nearest enclosing stack, for views that stretch along or across it: 0 none, 1 horizontal, 2 vertical.
  public var stackAxis: UInt8 = 0

  init(runtime: ViewRuntime, scope: Scope, identity: IdentityPath, environment: EnvironmentScope) {
    self.runtime = runtime
    self.scope = scope
    self.identity = identity
    self.environment = environment
    depth = scope.depth
  }

  public var graph: Graph { runtime.graph }

  /// A named place for `type`, taking the pending index and id.
  public func place(_ type: Any.Type) -> IdentityPath {
    IdentityPath(parent: identity, component: .view(type, index: Int(index), id: elementID))
  }

  /// The inputs below a named place.
  public func entering(_ place: IdentityPath) -> ViewInputs {
    var inputs = self
    inputs.identity = place
    inputs.index = -1
    inputs.elementID = nil
    return inputs
  }

  /// The inputs of the `index`-th view of a builder block.
  func child(_ index: Int) -> ViewInputs {
    var inputs = self
    if self.index >= 0 || elementID != nil { inputs = flushed() }
    inputs.index = Int32(index)
    return inputs
  }

  /// An index or id that no named place took becomes a place of its own.
  private func flushed() -> ViewInputs {
    guard let elementID else {
      return entering(IdentityPath(parent: identity, component: .part("", index: Int(index))))
    }
    return entering(IdentityPath(parent: identity, component: .id(elementID, occurrence: 0)))
  }

  /// Below an explicit id or in a `ForEach` row.
  public func identified(by id: AnyHashable, occurrence: Int = 0) -> ViewInputs {
    var inputs = self
    if elementID != nil { inputs = flushed() }
    if occurrence > 0 {
      return inputs.entering(IdentityPath(parent: inputs.identity, component: .id(id, occurrence: occurrence)))
    }
    inputs.elementID = id
    return inputs
  }

  /// Below an arm of a conditional.
  func arm(_ taken: Bool) -> ViewInputs {
    entering(IdentityPath(parent: identity, component: .arm(taken, index: Int(index), id: elementID)))
  }

  /// A part that a view hosts beside its content: `background`, `sheet`.
  public func part(_ name: String) -> ViewInputs {
    var inputs = self
    if index >= 0 || elementID != nil { inputs = flushed() }
    inputs.decoration = nil
    return inputs.entering(IdentityPath(parent: inputs.identity, component: .part(name, index: -1)))
  }

  /// The inputs of what a container lays out itself: enclosing decorations stop at the container.
  public func contained() -> ViewInputs {
    var inputs = self
    inputs.decoration = nil
    inputs.isLazy = false
    inputs.rowActions = RowActions()
    inputs.rowKind = 0
    inputs.tabs = nil
    inputs.extra = nil
    inputs.depth += 1
    return inputs
  }

  /// The inputs inside a new scope.
  public func inside(_ scope: Scope) -> ViewInputs {
    var inputs = self
    inputs.scope = scope
    inputs.depth = scope.depth
    return inputs
  }

  /// Priorities of eager attributes: structure and bodies nearest the root first, then frames, then effects (R41).
  public var structurePriority: UInt32 { UInt32(depth) }
  public var effectPriority: UInt32 { 3 << 24 | UInt32(depth) }
}
