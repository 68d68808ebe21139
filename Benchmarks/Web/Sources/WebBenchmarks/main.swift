import Foundation

// Measures the costs of browsers for a server, over loopback: WebBenchmarks [NAME …] runs the
// groups whose names contain one of these words.

/// Open files of this process and, inherited, of the server.
func allowFiles() {
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(7), &limit)
  limit.rlim_cur = limit.rlim_max
  setrlimit(__rlimit_resource_t(7), &limit)
}

let groups: [(String, () throws -> Void)] = [
  ("web.click", measureClicks), ("web.memory.live", measureMemory),
  ("web.memory.asleep", measureSleep), ("web.many", measureMany),
  ("journal.memory", measureJournalMemory), ("journal.first", measureJournalFirst),
  ("journal.resize", measureJournalResize),
]
let wanted = CommandLine.arguments.dropFirst()

allowFiles()
var failures: Int32 = 0
for (name, measure) in groups where wanted.isEmpty || wanted.contains(where: name.contains) {
  do {
    try measure()
  } catch {
    Report.note("\(name): \(error)")
    failures = 1
  }
}
Report.end()
exit(failures)
