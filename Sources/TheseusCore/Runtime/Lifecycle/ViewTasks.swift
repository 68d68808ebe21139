import Dispatch
import Synchronization

/// The tasks that views started, counted so that a test host can tell when all have finished or
/// wait.
@MainActor
public final class ViewTasks {
  private let executor = CountingExecutor()

  /// Whether `unfinished` is kept, for hosts that end apps which do nothing.
  public var countsUnfinished = false
  /// View tasks that have not returned, suspended ones too. Only if `countsUnfinished`.
  public private(set) var unfinished = 0
  /// Publishers that views listen to (`onReceive`): each may deliver at any time.
  public internal(set) var subscriptions = 0

  /// Jobs of view tasks that are queued or running off the main actor. Suspended tasks do not
  /// count.
  public var runningJobs: Int { executor.jobs }

  /// The number of jobs queued off the main actor, and of tasks started: a change means progress.
  public var startedJobs: Int { executor.started }

  /// Runs `action` on another thread after `delay`. Until then it counts as a running job.
  nonisolated func run(after delay: Duration, _ action: @escaping @Sendable () -> Void) {
    executor.run(after: delay, action)
  }

  func start(
    priority: TaskPriority, name: String?,
    _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> Task<Void, Never> {
    // Runs in the isolation of `action`; only its nonisolated parts use the counted pool.
    executor.noteStart()
    let isOfMainActor = action.isolation === MainActor.shared
    executor.isStarting.store(isOfMainActor, ordering: .relaxed)
    defer { executor.isStarting.store(false, ordering: .relaxed) }
    let task = Task(
      name: name, executorPreference: executor, priority: priority, operation: action)
    if countsUnfinished {
      unfinished += 1
      Task {
        await task.value
        unfinished -= 1
      }
    }
    return task
  }
}

/// Runs the nonisolated parts of view tasks on the global pool and counts them.
private final class CountingExecutor: TaskExecutor {
  private let count = Atomic<Int>(0)
  private let total = Atomic<Int>(0)
  /// Whether the main actor is starting one of its own tasks. The first jobs of these only hop to
  /// the main actor, which they reach in their order (R60). All other jobs may take any time, so
  /// none waits for another.
  let isStarting = Atomic<Bool>(false)
  private let first = DispatchQueue(label: "theseus.view-tasks")
  var started: Int { total.load(ordering: .acquiring) }
  func noteStart() { total.add(1, ordering: .relaxed) }
  var jobs: Int { count.load(ordering: .acquiring) }

  func run(after delay: Duration, _ action: @escaping @Sendable () -> Void) {
    count.add(1, ordering: .acquiringAndReleasing)
    noteStart()
    let nanoseconds = Int(delay / .nanoseconds(1))
    DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [self] in
      action()
      count.subtract(1, ordering: .acquiringAndReleasing)
    }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    count.add(1, ordering: .acquiringAndReleasing)
    noteStart()
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    if isStarting.load(ordering: .relaxed), MainActor.isCurrent {
      return first.async { [self] in
        job.runSynchronously(on: executor)
        count.subtract(1, ordering: .acquiringAndReleasing)
      }
    }
    Task.detached(priority: TaskPriority(job.priority)) { [self] in
      job.runSynchronously(on: executor)
      count.subtract(1, ordering: .acquiringAndReleasing)
    }
  }
}
