import Foundation

/// The session of Journal, the example app, with 1,000 entries on the page of today: CPU of its
/// process, from `exec` to the end of its first frame, which it prints as text.
///
/// `journal.1000.snapshot` then makes a whole snapshot and writes it, `journal.1000.restore` starts
/// from it. The floor of both is the same run without, alternating with them: the difference is
/// what the session costs.
///
/// `JOURNAL` in the environment names the program, built in release.
@MainActor
func benchmarkJournalSession(_ harness: inout Harness) {
  let name = "journal.1000"
  guard harness.wants("\(name).snapshot") || harness.wants("\(name).restore") else { return }
  guard let journal = ProcessInfo.processInfo.environment["JOURNAL"] else {
    return say("\(name): not measured, because JOURNAL does not name the program")
  }
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("theseus-bench-session-\(getpid())")
  defer { try? FileManager.default.removeItem(at: folder) }
  let entries = folder.appendingPathComponent("entries.json")
  do {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try entryFile(1_000).write(to: entries)
  } catch {
    return say("\(name): \(error.localizedDescription)")
  }
  let environment = ["HOME": folder.path, "LANG": "C.UTF-8", "TZ": "UTC"]
  let database = ["--database", folder.appendingPathComponent("journal.sqlite").path]
  let snapshot = folder.appendingPathComponent("state.json").path
  // Each run that restores says that the open journal is no part of a session.
  func run(_ arguments: [String]) -> Double? {
    cpuTime(of: journal, database + arguments, environment: environment, isQuiet: true)
  }
  // The first run of each reads its files from the disk.
  guard run(["--import", entries.path]) != nil, run([]) != nil,
    run(["--snapshot", snapshot]) != nil, run(["--restore", snapshot]) != nil
  else { return say("\(name): Journal does not run") }
  var times: [String: [Double]] = [:]
  for _ in 0..<max(harness.samples, 31) {
    for (figure, arguments) in [
      ("floor", []), ("snapshot", ["--snapshot", snapshot]), ("restore", ["--restore", snapshot]),
    ] {
      guard let time = run(arguments) else { return say("\(name): Journal failed") }
      times[figure, default: []].append(time)
    }
  }
  for figure in ["snapshot", "restore"] where harness.wants("\(name).\(figure)") {
    harness.add("\(name).\(figure)", times[figure] ?? [], times["floor"] ?? [])
  }
}

/// A journal for `--import`, with so many entries today.
private func entryFile(_ count: Int) throws -> Data {
  let today = Date().formatted(.iso8601.year().month().day())
  let entries: [[String: String]] = (1...count).map { number in
    [
      "page": today, "kind": number % 3 == 0 ? "note" : "task",
      "status": number % 4 == 0 ? "done" : "open", "title": "Entry \(number)",
      "details": "a few words about it",
    ]
  }
  return try JSONSerialization.data(withJSONObject: [
    "format": "theseus-journal", "version": 1, "entries": entries,
  ])
}
