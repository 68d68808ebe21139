import CombineFoundation
import OpenCombine
import Testing

@Suite("combineLatest")
struct CombineLatestTests {
  @Test("publishes the newest elements once every publisher has published")
  func newest() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let log = Recorder<String, Never>()
    a.combineLatest(b) { "\($0)\($1)" }.subscribe(log)
    a.send(1)
    a.send(2)
    #expect(log.values == [])
    b.send("x")
    a.send(3)
    b.send("y")
    #expect(log.values == ["2x", "3x", "3y"])
  }

  @Test("of three and four publishers, as tuples and with a function")
  func more() {
    let subjects = (0..<4).map { CurrentValueSubject<Int, Never>($0) }
    let (a, b, c, d) = (subjects[0], subjects[1], subjects[2], subjects[3])
    var sums: [Int] = []
    var bag: Set<AnyCancellable> = []
    a.combineLatest(b, c).sink { sums.append($0.0 + $0.1 + $0.2) }.store(in: &bag)
    a.combineLatest(b, c) { $0 * $1 * $2 }.sink { sums.append($0) }.store(in: &bag)
    a.combineLatest(b, c, d).sink { sums.append($0.0 + $0.1 + $0.2 + $0.3) }.store(in: &bag)
    a.combineLatest(b, c, d) { $0 - $1 - $2 - $3 }.sink { sums.append($0) }.store(in: &bag)
    #expect(sums == [3, 0, 6, -6])
    sums = []
    a.send(10)
    #expect(sums.sorted() == [4, 13, 16, 20])
    _ = Publishers.CombineLatest(a, b)
  }

  @Test("finishes with the last publisher, without elements too")
  func finishes() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let log = Recorder<Int, Never>()
    a.combineLatest(b, +).subscribe(log)
    a.send(1)
    a.send(completion: .finished)
    #expect(!log.isFinished)
    b.send(2)
    b.send(3)
    b.send(completion: .finished)
    #expect(log.values == [3, 4])
    #expect(log.isFinished)

    let nothing = Recorder<Int, Never>()
    Empty<Int, Never>().combineLatest(Just(1), +).subscribe(nothing)
    #expect(nothing.values == [])
    #expect(nothing.isFinished)
  }

  @Test("publishers that publish while they are subscribed to")
  func synchronous() {
    let log = Recorder<[Int], Never>()
    [1, 2, 3].publisher.combineLatest([4, 5].publisher) { [$0, $1] }.subscribe(log)
    #expect(log.values == [[3, 4], [3, 5]])
    #expect(log.isFinished)
  }

  @Test("fails with the first failure and cancels the others")
  func fails() {
    var isCancelled = false
    let (a, b) = (PassthroughSubject<Int, Broken>(), PassthroughSubject<Int, Broken>())
    let log = Recorder<Int, Broken>()
    a.combineLatest(b.handleEvents(receiveCancel: { isCancelled = true }), +).subscribe(log)
    a.send(completion: .failure(Broken()))
    #expect(log.failure != nil)
    #expect(isCancelled)
    b.send(1)
    #expect(log.values == [])
  }

  @Test("passes no more than the demand, and the newest elements when there is demand again")
  func demand() {
    let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    let log = Recorder<Int, Never>(first: .max(1))
    a.combineLatest(b) { $0 * 10 + $1 }.subscribe(log)
    b.send(1)
    a.send(1)
    a.send(2)
    #expect(log.values == [11])
    log.subscription?.request(.max(1))
    b.send(3)
    b.send(4)
    #expect(log.values.count == 2)
  }

  @Test("cancelling cancels every publisher, also from inside an element")
  func cancels() {
    var cancelled = 0
    let (a, b) = (CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2))
    var received = 0
    var subscription: AnyCancellable?
    subscription = a.handleEvents(receiveCancel: { cancelled += 1 })
      .combineLatest(b.handleEvents(receiveCancel: { cancelled += 1 }))
      .sink { _ in
        received += 1
        if received == 2 { subscription?.cancel() }
      }
    a.send(3)
    a.send(4)
    b.send(5)
    #expect(received == 2)
    #expect(cancelled == 2)
  }

  @Test("an element sent while another is received is not lost")
  func reentrant() {
    let (a, b) = (CurrentValueSubject<Int, Never>(0), CurrentValueSubject<Int, Never>(0))
    var values: [Int] = []
    let subscription = a.combineLatest(b, +).sink { value in
      values.append(value)
      if value < 3 { a.send(value + 1) }
    }
    #expect(values.last == 3)
    subscription.cancel()
  }

  @Test("optional elements count as elements")
  func optionals() {
    let (a, b) = (CurrentValueSubject<Int?, Never>(nil), CurrentValueSubject<Int?, Never>(2))
    let log = Recorder<Int?, Never>()
    a.combineLatest(b) { $0 ?? $1 }.subscribe(log)
    b.send(nil)
    #expect(log.values == [2, nil])
  }
}

struct Broken: Error {}

/// A subscriber that records what it receives and requests a chosen number of elements.
final class Recorder<Input, Failure: Error>: Subscriber {
  private(set) var values: [Input] = []
  private(set) var completion: Subscribers.Completion<Failure>?
  private(set) var subscription: (any Subscription)?
  private let first: Subscribers.Demand

  init(first: Subscribers.Demand = .unlimited) { self.first = first }

  var isFinished: Bool {
    if case .finished = completion { true } else { false }
  }
  var failure: Failure? {
    if case .failure(let failure) = completion { failure } else { nil }
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    if first > 0 { subscription.request(first) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    values.append(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) { self.completion = completion }
}
