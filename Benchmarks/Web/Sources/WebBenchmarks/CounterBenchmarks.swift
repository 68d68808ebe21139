import Foundation

/// Pages of one server; throws when not all open.
func openPages(_ numbers: Range<Int>, _ server: Server) throws -> [Browser] {
  let pages = numbers.compactMap { Browser(port: server.port, page: $0) }
  guard pages.count == numbers.count else {
    throw NoFigure(description: "\(pages.count) of \(numbers.count) pages opened")
  }
  return pages
}

/// 200 sessions, each with ten clicks a second, spread evenly.
func measureClicks() throws {
  let server = try Server()
  let perSecond = 2_000
  let browsers = try openPages(0..<200, server)
  var latencies: [Double] = []
  var bytes = 0
  func run(seconds: Int) throws {
    let start = ContinuousClock.now
    var polls = browsers.map { pollfd(fd: $0.file, events: Int16(POLLIN), revents: 0) }
    var clicked = 0
    while clicked < seconds * perSecond || browsers.contains(where: { $0.sent != nil }) {
      guard .now - start < .seconds(seconds + 20) else {
        throw NoFigure(description: "\(latencies.count) clicks were answered in time")
      }
      let due = Int(Double(perSecond) * ((.now - start) / .seconds(1)))
      while clicked < min(due, seconds * perSecond) {
        let browser = browsers[clicked % browsers.count]
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
  try run(seconds: 2)
  var costs: [Double] = []
  var middles: [Double] = []
  var lates: [Double] = []
  var sizes: [Double] = []
  for _ in 0..<3 {
    // The last snapshots of the run before.
    usleep(500_000)
    latencies = []
    bytes = 0
    let before = server.cpuTime
    try run(seconds: 4)
    costs.append((server.cpuTime - before) / Double(latencies.count) / 1_000)
    middles.append(latencies.median ?? .infinity)
    lates.append(latencies.quantile(0.99) ?? .infinity)
    sizes.append(Double(bytes) / Double(latencies.count))
  }
  Report.add("web.click.cpu", costs.median ?? .infinity, "µs", target: 100)
  Report.add("web.click.p50", middles.median ?? .infinity, "ms", target: 5)
  Report.add("web.click.p99", lates.median ?? .infinity, "ms", target: 5)
  Report.add("web.click.bytes", sizes.median ?? .infinity, "bytes", target: 40)
}

/// Connected pages, each with a running app.
func measureMemory() throws {
  let server = try Server()
  // Code and caches of the first pages.
  let first = try openPages(0..<50, server)
  usleep(500_000)
  let before = server.memory
  let pages = try openPages(50..<1_050, server)
  usleep(500_000)
  let used = server.memory - before
  Report.add("web.memory.live", used / Double(pages.count) / 1_024, "KB", target: 40)
  withExtendedLifetime((first, pages)) {}
}

/// Connected pages of which only the snapshot is left.
func measureSleep() throws {
  let server = try Server(secondsIdle: 1)
  let first = try openPages(0..<50, server)
  sleep(10)
  let before = server.memory
  let pages = try openPages(50..<1_050, server)
  // Tabs fall asleep after a second, and the system gets the memory 5 s later.
  sleep(14)
  let used = server.memory - before
  Report.add("web.memory.asleep", used / Double(pages.count) / 1_024, "KB", target: 15)
  withExtendedLifetime((first, pages)) {}
}

/// 10,000 connected pages that sleep, of which 100 a second are clicked: each wakes, answers and
/// falls asleep again.
func measureMany() throws {
  let server = try Server(secondsIdle: 2)
  let browsers = try openPages(0..<10_000, server)
  sleep(20)
  Report.add("web.many.memory", server.memory / 1_048_576, "MB", target: 300)
  let seconds = 20
  let before = server.cpuTime
  let start = ContinuousClock.now
  var latencies: [Double] = []
  for index in 0..<(seconds * 100) {
    let due = start + .milliseconds(10 * index)
    if due > .now { usleep(UInt32(max(0, (due - .now) / .microseconds(1)))) }
    let browser = browsers[index * 7 % browsers.count]
    browser.click()
    guard let sent = browser.sent else { continue }
    // The server's pings come first.
    for _ in 0..<10 where browser.sent != nil { _ = browser.takeAnswer() }
    guard browser.sent == nil else { continue }
    latencies.append((.now - sent) / .milliseconds(1))
  }
  let share = (server.cpuTime - before) / ((.now - start) / .nanoseconds(1)) * 100
  guard latencies.count > seconds * 99 else {
    throw NoFigure(description: "\(latencies.count) of \(seconds * 100) clicks were answered")
  }
  Report.add("web.many.cpu", share, "% of a core", target: 5)
  Report.add("web.many.p50", latencies.median ?? .infinity, "ms", target: 5)
  withExtendedLifetime(browsers) {}
}
