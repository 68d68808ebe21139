import Testing

@testable import TheseusCore

@MainActor @Suite("Scheduled actions run in the order of their deadlines")
struct EventQueueTests {
  @Test("those with the same deadline run in the order of their insertion")
  func order() {
    var queue = EventQueue()
    var log: [Int] = []
    var expected: [(deadline: Int, number: Int)] = []
    // A fixed sequence with many equal deadlines.
    var random: UInt64 = 7
    for number in 0..<500 {
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let deadline = Int(random >> 33) % 40
      expected.append((deadline, number))
      queue.insert({ log.append(number) }, at: .seconds(deadline))
    }
    expected.sort { ($0.deadline, $0.number) < ($1.deadline, $1.number) }
    #expect(queue.nextDeadline == .seconds(expected[0].deadline))
    while let action = queue.removeFirst(until: .seconds(19)) { action() }
    #expect(log == expected.filter { $0.deadline < 20 }.map(\.number))
    #expect(queue.nextDeadline.map { $0 > .seconds(19) } == true)
    while let action = queue.removeFirst(until: .seconds(100)) { action() }
    #expect(log == expected.map(\.number))
    #expect(queue.isEmpty && queue.nextDeadline == nil)
  }

  @Test("none runs before its deadline")
  func early() {
    var queue = EventQueue()
    queue.insert({}, at: .seconds(2))
    let hasDue = { (time: Duration) in queue.removeFirst(until: time) != nil }
    #expect(!hasDue(.milliseconds(1_999)))
    #expect(hasDue(.seconds(2)))
    #expect(!hasDue(.seconds(2)))
  }
}
