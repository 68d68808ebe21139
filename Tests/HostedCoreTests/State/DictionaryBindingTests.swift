import Testing
import TheseusTesting

@MainActor @Suite("A binding to a value of a dictionary follows its key")
struct DictionaryBindingTests {
  let bench = Bench()

  private struct Entry: Identifiable, Equatable {
    let id: String
    var count = 0
  }

  private struct Screen: View {
    let bench: Bench
    @State private var counts = ["a": 1, "b": 2, "c": 3]
    @State private var entries = ["x": Entry(id: "x")]

    var body: some View {
      let kept = Kept(
        iterated: $counts.values.first { $0.wrappedValue == 2 },
        indexed: counts.index(forKey: "b").map { $counts.values[$0] },
        mapped: $counts.values.map { $0 }.first { $0.wrappedValue == 2 },
        unwrapped: Binding($counts["b"]), entry: $entries.values.first { _ in true })
      bench.offer("keep") { kept.each { bench.note("\($0.wrappedValue)") } }
      bench.offer("write") { kept.each { $0.wrappedValue += 10 } }
      bench.offer("grow") { for key in 0..<200 { counts["k\(key)"] = 0 } }
      bench.offer("remove") { counts["b"] = nil }
      bench.offer("remove the entry") { entries = [:] }
      bench.offer("entry") {
        kept.entry?.wrappedValue.count += 1
        bench.note("\(kept.entry?.wrappedValue.count ?? -1)")
      }
      return Label("\(counts["b"] ?? -1) \(counts["a"] ?? -1) \(counts["c"] ?? -1)")
    }
  }

  private struct Kept {
    let iterated, indexed, mapped, unwrapped: Binding<Int>?
    let entry: Binding<Entry>?
    func each(_ action: (Binding<Int>) -> Void) {
      for binding in [iterated, indexed, mapped, unwrapped] { if let binding { action(binding) } }
    }
  }

  @Test("R80 its value is found after other keys were added")
  func otherKeys() {
    let host = TestHost { Screen(bench: bench) }
    bench.runOnly("grow")
    bench.runOnly("write")
    bench.run("keep", host)
    #expect(bench.take() == ["42", "42", "42", "42"])
    #expect(host.texts == ["42 1 3"])
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R80 after the key is removed it reads the last value and reports writes")
  func removed() {
    let host = TestHost { Screen(bench: bench) }
    bench.runOnly("remove")
    bench.runOnly("keep")
    bench.runOnly("write")
    host.flush()
    #expect(bench.take() == ["2", "2", "2", "2"])
    #expect(host.texts == ["-1 1 3"])
    #expect(host.issueKinds == Array(repeating: .staleBinding, count: 4))
  }

  @Test("R80 values with ids are found by their keys too")
  func identifiable() {
    let host = TestHost { Screen(bench: bench) }
    bench.run("entry", host)
    bench.runOnly("remove the entry")
    bench.run("entry", host)
    #expect(bench.take() == ["1", "1"])
    #expect(host.issueKinds == [.staleBinding])
  }
}
