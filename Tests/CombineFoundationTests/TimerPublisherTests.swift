import CombineFoundation
import OpenCombine
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

  @Test("upstream.connect().cancel() stops a timer; another one in its place runs")
  func restart() {
    var count = 0
    func make() -> Publishers.Autoconnect<Timer.TimerPublisher> {
      Timer.publish(every: 0.005, on: .current, in: .default).autoconnect()
    }
    var timer = make()
    var subscription: AnyCancellable?
    for _ in 0..<3 {
      let before = count
      subscription = timer.sink { _ in count += 1 }
      run { count >= before + 2 }
      #expect(count >= before + 2)
      timer.upstream.connect().cancel()
      let stopped = count
      _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.03))
      #expect(count == stopped)
      timer = make()
    }
    subscription?.cancel()
  }

  @Test("connecting twice fires no more often, and the first cancellation stops it")
  func connectedTwice() {
    let publisher = Timer.publish(every: 0.02, on: .current, in: .default)
    var dates: [Date] = []
    let subscription = publisher.sink { dates.append($0) }
    let connections = [publisher.connect(), publisher.connect()]
    run { dates.count >= 4 }
    for (earlier, later) in zip(dates, dates.dropFirst()) {
      #expect(later.timeIntervalSince(earlier) > 0.005)
    }
    connections[0].cancel()
    let count = dates.count
    _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.06))
    #expect(dates.count == count)
    subscription.cancel()
  }

  @Test("a subscriber that comes after the connection gets dates, and one that goes stops its own")
  func lateSubscriber() {
    let publisher = Timer.publish(every: 0.005, on: .current, in: .default)
    let connection = publisher.connect()
    var (first, second) = (0, 0)
    let one = publisher.sink { _ in first += 1 }
    run { first >= 2 }
    let two = publisher.sink { _ in second += 1 }
    run { second >= 2 }
    #expect(first >= 2 && second >= 2)
    one.cancel()
    let (stopped, before) = (first, second)
    run { second >= before + 2 }
    #expect(first == stopped && second >= before + 2)
    connection.cancel()
    two.cancel()
  }
}
