import Foundation
import IdentityModel

/// A check's report as text and as JSON.
struct CheckPrinter {
  struct Cost {
    let wall: Duration
    /// Seconds, all threads.
    let processor: Double
    let megabytes: Int

    var wallSeconds: Double {
      Double(wall.components.seconds) + Double(wall.components.attoseconds) / 1e18
    }
  }

  let report: CheckReport
  let profile: String
  let cost: Cost
  let showsStatic: Bool

  /// Whether each rule holds, each expectation that is known to be false is false, and the counts
  /// match the closed form.
  var isAsExpected: Bool {
    let isSound =
      report.totals.staticMisreadings == 0 && ReferenceCounts.agrees(with: report) != false
      && report.totals.distinct == report.totals.closedForm
    return isSound
      && report.verdicts.allSatisfy { verdict in
        verdict.counterexample?.isConfirmed != false
          && (isRule(verdict.property) ? verdict.counterexample == nil : true)
      }
  }

  /// Under opaque AnyView a render that changes nothing does end cells: that is Finding 3, no fault
  /// of the rules.
  private func isRule(_ property: IdentityProperty) -> Bool {
    if property == .idleRendersKeepAll && report.options.rules.anyViewIdentity == .opaque {
      return false
    }
    return IdentityProperty.rules.contains(property) || property == .ownerCellKept
  }

  private var perSecond: (states: Int, transitions: Int) {
    let seconds = max(cost.wallSeconds, 1e-6)
    return (
      Int(Double(report.totals.visited) / seconds), Int(Double(report.totals.computed) / seconds)
    )
  }

  var text: String {
    let totals = report.totals
    var lines: [String] = []
    if let stop = report.stop {
      lines.append(
        """
        PARTIAL: \(stop). \(grouped(report.shapes.done)) of \(grouped(report.shapes.all)) shapes \
        of programs were finished.
        """
      )
    }
    lines.append("bounds         \(report.options.bounds.text), profile \(profile)")
    lines.append(
      "programs       \(grouped(totals.programs)) with \(grouped(totals.trees)) value trees")
    lines.append(
      """
      states         \(grouped(totals.distinct)) distinct, \(grouped(totals.generated)) generated, \
      depth \(totals.depth)
      """
    )
    if totals.visited != totals.distinct {
      lines.append(
        """
        by symmetry    \(grouped(totals.visited)) states and \(grouped(totals.computed)) \
        transitions stand for all of them
        """
      )
    }
    let closed =
      totals.distinct == totals.closedForm ? "equal" : "NOT EQUAL: \(grouped(totals.closedForm))"
    lines.append(
      "closed form    \(closed) (every valuation of the cells of every tree is reachable)")
    if let agrees = ReferenceCounts.agrees(with: report) {
      lines.append("TLC's counts   \(agrees ? "equal" : "NOT EQUAL")")
    }
    let reading =
      totals.staticMisreadings == 0
      ? "agrees with what renders did, both ways, in every program"
      : "WRONG in \(grouped(totals.staticMisreadings)) programs"
    if showsStatic || totals.staticMisreadings != 0 { lines.append("static reading \(reading)") }
    lines.append(
      String(
        format: "cost           %.2f s wall, %.2f s processor, %d MB; ", cost.wallSeconds,
        cost.processor, cost.megabytes)
        + "\(grouped(perSecond.states)) states/s, \(grouped(perSecond.transitions)) transitions/s")
    for verdict in report.verdicts { lines += describe(verdict) }
    return lines.joined(separator: "\n")
  }

  private func describe(_ verdict: CheckReport.Verdict) -> [String] {
    guard let found = verdict.counterexample else {
      return [
        """
        \(verdict.property.rawValue): \
        \(report.isComplete ? "holds" : "not violated in what was seen")
        """
      ]
    }
    var lines = [
      "\(verdict.property.rawValue): violated, \(found.length) states, in \(found.program.sketch)"
    ]
    guard let trace = found.trace else {
      return lines + [
        """
          its states are not known: the plain model was interrupted, or cannot hold so many, \
        before it had found it again
        """
      ]
    }
    if found.isConfirmed == false {
      lines.append("  THE PLAIN MODEL DISAGREES: its trace has \(trace.states.count) states")
    }
    return lines + trace.narrative
  }

  var json: JSONValue {
    let totals = report.totals
    let verdicts = report.verdicts.map { verdict -> JSONValue in
      var members: [JSONValue.Member] = [
        .init(name: "property", value: .string(verdict.property.rawValue))
      ]
      let outcome =
        verdict.counterexample != nil ? "violated" : report.isComplete ? "holds" : "unknown"
      members.append(.init(name: "verdict", value: .string(outcome)))
      if let found = verdict.counterexample {
        members.append(.init(name: "length", value: .integer(found.length)))
        members.append(.init(name: "program", value: .string(found.program.sketch)))
        members.append(
          .init(name: "confirmed", value: found.isConfirmed.map(JSONValue.bool) ?? .null))
        members.append(.init(name: "trace", value: found.trace?.itf ?? .null))
      }
      return .object(members)
    }
    return .object([
      "bounds": .string(report.options.bounds.text), "profile": .string(profile),
      "complete": .bool(report.isComplete),
      "stop": report.stop.map { .string($0.description) } ?? .null,
      "programs": .integer(totals.programs), "trees": .integer(totals.trees),
      "distinct": .integer(totals.distinct), "generated": .integer(totals.generated),
      "depth": .integer(totals.depth),
      "closedForm": .integer(totals.closedForm), "visited": .integer(totals.visited),
      "computed": .integer(totals.computed),
      "agreesWithTLC": ReferenceCounts.agrees(with: report).map(JSONValue.bool) ?? .null,
      "staticMisreadings": .integer(totals.staticMisreadings),
      "symmetry": .bool(report.options.usesSymmetry),
      "wallMilliseconds": .integer(Int(cost.wallSeconds * 1000)),
      "processorMilliseconds": .integer(Int(cost.processor * 1000)),
      "peakMegabytes": .integer(cost.megabytes), "statesPerSecond": .integer(perSecond.states),
      "transitionsPerSecond": .integer(perSecond.transitions), "verdicts": .array(verdicts),
    ])
  }
}
