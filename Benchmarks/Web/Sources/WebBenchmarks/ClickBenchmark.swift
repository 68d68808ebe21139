import Foundation

/// 200 pages of one server, each with ten clicks a second, spread evenly.
final class Clicks {
  private let server: Server
  private let browsers: [Browser]
  private var latencies: [Double] = []
  private var bytes = 0
  private static let perSecond = 2_000
  private static let seconds = 4

  /// The figures of each run: µs of CPU a click, median and late answers in ms, bytes of a frame.
  private(set) var costs: [Double] = []
  private(set) var middles: [Double] = []
  private(set) var lates: [Double] = []
  private(set) var sizes: [Double] = []

  init(_ server: Server) throws {
    self.server = server
    browsers = try openPages(0..<200, server)
    try click(seconds: 2)
  }

  func run() throws {
    // The last snapshots of what was before.
    usleep(500_000)
    let before = server.cpuTime
    try click(seconds: Self.seconds)
    costs.append((server.cpuTime - before) / Double(latencies.count) / 1_000)
    middles.append(latencies.median ?? .infinity)
    lates.append(latencies.quantile(0.99) ?? .infinity)
    sizes.append(Double(bytes) / Double(latencies.count))
  }

  private func click(seconds: Int) throws {
    latencies = []
    bytes = 0
    let start = ContinuousClock.now
    var polls = browsers.map { pollfd(fd: $0.file, events: Int16(POLLIN), revents: 0) }
    let whole = seconds * Self.perSecond
    var clicked = 0
    while clicked < whole || browsers.contains(where: { $0.sent != nil }) {
      guard .now - start < .seconds(seconds + 20) else {
        throw NoFigure(description: "\(latencies.count) clicks were answered in time")
      }
      let due = Int(Double(Self.perSecond) * ((.now - start) / .seconds(1)))
      while clicked < min(due, whole) {
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
}

/// The server beside the floor, alternating.
func measureClicks() throws {
  let pages = try Clicks(Server())
  let floor = try Clicks(Server.floor())
  for _ in 0..<3 {
    try floor.run()
    try pages.run()
  }
  Report.add(
    "web.click.cpu", pages.costs.median ?? .infinity, "µs", target: 100, floor: floor.costs.median)
  Report.add(
    "web.click.p50", pages.middles.median ?? .infinity, "ms", target: 5,
    floor: floor.middles.median)
  Report.add(
    "web.click.p99", pages.lates.median ?? .infinity, "ms", target: 5, floor: floor.lates.median)
  Report.add("web.click.bytes", pages.sizes.median ?? .infinity, "bytes", target: 40)
}
