import Foundation

// Usage: TheseusBenchmarks [part of a name]…    with JSON=1 in the environment: one JSON object a
// line
var harness = Harness()
harness.filters = Array(CommandLine.arguments.dropFirst())
if let samples = getenv("SAMPLES").flatMap({ Int(String(cString: $0)) }) {
  harness.samples = samples
}
if let calls = getenv("CALLS").flatMap({ Int(String(cString: $0)) }), calls > 0 {
  harness.calls = calls
}

benchmarkEngine(&harness)
benchmarkLargeGraphs(&harness)
benchmarkRows(&harness)
benchmarkModel(&harness)
benchmarkLists(&harness)
benchmarkSnapshots(&harness)
benchmarkInspection(&harness)
benchmarkStartup(&harness)
benchmarkInput(&harness)
benchmarkPages(&harness)
benchmarkJournal(&harness)
benchmarkJournalSession(&harness)

let report = Report(figures: harness.figures)
if getenv("JSON").map({ String(cString: $0) }) == "1" {
  report.printJSON()
} else {
  report.printTable()
}
// Always true: an address of a value is not 0.
let isKept = keptPlace != 0 || harness.figures.isEmpty
for name in harness.unmeasured {
  say("\(name): not measured, its work was removed")
}
exit(harness.unmeasured.isEmpty && isKept ? 0 : 1)
