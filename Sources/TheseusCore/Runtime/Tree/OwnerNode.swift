import AttributeGraph

/// Code of the app whose reads of observable properties are tracked: a body, a row's content
/// closure (R55).
@MainActor
open class TrackedNode {
  public let runtime: ViewRuntime

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// The attribute that runs the code.
  @exclusivity(unchecked) public final var attribute = AttributeID.none
  /// The observed changes since the code last ran.
  @exclusivity(unchecked) var observedChanges: [ObservedChange] = []
  /// Cancels the observation of the last run (R51).
  @exclusivity(unchecked) var observation: ObservationRun?
  /// Whether code of this kind has been seen to read an observable property, as of
  /// `observationEpoch`.
  @exclusivity(unchecked) var mayObserve = false
  @exclusivity(unchecked) var observationEpoch: UInt32 = 0
  @exclusivity(unchecked) public private(set) var hasEnded = false

  public init(runtime: ViewRuntime) { self.runtime = runtime }

  /// Identifies the kind of the code, for facts about all code of a kind.
  var observationKind: ObjectIdentifier { ObjectIdentifier(Swift.type(of: self)) }

  /// Runs the code, its reads of observable properties becoming edges to `attribute` (R50, R55).
  public final func track<Result>(_ body: () -> Result) -> Result {
    ObservationRun.track(self, body)
  }

  /// Requests a run that no attribute of the graph explains: an observed object or property
  /// changed. From any thread.
  nonisolated func invalidate(_ change: ObservedChange, _ transaction: Transaction) {
    if runtime.isUpdatingOnThisThread {
      MainActor.assumeIsolatedUnchecked { runtime.reportObjectWrite(change.description) }
    }
    if runtime.session.watchesVariables.load(ordering: .relaxed) { runtime.compareRestored() }
    runtime.writes.append(.observed(self, change), transaction)
  }

  /// Runs the code in the present update if earlier ones left it out.
  func catchUp() {}

  /// The attribute that ran the code has ended, and the node has not.
  func loseBody() {
    attribute = .none
    observation?.cancel()
    observation = nil
  }

  open func end() {
    hasEnded = true
    observation?.cancel()
    observation = nil
  }
}

/// Something with dynamic properties and a body: a custom view, a modifier, a style, an app or a
/// scene. One per identity.
@MainActor
open class OwnerNode: TrackedNode {
  @exclusivity(unchecked) private var isConnected = false
  /// Whether a property may have a reason of its own; nil until reasons are requested.
  @exclusivity(unchecked) private var looksUp: Bool?
  /// Whether the observer was notified that it appeared, and not that it disappeared.
  var isSeen = false
  /// The body prints its changes (R44).
  @exclusivity(unchecked) var printsChanges = false
  public let scope: Scope
  public let identity: IdentityPath
  public let type: Any.Type
  @exclusivity(unchecked) var properties = ConnectedProperties()
  /// Order of creation in its runtime, from 1; never reused.
  public let sequence: Int
  let environment: EnvironmentScope
  /// The values of input keys at its position.
  let entries: InputEntries

  init(
    _ type: Any.Type, in scope: Scope, at place: IdentityPath, _ environment: EnvironmentScope,
    _ entries: InputEntries
  ) {
    self.type = type
    self.scope = scope
    identity = place
    self.environment = environment
    self.entries = entries
    sequence = scope.runtime.makeOwnerSequence()
    super.init(runtime: scope.runtime)
    scope.register(self)
    if isReported, let observer = runtime.observer {
      if let restoration = runtime.restoration, restoration.knows(place) {
        observer.created(self, Decision(.restored, rule: "R31"))
      } else {
        observer.created(self, scope.decision)
      }
    }
  }

  /// Whether diagnostics show it.
  public var isReported: Bool { true }

  /// The name that issues report for what its body writes; nil for that of the view around it.
  var writerName: String? { nil }

  /// Connects the dynamic properties of the struct at `base`, creating their persistent parts on
  /// the first run (R20, R22, R43).
  func connect(_ base: UnsafeMutableRawPointer) {
    if !isConnected {
      isConnected = true
      properties = DynamicFields.makeBoxes(of: type, at: base, PropertySite(owner: self))
    }
    properties.each { $0.box.connect(base + $0.offset) }
    if printsChanges { boundCells = DynamicFields.boundCells(of: type, at: base) }
    if PrivateContent.exists { noteBindings(at: base) }
  }

  /// The bindings of the last value, where views of the process are private.
  private var bindings: [any BindingField] = []

  /// Inside `.privacySensitive()`, what a binding leads to is private as well (R36).
  private func noteBindings(at base: UnsafeRawPointer) {
    bindings = DynamicFields.bindings(of: type, at: base)
    if !bindings.isEmpty, environment.wasPrivacySensitive { hideBindings() }
  }

  /// The values that the bindings lead to are not saved from now on.
  func hideBindings() {
    for binding in bindings { binding.hideFromSnapshots(in: runtime) }
  }

  /// Cells and objects read by the last run, while the body prints its changes.
  private(set) var readSources: [any ReadSource] = []
  /// The current run, or the last.
  @exclusivity(unchecked) var run = BodyRun()

  /// The cells of the struct's bindings, by offset, while the body prints its changes.
  private(set) var boundCells: [Int: AnyObject] = [:]

  func noteRead(of source: any ReadSource) {
    if !readSources.contains(where: { $0 === source }) { readSources.append(source) }
  }

  /// Adds the reasons that only a connected body knows.
  func addReasons(to reasons: inout BodyReasons) {
    let looksUp = looksUp ?? properties.contains { $0.box.looksUp }
    self.looksUp = looksUp
    if looksUp { properties.each { $0.box.addReasons(to: &reasons) } }
    if !observedChanges.isEmpty { reasons.observed = observedChanges }
  }

  func forgetReads() { readSources.removeAll() }

  override public func end() {
    super.end()
    properties.each { $0.box.end() }
    properties = ConnectedProperties()
    bindings = []
  }
}
