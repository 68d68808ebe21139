import Testing
import TheseusTesting

@MainActor @Suite("bindings reach what they were created from, and nothing else")
struct BindingTests {
  let bench = Bench()

  private struct Model: Equatable {
    var name = "a"
    var tags = ["x", "y"]
    var detail: String? = "d"
  }

  private struct Owner: View {
    let bench: Bench
    @State private var model = Model()
    var body: some View {
      let (name, tags) = ($model.name, $model.tags)
      let second = tags.count > 1 ? tags[1] : nil
      let detail = Binding($model.detail)
      bench.offer("name") { name.wrappedValue += "!" }
      bench.offer("second") { second?.wrappedValue += "!" }
      bench.offer("detail") { detail?.wrappedValue += "!" }
      bench.offer("shrink") { model.tags.removeLast() }
      bench.offer("nil") { model.detail = nil }
      bench.offer("constant") { Binding.constant(3).wrappedValue = 4 }
      return Label("\(model.name) \(model.tags.joined()) \(model.detail ?? "-")")
    }
  }

  @Test("R80 key paths, indices and optionals write their part of the state")
  func parts() {
    let host = TestHost { Owner(bench: bench) }
    for part in ["name", "second", "detail", "constant"] { bench.run(part, host) }
    #expect(host.texts == ["a! xy! d!"])
    #expect(host.trace.issues.isEmpty)
  }

  @Test(
    "R80 a write through a removed index or optional is dropped with an issue, also in one event")
  func stale() {
    let host = TestHost { Owner(bench: bench) }
    bench.runOnly("shrink")
    bench.runOnly("second")
    bench.runOnly("nil")
    bench.runOnly("detail")
    host.flush()
    #expect(host.texts == ["a x -"])
    #expect(host.issueKinds == [.staleBinding, .staleBinding])
  }

  @Test("R26 R80 two parts written in one event are both kept")
  func twoParts() {
    struct Pair: View {
      let bench: Bench
      @State private var model = Model()
      var body: some View {
        let binding = $model
        bench.offer("both") {
          binding.name.wrappedValue = "n"
          binding.detail.wrappedValue = nil
          binding.tags.wrappedValue.append("z")
        }
        return Label("\(model.name) \(model.tags.joined()) \(model.detail ?? "-")")
      }
    }
    let host = TestHost { Pair(bench: bench) }
    bench.run("both", host)
    #expect(host.texts == ["n xyz -"])
    #expect(host.trace.transactions == 1)
  }

  @Test("R40 R80 a closure binding is a dependency of the body that reads it")
  func closures() {
    struct Child: View {
      @Binding var text: String
      let bench: Bench
      var body: some View {
        bench.note("child \(text)")
        bench.offer("child") { text = "7" }
        return Label(text)
      }
    }
    struct Parent: View {
      let bench: Bench
      @State private var number = 1
      var body: some View {
        bench.offer("parent") { number += 1 }
        return Child(
          text: Binding(get: { "\(number)" }, set: { number = Int($0) ?? 0 }), bench: bench)
      }
    }
    let host = TestHost { Parent(bench: bench) }
    bench.run("parent", host)
    #expect(host.texts == ["2"])
    bench.run("child", host)
    #expect(host.texts == ["7"])
  }

  @Test(
    "R28 a value written from another thread while an update reads is seen whole, before or after")
  func race() async {
    struct Shared: View {
      let bench: Bench
      @State private var pair = [0, 0]
      nonisolated(unsafe) static var binding: Binding<[Int]>?
      var body: some View {
        bench.offer("keep") { Self.binding = $pair }
        let (first, second) = (pair, pair)
        if first != second || first[0] != first[1] { bench.note("torn \(first) \(second)") }
        return Label("\(pair[0])")
      }
    }
    let host = TestHost { Shared(bench: bench) }
    bench.run("keep", host)
    let writer = Task.detached {
      for value in 1...2_000 { Shared.binding?.wrappedValue = [value, value] }
    }
    while host.texts != ["2000"] {
      host.flush()
      await Task.yield()
    }
    await writer.value
    #expect(bench.take() == [])
    #expect(host.trace.issues.isEmpty)
    Shared.binding = nil
  }
}
