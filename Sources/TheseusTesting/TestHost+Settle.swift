import TheseusCore

extension TestHost {
  /// The number of rounds through the main actor's queue without activity that count as quiet while
  /// other code keeps the queue busy. By then, jobs queued from outside the host's tasks
  /// (continuations) have run.
  private static var patience: Int { 8 }

  /// The longest time that one round counts for: other work of the process on the main actor is not
  /// this host's time.
  private static var longestRound: Duration { .milliseconds(50) }

  /// Flushes, and lets tasks of views and main-actor work run until nothing is left to do.
  ///
  /// Quiet: no pending transaction, no queued main-actor job, and every view task finished or
  /// suspended (on the host's clock, a stream, a continuation). An advance of the clock that is not
  /// over is walked to its end.
  /// - Parameter timeout: real time.
  /// - Throws: `TestHostError.didNotSettle`.
  public func settle(timeout: Duration = .seconds(5)) async throws {
    // Runs work that is scheduled for this moment, such as the first step of a phase animator.
    attributed { runtime.timeline.tick() }
    var elapsed = Duration.zero
    var silent = 0
    while true {
      let start = ContinuousClock.now
      attributed(duringAdvance: true) { runtime.flush() }
      let before = Activity(self)
      await Task.yield()
      let after = Activity(self)
      if runtime.isUpdateDue || after.runningJobs > 0 || !after.isSilent(since: before) {
        silent = 0
        // Waits only for work on other threads.
        if after.runningJobs > 0 { try? await Task.sleep(for: .microseconds(100)) }
      } else {
        silent += 1
      }
      // The only job queued meanwhile was its own: everything before it has run.
      let isAlone =
        MainActorTraffic.isCounted && after.mainJobs == before.mainJobs + 1 && silent > 1
      if isAlone || silent >= Self.patience {
        guard manualClock.isBehind else { return flush() }
        step()
        silent = 0
      }
      elapsed += min(ContinuousClock.now - start, Self.longestRound)
      if elapsed > timeout { throw TestHostError.didNotSettle(pending: pendingWork) }
    }
  }

  private func step() {
    attributed(duringAdvance: true) { manualClock.step() }
    // For schedules that began during this step; all others have ticked with the clock.
    if !manualClock.isBehind { attributed { runtime.timeline.tick() } }
  }

  /// Counts of activity so far, to compare with those after a round.
  private struct Activity {
    let mainJobs = MainActorTraffic.count
    let ownJobs: UInt64
    let startedJobs: Int
    let runningJobs: Int

    @MainActor
    init(_ host: TestHost) {
      ownJobs = host.mainJobs.count
      startedJobs = host.runtime.tasks.startedJobs
      runningJobs = host.runtime.tasks.runningJobs
    }

    func isSilent(since earlier: Activity) -> Bool {
      ownJobs == earlier.ownJobs && startedJobs == earlier.startedJobs
    }
  }

  private var pendingWork: String {
    var reasons: [String] = []
    if runtime.isUpdateDue { reasons.append("an update is pending again after each flush") }
    let jobs = runtime.tasks.runningJobs
    if jobs > 0 {
      reasons.append("\(jobs) \(jobs == 1 ? "job" : "jobs") of view tasks still running")
    }
    if manualClock.isBehind { reasons.append("the clock is still advancing") }
    return reasons.isEmpty ? "main-actor jobs keep being queued" : reasons.joined(separator: ", ")
  }
}
