import Conformance
import Dispatch
import IdentityModel

/// The identity model's checker, and the runtime walked against it: processor seconds for the whole
/// space, all threads.
@MainActor
func benchmarkModel(_ harness: inout Harness) {
  check("check.article", "article", symmetric: false, &harness)
  check("check.article.symmetry", "article", symmetric: true, &harness)
  check("check.5.5", "large", symmetric: false, &harness)
  check("check.5.5.symmetry", "large", symmetric: true, &harness)
  conform("conform.4.4", "medium", symmetric: false, &harness)
  conform("conform.5.5.symmetry", "large", symmetric: true, &harness)
  // Takes minutes: runs only when requested by name.
  if !harness.filters.isEmpty {
    conform("conform.article.symmetry", "article", symmetric: true, &harness)
  }
}

@MainActor
private func check(_ name: String, _ bounds: String, symmetric: Bool, _ harness: inout Harness) {
  guard harness.wants(name), let bounds = try? Bounds(parsing: bounds) else { return }
  let options = CheckOptions(
    bounds: bounds, properties: IdentityProperty.rules, usesSymmetry: symmetric)
  let seconds = (0..<min(3, harness.samples)).compactMap { _ -> Double? in
    guard let checker = try? IdentityChecker(options) else { return nil }
    let start = cpuTime()
    let done = DispatchSemaphore(value: 0)
    Task.detached {
      let report = await checker.run()
      keep(report.totals.distinct)
      done.signal()
    }
    done.wait()
    return (cpuTime() - start) / 1e9
  }
  add(name, "s", seconds, &harness)
}

@MainActor
private func conform(_ name: String, _ bounds: String, symmetric: Bool, _ harness: inout Harness) {
  guard harness.wants(name), let bounds = try? Bounds(parsing: bounds) else { return }
  let options = ConformanceOptions(bounds: bounds, usesSymmetry: symmetric)
  guard let worker = try? ShapeWorker(options), let plan = try? WorkPlan(options) else { return }
  var tally = ConformanceTally()
  let start = cpuTime()
  for unit in plan.units {
    guard let walked = try? worker.work(unit) else { return }
    tally.add(walked)
  }
  let seconds = (cpuTime() - start) / 1e9
  add(name, "s", [seconds], &harness)
  add(name + ".render", "µs", [seconds * 1e6 / Double(tally.renders)], &harness)
}

@MainActor
private func add(_ name: String, _ unit: String, _ samples: [Double], _ harness: inout Harness) {
  let sorted = samples.sorted()
  guard let least = sorted.first, let most = sorted.last else { return }
  harness.figures.append(
    Figure(name: name, unit: unit, median: sorted[sorted.count / 2], min: least, max: most))
}
