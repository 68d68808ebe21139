import Testing

@testable import TheseusCore

private struct Receiver: View {
  let subject: PassthroughSubject<Int, Never>
  @State var last = 0
  var body: some View {
    Leaf("\(last)").onReceive(subject) { last = $0 }
  }
}

@MainActor @Suite("Views receive what publishers deliver")
struct OnReceiveTests {
  @Test("a value runs the action in the event that sent it")
  func delivers() {
    let subject = PassthroughSubject<Int, Never>()
    let tree = Tree { Receiver(subject: subject) }
    subject.send(1)
    subject.send(2)
    tree.flush()
    #expect(tree.texts == ["2"])
    #expect(tree.observer.issues.isEmpty)
  }

  @Test("a publisher that delivers immediately is received before the first frame")
  func immediately() {
    struct Current: View {
      let subject: CurrentValueSubject<Int, Never>
      @State var last = 0
      var body: some View { Leaf("\(last)").onReceive(subject) { last = $0 } }
    }
    let tree = Tree { Current(subject: CurrentValueSubject(7)) }
    #expect(tree.texts == ["7"])
  }

  @Test("the subscription survives updates, follows another publisher, and ends with the identity")
  func lifetime() {
    final class Counting: Publisher {
      typealias Output = Int
      typealias Failure = Never
      let subject = PassthroughSubject<Int, Never>()
      var subscriptions = 0
      func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Int, Downstream.Failure == Never {
        subscriptions += 1
        subject.receive(subscriber: subscriber)
      }
    }
    struct Root: View {
      let publisher: Counting
      var number: Int
      let log: Log
      var body: some View { Leaf("\(number)").onReceive(publisher) { log("\(number): \($0)") } }
    }
    let (first, second, log) = (Counting(), Counting(), Log())
    let tree = Tree { Root(publisher: first, number: 1, log: log) }
    tree.update { Root(publisher: first, number: 2, log: log) }
    #expect(first.subscriptions == 1)
    first.subject.send(10)
    #expect(log.take() == ["2: 10"], "the newest closure")
    tree.update { Root(publisher: second, number: 3, log: log) }
    first.subject.send(11)
    second.subject.send(12)
    #expect(log.take() == ["3: 12"])
    tree.update { EmptyView() }
    second.subject.send(13)
    #expect(log.take() == [])
  }

  @Test("a value from another thread arrives on the main actor")
  func otherThread() async throws {
    let subject = PassthroughSubject<Int, Never>()
    let tree = Tree { Receiver(subject: subject) }
    nonisolated(unsafe) let shared = subject
    await Task.detached { shared.send(5) }.value
    for _ in 0..<100_000 where tree.texts != ["5"] {
      await Task.yield()
      tree.flush()
    }
    #expect(tree.texts == ["5"])
  }
}
