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
