import AttributeGraph
import Foundation
import TheseusCore

#if canImport(FoundationAdditions)
  import FoundationAdditions
#endif

/// One window: a mounted tree, its size, its focus and the way in for events. Every host (terminal,
/// browser, test) drives one of these.
@MainActor
public final class WindowHost {
  public let runtime: ViewRuntime
  public let metrics: HostMetrics
  public let root: WindowElement
  /// In points.
  public var size: CGSize { state.size }
  private let state: WindowState
  /// The context that everything in the window refers to.
  let context: WindowContext
  public let focus: FocusManager
  /// Sheets, alerts, popovers and menus above the content.
  public let layers: WindowLayers
  private let watch = LayoutWatch()
  let labeledPairs = LabeledPairs()
  private var mount: RootMount?
  /// Keys that no element and no shortcut took: an app's menu commands. Answers whether it took the
  /// key.
  public var onUnhandledKey: ((KeyPress) -> Bool)?
  /// The window's time, for double presses and long ones: a host with a clock of its own sets both.
  public var now: () -> Duration {
    get { state.now }
    set { state.now = newValue }
  }
  public var sleep: (Duration) async throws -> Void {
    get { state.sleep }
    set { state.sleep = newValue }
  }
  /// The text that fields cut and copy. Windows of one app share one.
  public var clipboard = Clipboard() {
    didSet { context.add(clipboard) }
  }
  /// The number of events so far.
  private var events = 0
  let pointer: PointerState
  let modifierKeys = ModifierKeys()
  let subject = WindowSubject()
  let checks = SettledChecks()
  /// The hints of its scene.
  var sceneHints = SceneHints()
  /// The undo manager for this window's actions.
  public let undoManager = UndoManager()
  /// The edit mode that edit buttons in the window switch.
  private let editing = WindowEditing()
  private var traits: Attribute<WindowTraits>?
  /// Called after each update that changed something a host shows.
  public var onCommit: ((Commit) -> Void)?

  /// Receives the movements of elements, after the commit of the update that started them, if the
  /// host animates by itself (`HostCapabilities.animations`).
  public var onAnimations: (([ElementAnimation]) -> Void)?
  /// The semantics tree while it is observed.
  var semanticsTree: SemanticsTree?
  /// Called after each update that changed the semantics tree (`observeSemantics`).
  var onSemanticChanges: (([SemanticsChange]) -> Void)?
  /// The same two for a second host that shows the window (`mirror`).
  var onMirroredCommit: ((Commit) -> Void)?
  var onMirroredChanges: (([SemanticsChange]) -> Void)?
  /// Changes of the update that is about to end.
  var semanticChanges: [SemanticsChange] = []

  /// - Parameters:
  ///   - size: in points; at least what the host can draw.
  ///   - configure: sets what the host knows in the root environment, before anything is mounted.
  public convenience init<Root: View>(
    size: CGSize, metrics: HostMetrics = .standard, runtime: ViewRuntime = ViewRuntime(),
    configure: (inout EnvironmentValues) -> Void = { _ in },
    @ViewBuilder root: @escaping @MainActor () -> Root
  ) {
    var values = EnvironmentValues()
    configure(&values)
    runtime.setRootEnvironment(values)
    self.init(size: size, metrics: metrics, inputs: runtime.rootInputs()) {
      inputs, list in
      let mount = RootMount(inputs, root)
      list = mount.elements
      return mount
    }
    runtime.host = self
    driveTimeline()
  }

  /// A window of an app that may have several: its content is mounted in `inputs`.
  convenience init(
    size: CGSize, metrics: HostMetrics, inputs: ViewInputs,
    mount content: (ViewInputs, inout ElementList) -> Void
  ) {
    self.init(size: size, metrics: metrics, inputs: inputs) {
      inputs, list -> RootMount? in
      content(inputs, &list)
      return nil
    }
  }

