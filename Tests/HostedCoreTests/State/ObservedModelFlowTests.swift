import Foundation
import Observation
import TheseusTesting
import TheseusViews
import Testing

@Observable
private final class Item: Identifiable {
  let id: Int
  var title: String
  var isDone = false
  @ObservationIgnored var visits = 0

  init(_ id: Int, _ title: String) {
    self.id = id
    self.title = title
  }
}

@Observable
private final class Shelf {
  var items = [Item(1, "one"), Item(2, "two"), Item(3, "three")]
  var selected: Item?
  var counts: [String: Int] = [:]
  var note = ""
  var volume = 5 {
    didSet {
      if volume > 10 { volume = 10 }
      changes += 1
    }
  }
  var changes = 0
  var openCount: Int { items.count { !$0.isDone } }
  var selectedTitle: String? { selected?.title }
}

private struct Row: View {
  let item: Item
  var body: some View { Text(item.isDone ? "done \(item.title)" : item.title) }
}

private struct Summary: View {
  let shelf: Shelf
  var body: some View { Text("open \(shelf.openCount)") }
}

private struct Selected: View {
  let shelf: Shelf
  var body: some View { Text("selected \(shelf.selectedTitle ?? "none")") }
}

private struct Rows: View {
  let shelf: Shelf
  var body: some View { ForEach(shelf.items) { Row(item: $0) } }
}

private struct Page: View {
  @State private var shelf: Shelf
  init(_ shelf: Shelf) { _shelf = State(initialValue: shelf) }
  var body: some View {
    VStack {
      Summary(shelf: shelf)
      Selected(shelf: shelf)
      Rows(shelf: shelf)
    }
  }
}

@MainActor @Suite("views follow nested observable objects, and run only what reads the change")
struct ObservedModelFlowTests {
  private func runs(_ host: TestHost) -> [Int] {
    defer { host.trace.reset() }
    return [
      host.trace.bodyRuns(of: Page.self), host.trace.bodyRuns(of: Summary.self),
      host.trace.bodyRuns(of: Selected.self), host.trace.bodyRuns(of: Rows.self),
      host.trace.bodyRuns(of: Row.self),
    ]
  }

  private func change(_ host: TestHost, _ change: () -> Void) -> [Int] {
    change()
    host.flush()
    return runs(host)
  }

  @Test("R50 objects in an array, behind an optional and in computed properties")
  func nested() {
    let shelf = Shelf()
    let host = TestHost { Page(shelf) }
    #expect(runs(host) == [1, 1, 1, 1, 3])
    #expect(change(host) { shelf.items[1].title = "TWO" } == [0, 0, 0, 0, 1])
    #expect(host.screen.contains("TWO"))
    #expect(change(host) { shelf.items[0].isDone = true } == [0, 1, 0, 0, 1])
    #expect(host.screen.contains("open 2") && host.screen.contains("done one"))
    #expect(change(host) { shelf.selected = shelf.items[1] } == [0, 0, 1, 0, 0])
    #expect(change(host) { shelf.items[1].title = "deux" } == [0, 0, 1, 0, 1])
    #expect(host.screen.contains("selected deux"))
    #expect(change(host) { shelf.items.append(Item(4, "four")) } == [0, 1, 0, 1, 1])
    #expect(change(host) { shelf.items.remove(at: 1) } == [0, 1, 0, 1, 0])
    // The removed item is still selected, and still followed.
    #expect(change(host) { shelf.selected?.title = "gone" } == [0, 0, 1, 0, 0])
    #expect(host.screen.contains("selected gone"))
    #expect(change(host) { shelf.selected = nil } == [0, 0, 1, 0, 0])
    #expect(change(host) { shelf.note = "x" } == [0, 0, 0, 0, 0])
    #expect(change(host) { shelf.items[0].visits += 1 } == [0, 0, 0, 0, 0])
    #expect(host.trace.issues.isEmpty)
  }

