import Foundation
import TheseusCells
import TheseusCore
import TheseusInspector
import TheseusViews

/// Mounts a view tree with no terminal and no clock of its own, on the main actor.
///
/// It does not sleep, read a clock or use randomness; only `settle` reads real time, for its
/// timeout.
@MainActor
public final class TestHost {
  package let runtime: ViewRuntime
  /// The mounted root: one tree, or an app with its windows.
  private let mounted: Mounted
  let recorder = TraceRecorder()
  let manualClock = TestClock()
  /// Main-actor jobs that tasks of this host queued.
  let mainJobs = MainActorTraffic.Counter()
  /// Collects commits, and paints when the screen is read.
  let painter: CellPainter
  /// A second host that shows the same views, when a run of the tests adds one.
  private let companion = TestHost.makeCompanion?()

  private enum Mounted {
    case tree(WindowHost)
    /// The second window is used when the app has none open.
    case app(AppHost, WindowHost)
  }

  /// Mounts `root` in a window of `columns` x `rows` terminal cells and flushes.
  ///
  /// - Parameters:
  ///   - storage: what `@AppStorage` reads and writes; pass one to several hosts to share it.
  ///   - root: evaluated again whenever what it reads changes.
  public convenience init<Root: View>(
    columns: Int = 80, rows: Int = 24, profile: IdentityProfile = .default,
    storage: AppStorageStore = .inMemory(),
    @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) {
    self.init(columns, rows, profile, storage, nil) { .tree($0.window(root)) }
  }

  /// A new host that starts from saved state: `restoreReport` lists what was kept, reset or
  /// dropped.
  public convenience init<Root: View>(
    restoring snapshot: Snapshot, columns: Int = 80, rows: Int = 24,
    profile: IdentityProfile = .default,
    @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) {
    self.init(columns, rows, profile, .inMemory(), snapshot) { .tree($0.window(root)) }
  }

  /// As above, with state for views that are mounted only later, in rows away from the screen.
  package convenience init<Root: View>(
    keepingRestoring snapshot: Snapshot, columns: Int, rows: Int, profile: IdentityProfile,
    @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) {
    self.init(columns, rows, profile, .inMemory(), snapshot) {
      $0.runtime.keepsRestoring = true
      return .tree($0.window(root))
    }
  }

  /// A whole app: its scenes, commands and windows. The first window is selected; the other members
  /// refer to the selected one.
  ///
  /// - Parameters:
  ///   - restoring: the session that the app continues from; nil for a fresh start.
  ///   - storage: what `@AppStorage` reads and writes. `.standardDefaults` is what the app's code
  ///     finds in `UserDefaults.standard`, as when the app runs; by default the host is isolated.
  ///   - files: the files that the app opens at its start, as arguments on a command line do.
  ///   - drafts: where documents without a file are saved; a new object acts as another run of the
  ///     program.
  public convenience init<A: App>(
    app: A, restoring: Snapshot? = nil, columns: Int = 80, rows: Int = 24,
    profile: IdentityProfile = .default,
    storage: AppStorageStore = .inMemory(),
    files: [URL] = [], drafts: DocumentDrafts? = nil
  ) {
    self.init(
      app: app, restoring: restoring, columns: columns, rows: rows, profile: profile,
      storage: storage, files: files, findDrafts: { drafts })
  }

  /// The same, with drafts that are looked for when a scene shows documents.
  convenience init<A: App>(
    app: A, restoring: Snapshot? = nil, columns: Int, rows: Int,
    profile: IdentityProfile = .default,
    storage: AppStorageStore = .inMemory(), files: [URL] = [],
    findDrafts: @escaping @MainActor () -> DocumentDrafts?
  ) {
    self.init(columns, rows, profile, storage, restoring) { setup in
      setup.runtime.services.setDrafts(findDrafts())
      let host = AppHost(
        app, columns: setup.columns, rows: setup.rows, metrics: setup.metrics,
        runtime: setup.runtime, files: files, configure: setup.configure)
      let none = WindowHost(columns: setup.columns, rows: setup.rows, metrics: setup.metrics) {
        EmptyView()
      }
      return .app(host, none)
    }
  }

  /// The values that the mounted tree or app receives.
  private struct Setup {
    let runtime: ViewRuntime
    let columns: Int
    let rows: Int
    let metrics: HostMetrics
    let clock: TestClock

    func configure(_ values: inout EnvironmentValues) { values.clock = clock }

    @MainActor
    func window<Root: View>(@ViewBuilder _ root: @escaping @MainActor () -> Root) -> WindowHost {
      WindowHost(
        columns: columns, rows: rows, metrics: metrics, runtime: runtime, configure: configure,
        root: root)
    }
  }

