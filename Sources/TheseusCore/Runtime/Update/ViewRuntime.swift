import AttributeGraph
import Synchronization

/// One mounted tree: its graph, its scopes, its element tree, and the passes of an update.
///
/// An update, in order: writes → structure and bodies nearest the root first → frames and contents
/// → lifecycle → commit to the host (`ViewRuntime+Update.swift`). On the main actor; writes come
/// from any thread.
@MainActor
public final class ViewRuntime {
  // Read by state cells, which have made sure of where they run.
  public nonisolated(unsafe) let graph = Graph()
  /// The constants of the identity rules where no scene sets its own. Rules read
  /// `ViewInputs.profile`.
  public let profile: IdentityProfile
  /// Whether the run's profile overrides those of scenes.
  public let overridesProfiles: Bool
  nonisolated let writes = WriteQueue()

  // Exclusivity is unchecked on the update path, where checks cost a tenth of a mount:
  // Benchmarks/NOTES.md.
  /// Diagnostics; `nil` costs a check.
  @exclusivity(unchecked) public var observer: (any RuntimeObserver)? {
    didSet { recorded.keepsValues = observer?.wantsWords ?? false }
  }
  @exclusivity(unchecked) final var commit = Commit()
  private let commits = CommitQueue()
  /// The parts of the root; each retains the runtime, so unmounting releases them.
  @exclusivity(unchecked) private var rootParts: (scope: Scope?, environment: EnvironmentScope?)
  /// The root environment as it was set last.
  public private(set) var rootValues = EnvironmentValues()
  /// The object that shows the tree.
  @exclusivity(unchecked) public weak var host: (any RuntimeHost)?
  public let lifecycleQueue = LifecycleQueue()
  public let tasks = ViewTasks()
  let departures = Departures()
  /// Animations and timers on the host's clock.
  public let timeline = AnimationTimeline()
  let objects = ObservedObjects()
  /// The host's services for the user of this tree.
  public let services: HostServices
  /// The stores of `@SceneStorage` properties: this tree's, and those of its windows.
  let sceneStores = SceneStores()
  /// Stores read in this tree that others write too.
  @exclusivity(unchecked) var watchedStores = WatchedStores()
  /// Whether code runs whose reads of observable properties are tracked.
  @exclusivity(unchecked) var isTracking = false
  /// The changes of the present update, while an observer is attached.
  @exclusivity(unchecked) var recorded = RecordedChanges()

  /// The number of removed scopes that stay for their transitions (R66). Checked by every row.
  @exclusivity(unchecked) @usableFromInline final var leavingScopes = 0
  /// Updates so far; each is one transaction (R26).
  @exclusivity(unchecked) public internal(set) var updateNumber = 0
  @exclusivity(unchecked) var isFlushing = false
  /// The number of flushes: one flush handles what one event causes.
  @exclusivity(unchecked) package var flushNumber = 0
  /// How often modifiers that act on changes of a value (`onChange`, `task(id:)`, `onReceive`) have
  /// looked at it: 0 while no view has one.
  @exclusivity(unchecked) package internal(set) var changeComparisons = 0
  /// The number of changes that updates have taken so far: of states, and of objects.
  @exclusivity(unchecked) package internal(set) var committedChanges = 0
  /// The number of the running pass in its flush.
  @exclusivity(unchecked) var passNumber = 0
  /// The writers of the last pass before an update is stopped (R27).
  @exclusivity(unchecked) var writers: Writers?
  /// The transaction of the update that is running.
  @exclusivity(unchecked) public internal(set) var transaction = Transaction()
  /// Code that waits for an animated update of the running pass.
  @exclusivity(unchecked) var held = HeldCode()
  /// The owner whose body runs.
  @exclusivity(unchecked) var currentOwner: OwnerNode?
  /// Whether `currentOwner` records what it reads (R44). Checked by every read of a state.
  @exclusivity(unchecked) nonisolated(unsafe) var notesReads = false
  @exclusivity(unchecked) private var lastElementID: UInt64 = 0
  nonisolated let updatingThread = Atomic<UInt>(0)
  /// The runtime at work on the main actor, for issues from code that does not know its runtime.
  @exclusivity(unchecked) nonisolated(unsafe) static var active: ViewRuntime?
  /// The thread on which `active` works; only that thread may read it.
  nonisolated static let activeThread = Atomic<UInt>(0)
  /// Issues of other threads, and of code that does not know its runtime.
  nonisolated let lateIssues = LateIssues()
  /// The writes to objects that were reported in the present update.
  var reportedWrites = ReportedWrites()
  @exclusivity(unchecked) public private(set) var isUnmounted = false
  /// Saved state to restore, until the end of the first update.
  @exclusivity(unchecked) var restoration: StateRestoration?
  @exclusivity(unchecked) var finishedRestoration: StateRestoration?
  /// Notices writes over restored values, while those are new.
  @exclusivity(unchecked) var overwrites: OverwriteWatch?
  /// Called when the outcome for each saved cell is final.
  @exclusivity(unchecked) var restoredActions: [() -> Void] = []
  @exclusivity(unchecked) var loadedActions: [() -> Void] = []
  /// Called for each restored value that is overwritten.
  @exclusivity(unchecked) var overwriteActions: [(RuntimeIssue) -> Void] = []
  package let session = SessionKeeper()
  /// Called at the end of each flush that changed something, and of one in which a variable of an
  /// object of the session has another value than in the last snapshot.
  @exclusivity(unchecked) public var onChange: (() -> Void)?
  /// Whether saved state is restored after the first update too, and repeatedly: to rows that are
  /// created when they scroll into view, and to rows recreated after the profile dropped them. Set
  /// after `restore`.
  package var keepsRestoring = false { didSet { restoration?.restoresRepeatedly = keepsRestoring } }
  /// More windows are mounted before the program has started: unclaimed saved state is kept for
  /// them.
  package var awaitsWindows = false

