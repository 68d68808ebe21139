import Foundation
import FuzzApps
import FuzzGraphs

// Runs random apps and checks them after every step. A failure is made smaller and printed with its seed and script.
//
//   FuzzRunner [--steps N] [--per-app N] [--size N] [--seed N] [--seconds N] [--script FILE] [--quiet] [--list] [--talk]
//   FuzzRunner --graphs N [--seed N]      operations on random attribute graphs instead, each followed by a look at the whole graph
struct Options {
  var steps = 100_000
  var perApp = 60
  var size = 14
  var seed: UInt64 = 1
  var seconds: Double?
  var script: String?
  var graphs: Int?
  var isQuiet = false
  var isTalkative = false
  var isList = false

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      func number() -> Double { rest.popFirst().flatMap { Double($0) } ?? 0 }
      switch name {
      case "--steps": steps = Int(number())
      case "--per-app": perApp = max(1, Int(number()))
      case "--size": size = max(1, Int(number()))
      case "--seed": seed = UInt64(max(0, number()))
      case "--seconds": seconds = number()
      case "--graphs": graphs = Int(number())
      case "--script": script = rest.popFirst()
      case "--list": isList = true
      case "--talk": isTalkative = true
      case "--quiet": isQuiet = true
      default:
        FileHandle.standardError.write(Data("FuzzRunner: unknown option \(name)\n".utf8))
        exit(64)
      }
    }
  }
}

@MainActor
func failure(of script: Script) -> FuzzRun.Failure? {
  do {
    try FuzzRun.run(script)
    return nil
  } catch let failure as FuzzRun.Failure {
    return failure
  } catch {
    return FuzzRun.Failure(step: script.steps.count - 1, problems: ["\(error)"])
  }
}

@MainActor
func report(_ script: Script, _ first: FuzzRun.Failure) -> Never {
  print("seed \(script.seed) fails \(first)\nmaking it smaller …")
  let small = Shrinker.shrink(script) { failure(of: $0)?.step }
  let problem = failure(of: small) ?? first
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  let json = (try? encoder.encode(small)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  print(
    "\nseed \(script.seed), \(small.spec.size) specs, \(small.steps.count) steps:\n\(small.spec)\n\(small.steps)\n\(problem)\n\nscript:\n\(json)"
  )
  exit(1)
}

let options = Options(Array(CommandLine.arguments.dropFirst()))
FuzzRun.isTalkative = options.isTalkative
if let operations = options.graphs {
  let start = Date()
  if let problem = FuzzWorld.run(operations: operations, firstSeed: options.seed) {
    print("random graphs: \(problem)")
    exit(1)
  }
  print("\(operations) operations on random graphs from seed \(options.seed), \(Int(Date().timeIntervalSince(start))) s: nothing found")
  exit(0)
}
if let file = options.script {
  guard let data = FileManager.default.contents(atPath: file), let script = try? JSONDecoder().decode(Script.self, from: data) else {
    FileHandle.standardError.write(Data("FuzzRunner: \(file) is no script\n".utf8))
    exit(66)
  }
  if let failure = failure(of: script) {
    print(failure)
    exit(1)
  }
  print("passes")
  exit(0)
}
let start = Date()
// Where a trap can be looked up: the seed under way is in this file.
let marker = FileManager.default.temporaryDirectory.appendingPathComponent("theseus-fuzz-\(ProcessInfo.processInfo.processIdentifier).seed")
var (taken, seed, failed) = (0, options.seed, 0)
while options.seconds.map({ Date().timeIntervalSince(start) < $0 }) ?? (taken < options.steps) {
  let script = Script(seed: seed, size: options.size, steps: options.perApp)
  try? "\(seed)".write(to: marker, atomically: false, encoding: .utf8)
  if let failure = failure(of: script) {
    guard options.isList else { report(script, failure) }
    // One after the other, as they are.
    FileHandle.standardOutput.write(Data("seed \(seed) fails \(failure)\n".utf8))
    failed += 1
  }
  taken += script.steps.count
  seed += 1
  if !options.isQuiet, (seed - options.seed) % 200 == 0 {
    print("\(taken) steps, \(seed - options.seed) apps, \(Int(Date().timeIntervalSince(start))) s")
  }
}
try? FileManager.default.removeItem(at: marker)
guard failed == 0 else {
  print("\(failed) of \(seed - options.seed) random apps failed")
  exit(1)
}
print(
  "\(taken) steps in \(seed - options.seed) random apps (seeds \(options.seed)…\(seed - 1)), \(Int(Date().timeIntervalSince(start))) s: nothing found; \(FuzzRun.incomparable) could not be compared"
)
