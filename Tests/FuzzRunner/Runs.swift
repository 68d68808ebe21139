import Foundation
import FuzzApps

/// Runs scripts in sequence in this process.
@MainActor
enum Runs {
  /// Whether the apps are shown by pages and their clients.
  static var isInPages = false

  static func failure(of script: Script, _ counts: inout FuzzCounts) -> FuzzRun.Failure? {
    do {
      if isInPages {
        let steps = try PageRun.run(script)
        counts.taken += steps
        counts.checked += steps
      } else {
        counts = counts + (try FuzzRun.run(script))
      }
      return nil
    } catch let failure as FuzzRun.Failure {
      return failure
    } catch {
      return FuzzRun.Failure(step: script.steps.count - 1, problems: ["\(error)"])
    }
  }

  /// Makes a failing script smaller and prints everything needed to repeat the failure.
  static func report(_ script: Script, _ first: FuzzRun.Failure) -> String {
    var ignored = FuzzCounts()
    let small = Shrinker.shrink(script) { failure(of: $0, &ignored)?.step }
    let problem = failure(of: small, &ignored) ?? first
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = (try? encoder.encode(small)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return """

      seed \(script.seed), \(small.spec.size) specs, \(small.steps.count) steps:
      \(small.spec)
      \(small.steps)
      \(problem)

      script:
      \(json)
      """
  }

  /// One seed after the other, each `workers` further than the last, until the steps or the seconds
  /// are reached. Stops at the first failure unless all are to be listed.
  static func run(_ options: Options, _ tell: (Tally) -> Void) -> Tally {
    let start = Date()
    var tally = Tally()
    let share =
      options.steps / options.workers
      + (options.worker ?? 0 < options.steps % options.workers ? 1 : 0)
    tally.seed = options.seed + UInt64(options.worker ?? 0)
    while options.seconds.map({ Date().timeIntervalSince(start) < $0 })
      ?? (tally.counts.checked < share)
    {
      let script =
        options.size.map { Script(seed: tally.seed, size: $0, steps: options.perApp) }
        ?? Script(seed: tally.seed, steps: options.perApp)
      tell(tally)
      if let failure = failure(of: script, &tally.counts) {
        tally.failed += 1
        say("seed \(script.seed) fails \(failure)")
        if !options.isList {
          say("making it smaller …")
          say(report(script, failure))
          tell(tally)
          return tally
        }
      }
      tally.apps += 1
      tally.seed += UInt64(options.workers)
    }
    tell(tally)
    return tally
  }
}

/// Prints a line and flushes it, also when standard output is a pipe.
func say(_ line: String) {
  try? FileHandle.standardOutput.write(contentsOf: Data((line + "\n").utf8))
}
