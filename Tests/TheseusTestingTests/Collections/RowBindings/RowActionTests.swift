import Foundation
import Observation
import TheseusTesting
import TheseusViews
import Testing

@MainActor @Suite("Rows that write from their own actions")
struct RowActionTests {
  @MainActor private final class Gate {
    private var waiting: [CheckedContinuation<Void, Never>] = []
    func wait() async { await withCheckedContinuation { waiting.append($0) } }
    func open() {
      waiting.forEach { $0.resume() }
      waiting = []
    }
  }

  @Observable fileprivate final class Model {
    var items = RowForm.start
    var trigger = 0
  }

  private static func titles(_ model: Model) -> [String] { model.items.map(\.title) }

  @Test("R80 an action that removes its row and then writes changes nothing else")
  func removeThenWrite() throws {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        List {
          ForEach($model.items) { $item in
            Button("finish \(item.id)") {
              // Reading the model while it is being changed is not legal Swift.
              let id = item.id
              model.items.removeAll { $0.id == id }
              item.title = "finished"
              item.isDone = true
            }
          }
        }
      }
    }
    let model = Model()
    let host = TestHost(columns: 30, rows: 8) { Page(model: model) }
    try host.find(.button, "finish 2").tap()
    #expect(Self.titles(model) == ["one", "three"])
    #expect(model.items.allSatisfy { !$0.isDone })
    #expect(host.trace.issues.map(\.kind) == [.staleBinding, .staleBinding])
    try host.find(.button, "finish 1").tap()
    #expect(Self.titles(model) == ["three"])
  }

  @Test("R80 a task's late write reaches its own element, through Bindable(model).items")
  func delayed() async throws {
    struct Page: View {
      let model: Model
      let gate: Gate
      var body: some View {
        LazyVStack {
          ForEach(Bindable(model).items) { $item in
            Button("load \(item.id)") {
              Task {
                await gate.wait()
                item.title = "loaded \(item.id)"
              }
            }
          }
        }
      }
    }
    let (model, gate) = (Model(), Gate())
    let host = TestHost(columns: 30, rows: 8) { Page(model: model, gate: gate) }
    for id in 1...3 { try host.find(.button, "load \(id)").tap() }
    try await host.settle()
    model.items = [RowItem(9, "nine"), model.items[2], model.items[0]]
    host.flush()
    gate.open()
    try await host.settle()
    #expect(Self.titles(model) == ["nine", "loaded 3", "loaded 1"])
    // The model belongs to no host, and the task runs by itself.
    #expect(TestHost.strayIssues.contains { $0.kind == .staleBinding })
  }

  @Test("R80 a row's onChange writes its own element after the rows have moved")
  func onChange() throws {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        VStack {
          ForEach($model.items) { $item in
            Text(item.title).onChange(of: model.trigger) { item.title += " \(item.id)" }
          }
          Button("move") {
            model.items.swapAt(0, 2)
            model.items.insert(RowItem(9, "nine"), at: 1)
            model.trigger += 1
          }
        }
      }
    }
    let model = Model()
    let host = TestHost(columns: 30, rows: 10) { Page(model: model) }
    try host.find(.button, "move").tap()
    #expect(Self.titles(model) == ["three 3", "nine", "two 2", "one 1"])
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R80 a row of a nested ForEach writes its own element, or none once its parent is removed")
  func nested() throws {
    @MainActor final class Stored {
      var writes: [Int: () -> Void] = [:]
      func keep(_ id: Int, _ write: @escaping () -> Void) { writes[id] = writes[id] ?? write }
    }
    struct Page: View {
      @Bindable var model: Model
      let stored: Stored
      var body: some View {
        ForEach($model.items) { $item in
          if let children = Binding($item.children) {
            ForEach(children) { $child in
              let _ = stored.keep(child.id) { child.title += "!" }
              Text(child.title)
            }
          }
        }
      }
    }
    let (model, stored) = (Model(), Stored())
    model.items = [
      RowItem(1, "one", children: [RowItem(11, "a"), RowItem(12, "b")]),
      RowItem(2, "two", children: [RowItem(21, "c"), RowItem(22, "d")]),
    ]
    let host = TestHost(columns: 30, rows: 10) { VStack { Page(model: model, stored: stored) } }
    model.items[1].children?.removeFirst()
    model.items.swapAt(0, 1)
    host.flush()
    for id in [11, 12, 21, 22] { stored.writes[id]?() }
    #expect(model.items.map { $0.children?.map(\.title) } == [["d!"], ["a!", "b!"]])
    // The model belongs to no host, and nothing of one is running.
    #expect(TestHost.strayIssues.contains { $0.kind == .staleBinding })
    model.items.removeFirst()
    stored.writes[22]?()
    #expect(model.items.map { $0.children?.map(\.title) } == [["a!", "b!"]])
    model.items[0].children = nil
    stored.writes[11]?()
    #expect(model.items[0].children == nil)
  }

  @Test("R80 a write that changes the id is followed by the next one, in a list of words")
  func ids() throws {
    struct Page: View {
      @State private var words = ["a", "b", "c"]
      var body: some View {
        List($words, id: \.self) { $word in
          Button("double \(word)") {
            word += word
            word += "!"
          }
        }
      }
    }
    let host = TestHost(columns: 30, rows: 8) { Page() }
    try host.find(.button, "double b").tap()
    #expect(host.findAll(.button).map(\.label) == ["double a", "double bb!", "double c"])
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R80 words are edited in fields, one key after the other", arguments: [false, true])
  func fields(inList: Bool) throws {
    struct Page: View {
      @State private var words = ["a", "b"]
      let inList: Bool
      var body: some View {
        VStack {
          if inList {
            List($words, id: \.self) { $word in TextField("word", text: $word) }
          } else {
            ForEach($words, id: \.self) { $word in TextField("word", text: $word) }
          }
          Text(words.joined(separator: ","))
        }
      }
    }
    let host = TestHost(columns: 30, rows: 8) { Page(inList: inList) }
    try host.findAll(.textField)[1].replaceText("xyz")
    #expect(host.findAll(.text, "a,xyz").count == 1)
  }

  @Test("R80 a removed element's binding reads its last value")
  func lastValue() throws {
    struct Page: View {
      @State private var items = RowForm.start
      @State private var heard = ""
      var body: some View {
        VStack {
          ForEach($items) { $item in
            Button("drop \(item.id)") {
              item.title = "edited"
              items.removeAll { $0.id == item.id }
              heard = item.title
            }
          }
          Text("heard \(heard)")
        }
      }
    }
    let host = TestHost(columns: 30, rows: 8) { Page() }
    try host.find(.button, "drop 1").tap()
    #expect(host.findAll(.text, "heard edited").count == 1)
  }

  @Test("R80 a row of a tree writes its own element wherever it is in the tree")
  func trees() throws {
    @MainActor final class Stored {
      var rows: [Int: Binding<RowItem>] = [:]
      func keep(_ id: Int, _ row: Binding<RowItem>) { rows[id] = rows[id] ?? row }
    }
    struct Page: View {
      @Bindable var model: Model
      let stored: Stored
      var body: some View {
        List($model.items, children: \.children) { $item in
          let _ = stored.keep(item.id, $item)
          Text(item.title)
        }
      }
    }
    let (model, stored) = (Model(), Stored())
    model.items = [
      RowItem(
        1, "one", children: [RowItem(11, "a"), RowItem(12, "b", children: [RowItem(121, "x")])]),
      RowItem(2, "two"),
    ]
    let host = TestHost(columns: 30, rows: 10) { Page(model: model, stored: stored) }
    try host.find(.disclosure, "one").tap()
    try host.find(.disclosure, "b").tap()
    let leaf = try #require(stored.rows[121])
    model.items.insert(RowItem(3, "three", children: [RowItem(31, "c")]), at: 0)
    model.items[1].children?.removeFirst()
    leaf.wrappedValue.title = "found"
    #expect(model.items[1].children?[0].children?[0].title == "found")
    stored.rows[11]?.wrappedValue.title = "lost"
    // The model belongs to no host, and nothing of one is running.
    #expect(TestHost.strayIssues.contains { $0.kind == .staleBinding })
    #expect(model.items[1].children?.map(\.title) == ["b"])
  }

  @Test("R80 $items[i] writes to the position; without an element, nowhere")
  func position() throws {
    let box = Model()
    let second = Bindable(box).items[1]
    box.items.insert(RowItem(9, "nine"), at: 0)
    second.wrappedValue.title = "second"
    #expect(Self.titles(box) == ["nine", "second", "two", "three"])
    box.items = []
    second.wrappedValue.title = "gone"
    #expect(box.items.isEmpty)
  }

  @Test("R26 a row's binding writes under the transaction of the collection's")
  func transactions() throws {
    struct Page: View {
      @State private var items = RowForm.start
      let note: (Transaction) -> Void
      var body: some View {
        ForEach(
          Binding(
            get: { items },
            set: {
              items = $0; note($1)
            }
          )
          .animation(.linear(duration: 2))
        ) { $item in Button("edit \(item.id)") { item.title = "edited" } }
      }
    }
    var animations: [Animation?] = []
    let host = TestHost(columns: 30, rows: 8) { Page { animations.append($0.animation) } }
    try host.find(.button, "edit 2").tap()
    #expect(animations == [.linear(duration: 2)])
  }

  @Test("R80 Toggle(sources:) switches the elements it was created with")
  func sources() throws {
    struct Page: View {
      @Bindable var model: Model
      let keep: (Binding<Bool>) -> Void
      var body: some View {
        let chosen = $model.items.filter { $0.wrappedValue.id != 2 }
        let _ = keep(chosen[1].isDone)
        Toggle(sources: chosen, isOn: \.isDone) { Text("all") }
      }
    }
    let model = Model()
    var third: Binding<Bool>?
    let host = TestHost(columns: 30, rows: 8) { Page(model: model) { third = third ?? $0 } }
    try host.find(.toggle, "all").tap()
    #expect(model.items.map(\.isDone) == [true, false, true])
    model.items.removeFirst()
    third?.wrappedValue = false
    #expect(model.items.map(\.isDone) == [false, false])
  }
}
