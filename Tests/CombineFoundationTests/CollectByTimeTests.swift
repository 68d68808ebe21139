import CombineFoundation
import Dispatch
import OpenCombine
import Testing

@Suite("collect in intervals")
struct CollectByTimeTests {
  @Test("publishes what was collected in each interval, and nothing for an empty one")
  func byTime() {
    let (subject, clock) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    let log = Recorder<[Int], Never>()
    subject.collect(.byTime(clock, 10)).subscribe(log)
    subject.send(1)
    subject.send(2)
    #expect(log.values == [])
    clock.advance(by: 10)
    clock.advance(by: 10)
    subject.send(3)
    clock.advance(by: 10)
    #expect(log.values == [[1, 2], [3]])
    subject.send(4)
    subject.send(completion: .finished)
    #expect(log.values == [[1, 2], [3], [4]])
    #expect(log.isFinished)
    #expect(clock.isIdle)
  }

  @Test("publishes early when so many elements have been collected")
  func byCount() {
    let (subject, clock) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    let log = Recorder<[Int], Never>()
    subject.collect(.byTimeOrCount(clock, 10, 2)).subscribe(log)
    for value in 1...5 { subject.send(value) }
    #expect(log.values == [[1, 2], [3, 4]])
    clock.advance(by: 10)
    #expect(log.values == [[1, 2], [3, 4], [5]])
  }

  @Test("a failure discards what was collected; cancelling stops the timer")
  func ends() {
    let clock = ManualScheduler()
    let failing = PassthroughSubject<Int, Broken>()
    let log = Recorder<[Int], Broken>()
    failing.collect(.byTime(clock, 10)).subscribe(log)
    failing.send(1)
    failing.send(completion: .failure(Broken()))
    #expect(log.values == [])
    #expect(log.failure != nil)

    let subject = PassthroughSubject<Int, Never>()
    var count = 0
    let subscription = subject.collect(.byTime(clock, 10)).sink { _ in count += 1 }
    subject.send(1)
    subscription.cancel()
    clock.advance(by: 10)
    #expect(count == 0)
    #expect(clock.isIdle)
  }

  @Test("a failure waits until the subscriber has received an array")
  func failureMeanwhile() {
    let (subject, clock) = (PassthroughSubject<Int, Broken>(), ManualScheduler())
    nonisolated(unsafe) let failing = subject
    let (ended, sent) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    var overlaps = false
    let subscription = subject.collect(.byTime(clock, 10)).sink(
      receiveCompletion: { _ in ended.signal() },
      receiveValue: { _ in
        DispatchQueue.global().async {
          failing.send(completion: .failure(Broken()))
          sent.signal()
        }
        // The wait always ends without a completion, however slow the machine is.
        overlaps = ended.wait(timeout: .now() + 0.1) == .success
      })
    subject.send(1)
    clock.advance(by: 10)
    sent.wait()
    #expect(!overlaps)
    #expect(ended.wait(timeout: .now()) == .success)
    subscription.cancel()
  }

  @Test("with a count, so many elements are requested for each array")
  func requests() {
    let clock = ManualScheduler()
    var requested: [Subscribers.Demand] = []
    let log = Recorder<[Int], Never>(first: .none)
    (1...50).publisher.handleEvents(receiveRequest: { requested.append($0) })
      .collect(.byTimeOrCount(clock, 10, 10)).subscribe(log)
    #expect(requested.isEmpty)
    log.subscription?.request(.max(2))
    #expect(requested == [.max(20)])
    #expect(log.values == [Array(1...10), Array(11...20)])
    log.subscription?.request(.unlimited)
    #expect(log.values.count == 5 && log.values.allSatisfy { $0.count == 10 })
    #expect(log.isFinished)
  }

  @Test("no array has more elements than the count, also after the time has published fewer")
  func limit() {
    let (subject, clock) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    let log = Recorder<[Int], Never>(first: .max(2))
    subject.collect(.byTimeOrCount(clock, 10, 3)).subscribe(log)
    for value in 1...2 {
      subject.send(value)
      clock.advance(by: 10)
    }
    #expect(log.values == [[1], [2]])
    // Four of the six elements that were requested are still to come.
    for value in 3...8 { subject.send(value) }
    #expect(log.values.count == 2)
    log.subscription?.request(.max(1))
    #expect(log.values == [[1], [2], [3, 4, 5]])
    subject.send(completion: .finished)
    #expect(!log.isFinished)
    log.subscription?.request(.max(1))
    #expect(log.values.last == [6] && log.isFinished)
  }

  @Test("elements without demand are kept")
  func demand() {
    let (subject, clock) = (PassthroughSubject<Int, Never>(), ManualScheduler())
    let log = Recorder<[Int], Never>(first: .none)
    subject.collect(.byTime(clock, 10)).subscribe(log)
    subject.send(1)
    clock.advance(by: 10)
    subject.send(2)
    log.subscription?.request(.max(1))
    clock.advance(by: 10)
    #expect(log.values == [[1, 2]])
  }
}

/// A scheduler whose time the test moves. Only repeating actions are scheduled.
private final class ManualScheduler: Scheduler {
  typealias SchedulerTimeType = DateSchedulerTime
  struct SchedulerOptions {}

  private(set) var now = DateSchedulerTime(Date(timeIntervalSinceReferenceDate: 0))
  let minimumTolerance: DateSchedulerTime.Stride = 0
  private var actions: [Int: (next: DateSchedulerTime, interval: Double, run: () -> Void)] = [:]
  private var count = 0

  var isIdle: Bool { actions.isEmpty }

  func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  func schedule(
    after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    Issue.record("only repeating actions are expected")
  }

  func schedule(
    after date: DateSchedulerTime, interval: DateSchedulerTime.Stride,
    tolerance: DateSchedulerTime.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    count += 1
    let id = count
    actions[id] = (date, interval.timeInterval, action)
    return AnyCancellable { self.actions[id] = nil }
  }

  func advance(by seconds: Double) {
    now = now.advanced(by: .init(seconds))
    for (id, action) in actions where action.next <= now {
      actions[id]?.next = action.next.advanced(by: .init(action.interval))
      action.run()
    }
  }
}
