import Observation
import Testing
import TheseusTesting

@MainActor @Suite("Deinitializers may use state while the runtime releases values")
struct DeinitializerTests {
  /// Runs code at its end.
  private final class Guest: Equatable, Identifiable {
    let name: String
    nonisolated(unsafe) var atEnd: () -> Void = {}
    init(_ name: String) { self.name = name }
    deinit { atEnd() }
    static func == (a: Guest, b: Guest) -> Bool { a === b }
  }

  @Observable
  final class Counter {
    var count = 0
    @ObservationIgnored nonisolated(unsafe) var atEnd: (Counter) -> Void = { _ in }
    deinit {
      count += 1
      atEnd(self)
    }
  }

  let bench = Bench()

  private struct Screen: View {
    let bench: Bench
    @State private var guest: Guest? = Guest("a")
    @State private var guests = [Guest("b")]
    @State private var counter: Counter? = Counter()
    @State private var other = Counter()
    @State private var left = 0

    var body: some View {
      bench.offer("fill") {
        // The initial values belong to the view's value, which stays.
        self.guest = Guest("a")
        self.guests = [Guest("b")]
        counter = Counter()
      }
      // Closures with the whole view would be cycles.
      let (guest, guests, left, other) = ($guest, $guests, $left, other)
      bench.offer("arm") {
        let leave = {
          // Reads and writes the states that are being written.
          left.wrappedValue += guest.wrappedValue == nil ? 1 : 10
          left.wrappedValue += guests.wrappedValue.count
          if guests.wrappedValue.count > 3 { guests.wrappedValue = [] }
          if guest.wrappedValue?.name == "never" { guest.wrappedValue = nil }
          other.count += 1
        }
        guest.wrappedValue?.atEnd = leave
        for guest in guests.wrappedValue { guest.atEnd = leave }
        counter?.atEnd = { other.count += $0.count }
      }
      bench.offer("replace") {
        guest.wrappedValue = Guest("c")
        guests.wrappedValue = [Guest("d")]
        counter = nil
      }
      bench.offer("replace in turn") {
        guest.wrappedValue = Guest("e")
        withAnimation { guest.wrappedValue = Guest("f") }
        guest.wrappedValue = nil
        withAnimation { guests.wrappedValue = [] }
        guests.wrappedValue = [Guest("g")]
      }
      let names = guests.wrappedValue.map(\.name)
      return Label(
        "\(guest.wrappedValue?.name ?? "-") \(names) \(other.count) \(left.wrappedValue > 0)")
    }
  }

  @Test(
    "R23 R28 an object that is replaced reads and writes state",
    arguments: [
      ["replace"], ["replace in turn"], ["replace", "replace in turn"],
    ])
  func replaced(actions: [String]) {
    let host = TestHost { Screen(bench: bench) }
    bench.run("fill", host)
    for action in actions {
      bench.run("arm", host)
      bench.run(action, host)
    }
    #expect(host.texts.first?.hasSuffix("true") == true)
  }

  @Test("R23 an object that ends with its view writes state that outlives it, and its own")
  func ended() {
    struct Owner: View {
      let bench: Bench
      @State private var isShown = true
      @State private var ended = 0
      var body: some View {
        bench.offer("hide") { isShown = false }
        return VStack {
          Label("\(ended)")
          if isShown { Inner(bench: bench) { ended += 1 } }
        }
      }
    }
    struct Inner: View {
      let bench: Bench
      let atEnd: () -> Void
      @State private var guest = Guest("a")
      @State private var own = 0
      var body: some View {
        let (own, atEnd) = ($own, atEnd)
        bench.offer("fill") { guest = Guest("b") }
        bench.offer("arm") {
          guest.atEnd = {
            own.wrappedValue += 1
            atEnd()
          }
        }
        return Label("own \(own.wrappedValue)")
      }
    }
    let host = TestHost { Owner(bench: bench) }
    bench.run("fill", host)
    bench.run("arm", host)
    bench.run("hide", host)
    bench.forgetActions()
    host.flush()
    #expect(host.texts == ["1"])
  }
}
