import Combine
import Foundation
import Testing

@Suite("import Combine brings what files use of it")
struct WhatFilesUseTests {
  private final class Model: ObservableObject {
    @Published var count = 0
  }

  @Test("Published properties publish, and announce themselves first")
  func published() {
    let model = Model()
    var values: [Int] = []
    var announced: [Int] = []
    var cancellables = Set<AnyCancellable>()
    model.$count.map { $0 * 2 }.removeDuplicates().sink { values.append($0) }.store(
      in: &cancellables)
    model.objectWillChange.sink { announced.append(model.count) }.store(in: &cancellables)
    model.count = 3
    model.count = 3
    #expect(values == [0, 6])
    #expect(announced == [0, 3])
  }

  @Test("an object without published properties sends to those who subscribed before")
  func sends() {
    final class Plain: ObservableObject {
      var count = 0 {
        willSet { objectWillChange.send() }
      }
    }
    let plain = Plain()
    var announced: [Int] = []
    let subscription = plain.objectWillChange.sink { announced.append(plain.count) }
    plain.count = 3
    plain.count = 4
    #expect(announced == [0, 3])
    withExtendedLifetime(subscription) {}
  }

  @Test("Subjects, operators and schedulers of Dispatch and Foundation")
  func subjects() async {
    let subject = PassthroughSubject<String, Never>()
    let received = AsyncStream<String> { continuation in
      let cancellable = subject.debounce(for: .milliseconds(10), scheduler: DispatchQueue.global())
        .sink { continuation.yield($0) }
      nonisolated(unsafe) let kept = cancellable
      continuation.onTermination = { _ in kept.cancel() }
    }
    for text in ["a", "ab", "abc"] { subject.send(text) }
    var iterator = received.makeAsyncIterator()
    #expect(await iterator.next() == "abc")

    let name = Notification.Name("WhatFilesUse")
    var notified = 0
    let cancellable = NotificationCenter.default.publisher(for: name).sink { _ in notified += 1 }
    NotificationCenter.default.post(name: name, object: nil)
    #expect(notified == 1)
    cancellable.cancel()
    _ = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  }
}
