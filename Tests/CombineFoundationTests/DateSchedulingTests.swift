import CombineFoundation
import OpenCombine
import Synchronization
import Testing

@Suite("Run loops and operation queues are schedulers")
struct DateSchedulingTests {
  private struct Point: Codable, Equatable {
    var x: Int
  }

  @Test("a run loop delivers on its thread, now and later")
  func runLoop() {
    var received: [String] = []
    let now = Just("now").receive(on: RunLoop.current).sink { received.append($0) }
    let later = Just("later").delay(for: .milliseconds(20), scheduler: RunLoop.current)
      .sink { received.append($0) }
    #expect(received.isEmpty)
    let end = Date(timeIntervalSinceNow: 2)
    while received.count < 2, Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    #expect(received == ["now", "later"])
    now.cancel()
    later.cancel()
  }

  @Test("a run loop repeats an action until it is canceled")
  func repeating() {
    var count = 0
    let loop = RunLoop.current
    let repetition = loop.schedule(after: loop.now, interval: .milliseconds(5)) { count += 1 }
    let end = Date(timeIntervalSinceNow: 2)
    while count < 3, Date() < end {
      _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
    repetition.cancel()
    let last = count
    _ = loop.run(mode: .default, before: Date(timeIntervalSinceNow: 0.03))
    #expect(last >= 3)
    #expect(count == last)
  }

  @Test("an operation queue delivers on the queue, now, later and repeatedly")
  func operationQueue() async {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    let events = AsyncStream<String> { continuation in
      queue.schedule { continuation.yield(OperationQueue.current === queue ? "now" : "elsewhere") }
      queue.schedule(after: queue.now.advanced(by: .milliseconds(10))) {
        continuation.yield(OperationQueue.current === queue ? "later" : "elsewhere")
      }
    }
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == "now")
    #expect(await iterator.next() == "later")

    let count = Mutex(0)
    let repetition = queue.schedule(after: queue.now, interval: .milliseconds(2)) {
      count.withLock { $0 += 1 }
    }
    for _ in 0..<10_000 where count.withLock({ $0 }) < 3 {
      try? await Task.sleep(for: .milliseconds(5))
    }
    repetition.cancel()
    #expect(count.withLock { $0 } >= 3)
  }

  @Test("times and strides count seconds")
  func times() {
    let start = DateSchedulerTime(Date(timeIntervalSinceReferenceDate: 100))
    let end = start.advanced(by: .milliseconds(1_500))
    #expect(start.distance(to: end) == .seconds(1.5))
    #expect(DateSchedulerTime.Stride.microseconds(2_000) == .milliseconds(2))
    #expect(DateSchedulerTime.Stride.nanoseconds(1_000) == .microseconds(1))
    #expect(DateSchedulerTime.Stride(2) * 3 - 1 == 5)
  }

  @Test("values are encoded and decoded on the way")
  func coders() {
    var decoded: [Point] = []
    let json = Just(Point(x: 1)).encode(encoder: JSONEncoder())
      .decode(type: Point.self, decoder: JSONDecoder())
      .sink { _ in
      } receiveValue: {
        decoded.append($0)
      }
    let list = Just(Point(x: 2)).encode(encoder: PropertyListEncoder())
      .decode(type: Point.self, decoder: PropertyListDecoder())
      .sink { _ in
      } receiveValue: {
        decoded.append($0)
      }
    for subscription in [json, list] { subscription.cancel() }
    #expect(decoded == [Point(x: 1), Point(x: 2)])
  }
}
