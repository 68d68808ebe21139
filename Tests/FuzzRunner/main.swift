import Foundation
import FuzzApps
import FuzzGraphs

// Runs random apps and checks them after every step. A failure is made smaller and printed with its
// seed and script.
//
//   FuzzRunner [--steps N] [--per-app N] [--size N] [--seed N] [--seconds N] [--workers N]
//   [--quiet] [--list] [--talk] FuzzRunner --script FILE              a script as a failure printed
//   it FuzzRunner --graphs N [--seed N]      operations on random attribute graphs instead, each
//   followed by a look at the whole graph
//   FuzzRunner --pages …      the same apps in browsers: a patched page equals a fresh one
let arguments = Array(CommandLine.arguments.dropFirst())
let options = Options(arguments)
if let unknown = options.unknown {
  FileHandle.standardError.write(Data("FuzzRunner: \(unknown)\n".utf8))
  exit(64)
}
FuzzRun.isTalkative = options.isTalkative
Runs.isInPages = options.isInPages
let start = Date()
var seconds: Int { Int(Date().timeIntervalSince(start)) }

if let operations = options.graphs {
  if let problem = FuzzWorld.run(operations: operations, firstSeed: options.seed) {
    say("random graphs: \(problem)")
    exit(1)
  }
  say(
    """
    \(operations) operations on random graphs from seed \(options.seed), \(seconds) s: nothing found
    """
  )
  exit(0)
}
if let file = options.script {
  guard let data = FileManager.default.contents(atPath: file),
    let script = try? JSONDecoder().decode(Script.self, from: data)
  else {
    FileHandle.standardError.write(Data("FuzzRunner: \(file) is no script\n".utf8))
    exit(66)
  }
  var counts = FuzzCounts()
  if let failure = Runs.failure(of: script, &counts) {
    say("\(failure)")
    exit(1)
  }
  say("passes")
  exit(0)
}
if options.worker != nil {
  Pool.followParent()
  exit(Runs.run(options, Pool.tell).failed > 0 ? 1 : 0)
}

let tally: Tally
let status: Int32
if options.workers > 1 {
  (tally, status) = Pool(options).run(arguments)
} else {
  var shown = Date()
  tally = Runs.run(options) { tally in
    guard !options.isQuiet, Date().timeIntervalSince(shown) > 15 else { return }
    shown = Date()
    say("\(tally.words), \(seconds) s")
  }
  status = tally.failed > 0 ? 1 : 0
}
let seeds = "seeds \(options.seed)…\(tally.seed), \(seconds) s"
switch status {
case 0: say("\(tally.words) (\(seeds)): nothing found; \(tally.rest)")
case 130: say("interrupted after \(tally.words) (\(seeds)): nothing found until then")
default: say("\(tally.failed) of \(tally.apps + tally.failed) random apps failed (\(seeds))")
}
exit(status)
