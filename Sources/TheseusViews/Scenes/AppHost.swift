import AttributeGraph
import Foundation
import TheseusCore

/// A running app: its state, its scenes, the windows that are open, its commands. Hosts show the
/// selected window.
@MainActor
public final class AppHost {
  public let runtime: ViewRuntime
  public let metrics: HostMetrics
  var scenes: [SceneEntry] = []
  /// Open windows, in the order in which they were opened.
  public private(set) var windows: [AppWindow] = []
  /// The frontmost window.
  public private(set) var keyWindow: AppWindow?
  /// The clipboard of fields.
  public let clipboard = Clipboard()
  /// The app's menus.
  public let commands: CommandMenus
  var size: CGSize
  private let configure: (inout EnvironmentValues) -> Void
  /// Puts the objects of `provide(_:)` into the environment of all scenes.
  var providedObjects: [(inout EnvironmentValues) -> Void] = []
  private var opened = 0
  private var hasLaunched = false
  /// The documents that are asked before the app quits.
  var documents: [WeakDocument] = []
  /// Removes the question whether to quit, while it is shown.
  var dismissQuitQuestion: (@MainActor () -> Void)?
  /// Removes what is said about the app, while it is shown.
  var dismissAboutPanel: (@MainActor () -> Void)?
  /// The context of views that the app mounts outside windows: the frontmost window.
  private let context: WindowContext
  /// Called after each update that changed something a host shows.
  public var onCommit: ((Commit) -> Void)?
  /// Called when another window is to be shown.
  public var onWindowsChanged: (() -> Void)?
  /// Called when the last window has closed, or the app was asked to quit and agreed
  /// (`requestQuit`).
  public var onQuit: (() -> Void)?
  /// Handles events until the closure answers true, for code that waits for the user; nil where a
  /// host cannot.
  public var onRunModal: ((@escaping @MainActor () -> Bool) -> Void)?
  /// Shows a notification outside of the app's screen. Answers whether the host could.
  public var onNotify: ((_ title: String, _ body: String) -> Bool)?
  /// Keys that no element, shortcut or command took. Answers whether the host took the key.
  public var onUnhandledKey: ((KeyPress) -> Bool)?

  /// An open window.
  @MainActor
  public final class AppWindow {
    public let id: String
    /// The title of a document, of the content (`navigationTitle`) or of the scene.
    public var title: String { ownTitle ?? host.contentTitle ?? sceneTitle.text }
    /// The title, or the name of the app: a window of a desktop and a tab of a browser have a name.
    package var shownTitle: String { title.isEmpty ? AppHost.appName : title }
    /// The title of its document.
    fileprivate(set) var ownTitle: String?
    /// The title of its content after the last update.
    fileprivate var contentTitle: String?
    let sceneTitle: SceneTitle
    public let host: WindowHost
    fileprivate let scope: Scope
    fileprivate var link: Attribute<WindowLink>?
    let inputs: ViewInputs
    /// Lists the app's commands above the window.
    let panel: LayerPresenter
    /// Its bar, if it was opened beside another window.
    weak var bar: WindowBarElement?
    let sceneID: String
    /// The value that the window was opened for, or shows now.
    fileprivate(set) var value: AnyHashable?
    /// Tells open windows of one scene apart, from 1: a part of the paths of all but the first.
    let number: Int

    fileprivate init(
      id: String, sceneID: String, number: Int, title: SceneTitle, value: AnyHashable?,
      host: WindowHost, inputs: ViewInputs
    ) {
      self.number = number
      self.id = id
      self.sceneID = sceneID
      sceneTitle = title
      self.value = value
      self.host = host
      scope = inputs.scope
      var inputs = inputs
      inputs.window = host.context
      self.inputs = inputs
      panel = LayerPresenter(inputs)
    }
  }

