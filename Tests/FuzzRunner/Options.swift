import Foundation

/// The options of the command line.
struct Options {
  /// Events after which everything was checked; events with fewer checks are not counted.
  var steps = 100_000
  var perApp = 30
  /// The specs of each app; nil for mostly small and some large ones.
  var size: Int?
  var seed: UInt64 = 1
  /// The time to run instead of a number of steps.
  var seconds: Double?
  var script: String?
  var graphs: Int?
  /// Whether the apps are shown by pages.
  var isInPages = false
  /// Processes that share the work.
  var workers = 1
  /// The number of this process among them, where it is one.
  var worker: Int?
  var isQuiet = false
  var isTalkative = false
  var isList = false
  /// The first unknown argument.
  private(set) var unknown: String?

  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let name = rest.popFirst() {
      func number() -> Double {
        guard let word = rest.popFirst(), let number = Double(word), number >= 0, number < 1e15
        else {
          unknown = unknown ?? "\(name) takes a number"
          return 0
        }
        return number
      }
      switch name {
      case "--steps": steps = Int(number())
      case "--per-app": perApp = max(1, Int(number()))
      case "--size": size = max(1, Int(number()))
      case "--seed": seed = UInt64(number())
      case "--seconds": seconds = number()
      case "--graphs": graphs = Int(number())
      case "--workers": workers = min(64, max(1, Int(number())))
      case "--pages": isInPages = true
      case "--worker": worker = Int(number())
      case "--script": script = rest.popFirst()
      case "--list": isList = true
      case "--talk": isTalkative = true
      case "--quiet": isQuiet = true
      default: unknown = unknown ?? "unknown option \(name)"
      }
    }
    if let worker, worker >= workers { unknown = unknown ?? "there are \(workers) workers" }
  }
}
