import CombineFoundation
import OpenCombine
import Testing

@Suite("the release of a publisher's subscription")
struct ReleasedSubscriptionTests {
  /// Calls a closure when nobody has it any more.
  private final class WatchedSubscription: Subscription {
    let onRelease: () -> Void
    init(_ onRelease: @escaping () -> Void) { self.onRelease = onRelease }
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
    deinit { onRelease() }
  }

  /// A publisher without elements that finishes when the test says so.
  private final class Source: Publisher {
    typealias Output = Int
    typealias Failure = Never
    var finish: () -> Void = {}
    var onRelease: () -> Void = {}

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
      subscriber.receive(subscription: WatchedSubscription { [weak self] in self?.onRelease() })
      finish = { subscriber.receive(completion: .finished) }
    }
  }

  /// Finishes the source; the release of its subscription cancels the chain.
  private func finish(_ source: Source, _ chain: AnyCancellable) -> Bool {
    var isReleased = false
    source.onRelease = {
      isReleased = true
      chain.cancel()
    }
    source.finish()
    return isReleased
  }

  @Test("may cancel a merged chain")
  func merge() {
    let (source, other) = (Source(), PassthroughSubject<Int, Never>())
    var values: [Int] = []
    let chain = source.merge(with: other).sink { values.append($0) }
    other.send(1)
    #expect(finish(source, chain))
    other.send(2)
    #expect(values == [1])
  }

  @Test("may cancel a chain of newest values")
  func combineLatest() {
    let (source, other) = (Source(), PassthroughSubject<Int, Never>())
    let chain = source.combineLatest(other).sink { _ in }
    #expect(finish(source, chain))
  }
}
