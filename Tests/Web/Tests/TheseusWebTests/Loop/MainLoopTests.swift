import Foundation
import Testing

@Suite struct MainLoopTests {
  @Test("sockets, tasks, the main queue and timers share the main thread; idle costs nothing")
  func sharesTheThread() throws {
    let probe = try Probe(["loop"])
    let lines = probe.output(within: .seconds(20)).split(separator: "\n")
    #expect(lines.first == "other thread queue sleep socket task timer")
    let figures = Dictionary(
      uniqueKeysWithValues: lines.dropFirst().compactMap { line -> (String, Int)? in
        let parts = line.split(separator: " ")
        return parts.count == 2 ? Int(parts[1]).map { (String(parts[0]), $0) } : nil
      })
    // The end of the measurement is a wake-up of its own.
    #expect(try #require(figures["wakeups"]) <= 2)
    #expect(try #require(figures["microseconds"]) < 5_000)
    #expect(lines.last == "ended")
  }
}
