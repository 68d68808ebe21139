import Foundation

/// Journal with its sample entries.
private func journal() throws -> Server {
  guard let server = try Server.journal() else {
    throw NoFigure(description: "JOURNAL names no program; make bench-web builds it")
  }
  return server
}

/// Connected pages of Journal, each with a running app.
func measureJournalMemory() throws {
  let server = try journal()
  let first = try openPages(0..<20, server)
  usleep(500_000)
  let before = server.memory
  let pages = try openPages(20..<120, server)
  usleep(500_000)
  let used = server.memory - before
  Report.add("journal.memory", used / Double(pages.count) / 1_024, "KB", target: 400)
  withExtendedLifetime((first, pages)) {}
}

/// From `hello` to the whole tree, for pages whose sessions are only in the store.
func measureJournalFirst() throws {
  let server = try journal()
  let cookies = try openPages(0..<60, server).map(\.cookie)
  try server.restart()
  var times: [Double] = []
  var costs: [Double] = []
  for (number, cookie) in cookies.enumerated() {
    let before = server.cpuTime
    guard let page = Browser(port: server.port, page: number, cookie: cookie) else {
      throw NoFigure(description: "page \(number) does not continue")
    }
    // The first ones load code and the fonts' tables.
    guard number >= 10 else { continue }
    times.append(page.opening / .milliseconds(1))
    costs.append((server.cpuTime - before) / 1_000_000)
  }
  Report.add("journal.first.cpu", costs.median ?? .infinity, "ms", target: 20)
  Report.add("journal.first.p50", times.median ?? .infinity, "ms", target: 20)
}

/// Another size of the window: one message, one frame.
func measureJournalResize() throws {
  let server = try journal()
  let page = try openPages(0..<1, server)[0]
  _ = page.countFrames(quiet: 1_000)
  let sizes = 60
  var costs: [Double] = []
  var frames = 0
  for index in 0..<sizes {
    let before = server.cpuTime
    page.resize(600 + index * 13 % 400, 500 + index * 7 % 200)
    frames += page.countFrames(quiet: 60)
    // The snapshot that follows is no part of the answer.
    costs.append((server.cpuTime - before) / 1_000_000)
    usleep(150_000)
  }
  Report.add("journal.resize.cpu", costs.median ?? .infinity, "ms", target: 3)
  Report.add("journal.resize.frames", Double(frames) / Double(sizes), "frames", target: 1)
}
