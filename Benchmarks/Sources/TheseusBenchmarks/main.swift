#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

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
benchmarkStartup(&harness)
benchmarkInput(&harness)

let report = Report(figures: harness.figures)
if getenv("JSON").map({ String(cString: $0) }) == "1" {
  report.printJSON()
} else {
  report.printTable()
}
