import FoundationAdditions
import Testing

@Suite("Notifications as a sequence")
@MainActor
struct NotificationSequenceTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("test")

  @Test("a loop receives what is posted from its beginning on, in order")
  func order() async {
    var iterator = center.notifications(named: name).makeAsyncIterator()
    for number in 1...3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
    center.post(name: Notification.Name("other"), object: nil)
    var numbers: [Int] = []
    while numbers.count < 3, let next = await iterator.next() {
      if let number = next.userInfo?["number"] as? Int { numbers.append(number) }
    }
    #expect(numbers == [1, 2, 3])
  }

  @Test("only one object's notifications come when it is named")
  func object() async {
    let (mine, other) = (NSObject(), NSObject())
    var iterator = center.notifications(named: name, object: mine).makeAsyncIterator()
    center.post(name: name, object: other)
    center.post(name: name, object: mine)
    let received = await iterator.next()
    #expect((received?.object as? NSObject) === mine)
  }

  @Test("a cancelled task ends its loop")
  func cancellation() async {
    let (center, name) = (center, name)
    let task = Task { @MainActor in
      var count = 0
      for await _ in center.notifications(named: name) { count += 1 }
      return count
    }
    task.cancel()
    #expect(await task.value == 0)
  }
}
