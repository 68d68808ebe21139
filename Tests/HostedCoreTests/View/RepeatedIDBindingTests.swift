import Testing
import TheseusTesting

@MainActor @Suite("Rows with repeated ids write their own elements")
struct RepeatedIDBindingTests {
  let bench = Bench()

  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  private struct Rows: View {
    let bench: Bench
    let form: Int
    @State private var items = [Item(id: 1, name: "x"), Item(id: 1, name: "y")]

    var body: some View {
      bench.offer("insert") { items.insert(Item(id: 2, name: "z"), at: 0) }
      return VStack {
        switch form {
        case 0: ForEach($items) { Row(item: $0, bench: bench) }
        case 1: ForEach($items, id: \.id) { Row(item: $0, bench: bench) }
        case 2: LazyVStack { ForEach($items) { Row(item: $0, bench: bench) } }
        case 3: List($items) { Row(item: $0, bench: bench) }
        default:
          ForEach($items.map { $0 }) { Row(item: $0, bench: bench) }
        }
        Label(items.map(\.name).joined(separator: " "))
      }
    }
  }

  private struct Row: View {
    @Binding var item: Item
    let bench: Bench
    var body: some View {
      let name = item.name
      bench.offer("type in \(name)") { item.name += "!" }
      return Label(name)
    }
  }

  @Test("R7 R80 text goes to the row's own element, also after rows have moved", arguments: 0..<5)
  func ownElement(form: Int) {
    let host = TestHost { Rows(bench: bench, form: form) }
    bench.run("type in y", host)
    #expect(host.texts.last == "x y!")
    bench.run("insert", host)
    #expect(host.texts.last == "z x y!")
    bench.run("type in y!", host)
    #expect(host.texts.last == "z x y!!")
    bench.run("type in x", host)
    #expect(host.texts.last == "z x! y!!")
    #expect(host.texts.dropLast() == ["z", "x!", "y!!"])
  }
}
