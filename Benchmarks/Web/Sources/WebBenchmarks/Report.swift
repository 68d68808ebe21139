import Foundation

/// Prints figures beside their targets, with JSON=1 in the environment as one JSON object a line.
enum Report {
  nonisolated(unsafe) private(set) static var missed: [String] = []

  /// - Parameters:
  ///   - target: the most that it may be.
  ///   - floor: the same of the least possible work, in the same run.
  static func add(
    _ name: String, _ value: Double, _ unit: String, target: Double, floor: Double? = nil
  ) {
    let isMissed = value > target
    if isMissed { missed.append(name) }
    let text = String(format: "%.1f", value)
    let goal = String(format: "%g", target)
    let least = floor.map { (String(format: "%.1f", $0), String(format: "%.1f", value / $0)) }
    if isJSON {
      let beside = least.map { ",\"floor\":\($0),\"ratio\":\($1)" } ?? ""
      print(
        "{\"name\":\"\(name)\",\"value\":\(text),\"unit\":\"\(unit)\",\"target\":\(goal)\(beside)}")
    } else {
      let beside = least.map { ", \($1) x the floor of \($0)" } ?? ""
      print(
        name.padding(toLength: 24, withPad: " ", startingAt: 0), text, unit,
        "(target \(goal)\(isMissed ? ", MISSED" : "")\(beside))")
    }
    fflush(nil)
  }

  static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  /// Prints the missed targets, and the load of the machine.
  static func end() {
    guard !isJSON else { return }
    let load = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
    print("load average \(load.split(separator: " ").prefix(3).joined(separator: " "))")
    print(missed.isEmpty ? "all targets reached" : "missed: \(missed.joined(separator: ", "))")
  }

  private static let isJSON = ProcessInfo.processInfo.environment["JSON"] == "1"
}

extension [Double] {
  /// The value below which this share of the values lies; nil without values.
  func quantile(_ share: Double) -> Double? {
    guard !isEmpty else { return nil }
    return sorted()[Swift.min(count - 1, Int(Double(count) * share))]
  }

  var median: Double? { quantile(0.5) }
}

/// A measurement that could not be made.
struct NoFigure: Error, CustomStringConvertible {
  var description: String
}