  /// - Parameter overridesProfiles: whether `profile` overrides those of scenes, as
  ///   `THESEUS_PROFILE` does.
  public init(
    profile: IdentityProfile = .default, overridesProfiles: Bool = false,
    services: HostServices = HostServices()
  ) {
    self.profile = profile
    self.overridesProfiles = overridesProfiles
    self.services = services
    graph.work = commits
  }

  /// The priority of commits in an update: after all layout, before effects. The elements' levels
  /// are added.
  static let commitPriority: UInt32 = 2 << 24

  /// Requests a commit of `element` in the current update or the next one, after those of elements
  /// with a lower `level`.
  public final func needsCommit(_ element: ElementNode, level: Int) {
    guard !element.waitsForCommit, element.scope.isAlive else { return }
    commits.insert(element, level: max(0, level))
    graph.workPriority = commits.priority
  }

  /// An element's frame or content has changed.
  public final func noteUpdated(_ element: ElementNode, _ change: Commit.Change) {
    commit.updated(element, change)
  }

  /// An element's children reach beyond it.
  public final func noteOvergrown(_ element: ElementNode) { commit.overgrown.append(element) }

  /// Called, on the writing thread, when an update becomes pending.
  nonisolated public func onUpdateDue(_ action: @escaping @Sendable () -> Void) {
    writes.onFirstWrite(action)
  }

  /// Runs `action` after the pending update, or the next one, has laid out the tree. Notifies the
  /// host that an update is pending.
  public func afterUpdate(_ action: @escaping () -> Void) {
    lifecycleQueue.perform(action)
    if !isFlushing { writes.wakeUp() }
  }

  /// Whether something was written that no update has taken yet.
  public var isUpdateDue: Bool { !writes.isEmpty || graph.needsUpdate || !lifecycleQueue.isEmpty }

  /// The number of values that were written and that no update has taken yet.
  package var pendingWrites: Int { writes.count }

  public var rootScope: Scope {
    if let scope = rootParts.scope { return scope }
    let scope = Scope(runtime: self)
    if !isUnmounted { rootParts.scope = scope }
    return scope
  }

  public var rootEnvironment: EnvironmentScope {
    if let environment = rootParts.environment { return environment }
    let environment = EnvironmentScope(runtime: self)
    if !isUnmounted { rootParts.environment = environment }
    return environment
  }

  /// The host's values: color scheme, size classes, locale.
  public func setRootEnvironment(_ values: EnvironmentValues) {
    rootValues = values
    rootValues.hostServices = services
    _ = try? graph.set(rootEnvironment.values, to: rootValues)
  }

  /// Changes some values of the root environment.
  public func changeRootEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    var values = rootValues
    change(&values)
    setRootEnvironment(values)
  }

  func makeElementID() -> UInt64 {
    lastElementID += 1
    return lastElementID
  }

  @exclusivity(unchecked) private var lastOwnerSequence = 0

  func makeOwnerSequence() -> Int {
    lastOwnerSequence += 1
    return lastOwnerSequence
  }

  /// Ends every identity and cancels every task.
  public func unmount() {
    guard !isUnmounted else { return }
    isUnmounted = true
    overwrites?.end()
    overwrites = nil
    restoredActions = []
    loadedActions = []
    overwriteActions = []
    rootScope.end(Decision(.hostUnmounted, rule: "R23"))
    lifecycleQueue.run(self)
    observer?.endedPass()
    observer?.endedFlush()
    objects.end()
    recorded.forget()
    // The host may outlive the tree: nothing pending may keep ended views alive.
    lifecycleQueue.end()
    timeline.end()
    departures.end()
    // Their animations are over.
    timeline.work.takeAll().forEach { $0.action() }
    for write in writes.close() {
      AnimationCompletions.take(write.transaction).forEach { $0.action() }
    }
    commit = Commit()
    commits.removeAll()
    graph.work = nil
    graph.workPriority = .max
    rootParts = (nil, nil)
    rootValues = EnvironmentValues()
  }
}
