import Foundation

// What browsers cost a server, over loopback: WebBenchmarks, with JSON=1 in the environment for one
// JSON object a line.

/// Open files of this process and, inherited, of the server.
func allowFiles() {
  var limit = rlimit()
  getrlimit(__rlimit_resource_t(7), &limit)
  limit.rlim_cur = limit.rlim_max
  setrlimit(__rlimit_resource_t(7), &limit)
}

func report(_ name: String, _ value: Double, _ unit: String, target: Double) {
  let isJSON = ProcessInfo.processInfo.environment["JSON"] == "1"
  let text = String(format: "%.1f", value)
  print(
    isJSON
      ? "{\"name\":\"\(name)\",\"value\":\(text),\"unit\":\"\(unit)\",\"target\":\(target)}"
      : "\(name.padding(toLength: 32, withPad: " ", startingAt: 0)) \(text) \(unit) (target \(target))"
  )
}

/// 200 sessions, each with ten clicks a second, spread evenly.
func measureClicks() throws {
  let server = try Server()
  let sessions = 200
  let perSecond = 2_000
  let browsers = (0..<sessions).compactMap { Browser(port: server.port, page: $0) }
  guard browsers.count == sessions else {
    FileHandle.standardError.write(Data("web.click: \(browsers.count) pages opened\n".utf8))
    exit(1)
  }
  var latencies: [Double] = []
  var bytes = 0
  func run(seconds: Int) {
    let start = ContinuousClock.now
    var polls = browsers.map { pollfd(fd: $0.file, events: Int16(POLLIN), revents: 0) }
    var clicked = 0
    while clicked < seconds * perSecond || browsers.contains(where: { $0.sent != nil }) {
      let due = Int(Double(perSecond) * ((.now - start) / .seconds(1)))
      while clicked < min(due, seconds * perSecond) {
        let browser = browsers[clicked % sessions]
        guard browser.sent == nil else { break }
        browser.click()
        clicked += 1
      }
      guard poll(&polls, nfds_t(polls.count), 1) > 0 else { continue }
      for index in polls.indices where polls[index].revents != 0 {
        let sent = browsers[index].sent
        guard let count = browsers[index].takeAnswer(), let sent else { continue }
        latencies.append((.now - sent) / .milliseconds(1))
        bytes += count
      }
    }
  }
  run(seconds: 2)
  latencies = []
  bytes = 0
  // The last snapshots of the first run.
  usleep(500_000)
  let before = server.cpuTime
  run(seconds: 5)
  let time = server.cpuTime - before
  let clicks = Double(latencies.count)
  latencies.sort()
  report("web.click.cpu", time / clicks / 1_000, "µs", target: 100)
  report("web.click.p50", latencies[latencies.count / 2], "ms", target: 5)
  report("web.click.p99", latencies[latencies.count * 99 / 100], "ms", target: 5)
  report("web.click.bytes", Double(bytes) / clicks, "bytes", target: 40)
}

/// Connected pages, each with a running app.
func measureMemory() throws {
  let server = try Server()
  // Code and caches of the first pages.
  let first = (0..<50).compactMap { Browser(port: server.port, page: $0) }
  usleep(500_000)
  let before = server.memory
  let pages = (50..<1_050).compactMap { Browser(port: server.port, page: $0) }
  usleep(500_000)
  let used = server.memory - before
  report("web.memory.live", used / Double(max(1, pages.count)) / 1_024, "KB", target: 40)
  withExtendedLifetime(first) {}
}

/// Connected pages of which only the snapshot is left.
func measureSleep() throws {
  let server = try Server(secondsIdle: 1)
  let first = (0..<50).compactMap { Browser(port: server.port, page: $0) }
  sleep(10)
  let before = server.memory
  let pages = (50..<1_050).compactMap { Browser(port: server.port, page: $0) }
  // Tabs fall asleep after a second, and the system gets the memory 5 s later.
  sleep(14)
  let used = server.memory - before
  report("web.memory.asleep", used / Double(max(1, pages.count)) / 1_024, "KB", target: 15)
  withExtendedLifetime(first) {}
}

/// 10,000 connected pages that sleep, of which 100 a second are clicked: each wakes, answers and
/// falls asleep again.
func measureMany() throws {
  let server = try Server(secondsIdle: 2)
  let browsers = (0..<10_000).compactMap { Browser(port: server.port, page: $0) }
  guard browsers.count == 10_000 else {
    FileHandle.standardError.write(Data("web.many: \(browsers.count) pages opened\n".utf8))
    return
  }
  sleep(20)
  report("web.many.memory", server.memory / 1_048_576, "MB", target: 300)
  let seconds = 20
  let before = server.cpuTime
  let start = ContinuousClock.now
  var latencies: [Double] = []
  for index in 0..<(seconds * 100) {
    let due = start + .milliseconds(10 * index)
    if due > .now { usleep(UInt32(max(0, (due - .now) / .microseconds(1)))) }
    let browser = browsers[index * 7 % browsers.count]
    browser.click()
    guard let sent = browser.sent, browser.takeAnswer() != nil else { continue }
    latencies.append((.now - sent) / .milliseconds(1))
  }
  let share = (server.cpuTime - before) / ((.now - start) / .nanoseconds(1)) * 100
  latencies.sort()
  report("web.many.cpu", share, "% of a core", target: 5)
  report("web.many.p50", latencies[latencies.count / 2], "ms", target: 5)
}

do {
  allowFiles()
  try measureClicks()
  try measureMemory()
  try measureSleep()
  try measureMany()
} catch {
  FileHandle.standardError.write(Data("the server does not start: \(error)\n".utf8))
  exit(1)
}
