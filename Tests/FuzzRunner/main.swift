import Foundation
import FuzzApps

// Runs random apps and checks them after every step. A failure is made smaller and printed with its seed and script.
//
//   FuzzRunner [--steps N] [--per-app N] [--size N] [--seed N] [--seconds N] [--script FILE] [--quiet]
struct Options {
  var steps = 100_000
  var perApp = 60
  var size = 14
  var seed: UInt64 = 1
  var seconds: Double?
  var script: String?
  var isQuiet = false

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
      case "--script": script = rest.popFirst()
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
var (taken, seed) = (0, options.seed)
while options.seconds.map({ Date().timeIntervalSince(start) < $0 }) ?? (taken < options.steps) {
  let script = Script(seed: seed, size: options.size, steps: options.perApp)
  try? "\(seed)".write(to: marker, atomically: false, encoding: .utf8)
  if let failure = failure(of: script) { report(script, failure) }
  taken += script.steps.count
  seed += 1
  if !options.isQuiet, (seed - options.seed) % 200 == 0 {
    print("\(taken) steps, \(seed - options.seed) apps, \(Int(Date().timeIntervalSince(start))) s")
  }
}
try? FileManager.default.removeItem(at: marker)
print(
  "\(taken) steps in \(seed - options.seed) random apps (seeds \(options.seed)…\(seed - 1)), \(Int(Date().timeIntervalSince(start))) s: nothing found"
)
