import CombineFoundation
import OpenCombine
import Dispatch
import Testing

@Suite("merge")
struct MergeTests {
  private typealias Subject = PassthroughSubject<Int, Never>

  @Test("publishes elements as they come and finishes with the last publisher")
  func merges() {
    let (a, b) = (Subject(), Subject())
    let log = Recorder<Int, Never>()
    a.merge(with: b.map { $0 * 10 }).subscribe(log)
    a.send(1)
    b.send(2)
    a.send(3)
    a.send(completion: .finished)
    b.send(4)
    #expect(!log.isFinished)
    b.send(completion: .finished)
    #expect(log.values == [1, 20, 3, 40])
    #expect(log.isFinished)
  }

  @Test("two to eight publishers, in one call and in sequence")
  func many() {
    let s = (0..<8).map { _ in Subject() }
    let m = s.map { $0.map(\.self) }
    var counts: [Int] = []
    var bag: Set<AnyCancellable> = []
    func count(_ publisher: some Publisher<Int, Never>) {
      let index = counts.count
      counts.append(0)
      publisher.sink { _ in counts[index] += 1 }.store(in: &bag)
    }
    count(s[0].merge(with: m[1]))
    count(s[0].merge(with: m[1], m[2]))
    count(s[0].merge(with: m[1], m[2], m[3]))
    count(s[0].merge(with: m[1], m[2], m[3], m[4]))
    count(s[0].merge(with: m[1], m[2], m[3], m[4], m[5]))
    count(s[0].merge(with: m[1], m[2], m[3], m[4], m[5], m[6]))
    count(s[0].merge(with: m[1], m[2], m[3], m[4], m[5], m[6], m[7]))
    count(s[0].merge(with: m[1]).merge(with: m[2]).merge(with: m[3]))
    count(Publishers.MergeMany(s))
    count(Publishers.MergeMany(s[0], s[1]).merge(with: s[2]))
    count(s[0].merge(with: s[1]))
    for subject in s { subject.send(1) }
    #expect(counts == [2, 3, 4, 5, 6, 7, 8, 4, 8, 3, 2])
  }

  @Test("no publishers finish immediately")
  func none() {
    let log = Recorder<Int, Never>()
    Publishers.MergeMany([Subject]()).subscribe(log)
    #expect(log.isFinished)
  }

  @Test("fails with the first failure and cancels the others")
  func fails() {
    var isCancelled = false
    let (a, b) = (PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>())
    let log = Recorder<Int, Broken>()
    a.merge(with: b.handleEvents(receiveCancel: { isCancelled = true })).subscribe(log)
    b.send(1)
    a.send(completion: .failure(Broken()))
    b.send(2)
    #expect(log.values == [1])
    #expect(log.failure != nil)
    #expect(isCancelled)
  }

  @Test("elements without demand wait, and the publishers finish after them")
  func demand() {
    let log = Recorder<Int, Never>(first: .none)
    [1, 2, 3].publisher.merge(with: [10, 20].publisher).subscribe(log)
    #expect(log.values == [])
    log.subscription?.request(.max(2))
    #expect(log.values == [1, 10])
    log.subscription?.request(.max(2))
    #expect(log.values.count == 4)
    #expect(!log.isFinished)
    log.subscription?.request(.unlimited)
    #expect(log.values.sorted() == [1, 2, 3, 10, 20])
    #expect(log.isFinished)
  }

  /// Wants some values at first, and what `more` says after each.
  private final class Wanting: Subscriber {
    private(set) var values: [Int] = []
    private let first: Subscribers.Demand
    private let more: (Int) -> Subscribers.Demand
    private(set) var subscription: (any Subscription)?

    init(_ first: Subscribers.Demand, _ more: @escaping (Int) -> Subscribers.Demand) {
      (self.first, self.more) = (first, more)
    }
    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(first)
    }
    func receive(_ input: Int) -> Subscribers.Demand {
      values.append(input)
      return more(input)
    }
    func receive(completion: Subscribers.Completion<Never>) {}
  }

  @Test(
    "a subscriber that comes to want everything gets it from every publisher", arguments: [1, 3])
  func growingDemand(first: Int) {
    let (a, b, c) = (Subject(), Subject(), Subject())
    let log = Wanting(.max(first)) { _ in .unlimited }
    a.merge(with: b, c).subscribe(log)
    for value in 1...3 {
      a.send(value)
      b.send(value * 10)
      c.send(value * 100)
    }
    #expect(log.values == [1, 10, 100, 2, 20, 200, 3, 30, 300])
  }

  @Test("also when the first values waited for it")
  func growingDemandAfterHeldValues() {
    let (a, b) = (Subject(), Subject())
    let log = Wanting(.none) { _ in .unlimited }
    a.merge(with: b).subscribe(log)
    a.send(1)
    b.send(10)
    log.subscription?.request(.max(1))
    #expect(log.values == [1, 10])
    a.send(2)
    b.send(20)
    a.send(3)
    #expect(log.values == [1, 10, 2, 20, 3])
  }

  @Test("a value that is sent while another is received follows it as soon as it is wanted")
  func reentrant() {
    let (a, b) = (Subject(), Subject())
    let log = Wanting(.max(1)) { value in
      if value == 1 { b.send(10) }
      return .max(1)
    }
    a.merge(with: b).subscribe(log)
    a.send(1)
    #expect(log.values == [1, 10])
    a.send(2)
    #expect(log.values == [1, 10, 2])
  }

  @Test("cancelling cancels every publisher")
  func cancels() {
    var cancelled = 0
    let (a, b) = (Subject(), Subject())
    var count = 0
    let subscription = a.handleEvents(receiveCancel: { cancelled += 1 })
      .merge(with: b.handleEvents(receiveCancel: { cancelled += 1 }))
      .sink { _ in count += 1 }
    a.send(1)
    subscription.cancel()
    b.send(1)
    #expect(count == 1)
    #expect(cancelled == 2)
  }

  @Test("a subscriber receives one element at a time from publishers on several threads")
  func threads() {
    let subjects = (0..<4).map { _ in Subject() }
    // Not atomic: a second thread inside `sink` would lose a count.
    nonisolated(unsafe) var count = 0
    let subscription = Publishers.MergeMany(subjects).sink { _ in count += 1 }
    nonisolated(unsafe) let senders = subjects
    DispatchQueue.concurrentPerform(iterations: 4) { index in
      for value in 0..<500 { senders[index].send(value) }
    }
    #expect(count == 2000)
    subscription.cancel()
  }
}
