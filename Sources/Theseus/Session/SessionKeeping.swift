import TheseusCore

/// Keeps the session of a run on disk, at most 200 ms behind (`--resume`).
@MainActor
final class SessionKeeping {
  /// Between the first change and its snapshot. Making and writing one takes the rest of the 200
  /// ms.
  private static let delay = Duration.milliseconds(80)
  /// A crash in this time after a start may be the fault of what was restored.
  private static let trial = Duration.seconds(5)
  /// After so many such crashes in a row, the app starts without the session.
  private static let mostCrashes = 2

  private let runtime: ViewRuntime
  private let files: SessionFiles
  private let writer: SessionWriter
  private var isScheduled = false
  private var last: Snapshot?
  /// Shows a sentence until the user's next key.
  var show: (String) -> Void = { _ in }
  /// Sentences from before the screen was there.
  private(set) var faults: [String]
  private let resumed: Bool
  /// Whether a fault may come from what was restored.
  private var isOnTrial: Bool

  /// Restores the last run's session into `runtime`.
  ///
  /// - Parameter continues: false for a run that restores another snapshot and only keeps its
  ///   session here.
  init(_ files: SessionFiles, _ runtime: ViewRuntime, continues: Bool = true) {
    self.runtime = runtime
    self.files = files
    var snapshot: Snapshot?
    var faults: [String] = []
    if continues { (snapshot, faults) = files.read() }
    if snapshot != nil, files.crashCount >= Self.mostCrashes {
      snapshot = nil
      faults.append(files.putCrashedAside())
    }
    self.faults = faults
    resumed = snapshot != nil
    isOnTrial = snapshot != nil
    let relay = Relay()
    writer = SessionWriter(files) { fault in Task { @MainActor in relay.keeping?.show(fault) } }
    if let snapshot {
      files.countCrash()
      runtime.restore(snapshot)
    } else {
      files.forgetCrashes()
    }
    runtime.keepsSnapshots = true
    relay.keeping = self
    runtime.onChange = { [weak self] in self?.changed() }
  }

  /// The writer is there before its owner.
  @MainActor
  private final class Relay {
    weak var keeping: SessionKeeping?
    nonisolated init() {}
  }

  /// The screen is there: says what was not kept, after the sentences of others.
  func begin(after others: [String] = []) {
    changed()
    var sentences = others + faults
    if !faults.isEmpty, !resumed { sentences.append("the app starts afresh") }
    let report = runtime.restoreReport
    let isLoading = report.contains { $0.outcome == .waiting }
    if resumed, !isLoading, let losses = report.summaryOfLosses { sentences.append(losses) }
    if !sentences.isEmpty { show(sentences.joined(separator: " · ")) }
    guard resumed else { return }
    if isLoading {
      runtime.onRestored { [weak self] in
        if let self, let losses = runtime.restoreReport.summaryOfLosses { show(losses) }
      }
    }
    Task { [weak self] in
      try? await Task.sleep(for: Self.trial)
      self?.endTrial()
    }
  }

  private func endTrial() {
    isOnTrial = false
    files.forgetCrashes()
  }

  private func changed() {
    guard !isScheduled else { return }
    isScheduled = true
    Task { [weak self] in
      try? await Task.sleep(for: Self.delay)
      self?.save()
    }
  }

  private func save() {
    isScheduled = false
    guard !runtime.isUnmounted, let snapshot = try? runtime.snapshot(), snapshot != last else {
      return
    }
    last = snapshot
    writer.write(snapshot)
  }

  /// The app is about to end, and everything is still mounted.
  ///
  /// - Parameter isFailed: whether an issue ends it. The state that raised the issue is not saved,
  ///   and counts as a crash soon after a start: it could end every start.
  func finish(isFailed: Bool = false) {
    if !isFailed { save() }
    writer.finish()
    if !isFailed {
      files.forgetCrashes()
    } else if isOnTrial {
      files.noteCrash()
    }
  }
}
