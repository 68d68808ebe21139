import SwiftUI

struct Item: Identifiable {
  let id = UUID()
  var title: String
}

struct Known: Identifiable {
  let id: String
  var title: String
  var upper: String { title.uppercased() }
}

@Observable final class Model {
  // Made once, kept in the model.
  var items = [Item(title: "a"), Item(title: "b")]
  func add() { items.append(Item(title: "c")) }
}

struct Page: View {
  let titles: [String]
  @State private var model = Model()
  @State private var items = [Item(title: "a")]
  @State private var reset = UUID()

  private var known: [Known] { titles.map { Known(id: $0, title: $0) } }
  private var sorted: [Item] { items.sorted { $0.title < $1.title } }

  var body: some View {
    ForEach(model.items) { Text($0.title) }
    ForEach(sorted) { Text($0.title) }
    ForEach(known) { Text($0.title) }
    // Begins again because the code says so.
    ScrollView { Text("A") }.id(reset)
    Button("Again") { reset = UUID() }
    // Nothing to lose.
    ProgressView().id(UUID())
  }
}

struct Chooser: View {
  let titles: [String]
  @State private var chosen: Item?
  @State private var run = UUID()

  var body: some View {
    let rows = titles.map { Known(id: $0, title: $0) }
    let title = titles.first ?? ""
    ForEach(rows) { Text($0.title + title) }
      .task(id: run) { print(title) }
      // Read of what is stored: the same item each time.
      .sheet(item: Binding(get: { chosen }, set: { chosen = $0 })) { Text($0.title) }
    Button("Open") { chosen = Item(title: title) }
  }
}
