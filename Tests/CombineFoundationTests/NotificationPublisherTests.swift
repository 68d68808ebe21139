import CombineFoundation
import OpenCombine
import Testing

@Suite("NotificationCenter.publisher")
struct NotificationPublisherTests {
  private final class Sender {}

  @Test("publishes the notifications of its name and sender until it is canceled")
  func publishes() {
    let center = NotificationCenter()
    let name = Notification.Name("one")
    let (sender, other) = (Sender(), Sender())
    var all = 0
    var own = 0
    let everybody = center.publisher(for: name).sink { _ in all += 1 }
    let one = center.publisher(for: name, object: sender).sink { notification in
      #expect(notification.object as? Sender === sender)
      own += 1
    }
    center.post(name: name, object: sender)
    center.post(name: name, object: other)
    center.post(name: Notification.Name("another"), object: sender)
    #expect(all == 2)
    #expect(own == 1)
    one.cancel()
    center.post(name: name, object: sender)
    #expect(all == 3)
    #expect(own == 1)
    everybody.cancel()
  }

  @Test("a released subscription ends it")
  func released() {
    let center = NotificationCenter()
    var count = 0
    var subscription: AnyCancellable? = center.publisher(for: .init("n")).sink { _ in count += 1 }
    center.post(name: .init("n"), object: nil)
    subscription = nil
    center.post(name: .init("n"), object: nil)
    #expect(count == 1)
    #expect(subscription == nil)
  }

  @Test("a subscriber gets no more than its demand, and may demand more with each value")
  func demand() {
    let center = NotificationCenter()
    let subscriber = Asking(first: 1, then: [2, 0, 0])
    center.publisher(for: .init("n")).subscribe(subscriber)
    for _ in 0..<6 { center.post(name: .init("n"), object: nil) }
    #expect(subscriber.count == 3)
    subscriber.subscription?.request(.max(1))
    for _ in 0..<6 { center.post(name: .init("n"), object: nil) }
    #expect(subscriber.count == 4)
  }

  @Test("a subscriber that cancels while it receives gets nothing more")
  func cancelInside() {
    let center = NotificationCenter()
    var count = 0
    var subscription: AnyCancellable?
    subscription = center.publisher(for: .init("n")).sink { _ in
      count += 1
      subscription?.cancel()
    }
    center.post(name: .init("n"), object: nil)
    center.post(name: .init("n"), object: nil)
    #expect(count == 1)
  }

  private final class Asking: Subscriber {
    typealias Input = Notification
    typealias Failure = Never
    var subscription: (any Subscription)?
    var count = 0
    private let first: Int
    private let then: [Int]

    init(first: Int, then: [Int]) { (self.first, self.then) = (first, then) }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.max(first))
    }

    func receive(_ input: Notification) -> Subscribers.Demand {
      defer { count += 1 }
      return .max(count < then.count ? then[count] : 0)
    }

    func receive(completion: Subscribers.Completion<Never>) {}
  }
}