  /// - Parameters:
  ///   - size: of each window, in points.
  ///   - app: created as code of the runtime's user.
  ///   - runtime: with the services for the user.
  ///   - files: opened when the app starts. Ignored when no scene shows documents.
  ///   - launchesLater: whether the host calls `finishLaunching`.
  public init<A: App>(
    _ app: @autoclosure () -> A, size: CGSize, metrics: HostMetrics = .standard,
    runtime: ViewRuntime = ViewRuntime(), files: [URL] = [], launchesLater: Bool = false,
    configure: @escaping (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.runtime = runtime
    self.metrics = metrics
    self.size = size
    self.configure = configure
    commands = CommandMenus()
    context = WindowContext(metrics)
    runtime.host = self
    noteStart()
    // Its delegate, if it has one, hears of the launch.
    let app = runtime.attributingIssues(app)
    reach(.willLaunch)
    driveTimeline()
    setEnvironment()
    var views = runtime.rootInputs(_typeName(A.self, qualified: false))
    views.window = context
    let source = runtime.graph.makeSource(app, in: views.scope.subgraph)
    let body = views.makeBody(_GraphValue(source)) { $0.body }
    A.Body._makeScene(_GraphValue(body), SceneInputs(views: views, host: self))
    placeMenuBarExtras()
    if !reopen(joinSession(), files) { openFirst(files) }
    runtime.flush()
    if !launchesLater { finishLaunching() }
  }

  /// Reports the launch, once. A host that can wait for the user calls it in its loop: code that
  /// hears of the launch may ask something.
  public func finishLaunching() {
    guard !hasLaunched else { return }
    hasLaunched = true
    reach(.didLaunch)
  }

  /// The host's values have changed: `configure` sets them again.
  public func updateEnvironment() {
    let phase = runtime.rootValues.scenePhase
    setEnvironment()
    let now = runtime.rootValues.scenePhase
    if now != phase { reach(.changedPhase(now)) }
  }

  private func setEnvironment() {
    var values = EnvironmentValues()
    values.openWindow = OpenWindowAction { [weak self] in self?.openWindow(id: $0, value: $1) }
    values.dismissWindow = DismissWindowAction { [weak self] in
      self?.dismissWindow(id: $0, value: $1)
    }
    values.openSettings = OpenSettingsAction { [weak self] in self?.openWindow(id: SettingsID.value)
    }
    values.newDocument = NewDocumentAction(
      open: { [weak self] in self?.newDocument($0, of: $1) },
      openType: { [weak self] in self?.newDocument(of: $0) })
    values.openDocument = OpenDocumentAction(
      open: { [weak self] in try self?.openDocument($0) },
      show: { [weak self] in self?.showDocument($0) },
      types: { [weak self] in self?.readableTypes ?? [] },
      watch: { [weak self] in self?.watch($0) })
    values.focusedValues = runtime.rootValues.focusedValues
    for provide in providedObjects { provide(&values) }
    configure(&values)
    runtime.setRootEnvironment(values)
  }

  func register(_ scene: SceneEntry) { scenes.append(scene) }

  /// Opens the windows that the scenes request at the start, else the first scene's. The first of
  /// them is the frontmost, unless files are opened: then the first of those. Documents that
  /// earlier runs left open in the order of their scene, or after it.
  private func openFirst(_ files: [URL]) {
    var wanted = scenes.indices.filter { scenes[$0].launch == .presented }
    if let first = scenes.first, first.launch == .automatic { wanted.insert(0, at: 0) }
    if wanted.isEmpty {
      wanted = Array(
        (scenes.indices.filter { scenes[$0].launch == .automatic } + scenes.indices).prefix(1))
    }
    let named = placesOfDocuments(files)
    let values = scenes.indices.map { (named[$0] ?? []) + (scenes[$0].documents?.left() ?? []) }
    // When a document is named on the command line, no untitled document is opened.
    if !named.isEmpty {
      wanted.removeAll {
        scenes[$0].documents != nil && scenes[$0].launch == .automatic && values[$0].isEmpty
      }
    }
    wanted += scenes.indices.filter { !values[$0].isEmpty && !wanted.contains($0) }
    for index in wanted {
      for value in values[index].isEmpty ? [nil] : values[index].map(Optional.some) {
        // Two scenes with the same documents share them.
        if let value, windows.contains(where: { $0.value == value }) { continue }
        if !windows.isEmpty { finishOpening() }
        open(scenes[index], value)
      }
    }
    let asked = placesOfDocuments(Array(files.prefix(1))).values.first?.first
    guard let window = windows.first(where: { asked != nil && $0.value == asked }) ?? windows.first,
      window !== keyWindow
    else { return }
    finishOpening()
    select(window)
  }

  /// Mounts the open windows before the next one opens. Restored state is kept for the windows
  /// still to come.
  func finishOpening() {
    runtime.awaitsWindows = true
    runtime.flush()
    runtime.awaitsWindows = false
  }

  // MARK: Windows

  func openWindow(id: String?, value: AnyHashable? = nil) {
    let type: Any.Type? = if let value { Swift.type(of: value.base) } else { nil }
    let fits = { (scene: SceneEntry) in
      (id == nil || scene.id == id) && (type == nil || scene.valueType == type)
    }
    guard let scene = scenes.first(where: { id == nil && type == nil ? $0.opensAtStart : fits($0) })
    else {
      let wanted = [id.map { "with the id \"\($0)\"" }, type.map { "for \($0)" }].compactMap { $0 }
        .joined(separator: " ")
      runtime.report(
        RuntimeIssue(kind: .missingDestination, message: "openWindow: there is no scene \(wanted)"))
      return
    }
    if !scene.allowsMany || value != nil,
      let open = windows.first(where: { $0.sceneID == scene.id && $0.value == value })
    {
      return select(open)
    }
    _ = open(scene, value)
  }

  /// Scenes of one window that is not open, as a menu lists them.
  var unopenedWindows: [(title: String, open: () -> Void)] {
    scenes.filter { scene in
      !scene.allowsMany && scene.valueType == nil && !scene.title.text.isEmpty
        && scene.id != SettingsID.value
        && !windows.contains { $0.sceneID == scene.id }
    }
    .map { scene in (scene.title.text, { [weak self] in self?.openWindow(id: scene.id) }) }
  }

  /// - Parameter number: among the open windows of the scene; nil for the smallest that is free.
  @discardableResult
  func open(_ scene: SceneEntry, _ value: AnyHashable? = nil, number: Int? = nil) -> AppWindow {
    opened += 1
    let taken = windows.filter { $0.sceneID == scene.id }.map(\.number)
    let number = number ?? (1...).first { !taken.contains($0) } ?? 1
    let id =
      scene.id.isEmpty
      ? "window-\(opened)"
      : windows.contains { $0.id == scene.id } ? "\(scene.id)-\(opened)" : scene.id
    let scope = Scope(
      in: runtime.rootScope, depth: 1,
      decision: Decision(.windowOpened, rule: "R42", detail: .value(id)),
      profile: runtime.overridesProfiles ? nil : scene.profile)
    let name = scene.id.isEmpty ? "Window" : scene.id
    var inputs = runtime.rootInputs(number == 1 ? name : "\(name)[\(number)]").inside(scope)
    inputs.environment = scene.environment ?? inputs.environment
    let link = OpenWindow()
    link.storage = runtime.openSceneStorage(of: inputs.identity)
    let source = inputs.graph.makeSource(
      WindowLink(link: link, isFrontmost: true), in: scope.subgraph, equality: { $0 == $1 })
    inputs = inputs.settingEnvironment(_GraphValue(source)) { $1.apply(to: &$0) }
    var bar: WindowBarElement?
    let hasOthers = !windows.isEmpty && scene.id != PlaceholderID.value
    let host = WindowHost(size: size, metrics: metrics, inputs: inputs) { inputs, list in
      guard hasOthers else { return mountContent(of: scene, value, inputs, &list) }
      let element = WindowBarElement(inputs)
      var inner = inputs
      inner.depth += 1
      var children = ElementList()
      mountContent(of: scene, value, inner, &children)
      element.mount(inputs, children: children)
      list.emit(element, inputs)
      bar = element
    }
    host.sceneHints = scene.hints
    host.focus.startsWithFocus = !metrics.capabilities.contains(.startsWithoutFocus)
    let window = AppWindow(
      id: id, sceneID: scene.id, number: number, title: scene.title, value: value, host: host,
      inputs: inputs)
    window.link = source
    window.bar = bar
    connect(window, to: link)
    windows.append(window)
    for window in windows { window.bar?.setNeedsLayout() }
    select(window)
    if !window.isPlaceholder { closePlaceholder() }
    return window
  }

  private func mountContent(
    of scene: SceneEntry, _ value: AnyHashable?, _ inputs: ViewInputs, _ list: inout ElementList
  ) {
    inputs.mountScrolled(into: &list) { scene.mount($0, value, &$1) }
  }

  /// Lets the views of a window, its bar and its host reach the app.
  private func connect(_ window: AppWindow, to link: OpenWindow) {
    link.close = { [weak self, weak window] in if let window { self?.close(window) } }
    link.showsValue = { [weak window] in window?.value = $0 }
    // Closing the last window ends the app: a view that is also shown in a sheet does not mean
    // that.
    link.dismissRoot = { [weak self, weak window] in
      if let self, let window, windows.count > 1 { close(window) }
    }
    window.bar?.windowTitle = { [weak window] in window?.title ?? "" }
    window.bar?.hasOtherWindow = { [weak self] in self?.windows.count ?? 0 > 1 }
    window.bar?.close = { [weak self, weak window] in if let window { self?.close(window) } }
    window.host.subject.changed = { [weak self, weak window] title, value in
      guard let self, let window else { return }
      if let value { window.value = value }
      let before = window.title
      window.ownTitle = title
      if title != before { titleChanged(of: window) }
    }
    window.host.clipboard = clipboard
    window.host.onUnhandledKey = { [weak self, weak window] press in
      guard let self, let window else { return false }
      return commands.perform(press, in: window.host.focus) || window.host.performUndo(press)
        || listCommands(press, in: window)
        || onUnhandledKey?(press) ?? false
    }
  }

  /// The content of a window may have another title after each update.
  private func noteTitle(of window: AppWindow) {
    let title = window.host.contentTitle
    guard title != window.contentTitle else { return }
    window.contentTitle = title
    titleChanged(of: window)
  }

  private func titleChanged(of window: AppWindow) {
    window.bar?.setNeedsCommit()
    if window === keyWindow { onWindowsChanged?() }
  }

  func titleChanged(_ title: SceneTitle) {
    for window in windows where window.sceneTitle === title && window.ownTitle == nil {
      titleChanged(of: window)
    }
  }

  /// Makes a window the frontmost one.
  public func select(_ window: AppWindow) {
    guard windows.contains(where: { $0 === window }) else { return }
    keyWindow = window
    for other in windows { updatePhase(other) }
    context.follow(window.host.context)
    window.host.becomeKey()
    onWindowsChanged?()
  }

  /// A window that is not shown is in the background (`\.scenePhase`).
  private func updatePhase(_ window: AppWindow) {
    guard let source = window.link, var link = try? runtime.graph.value(of: source) else { return }
    link.isFrontmost = window === keyWindow
    _ = try? runtime.graph.set(source, to: link)
  }

  /// Closes a window: everything in it ends. The last one stays open when the app does not quit.
  public func close(_ window: AppWindow) {
    guard let place = windows.firstIndex(where: { $0 === window }),
      windows.count > 1 || shouldQuit(.lastWindow)
    else { return }
    windows.remove(at: place)
    window.host.pointer.cancelGestures()
    window.scope.end(Decision(.windowClosed, rule: "R23", detail: .value(window.id)))
    runtime.closeSceneStorage(of: window.inputs.identity)
    if keyWindow === window {
      keyWindow = nil
      for other in windows { other.bar?.setNeedsLayout() }
      if let next = windows.last { select(next) }
    }
    if windows.isEmpty { onQuit?() }
  }

  // MARK: Events

  /// Whether an element of the frontmost window takes pasted text now.
  public var takesPaste: Bool { keyWindow?.host.takesPaste ?? false }

  public func flush() { runtime.flush() }

  /// Ends every identity. The drafts that are left are the next run's.
  public func unmount() {
    reach(.willEnd)
    runtime.unmount()
    runtime.services.endDrafts()
  }
}

extension AppHost: RuntimeHost {
  public func settle() {
    for window in windows { window.host.settle(isKey: window === keyWindow) }
  }

