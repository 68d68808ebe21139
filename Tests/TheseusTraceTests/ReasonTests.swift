import Testing
import TheseusCore
import TheseusTesting
import TheseusTrace

private final class Hooks {
  var one: () -> Void = {}
  var both: () -> Void = {}
}

private struct Reader: View {
  @Binding var number: Int
  var body: some View { Text("\(number)") }
}

private struct Keeper: View {
  let hooks: Hooks
  @State private var first = 0
  @State private var second = 0
  var body: some View {
    hooks.one = { first += 1 }
    hooks.both = {
      second += 1
      first += 1
    }
    return VStack {
      Reader(number: $first)
      Text("\(second)")
    }
  }
}

/// A file gives a body's reason in the same words as the test host.
@MainActor @Suite("R44 a recording's reasons of body runs")
struct ReasonTests {
  private let hooks = Hooks()

  private func reasons(_ act: () -> Void) throws -> Set<String> {
    let run = try TraceRun { Keeper(hooks: hooks) }
    run.act(act)
    let events = try run.log().updates.last?.events ?? []
    return Set(
      events.flatMap { event -> [String] in
        guard case .ran(_, let reasons) = event else { return [] }
        return reasons.map { "\($0.kind) \($0.change)" }
      })
  }

  @Test("a reader through a binding runs for the binding, and not for a state of its own")
  func binding() throws {
    #expect(try reasons { hooks.one() } == ["bindingChanged first 0→1"])
  }

  @Test("Of two states of one event, each body names those that it read")
  func two() throws {
    #expect(
      try reasons { hooks.both() } == ["bindingChanged first 0→1", "stateChanged second 0→1"])
  }
}
