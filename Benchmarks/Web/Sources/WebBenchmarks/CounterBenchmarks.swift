import Foundation

/// Pages of one server; throws when not all open.
func openPages(_ numbers: Range<Int>, _ server: Server) throws -> [Browser] {
  let pages = numbers.compactMap { Browser(port: server.port, page: $0) }
  guard pages.count == numbers.count else {
    throw NoFigure(description: "\(pages.count) of \(numbers.count) pages opened")
  }
  return pages
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
  let server = try Server(secondsIdle: 1, memoryAwake: 0)
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

/// 10,000 connected pages, of which 100 a second are clicked at random. A page that sleeps wakes,
/// answers, and sleeps again when memory is needed.
func measureMany() throws {
  let server = try Server(secondsIdle: 2)
  let browsers = try openPages(0..<10_000, server)
  sleep(20)
  // Until as many fall asleep as wake up.
  _ = try click(browsers, seconds: 20)
  let before = server.cpuTime
  let start = ContinuousClock.now
  let latencies = try click(browsers, seconds: 20)
  let share = (server.cpuTime - before) / ((.now - start) / .nanoseconds(1)) * 100
  Report.add("web.many.memory", server.memory / 1_048_576, "MB", target: 300)
  Report.add("web.many.cpu", share, "% of a core", target: 5)
  Report.add("web.many.p50", latencies.median ?? .infinity, "ms", target: 5)
  withExtendedLifetime(browsers) {}
}

/// 100 clicks a second on pages chosen at random; returns the milliseconds to the answers.
private func click(_ browsers: [Browser], seconds: Int) throws -> [Double] {
  let start = ContinuousClock.now
  var latencies: [Double] = []
  for index in 0..<(seconds * 100) {
    let due = start + .milliseconds(10 * index)
    if due > .now { usleep(UInt32(max(0, (due - .now) / .microseconds(1)))) }
    let browser = browsers[Int.random(in: browsers.indices)]
    browser.click()
    guard let sent = browser.sent else { continue }
    // The server's pings come first.
    for _ in 0..<10 where browser.sent != nil { _ = browser.takeAnswer() }
    guard browser.sent == nil else { continue }
    latencies.append((.now - sent) / .milliseconds(1))
  }
  guard latencies.count > seconds * 99 else {
    throw NoFigure(description: "\(latencies.count) of \(seconds * 100) clicks were answered")
  }
  return latencies
}