  @Test("R50 an item that has left the array runs nothing any more")
  func leftItem() {
    let shelf = Shelf()
    let host = TestHost { Page(shelf) }
    let item = shelf.items[0]
    _ = change(host) { shelf.items.removeFirst() }
    #expect(
      change(host) {
        item.title = "new"; item.isDone = true
      } == [0, 0, 0, 0, 0])
  }

  @Test("R50 the same item twice in an array runs both rows")
  func sharedItem() {
    struct Pair: View {
      let shelf: Shelf
      var body: some View {
        ForEach(Array(shelf.items.enumerated()), id: \.offset) { Row(item: $0.element) }
      }
    }
    let shelf = Shelf()
    shelf.items = [shelf.items[0], shelf.items[0]]
    let host = TestHost { Pair(shelf: shelf) }
    host.trace.reset()
    shelf.items[0].title = "same"
    host.flush()
    #expect(host.trace.bodyRuns(of: Row.self) == 2 && host.trace.bodyRuns(of: Pair.self) == 0)
  }

  @Test("property observers that correct a value or write another property show the last values")
  func observers() throws {
    struct Knob: View {
      @Bindable var shelf: Shelf
      var body: some View {
        Text("volume \(shelf.volume) changes \(shelf.changes)")
        Stepper("volume", value: $shelf.volume, in: 0...20, step: 4)
      }
    }
    let shelf = Shelf()
    let host = TestHost { Knob(shelf: shelf) }
    try host.find(.stepper).increment()
    #expect(host.screen.contains("volume 9 changes 1"))
    try host.find(.stepper).increment()
    #expect(shelf.volume == 10)
    #expect(host.screen.contains("volume 10 changes"))
    #expect(host.trace.issues.isEmpty)
  }

  @Test("a default of a dictionary's subscript is read and written in place")
  func dictionary() throws {
    struct Tally: View {
      let shelf: Shelf
      var body: some View {
        Text("a \(shelf.counts["a", default: 0]) b \(shelf.counts["b", default: 0])")
        Button("a") { shelf.counts["a", default: 0] += 1 }
        Button("b") {
          shelf.counts["b", default: 0] += 1
          shelf.counts["b", default: 0] += 1
        }
      }
    }
    let host = TestHost { Tally(shelf: Shelf()) }
    try host.find(.button, "a").tap()
    try host.find(.button, "b").tap()
    #expect(host.screen.contains("a 1 b 2"))
  }

  @Test("rows of a bindable model's array edit their own item, after a removal too")
  func bindableRows() throws {
    struct Editor: View {
      @Bindable var shelf: Shelf
      var body: some View {
        Button("Drop") { shelf.items.removeFirst() }
        ForEach($shelf.items) { $item in
          TextField("title", text: $item.title)
          Toggle(item.title, isOn: $item.isDone)
        }
      }
    }
    let shelf = Shelf()
    let items = shelf.items
    let host = TestHost { Editor(shelf: shelf) }
    try host.findAll(.textField)[1].replaceText("zwei")
    try host.find(.button, "Drop").tap()
    try host.findAll(.textField)[1].replaceText("drei")
    try host.find(.toggle, "drei").toggle()
    #expect(items.map(\.title) == ["one", "zwei", "drei"])
    #expect(items.map(\.isDone) == [false, false, true])
    #expect(host.trace.issues.isEmpty)
  }

  @Test("a bindable made in the body edits the environment's object, and another one after it")
  func bindableInBody() throws {
    struct Field: View {
      @Environment(Item.self) private var item
      var body: some View {
        @Bindable var item = item
        TextField("title", text: $item.title)
        Text("= \(item.title)")
      }
    }
    struct Owner: View {
      let items: [Item]
      @State private var index = 0
      var body: some View {
        VStack {
          Button("Next") { index += 1 }
          Field().environment(items[index])
        }
      }
    }
    let items = [Item(1, "one"), Item(2, "two")]
    let host = TestHost { Owner(items: items) }
    try host.find(.textField).replaceText("first")
    try host.find(.button, "Next").tap()
    #expect(try host.find(.textField).value == "two")
    try host.find(.textField).replaceText("second")
    #expect(items.map(\.title) == ["first", "second"])
    #expect(host.screen.contains("= second"))
    items[0].title = "late"
    host.trace.reset()
    host.flush()
    #expect(host.trace.bodyRuns(of: Field.self) == 0)
  }

  @Test("an optional object of the environment comes, is replaced, and goes")
  func optionalEnvironment() {
    struct Reader: View {
      @Environment(Item.self) private var item: Item?
      var body: some View { Text("item \(item?.title ?? "none")") }
    }
    struct Middle: View {
      var body: some View { VStack { Reader() } }
    }
    let (a, b) = (Item(1, "a"), Item(2, "b"))
    let host = TestHost { Middle().environment(nil as Item?) }
    #expect(host.screen.contains("item none"))
    host.update { Middle().environment(Optional(a)) }
    #expect(host.screen.contains("item a"))
    host.trace.reset()
    host.update { Middle().environment(Optional(b)) }
    #expect(host.screen.contains("item b"))
    #expect(host.trace.bodyRuns(of: Middle.self) == 0 && host.trace.bodyRuns(of: Reader.self) == 1)
    host.trace.reset()
    a.title = "A"
    host.flush()
    #expect(host.trace.bodyRuns(of: Reader.self) == 0)
    b.title = "B"
    host.flush()
    #expect(host.screen.contains("item B"))
    host.update { Middle().environment(nil as Item?) }
    #expect(host.screen.contains("item none"))
  }

  @Test("a nearer object of the environment hides the farther one for the views inside only")
  func nearerEnvironment() {
    struct Reader: View {
      @Environment(Item.self) private var item
      let name: String
      var body: some View { Text("\(name) \(item.title)") }
    }
    let host = TestHost {
      VStack {
        Reader(name: "out")
        VStack { Reader(name: "in") }.environment(Item(2, "near"))
      }
      .environment(Item(1, "far"))
    }
    #expect(host.screen.contains("out far") && host.screen.contains("in near"))
  }

  @Test("R55 content closures are tracked where they run: labels, overlays, sheets, readers")
  func closures() throws {
    struct Many: View {
      let item: Item
      @State private var isShown = false
      var body: some View {
        VStack {
          Button {
            isShown = true
          } label: {
            Text("label \(item.title)")
          }
          Color.clear.frame(height: 16).overlay { Text("over \(item.title)") }
          GeometryReader { _ in Text("in reader \(item.title)") }.frame(height: 16)
        }
        .sheet(isPresented: $isShown) { Text("sheet \(item.title)") }
        .contextMenu { Button("menu \(item.title)") {} }
      }
    }
    let item = Item(1, "a")
    let host = TestHost { Many(item: item) }
    item.title = "b"
    host.flush()
    #expect(host.screen.contains("label b") && host.screen.contains("over b"))
    #expect(host.screen.contains("in reader b"))
    try host.find(.button, "label b").tap()
    #expect(host.screen.contains("sheet b"))
    host.trace.reset()
    item.title = "c"
    host.flush()
    #expect(host.screen.contains("sheet c"))
    #expect(host.trace.bodyRuns(of: Many.self) <= 1)
  }

  @Test("what only an action reads is no dependency of the body")
  func actions() throws {
    struct Saver: View {
      let item: Item
      let save: (String) -> Void
      var body: some View { Button("Save") { save(item.title) } }
    }
    let item = Item(1, "a")
    var saved: [String] = []
    let host = TestHost { Saver(item: item) { saved.append($0) } }
    host.trace.reset()
    item.title = "b"
    host.flush()
    #expect(host.trace.bodyRuns(of: Saver.self) == 0)
    try host.find(.button, "Save").tap()
    #expect(saved == ["b"])
  }

  @Test("a state object replaced by another is followed, the old one not")
  func replacedState() throws {
    struct Holder: View {
      @State private var item = Item(1, "first")
      let created: (Item) -> Void
      var body: some View {
        let _ = created(item)
        Text("has \(item.title)")
        Button("Replace") { item = Item(2, "second") }
        Button("Rename") { item.title += "!" }
      }
    }
    var seen: [Item] = []
    let host = TestHost { Holder { seen.append($0) } }
    try host.find(.button, "Rename").tap()
    #expect(host.screen.contains("has first!"))
    let old = try #require(seen.first)
    try host.find(.button, "Replace").tap()
    try host.find(.button, "Rename").tap()
    #expect(host.screen.contains("has second!"))
    host.trace.reset()
    old.title = "late"
    host.flush()
    #expect(host.trace.bodyRuns(of: Holder.self) == 0)
  }

  @Test("properties of an observable superclass and of its subclass are followed")
  func inheritance() {
    struct Reader: View {
      let dog: Dog
      var body: some View { Text("\(dog.name) \(dog.tricks)") }
    }
    let dog = Dog()
    let host = TestHost { Reader(dog: dog) }
    dog.name = "Rex"
    host.flush()
    #expect(host.screen.contains("Rex 0"))
    dog.tricks = 3
    host.flush()
    #expect(host.screen.contains("Rex 3"))
  }
}

@Observable
private class Animal { var name = "none" }

@Observable
private final class Dog: Animal { var tricks = 0 }
