import CombineFoundation
import Testing

@Suite("Timer.publish")
struct TimerPublisherTests {
  /// Runs the run loop until a condition holds, at most for two seconds.
  private func run(until isDone: () -> Bool) {
    let end = Date(timeIntervalSinceNow: 2)
    while !isDone(), Date() < end {
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
    }
  }

  @Test("publishes dates from the first subscriber of autoconnect to the end of the last")
  func autoconnect() {
    var dates: [Date] = []
    let subscription = Timer.publish(every: 0.005, on: .current, in: .default).autoconnect()
      .sink { dates.append($0) }
    run { dates.count >= 3 }
    #expect(dates.count >= 3)
    #expect(dates == dates.sorted())
    subscription.cancel()
    let count = dates.count
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.03))
    #expect(dates.count == count)
  }

  @Test("publishes nothing before it is connected and nothing after the connection is canceled")
  func connect() {
    let publisher = Timer.publish(every: 0.005, on: .current, in: .default)
    var count = 0
    let subscription = publisher.sink { _ in count += 1 }
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.03))
    #expect(count == 0)
    let connection = publisher.connect()
    run { count >= 2 }
    #expect(count >= 2)
    connection.cancel()
    let last = count
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.03))
    #expect(count == last)
    subscription.cancel()
  }

  @Test("each subscriber gets every date")
  func subscribers() {
    let publisher = Timer.publish(every: 0.005, on: .current, in: .default)
    var (first, second): ([Date], [Date]) = ([], [])
    let subscriptions = [
      publisher.sink { first.append($0) }, publisher.sink { second.append($0) },
    ]
    let connection = publisher.connect()
    run { second.count >= 2 }
    connection.cancel()
    #expect(first == second)
    for subscription in subscriptions { subscription.cancel() }
  }
}
