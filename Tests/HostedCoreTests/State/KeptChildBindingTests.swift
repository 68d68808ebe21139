import Testing
import TheseusTesting

@MainActor @Suite("A kept view has the binding that its parent passed last")
struct KeptChildBindingTests {
  let bench = Bench()

  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct Screen: View {
    let bench: Bench
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
    @State private var index = 0
    @State private var chosen: Item? = Item(id: 3, name: "c")
    @State private var turn = 0

    var body: some View {
      bench.offer("next") { index = 1 }
      bench.offer("edit") {
        items[1].name = "edited"
        chosen?.name = "edited"
        turn += 1
      }
      bench.offer("remove") {
        items.removeLast()
        chosen = nil
      }
      let elements = Array($items)
      return VStack {
        Child(name: "position", item: $items[min(index, 1)], bench: bench)
        Child(name: "element", item: elements[min(index, elements.count - 1)], bench: bench)
        if let chosen = Binding($chosen) { Child(name: "chosen", item: chosen, bench: bench) }
      }
    }
  }

  private struct Child: View {
    let name: String
    @Binding var item: Item
    let bench: Bench
    var body: some View {
      let binding = $item
      bench.offer("read \(name)") { bench.note(binding.wrappedValue.name) }
      return Label(item.name)
    }
  }

  @Test("R40 R80 a binding to another position is another one")
  func position() {
    let host = TestHost { Screen(bench: bench) }
    #expect(host.texts == ["a", "a", "c"])
    bench.run("next", host)
    #expect(host.texts == ["b", "b", "c"])
  }

  @Test("R80 after the removal of its element it has the value that was shown last")
  func value() {
    let host = TestHost { Screen(bench: bench) }
    bench.run("next", host)
    bench.run("edit", host)
    #expect(host.texts == ["edited", "edited", "edited"])
    bench.runOnly("remove")
    for name in ["position", "element", "chosen"] { bench.runOnly("read \(name)") }
    #expect(bench.take() == ["edited", "edited", "edited"])
  }
}
