import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("The last write of an event wins, whatever transactions wrote in between")
struct LastWriteWinsTests {
  let bench = Bench()

  private struct Screen: View {
    let bench: Bench
    @State private var value = 0
    @State private var other = 0

    var body: some View {
      bench.note("\(value)")
      bench.offer("plain, animated, plain") {
        value = 1
        withAnimation { value = 2 }
        value = 3
      }
      bench.offer("animated, plain, animated") {
        let animated = $value.animation()
        animated.wrappedValue = 1
        value = 2
        animated.wrappedValue = 3
      }
      bench.offer("back") {
        withAnimation { value = 5 }
        value = 6
        withAnimation { value = 7 }
        value = 0
      }
      bench.offer("others") {
        value = 1
        withAnimation { other = 1 }
        value = 2
      }
      return Label("\(value) \(other)")
        .transaction { transaction in
          bench.note(transaction.animation == nil ? "plain" : "animated")
        }
    }
  }

  @Test("R26 a plain write after an animated one of the same state is the last")
  func plainLast() {
    let host = TestHost { Screen(bench: bench) }
    _ = bench.take()
    bench.run("plain, animated, plain", host)
    #expect(host.texts == ["3 0"])
    #expect(bench.take().filter { Int($0) != nil } == ["1", "2", "3"])
  }

  @Test("R26 an animated write after a plain one of the same state is the last")
  func animatedLast() {
    let host = TestHost { Screen(bench: bench) }
    _ = bench.take()
    bench.run("animated, plain, animated", host)
    #expect(host.texts == ["3 0"])
    #expect(bench.take().filter { Int($0) != nil } == ["1", "2", "3"])
    bench.run("back", host)
    #expect(host.texts == ["0 0"])
  }

  @Test("R26 writes of other states do not divide a transaction")
  func otherStates() {
    let host = TestHost { Screen(bench: bench) }
    host.trace.reset()
    bench.run("others", host)
    #expect(host.texts == ["2 1"])
    #expect(host.trace.transactions == 2)
  }
}
