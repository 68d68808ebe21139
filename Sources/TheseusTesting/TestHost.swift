import TheseusCells
import TheseusCore
import TheseusInspector
import TheseusViews

/// Mounts a view tree with no terminal and no clock of its own, on the main actor.
///
/// Nothing in it sleeps, reads a clock or uses randomness; only `settle` reads real time, for its time-out.
@MainActor
public final class TestHost {
  let runtime: ViewRuntime
  let window: WindowHost
  let recorder = TraceRecorder()
  let manualClock = TestClock()
  /// Told of each commit, paints when the screen is asked for.
  private let painter: CellPainter

  /// Mounts `root` in a window of `columns` x `rows` terminal cells and flushes.
  ///
  /// - Parameter root: evaluated again whenever what it reads changes.
  public convenience init<Root: View>(
    columns: Int = 80, rows: Int = 24, profile: IdentityProfile = .default,
    @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) {
    self.init(columns, rows, profile, nil, root)
  }

  /// A new host that starts from saved state: what `restoreReport` lists was kept, reset or dropped.
  public convenience init<Root: View>(
    restoring snapshot: Snapshot, columns: Int = 80, rows: Int = 24, profile: IdentityProfile = .default,
    @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) {
    self.init(columns, rows, profile, snapshot, root)
  }

  private init<Root: View>(
    _ columns: Int, _ rows: Int, _ profile: IdentityProfile, _ snapshot: Snapshot?, @ViewBuilder _ root: @escaping @MainActor () -> Root
  ) {
    let runtime = ViewRuntime(profile: profile)
    runtime.observer = recorder
    if let snapshot { runtime.restore(snapshot) }
    self.runtime = runtime
    let clock = manualClock
    var metrics = HostMetrics.terminal
    metrics.text = CellTextMetrics()
    window = WindowHost(
      columns: columns, rows: rows, metrics: metrics, runtime: runtime, configure: { $0.clock = clock }, root: root)
    painter = CellPainter(columns: window.columns, rows: window.rows, metrics: metrics)
    let painter = painter
    window.onCommit = { painter.note($0) }
    flush()
  }

  /// Replaces the root's value, as a parent's new body would: identity and state are kept where the rules keep them. Ends with a flush.
  public func update<Root: View>(@ViewBuilder _ root: @escaping @MainActor () -> Root) {
    window.update(root: root)
    flush()
  }

  /// Commits all pending transactions and runs what they cause until nothing is left; at the cap of passes it stops with `updateCycle`.
  public func flush() { window.flush() }

  /// Unmounts the tree: every identity ends, every task is cancelled.
  public func unmount() { window.unmount() }

  /// The window's new size in cells, at least 1 x 1.
  public func resize(columns: Int, rows: Int) {
    window.send(.resize(columns: columns, rows: rows))
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

  /// Moves the clock. Whoever waits on it goes on at `settle`, deadline by deadline.
  public func advance(by duration: Duration) {
    manualClock.advance(by: duration)
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

  /// What became of each saved cell, once the first update is over; empty for a host that restored nothing.
  public var restoreReport: [RestoredCell] { runtime.restoreReport }
}
