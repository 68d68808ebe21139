import ArgumentParser
import Conformance
import Foundation
import IdentityModel

/// `theseus conform`: the runtime against the model, transition by transition.
struct ConformCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conform",
    abstract: "Walk every transition of the identity model on the runtime and compare.",
    discussion: """
      Each program of the bounds is mounted as real views. Without a reset between them, it takes \
      every render of every state and every write of every cell; then the process is restarted at \
      each tree. After each step the cells' values, the identities that were kept, began and \
      ended, and the order of lifecycle events must be those of the model. A disagreement is \
      reduced and printed as SwiftUI source with both verdicts.

      Bounds are \(Bounds.named.map(\.name).joined(separator: ", ")), or a list such as
      depth=4,branching=3,types=4,modifiers=3,ids=3,nodes=4,live=4 (missing bounds are those of \
      article).
      With --random, programs and histories beyond the bounds are drawn instead, under every \
      profile in turn.

      Exit status: 0 if the runtime conforms, 1 if it differs, 2 for unusable input, 3 for a \
      partial result.
      """)

  @Option(help: "The bounds, by name or as a list.") var bounds = "article"
  @Option(
    help:
      """
      The profile: \(NamedProfile.all.map(\.name).joined(separator: ", ")). Default: default; with \
      --random, all in turn.
      """
  )
  var profile: String?
  @Flag(inversion: .prefixedNo, help: "Walk only one of the programs that differ by names.")
  var symmetry = true
  @Option(help: "Worker processes.") var jobs = ProcessInfo.processInfo.activeProcessorCount
  @Option(
    help:
      """
      The megabytes that all workers together may use; a worker that exceeds its share is \
      replaced. Default: 600 for each.
      """
  )
  var memory: Int?
  @Option(help: "Random walks instead of the exhaustive walk: how many.") var random: Int?
  @Option(help: "The random walks' seed.") var seed: UInt64 = 1
  @Option(help: "Steps of a random walk.") var steps = 200
  @Option(help: "A file to continue from, if it exists, and to save the state of the run in.")
  var checkpoint: String?
  @Flag(help: "Print one JSON object.") var json = false
  @Option(help: "Write a disagreement as ITF JSON.") var trace: String?

  /// Megabytes that a worker needs for itself and the first types of programs: with less it would
  /// be replaced after each unit.
  private static let leastMemory = 64

  func run() async throws {
    do { try await conform() } catch let failure as CommandFailure {
      complain("theseus conform: \(failure)")
      throw ExitCode(2)
    }
  }

  private func conform() async throws {
    let options = try options()
    let run: ConformanceRun
    do {
      run = try ConformanceRun(
        options, jobs: jobs, executable: try ownExecutable(), arguments: ["conform-worker"],
        resuming: try resumed())
    } catch let error as BoundsError { throw CommandFailure(error.description) }
    // An unwritable file should be reported now and not after minutes.
    if let checkpoint { try writeText(run.checkpoint.text, to: checkpoint) }
    Interruption.watch()
    let start = ContinuousClock.now
    let watch = Task {
      await ConformProgress(run: run, checkpoint: checkpoint, since: start).watch()
    }
    let report = await run.run()
    watch.cancel()
    await watch.value
    if let checkpoint {
      if report.isComplete {
        try? FileManager.default.removeItem(atPath: checkpoint)
      } else {
        try writeText(run.checkpoint.text, to: checkpoint)
      }
    }
    let printer = ConformPrinter(report: report, wall: start.duration(to: .now), jobs: jobs)
    print(json ? printer.json.text() : printer.text)
    if let trace, let itf = report.found?.itf { try writeText(itf + "\n", to: trace) }
    switch report.stop {
    case nil: return
    case .disagreed, .crashed: throw ExitCode(1)
    case .failed: throw ExitCode(2)
    case .interrupted: throw ExitCode(3)
    }
  }

  private func options() throws -> ConformanceOptions {
    guard jobs > 0 else { throw CommandFailure("--jobs is \(jobs), not a positive number") }
    let memory = memory ?? 600 * jobs
    guard memory > 0 else {
      throw CommandFailure("--memory is \(memory), not a positive number of megabytes")
    }
    guard memory / jobs >= ConformCommand.leastMemory else {
      throw CommandFailure(
        """
        --memory \(memory) leaves each of \(jobs) workers \(memory / jobs) MB; a worker needs \
        \(ConformCommand.leastMemory) MB to begin with
        """
      )
    }
    if let random, random <= 0 {
      throw CommandFailure("--random is \(random), not a positive number of walks")
    }
    guard steps > 0 else { throw CommandFailure("--steps is \(steps), not a positive number") }
    do {
      let parsed = try Bounds(parsing: bounds)
      guard parsed.maxBranching <= ConformanceOptions.maxBranching else {
        throw CommandFailure(
          """
          the bound 'branching' is \(parsed.maxBranching); views are built with at most \
          \(ConformanceOptions.maxBranching) children
          """
        )
      }
      let name = profile ?? (random == nil ? "default" : nil)
      if let name { _ = try NamedProfile(named: name) }
      return ConformanceOptions(
        bounds: parsed, profile: name, usesSymmetry: symmetry,
        random: random.map { .init(seed: seed, walks: $0, steps: steps) },
        workerMemory: memory * 1_000_000 / jobs)
    } catch let error as BoundsError { throw CommandFailure(error.description) }
  }

  private func resumed() throws -> ConformanceCheckpoint? {
    guard let checkpoint, FileManager.default.fileExists(atPath: checkpoint) else { return nil }
    do { return try ConformanceCheckpoint(parsing: try readText(checkpoint)) } catch let error
      as BoundsError
    {
      throw CommandFailure("\(checkpoint): \(error)")
    }
  }
}

/// The worker process of `theseus conform`, not for users.
struct ConformWorkerCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "conform-worker", abstract: "A worker process of theseus conform.",
    shouldDisplay: false)

  func run() async throws { await MainActor.run { WorkerProcess.serve() } }
}

/// The path of this program, to start it again as a worker.
func ownExecutable() throws -> URL {
  #if os(Linux)
    if let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") {
      return URL(fileURLWithPath: path)
    }
  #endif
  if let found = Bundle.main.executableURL { return found }
  throw CommandFailure("this program cannot find its own file to start workers from")
}
