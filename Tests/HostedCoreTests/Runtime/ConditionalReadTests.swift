import Observation
import Testing
import TheseusTesting

@MainActor @Suite("What a binding reads is tracked again in each update")
struct ConditionalReadTests {
  @MainActor @Observable
  final class Model {
    var first = "a"
    var second = "b"
    var usesSecond = false
  }

  let bench = Bench()

  private struct Screen: View {
    let model: Model
    let bench: Bench
    @State private var isSecond = false

    var body: some View {
      bench.offer("second") { isSecond = true }
      bench.offer("first") { isSecond = false }
      return TextField(
        "name",
        text: Binding(
          get: { isSecond ? model.second : model.first },
          set: { if isSecond { model.second = $0 } else { model.first = $0 } }))
    }
  }

  @Test("R50 R55 a property that a binding reads under a condition of state is a dependency then")
  func condition() throws {
    let model = Model()
    let host = TestHost { Screen(model: model, bench: bench) }
    let value = { try host.find(.textField).value }
    #expect(try value() == "a")
    bench.run("second", host)
    #expect(try value() == "b")
    model.second = "b2"
    host.flush()
    #expect(try value() == "b2")
    bench.run("first", host)
    #expect(try value() == "a")
    model.first = "a2"
    host.flush()
    #expect(try value() == "a2")
  }
}
