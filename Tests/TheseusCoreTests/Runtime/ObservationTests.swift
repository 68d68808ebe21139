import Observation
import TestSupport
import Testing

@testable import TheseusCore

@Observable
private final class Model {
  var title = "a"
  var count = 0
  var child: Model?
  var doubled: Int { count * 2 }
  @ObservationIgnored var onDeinit: (() -> Void)?
  deinit { onDeinit?() }
}

private struct Title: View {
  let model: Model
  let log: Log
  var body: some View {
    let _ = log("title")
    Leaf(model.title)
  }
}

private struct Count: View {
  let model: Model
  let log: Log
  var body: some View {
    let _ = log("count")
    Leaf("\(model.doubled)")
  }
}

/// Optimized code reaches the getter through a thunk that has no symbol, so only its type is known.
#if DEBUG
  private let count = "Model.count"
#else
  private let count = "Model (Int)"
#endif

@MainActor @Suite("Bodies follow the observable properties they read")
struct ObservationTests {
  @Test("R50 only readers of the written property run, also through computed properties")
  func perProperty() {
    let (model, log) = (Model(), Log())
    let tree = Tree {
      Title(model: model, log: log)
      Count(model: model, log: log)
    }
    #expect(log.take() == ["title", "count"])
    model.count = 2
    tree.flush()
    #expect(log.take() == ["count"])
    #expect(tree.texts == ["a", "4"])
    model.title = "b"
    model.title = "c"
    tree.flush()
    #expect(log.take() == ["title"], "several writes of one event run a body once")
    #expect(tree.texts == ["c", "4"])
    #expect(tree.observer.causes.contains("Count: observedChanged \(count)"))
  }

  @Test("R50 an equal write is silent")
  func equalWrite() {
    let (model, log) = (Model(), Log())
    let tree = Tree { Title(model: model, log: log) }
    _ = log.take()
    model.title = "a"
    tree.flush()
    #expect(log.take() == [])
  }

  @Test("R50 nested and optional objects are followed from run to run")
  func nested() {
    let (model, log) = (Model(), Log())
    struct Nested: View {
      let model: Model
      let log: Log
      var body: some View {
        let _ = log("body")
        Leaf(model.child?.title ?? "none")
      }
    }
    let tree = Tree { Nested(model: model, log: log) }
    let (first, second) = (Model(), Model())
    model.child = first
    tree.flush()
    #expect(tree.texts == ["a"])
    first.title = "b"
    tree.flush()
    #expect(tree.texts == ["b"])
    model.child = second
    tree.flush()
    _ = log.take()
    first.title = "c"
    tree.flush()
    #expect(log.take() == [], "an edge of an earlier run is gone")
    second.title = "d"
    tree.flush()
    #expect(tree.texts == ["d"])
  }

  @Test("R51 an object outlives its views and keeps none of them alive")
  func lifetimes() {
    final class Owner {
      let onDeinit: () -> Void
      init(_ onDeinit: @escaping () -> Void) { self.onDeinit = onDeinit }
      deinit { onDeinit() }
    }
    struct Reader: View {
      let model: Model
      let owner: Owner
      var body: some View { Leaf(model.title) }
    }
    let model = Model()
    var alive = 0
    let tree = Tree { EmptyView() }
    for _ in 0..<20 {
      tree.update {
        alive += 1
        return Reader(model: model, owner: Owner { alive -= 1 })
      }
      #expect(alive == 1)
      tree.update { EmptyView() }
      #expect(alive == 0)
    }
    var isGone = false
    let released = Model()
    released.onDeinit = { isGone = true }
    func show(_ model: Model) { tree.update { Title(model: model, log: Log()) } }
    show(released)
    show(model)
    tree.update { EmptyView() }
    _ = consume released
    #expect(isGone, "no registration keeps the object")
  }

  @Test("R51 many runs leave no registrations behind")
  func registrations() {
    let (model, log) = (Model(), Log())
    struct Reader: View {
      let model: Model
      let log: Log
      var number: Int
      var body: some View {
        let _ = log("\(number)")
        Leaf(model.title)
      }
    }
    let tree = Tree { Reader(model: model, log: log, number: 0) }
    func observation() -> ObservationRun? {
      var found: ObservationRun?
      tree.runtime.rootScope.forEachInSubtree { scope in
        scope.forEachOwner { if $0.type == Reader.self { found = $0.observation } }
      }
      return found
    }
    for number in 1...50 {
      weak let earlier = number > 1 ? observation() : nil
      tree.update { Reader(model: model, log: log, number: number) }
      #expect(earlier == nil, "run \(number) holds the one before")
    }
    _ = log.take()
    model.title = "b"
    tree.flush()
    #expect(log.take() == ["50"])
    #expect(tree.runtime.writes.isEmpty)
  }

  @Test("R55 a row that reads a property runs alone")
  func rows() {
    let models = [Model(), Model(), Model()]
    let log = Log()
    let tree = Tree {
      ForEach(0..<3) { index in
        let _ = log("row \(index)")
        Leaf(models[index].title)
      }
    }
    _ = log.take()
    models[1].title = "z"
    tree.flush()
    #expect(log.take() == ["row 1"])
    #expect(tree.texts == ["a", "z", "a"])
  }

  @Test("R27 a write during a body takes effect, is an issue, and its readers run in the next pass")
  func writeDuringBody() {
    let (model, log) = (Model(), Log())
    struct Writer: View {
      let model: Model
      let value: Int
      var body: some View {
        let _ = (model.count = value)
        Leaf("writer")
      }
    }
    let tree = Tree {
      Count(model: model, log: log)
      Writer(model: model, value: 0)
    }
    #expect(tree.observer.issues.isEmpty)
    tree.update {
      Count(model: model, log: log)
      Writer(model: model, value: 5)
    }
    #expect(tree.texts == ["10", "writer"])
    #expect(tree.observer.issues.map(\.kind) == [.writeDuringUpdate])
    #expect(tree.observer.issues.first?.message.contains(count) == true)
    #expect(tree.observer.issues.first?.message.contains("Writer") == true)
  }

  @Test("R28 a write from another thread reaches the body")
  func otherThread() async {
    let (model, log) = (Model(), Log())
    let tree = Tree { Title(model: model, log: log) }
    nonisolated(unsafe) let shared = model
    await Task.detached { shared.title = "from afar" }.value
    tree.flush()
    #expect(tree.texts == ["from afar"])
  }

  @Test("R51 a body that reads no observable makes no registration")
  func untracked() {
    struct Plain: View {
      var number: Int
      var body: some View { Leaf("\(number)") }
    }
    let tree = Tree { Plain(number: 1) }
    tree.runtime.rootScope.forEachInSubtree { scope in
      scope.forEachOwner { owner in
        if owner.type == Plain.self { #expect(owner.observation == nil) }
      }
    }
    #expect(tree.texts == ["1"])
  }
}
