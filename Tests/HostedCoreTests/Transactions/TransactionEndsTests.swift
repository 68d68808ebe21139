import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("A transaction ends with its closure")
struct TransactionEndsTests {
  let bench = Bench()

  private struct Screen: View {
    let bench: Bench
    @State private var count = 0
    @State private var other = 0

    var body: some View {
      bench.note("body \(other)")
      bench.offer("task in animation") {
        withAnimation {
          count += 1
          Task { count += 1 }
        }
      }
      bench.offer("task in transaction") {
        withTransaction(\.isContinuous, true) { _ = Task { count += 1 } }
      }
      bench.offer("own transaction") {
        var binding = $count
        binding.transaction.animation = .linear(duration: 1)
        other += 1
        binding.wrappedValue += 1
      }
      bench.offer("transaction") {
        $count.transaction(Transaction(animation: .linear(duration: 1))).wrappedValue += 1
      }
      bench.offer("animation") { $count.animation(.linear(duration: 1)).wrappedValue += 1 }
      return Text("\(count)").opacity(count.isMultiple(of: 2) ? 1 : 0.5)
        .transaction { bench.note($0.animation == nil ? "plain" : "animated") }
        .transaction { if $0.isContinuous { bench.note("continuous") } }
    }
  }

  @Test("R26 the later writes of a task that withAnimation started are not animated")
  func taskInAnimation() async throws {
    let host = TestHost { Screen(bench: bench) }
    _ = bench.take()
    bench.run("task in animation", host)
    #expect(bench.take().last == "animated")
    try await host.settle()
    #expect(host.texts == ["2"])
    #expect(bench.take().last == "plain")
  }

  @Test("R26 the later writes of a task that withTransaction started have none of its values")
  func taskInTransaction() async throws {
    let host = TestHost { Screen(bench: bench) }
    bench.run("task in transaction", host)
    _ = bench.take()
    try await host.settle()
    #expect(host.texts == ["1"])
    #expect(!bench.take().contains("continuous"))
  }

  @Test("R26 a binding writes under its transaction, however it was given one")
  func bindings() {
    let host = TestHost { Screen(bench: bench) }
    for name in ["own transaction", "transaction", "animation"] {
      _ = bench.take()
      bench.run(name, host)
      #expect(bench.take().last { !$0.hasPrefix("body") } == "animated", "\(name)")
    }
    #expect(host.texts == ["3"])
  }

  @Test("R26 what appears in an update is not written under the transaction of who flushed it")
  func hostInAnimation() {
    struct Appearing: View {
      let bench: Bench
      @State private var count = 0
      var body: some View {
        Text("\(count)").opacity(count == 0 ? 1 : 0.5)
          .transaction { bench.note($0.animation == nil ? "plain" : "animated") }
          .onAppear { count += 1 }
      }
    }
    let host = withAnimation { TestHost { Appearing(bench: bench) } }
    #expect(host.texts == ["1"])
    #expect(bench.take().last == "plain")
  }
}
