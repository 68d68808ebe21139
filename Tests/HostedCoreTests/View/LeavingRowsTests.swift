import Foundation
import Testing
import TheseusTesting

@MainActor @Suite("What leaves with a transition keeps its last content")
struct LeavingRowsTests {
  let bench = Bench()

  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Rows: View {
    let bench: Bench
    let form: Int
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    @State private var suffix = ""
    @State private var isShown = true

    var body: some View {
      bench.offer("remove") { withAnimation(.linear(duration: 1)) { _ = items.removeLast() } }
      bench.offer("suffix") { suffix += "!" }
      bench.offer("restore") { withAnimation(.linear(duration: 1)) { add("c") } }
      bench.offer("hide") {
        withAnimation(.linear(duration: 1)) {
          isShown = false
          items = []
        }
      }
      return VStack {
        if isShown { rows.transition(.opacity) }
      }
    }

    private func add(_ name: String) { items.append(Item(id: 2, name: name)) }

    @ViewBuilder private var rows: some View {
      switch form {
      case 0: ForEach($items) { $item in row("\(item.name)\(suffix)") }
      case 1: ForEach($items, id: \.id) { item in row("\(item.wrappedValue.name)\(suffix)") }
      case 2: ForEach(items.indices, id: \.self) { row("\(items[$0].name)\(suffix)") }
      case 3: ForEach(0..<items.count, id: \.self) { row("\(items[$0].name)\(suffix)") }
      default: ForEach(items) { item in row("\(item.name)\(suffix)") }
      }
    }

    private func row(_ text: String) -> some View { Label(text).transition(.opacity) }
  }

  @Test("R66 a removed row is not evaluated for an element that is gone", arguments: 0..<5)
  func removed(form: Int) {
    let host = TestHost { Rows(bench: bench, form: form) }
    bench.run("remove", host)
    #expect(host.texts == ["a", "b"])
    bench.run("suffix", host)
    #expect(host.texts == ["a!", "b"])
    host.advance(by: .seconds(2))
    #expect(host.texts == ["a!"])
  }

  @Test("R66 a row that comes back has its new element", arguments: 0..<5)
  func restored(form: Int) {
    let host = TestHost { Rows(bench: bench, form: form) }
    bench.run("remove", host)
    bench.run("restore", host)
    host.advance(by: .seconds(2))
    #expect(host.texts == ["a", "c"])
    bench.run("suffix", host)
    #expect(host.texts == ["a!", "c!"])
  }

  @Test("R66 rows in a removed branch are not evaluated either", arguments: 0..<5)
  func branch(form: Int) {
    let host = TestHost { Rows(bench: bench, form: form) }
    bench.run("hide", host)
    #expect(host.texts == ["a", "b"])
    host.advance(by: .seconds(2))
    #expect(host.texts.isEmpty)
  }
}