  private init(
    _ columns: Int, _ rows: Int, _ profile: IdentityProfile, _ storage: AppStorageStore,
    _ snapshot: Snapshot?,
    mount: (Setup) -> Mounted
  ) {
    let runtime = ViewRuntime(profile: profile, services: HostServices(settings: storage))
    runtime.observer = recorder
    // `advance` moves animations, in all windows.
    runtime.timeline.clock = { [manualClock] in manualClock.now.offset }
    runtime.timeline.lead = { [manualClock] in manualClock.now.offset }
    if let snapshot { runtime.restore(snapshot) }
    self.runtime = runtime
    let metrics = HostMetrics.cells
    let painter = CellPainter(columns: max(1, columns), rows: max(1, rows), metrics: metrics)
    self.painter = painter
    let setup = Setup(
      runtime: runtime, columns: max(1, columns), rows: max(1, rows), metrics: metrics,
      clock: manualClock)
    _ = MainActorTraffic.isCounted
    mounted = MainActorTraffic.$counter.withValue(mainJobs) {
      TestClock.$logical.withValue(TestClock.LogicalTime(setup.clock, setup.clock.now)) {
        HostTimers.drive(runtime) { runtime.attributingIssues { mount(setup) } }
      }
    }
    switch mounted {
    case .tree(let window):
      window.onCommit = { painter.note($0) }
      Self.setClock(of: window, manualClock)
    case .app(let app, _):
      app.onCommit = { painter.note($0) }
      app.onWindowsChanged = { [manualClock, weak app] in
        painter.noteAll()
        for window in app?.windows ?? [] { Self.setClock(of: window.host, manualClock) }
      }
      for window in app.windows { Self.setClock(of: window.host, manualClock) }
    }
    flush()
  }

  private static func setClock(of window: WindowHost, _ clock: TestClock) {
    window.now = { clock.now.offset }
    window.sleep = { try await clock.sleep(for: $0) }
  }

  /// Whether something was written or invalidated that no update has taken up yet.
  @_spi(Conformance)
  public var isUpdateDue: Bool { runtime.isUpdateDue }

  /// The selected window.
  package var window: WindowHost {
    switch mounted {
    case .tree(let window): window
    case .app(let app, let none): app.keyWindow?.host ?? none
    }
  }

  package var app: AppHost? { if case .app(let app, _) = mounted { app } else { nil } }

  /// Replaces the root's value, as a parent's new body would: identity and state follow the rules.
  /// Ends with a flush. Has no effect on an app, whose windows have roots of their own.
  public func update<Root: View>(@ViewBuilder _ root: @escaping @MainActor () -> Root) {
    attributed { window.update(root: root) }
    flush()
  }

  /// Commits all pending transactions and runs what they cause until nothing is left; at the limit
  /// of passes it stops with `updateCycle`.
  public func flush() {
    attributed { runtime.flush() }
    companion?.check(window)
  }

  /// Runs code on behalf of the host's tree: with its tasks, its issues and its time.
  func attributed(duringAdvance: Bool = false, _ body: () -> Void) {
    _ = MainActorTraffic.isCounted
    MainActorTraffic.$counter.withValue(mainJobs) {
      manualClock.running(duringAdvance: duringAdvance) {
        HostTimers.drive(runtime) { runtime.attributingIssues(body) }
      }
    }
  }

  /// Unmounts the tree: every identity ends, every task is canceled.
  public func unmount() {
    attributed {
      if let app { app.unmount() } else { runtime.unmount() }
    }
    // The end of the tree is no commit, from which the painter would learn of it.
    painter.noteAll()
  }

  /// The window's new size in cells, at least 1 x 1.
  public func resize(columns: Int, rows: Int) {
    send(.resize(columns: columns, rows: rows))
    painter.resize(columns: window.columns, rows: window.rows)
  }

  /// The screen as text, one line per row, trailing spaces trimmed.
  public var screen: String { picture.lines.joined(separator: "\n") }

  /// The screen's cells with their styles.
  public var picture: CellBuffer {
    painter.paint(window)
    return painter.buffer
  }

  /// The host's clock. It moves only by `advance`. Views reach it as `@Environment(\.clock)`.
  public var clock: any Clock<Duration> { manualClock }

  /// Commits pending transactions, then moves the clock. Tasks that wait for it continue at
  /// `settle`, deadline by deadline; what they animate has then moved on for the rest of the
  /// advance.
  public func advance(by duration: Duration) {
    if isUpdateDue { flush() }
    attributed { manualClock.advance(by: duration) }
    // At the time that the advance has reached.
    attributed { runtime.timeline.tick() }
    flush()
  }

  /// Everything the runtime decided since mounting, or since `trace.reset()`.
  public var trace: Trace { Trace(recorder, of: runtime) }

  /// Issues of this process that belong to no host.
  public static var strayIssues: [RuntimeIssue] { RuntimeIssues.stray }

  // MARK: Saved state

  /// State by identity and key, as hot reload and restoration save it.
  public func snapshot() throws -> Snapshot {
    flush()
    return try runtime.snapshot()
  }

  /// The outcome for each saved cell, after the first update; empty for a host that restored
  /// nothing.
  public var restoreReport: [RestoredCell] { runtime.restoreReport }
}