  public func complete(_ commit: inout Commit) {
    for window in windows { window.host.complete(&commit) }
  }

  public func committed(_ commit: Commit) {
    onCommit?(commit)
    for window in windows {
      noteTitle(of: window)
      window.host.onCommit?(commit)
      window.host.onMirroredCommit?(commit)
      window.host.reportAnimations()
      window.host.reportSemanticChanges()
    }
  }

  /// Animations run on the frontmost window's clock.
  private func driveTimeline() {
    runtime.timeline.now = { [weak self] in self?.keyWindow?.host.now() ?? .zero }
    runtime.timeline.wake = { [weak self] in self?.keyWindow?.host.wake(after: $0) }
  }
}

/// A scene that can be opened as a window.
@MainActor
struct SceneEntry {
  var id: String
  var title: SceneTitle
  var opensAtStart: Bool
  var allowsMany: Bool
  /// The environment that scene modifiers set for its windows; nil for the app's environment.
  var environment: EnvironmentScope?
  /// The identity rules of its windows; nil for the app's.
  var profile: IdentityProfile?
  /// Whether a window of it opens as the app starts.
  var launch: SceneLaunchBehavior
  var hints: SceneHints
  /// The type of values that its windows show; nil for windows without.
  var valueType: Any.Type?
  /// Its documents; nil for a scene without documents.
  var documents: SceneDocuments?
  /// Adds the menu of a `MenuBarExtra` to the app's menus, where it has no window; nil for others.
  var addMenu: (() -> Void)?
  /// Mounts the window's content for a value.
  var mount: (ViewInputs, AnyHashable?, inout ElementList) -> Void
}