  private init(
    size: CGSize, metrics: HostMetrics, inputs: ViewInputs,
    content: (ViewInputs, inout ElementList) -> RootMount?
  ) {
    KnownTypes.include()
    runtime = inputs.runtime
    var inputs = inputs
    let state = WindowState(size: Self.atLeast(metrics.grid, size))
    let context = WindowContext(metrics, state)
    inputs.window = context
    self.state = state
    self.context = context
    self.metrics = metrics
    root = WindowElement(inputs)
    state.root = root
    layers = WindowLayers(inputs.runtime)
    focus = FocusManager(state, layers)
    pointer = PointerState(state, metrics)
    state.flush = { [weak self] in self?.flush() }
    context.add(layers)
    context.add(focus)
    context.add(pointer)
    context.add(modifierKeys)
    context.add(clipboard)
    context.add(watch)
    context.add(labeledPairs)
    context.add(subject)
    context.add(checks)
    focus.joinSession(inputs)
    editing.joinSession(inputs)
    // Elements hold the closures of their views: what has ended is let go though the window stays.
    inputs.scope.onEnd { [weak self] in self?.forgetElements() }
    let traits = inputs.graph.makeSource(
      WindowTraits(editing, focus, metrics, self.size, undoManager), in: inputs.scope.subgraph,
      equality: { $0 == $1 })
    self.traits = traits
    var children = ElementList()
    mount = content(inputs.settingEnvironment(_GraphValue(traits)) { $1.apply(to: &$0) }, &children)
    children.append(dynamic: layers.attribute)
    root.mount(inputs, children: children)
    resize(to: size)
  }

  private static func atLeast(_ least: CGSize, _ size: CGSize) -> CGSize {
    CGSize(width: max(least.width, size.width), height: max(least.height, size.height))
  }

  /// The tree has ended: nothing here holds a part of it.
  private func forgetElements() {
    stopObservingSemantics()
    stopMirroring()
    root.setChildren([])
    watch.forget()
    focus.forget()
    pointer.forget()
    modifierKeys.forget()
    layers.forget()
  }

  /// Animations run on the window's clock; a task wakes for them, only while something moves.
  private func driveTimeline() {
    runtime.timeline.now = { [weak self] in self?.now() ?? .zero }
    runtime.timeline.wake = { [weak self] in self?.wake(after: $0) }
  }

  func wake(after delay: Duration) {
    let sleep = sleep
    Task { [weak self] in
      guard (try? await sleep(delay)) != nil, let self else { return }
      runtime.timeline.tick()
      flush()
    }
  }

  /// The window becomes the frontmost one: the values its views provide apply to the app.
  func becomeKey() { focus.reportedValues.haveChanged = true }

  /// Replaces the root's value, as a parent's new body would.
  public func update<Root: View>(@ViewBuilder root: @escaping @MainActor () -> Root) {
    mount?.update(root)
  }

  /// Gives the window another size, in points; at least what the host can draw.
  public func resize(to size: CGSize) {
    state.size = Self.atLeast(metrics.grid, size)
    if let traits {
      _ = try? runtime.graph.set(
        traits, to: WindowTraits(editing, focus, metrics, self.size, undoManager))
    }
    root.place(CGRect(origin: .zero, size: self.size))
  }

  /// Handles one event and commits the result.
  func during<Result>(_ action: () -> Result) -> Result {
    events &+= 1
    state.event = events
    defer { state.event = nil }
    let result = runtime.handlingEvent { runtime.attributingIssues(action) }
    endUndoGroup()
    flush()
    return result
  }

  /// Commits what is pending and what that causes.
  public func flush() { runtime.flush() }

  /// Updates what depends on the settled tree.
  ///
  /// - Parameter isKey: whether the values its views provide apply to the app.
  func settle(isKey: Bool) {
    focus.settle(isKey: isKey)
    // The events of the pointer go to the frontmost window.
    if isKey { pointer.settle() } else { pointer.cancel() }
    layers.followAnchors()
    watch.settle()
  }

  /// Ends every identity.
  public func unmount() {
    runtime.unmount()
  }
}

/// A window without an app is its runtime's host.
extension WindowHost: RuntimeHost {
  public func settle() { settle(isKey: true) }
  public func complete(_ commit: inout Commit) {
    checks.run()
    addSemanticChanges(to: &commit)
  }
  public func committed(_ commit: Commit) {
    onCommit?(commit)
    onMirroredCommit?(commit)
    reportAnimations()
    reportSemanticChanges()
  }
}
