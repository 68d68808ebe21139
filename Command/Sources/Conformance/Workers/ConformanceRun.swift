import Foundation
import IdentityModel
import Synchronization

/// Conformance over worker processes: each mounts programs and walks them; this process distributes
/// the work and adds up the results.
///
/// Parallelism is processes because views, graph and runtime are the main actor's: there is one
/// runtime thread in a process. A worker that has grown over its memory (the metadata of generic
/// types is never freed) is replaced by a new one.
public final class ConformanceRun: Sendable {
  private struct Shared {
    var checkpoint: ConformanceCheckpoint
    var next = 0
    var stop: ConformanceReport.Stop?
    var found: ConformanceReport.Found?
    var handles: [Int: WorkerHandle] = [:]
    var microseconds = 0
    var peak = 0
  }

  private let options: ConformanceOptions
  private let jobs: Int
  private let executable: URL
  private let arguments: [String]
  private let units: [WorkUnit]
  private let shared: Mutex<Shared>

  /// `executable` with `arguments` must call `WorkerProcess.serve()`. Throws where the bounds
  /// cannot be numbered or `resumed` is of another run.
  public init(
    _ options: ConformanceOptions, jobs: Int, executable: URL, arguments: [String],
    resuming resumed: ConformanceCheckpoint? = nil
  ) throws(BoundsError) {
    self.options = options
    self.jobs = max(1, jobs)
    self.executable = executable
    self.arguments = arguments
    units = try WorkPlan(options).units
    if let resumed, !resumed.matches(options) {
      throw BoundsError(description: "the checkpoint is of another run: \(resumed.signature)")
    }
    shared = Mutex(Shared(checkpoint: resumed ?? ConformanceCheckpoint(options)))
  }

  public var unitCount: Int { units.count }

  public var checkpoint: ConformanceCheckpoint { shared.withLock { $0.checkpoint } }

  /// Runs to the end, to a disagreement, or until `cancel()`.
  public func run() async -> ConformanceReport {
    await withTaskGroup(of: Void.self) { group in
      for job in 0..<jobs {
        group.addTask {
          // A thread of its own, because it blocks on its worker's answers.
          await withCheckedContinuation { continuation in
            Thread.detachNewThread {
              self.drive(job)
              continuation.resume()
            }
          }
        }
      }
    }
    return shared.withLock { shared in
      ConformanceReport(
        options: options, tally: shared.checkpoint.tally, stop: shared.stop, found: shared.found,
        units: (unitCount, shared.checkpoint.doneCount), workerMicroseconds: shared.microseconds,
        peakWorkerBytes: shared.peak)
    }
  }

  /// Ends the run with the results so far; from any thread.
  public func cancel() { stop(.interrupted) }

  private func stop(_ reason: ConformanceReport.Stop) {
    let handles = shared.withLock { shared -> [WorkerHandle] in
      if shared.stop == nil { shared.stop = reason }
      return Array(shared.handles.values)
    }
    for handle in handles { handle.terminate() }
  }

  private func drive(_ job: Int) {
    var handle: WorkerHandle?
    while let unit = takeUnit() {
      if handle == nil {
        do {
          let new = try WorkerHandle(executable: executable, arguments: arguments, options: options)
          handle = new
          let isWanted = shared.withLock { shared in
            shared.handles[job] = new
            return shared.stop == nil
          }
          // Canceled while it was being started: nothing else would end it.
          if !isWanted { break }
        } catch {
          return stop(.failed("a worker cannot be started: \(error.localizedDescription)"))
        }
      }
      guard let worker = handle else { return }
      guard let reply = worker.work(unit: units[unit]) else {
        if shared.withLock({ $0.stop == nil }) { diagnose(unit, worker, job) }
        break
      }
      if !take(reply, unit) { break }
      if reply.residentBytes > options.workerMemory {
        worker.close()
        handle = nil
      }
    }
    handle?.close()
    shared.withLock { $0.handles[job] = nil }
  }

  private func takeUnit() -> Int? {
    shared.withLock { shared in
      guard shared.stop == nil else { return nil }
      while shared.next < unitCount && shared.checkpoint.isDone(shared.next) { shared.next += 1 }
      guard shared.next < unitCount else { return nil }
      shared.next += 1
      return shared.next - 1
    }
  }

  /// Adds a worker's answer to the totals; false when the run is over.
  private func take(_ reply: WorkerMessage.Reply, _ unit: Int) -> Bool {
    shared.withLock { shared in
      shared.microseconds += reply.microseconds
      shared.peak = max(shared.peak, reply.residentBytes)
      if let tally = reply.tally { shared.checkpoint.finish(unit, tally) }
      // Of two disagreements found at the same time, that of the smaller program counts.
      if let found = reply.disagreement, shared.found.map({ unit < $0.unit }) ?? true {
        shared.found = .init(unit: unit, narrative: found.narrative, itf: found.itf)
      }
    }
    if reply.disagreement != nil { stop(.disagreed) }
    if let failure = reply.failure { stop(.failed(failure)) }
    return reply.disagreement == nil && reply.failure == nil
  }

  /// A worker stopped without an answer: repeats the unit, program by program, to find where.
  private func diagnose(_ unit: Int, _ stopped: WorkerHandle, _ job: Int) {
    var program = "unit \(unit)"
    let end = stopped.waitForEnd()
    // Somebody ended it: Ctrl-C reaches a whole process group, and the workers may be first to hear
    // of it.
    if end.wasAskedFor { return stop(.interrupted) }
    if let again = try? WorkerHandle(executable: executable, arguments: arguments, options: options)
    {
      // Among the others, so that `cancel()` reaches it.
      let isWanted = shared.withLock { shared in
        shared.handles[job] = again
        return shared.stop == nil
      }
      if isWanted { _ = again.work(unit: units[unit], announces: true) { program = $0 } }
      again.close()
    }
    stop(.crashed(program: program, reason: end.reason))
  }
}
