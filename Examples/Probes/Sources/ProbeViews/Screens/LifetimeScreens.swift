import SwiftUI

/// Lifetime of state in lists: what a row remembers when it is scrolled away.
extension Probe {
  static let lifetime: [Probe] = [
    Probe(
      "lifetime.item", "A row with a counter", "A row's own state outlives scrolling: once made, it is kept as long as the list.",
      rules: ["R70", "R71"],
      steps: [
        .tap("Item 0: 0"), .text("Item 0: ", is: "1"), .scroll(600), .absent("Item 0: 1"), .scroll(-600),
        .text("Item 0: ", is: "1", about: "Item"),
      ]
    ) { List(0..<1000) { id in Item(id: id) } },
    Probe(
      "lifetime.wrapped", "The same row inside another view",
      "What the row's body made is dropped with the body where the rules say so (2021), and kept where they do not.",
      rules: ["R70", "R71"],
      steps: [
        .tap("Item 0: 0"), .text("Item 0: ", is: "1"), .scroll(600), .scroll(-600), .text("Item 0: ", is: "1", about: "Item"),
      ]
    ) { List(0..<1000) { id in ItemWrapper(id: id) } },
    Probe(
      "lifetime.lazy", "Rows are made when they come near", "Of a thousand rows only those near the screen are made.", rules: ["R70"],
      steps: [.noted("initial value", fewerThan: 100), .scroll(10), .noted("initial value", fewerThan: 200)]
    ) { List(0..<1000) { _ in StateItem() } },
    Probe(
      "lifetime.listEnds", "The list itself goes away", "All rows end with their list; another list starts afresh.", rules: ["R23", "R71"],
      steps: [
        .tap("Item 0: 0"), .text("Item 0: ", is: "1"), .toggle("List"), .absent("Item 0: 1"), .toggle("List"),
        .text("Item 0: ", is: "0", about: "Item"),
      ]
    ) { ListThatGoes() },
  ]
}

/// A row with state of its own.
struct Item: View {
  var id: Int
  @State private var counter = 0

  var body: some View {
    Button("Item \(id): \(counter)") { counter += 1 }
  }
}

/// A row whose body makes the view that has the state.
struct ItemWrapper: View {
  var id: Int

  var body: some View {
    ZStack { Item(id: id) }
  }
}

/// Tells when its initial value is made.
struct StateItem: View {
  @State private var item: Int = {
    ProbeLog.note("initial value")
    return 0
  }()

  var body: some View { Text("Hello \(item)") }
}

struct ListThatGoes: View {
  @State private var shows = true

  var body: some View {
    VStack {
      Toggle("List", isOn: $shows)
      if shows { List(0..<100) { id in Item(id: id) } }
    }
  }
}
