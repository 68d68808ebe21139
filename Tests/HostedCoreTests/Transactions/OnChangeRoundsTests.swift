import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("onChange runs for each committed change of one event")
struct OnChangeRoundsTests {
  let bench = Bench()

  private struct Value: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Screen: View {
    let bench: Bench
    @State private var value = 0

    var body: some View {
      bench.offer("twelve") {
        for step in 1...12 { withAnimation { value = step } }
      }
      bench.offer("three") {
        withAnimation { value += 1 }
        withAnimation { value += 1 }
        withAnimation { value += 1 }
      }
      return Label("\(value)")
        .preference(key: Value.self, value: value)
        .onChange(of: value) { bench.note("\($0)→\($1)") }
        .onPreferenceChange(Value.self) { bench.note("preference \($0)") }
    }
  }

  @Test("R63 three animated writes in one event are three changes")
  func threeChanges() {
    let host = TestHost { Screen(bench: bench) }
    _ = bench.take()
    bench.run("three", host)
    #expect(bench.take().filter { $0.contains("→") } == ["0→1", "1→2", "2→3"])
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R65 many animated writes in one event are no cycle of preferences")
  func preferences() {
    let host = TestHost { Screen(bench: bench) }
    bench.run("twelve", host)
    #expect(host.texts == ["12"])
    #expect(host.trace.issues.isEmpty)
    #expect(bench.take().last { $0.hasPrefix("preference") } == "preference 12")
  }
}
