import Observation
import Synchronization
import Testing
import TheseusTesting

@Observable
private final class Leafy {
  var name: String
  var score = 0
  @ObservationIgnored private let gone: Counter
  init(_ name: String, _ gone: Counter) {
    self.name = name
    self.gone = gone
  }
  deinit { gone.add() }
}

@Observable
private final class Shelf {
  var first: Leafy?
  var items: [Leafy] = []
  var title = "shelf"
  /// Reads two objects through an optional and an array.
  var summary: String { "\(first?.name ?? "none")+\(items.count)" }
}

/// A model that may be written on any thread: being observable does not make it safe to share.
@Observable
private final class Gauge: Sendable {
  @ObservationIgnored private let stored = Atomic<Int>(0)
  var score: Int {
    get {
      access(keyPath: \.score)
      return stored.load(ordering: .acquiring)
    }
    set { withMutation(keyPath: \.score) { stored.store(newValue, ordering: .releasing) } }
  }
}

/// Counts from any thread.
private final class Counter: Sendable {
  private let count = Atomic<Int>(0)
  func add() { count.add(1, ordering: .relaxed) }
  var value: Int { count.load(ordering: .relaxed) }
}

@Observable
private final class Numbers { var all = [1, 2, 3] }

private struct Reader: View {
  let name: String
  let bench: Bench
  let read: () -> String
  var body: some View {
    bench.note(name)
    return Label(read())
  }
}

@MainActor @Suite("dependencies on observable properties are those that were read, and no others")
struct ObservationEdgeTests {
  private let bench = Bench()
  private let gone = Counter()

  private func host(_ readers: [(String, () -> String)]) -> TestHost {
    let bench = bench
    return TestHost {
      ForEach(readers.indices, id: \.self) {
        Reader(name: readers[$0].0, bench: bench, read: readers[$0].1)
      }
    }
  }

  /// Which readers ran because of `change`.
  private func ran(_ host: TestHost, _ change: () -> Void) -> Set<String> {
    _ = bench.take()
    change()
    host.flush()
    return Set(bench.take())
  }

  @Test(
    "R50 a body depends on what it read through optionals, arrays, objects and computed properties")
  func perProperty() {
    let shelf = Shelf()
    let (one, two) = (Leafy("one", gone), Leafy("two", gone))
    shelf.first = one
    shelf.items = [one, two]
    let host = host([
      ("title", { shelf.title }), ("first", { shelf.first?.name ?? "none" }),
      ("element", { shelf.items.last?.name ?? "none" }),
      ("count", { "\(shelf.items.count)" }),
      ("score", { "\(shelf.items.reduce(0) { $0 + $1.score })" }), ("summary", { shelf.summary }),
    ])
    #expect(host.texts == ["shelf", "one", "two", "2", "0", "one+2"])
    #expect(ran(host) { shelf.title = "other" } == ["title"])
    #expect(ran(host) { two.name = "zwei" } == ["element"])
    #expect(ran(host) { one.name = "eins" } == ["first", "summary"])
    #expect(ran(host) { one.score = 5 } == ["score"])
    #expect(
      ran(host) { shelf.items.append(Leafy("three", gone)) } == [
        "element", "count", "score", "summary",
      ])
    #expect(ran(host) { two.name = "off the path now" }.isEmpty)
    #expect(ran(host) { shelf.first = nil } == ["first", "summary"])
    #expect(ran(host) { one.name = "unread" }.isEmpty)
    #expect(host.texts == ["other", "none", "three", "3", "5", "none+3"])
  }

  @Test("R50 a change of an element in an array property is the array's; an equal array is silent")
  func values() {
    let numbers = Numbers()
    let host = host([("first", { "\(numbers.all[0])" })])
    #expect(ran(host) { numbers.all[2] = 9 } == ["first"])
    #expect(ran(host) { numbers.all = [1, 2, 9] }.isEmpty)
  }

  @Test("R51 dependencies end with the identity: what only an ended view read is released")
  func edgesDie() {
    struct Screen: View {
      let bench: Bench
      let gone: Counter
      @State private var objects: [Leafy] = []
      var body: some View {
        bench.offer("fill") { objects = (0..<10).map { Leafy("\($0)", gone) } }
        bench.offer("drop") { objects.removeLast() }
        return ForEach(objects.indices, id: \.self) { index in
          let object = objects[index]
          Reader(name: "r", bench: bench) { "\(object.name) \(object.score)" }
        }
      }
    }
    let host = TestHost { Screen(bench: bench, gone: gone) }
    bench.run("fill", host)
    for count in 1...5 {
      bench.run("drop", host)
      #expect(host.texts.count == 10 - count)
      #expect(gone.value == count, "an ended row keeps its object")
    }
  }

  @Test("R51 an object written after all its readers ended runs nothing and schedules no update")
  func silentAfterwards() {
    let object = Leafy("x", gone)
    let bench = bench
    let host = TestHost { Reader(name: "r", bench: bench) { object.name } }
    host.update { EmptyView() }
    host.trace.reset()
    #expect(ran(host) { object.name = "y" }.isEmpty)
    #expect(host.trace.transactions == 0)
  }

  @Test("R28 R50 of writes from tasks and threads the last is shown; bodies never see a torn value")
  func concurrentObservable() async throws {
    let object = Leafy("start", gone)
    nonisolated(unsafe) let shared = object
    let host = host([("score", { "\(object.score)" }), ("name", { object.name })])
    for round in 1...20 {
      await Task.detached { for step in 1...50 { shared.score = round * 100 + step } }.value
      try await host.settle()
      #expect(host.texts == ["\(round * 100 + 50)", "start"])
    }
  }

  @Test("R28 of state written from many threads each write is whole, and the last is seen")
  func concurrentState() async throws {
    struct Screen: View {
      let take: ([Binding<[Int]>]) -> Void
      @State private var a = [0, 0]
      @State private var b = [0, 0]
      var body: some View {
        take([$a, $b])
        return Label("\(a) \(b)")
      }
    }
    var bindings: [Binding<[Int]>] = []
    let host = TestHost { Screen { bindings = $0 } }
    let cells = bindings
    let writers = (0..<2).map { worker in
      Task.detached { for step in 1...500 { cells[worker].wrappedValue = [step, step] } }
    }
    for _ in 0..<50 {
      host.flush()
      let text = host.texts[0]
      let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
      #expect(numbers.count == 4 && numbers[0] == numbers[1] && numbers[2] == numbers[3], "\(text)")
      await Task.yield()
    }
    for writer in writers { await writer.value }
    try await host.settle()
    #expect(host.texts == ["[500, 500] [500, 500]"])
  }

  @Test("R28 views are inserted and removed while their objects are written from other threads")
  func concurrentLifetimes() async throws {
    let object = Gauge()
    let bench = bench
    let host = TestHost { EmptyView() }
    let writer = Task.detached {
      var step = 0
      while !Task.isCancelled {
        step += 1
        object.score = step
        // The rounds take as long as all that waits for the main actor: without a rest, the writer
        // would keep a core busy in this time.
        if step % 16 == 0 { try? await Task.sleep(for: .microseconds(200)) }
      }
      return step
    }
    for round in 0..<60 {
      host.update {
        ForEach(0..<(round % 4), id: \.self) { _ in
          Reader(name: "r", bench: bench) { "\(object.score)" }
        }
      }
      await Task.yield()
    }
    writer.cancel()
    let last = await writer.value
    host.update { Reader(name: "r", bench: bench) { "\(object.score)" } }
    try await host.settle()
    #expect(host.texts == ["\(last)"])
  }
}
