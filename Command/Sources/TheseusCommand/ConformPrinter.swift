import Conformance
import Foundation
import IdentityModel

/// A conformance report as text and as JSON.
struct ConformPrinter {
  let report: ConformanceReport
  let wall: Duration
  let jobs: Int

  private var seconds: Double {
    Double(wall.components.seconds) + Double(wall.components.attoseconds) / 1e18
  }
  private var rendersPerSecond: Int { Int(Double(report.tally.renders) / max(seconds, 1e-6)) }

  private var verdict: String {
    switch report.stop {
    case nil: "conforms"
    case .disagreed, .crashed: "differs"
    case .failed: "unknown"
    case .interrupted: "not contradicted in what was walked"
    }
  }

  var text: String {
    let tally = report.tally
    var lines: [String] = []
    if let stop = report.stop {
      let unit = report.options.random == nil ? "units of work" : "random walks"
      lines.append(
        """
        PARTIAL: \(stop). \(grouped(report.units.done)) of \(grouped(report.units.all)) \(unit) \
        were finished.
        """
      )
    }
    if let random = report.options.random {
      lines.append(
        """
        random walks   \(grouped(tally.programs)) of \(grouped(random.steps)) steps, seed \
        \(random.seed), programs at most \(random.maxDepth) deep and \(random.maxBranching) wide, \
        \(report.options.profile.map { "profile \($0)" } ?? "all profiles in turn")
        """
      )
    } else {
      lines.append(
        """
        bounds         \(report.options.bounds.text), profile \(report.options.profile ?? "default")
        """
      )
      lines.append(
        """
        programs       \(grouped(tally.programs)) with \(grouped(tally.trees)) value trees, \
        \(grouped(tally.transitions)) transitions
        """
      )
      if tally.walkedTransitions != tally.transitions {
        lines.append(
          """
          by symmetry    \(grouped(tally.walkedPrograms)) programs and \
          \(grouped(tally.walkedTransitions)) transitions stand for all of them
          """
        )
      }
    }
    lines.append(
      """
      runtime        \(grouped(tally.renders)) renders, \(grouped(tally.writes)) writes and \
      \(grouped(tally.restarts)) restarts, each checked; \(verdict)
      """
    )
    lines.append(
      String(
        format: "cost           %.1f s wall, %.1f s processor in %d workers, %d MB the largest; ",
        seconds,
        Double(report.workerMicroseconds) / 1e6, jobs, report.peakWorkerBytes / 1_000_000)
        + "\(grouped(rendersPerSecond)) renders/s")
    if let found = report.found { lines += found.narrative }
    return lines.joined(separator: "\n")
  }

  var json: JSONValue {
    let tally = report.tally
    let random = report.options.random.map { random -> JSONValue in
      .object([
        "walks": .integer(random.walks), "steps": .integer(random.steps),
        "seed": .string("\(random.seed)"),
        "depth": .integer(random.maxDepth), "branching": .integer(random.maxBranching),
      ])
    }
    return .object([
      "bounds": .string(report.options.bounds.text),
      "profile": .string(report.options.profile ?? "all"), "random": random ?? .null,
      "symmetry": .bool(report.options.usesSymmetry), "complete": .bool(report.isComplete),
      "stop": report.stop.map { .string($0.description) } ?? .null, "verdict": .string(verdict),
      "programs": .integer(tally.programs), "trees": .integer(tally.trees),
      "transitions": .integer(tally.transitions),
      "walkedPrograms": .integer(tally.walkedPrograms),
      "walkedTransitions": .integer(tally.walkedTransitions),
      "renders": .integer(tally.renders), "writes": .integer(tally.writes),
      "restarts": .integer(tally.restarts),
      "wallMilliseconds": .integer(Int(seconds * 1000)),
      "processorMilliseconds": .integer(report.workerMicroseconds / 1000), "jobs": .integer(jobs),
      "peakWorkerMegabytes": .integer(report.peakWorkerBytes / 1_000_000),
      "rendersPerSecond": .integer(rendersPerSecond),
      "disagreement": report.found.map { .array($0.narrative.map(JSONValue.string)) } ?? .null,
    ])
  }
}
