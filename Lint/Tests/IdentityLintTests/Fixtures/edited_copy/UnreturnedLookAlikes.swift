import SwiftUI

// A binding, a closure and an object give it back.
struct Packing: View {
  @Binding var items: [String]
  var body: some View { Button("Add") { items.append("a") } }
}
struct Closing: View {
  @State var items: [String]
  let onDone: ([String]) -> Void
  var body: some View {
    Button("Add") { items.append("a") }
    Button("Done") { onDone(items) }
  }
}
final class Model: ObservableObject { @Published var items: [String] = [] }
struct Stored: View {
  @State var items: [String]
  @EnvironmentObject private var model: Model
  var body: some View {
    Button("Add") { items.append("a") }.onDisappear { model.items = items }
  }
}
// It shows only, and edits nothing.
struct Shown: View {
  @State var items: [String]
  var body: some View { ForEach(items, id: \.self) { Text($0) } }
}
// A start value that the parent does not show, and one that is no state.
struct Sorter: View {
  @State var items: [String]
  var body: some View {
    Button("Sort") { items.sort() }
    ForEach(items, id: \.self) { Text($0) }
  }
}
struct Puzzle: View {
  @State var tiles: [String]
  var body: some View {
    Button("Shuffle") { tiles.append("a") }
    Text("\(tiles.count)")
  }
}
// It writes the copy somewhere.
struct Written: View {
  @State var items: [String]
  var body: some View {
    Button("Add") { items.append("a") }
    Button("Save") { UserDefaults.standard.set(items, forKey: "items") }
  }
}
struct Trip: View {
  @State private var items = ["Passport"]
  @State private var hidden = ["a"]
  var body: some View {
    Text("\(items.count)")
    NavigationLink("Packing") { Packing(items: $items) }
    NavigationLink("Closing") {
      Closing(items: items) { items = $0 }
    }
    NavigationLink("Stored") {
      Stored(items: items)
    }
    NavigationLink("Shown") {
      Shown(items: items)
    }
    NavigationLink("Sorter") {
      Sorter(items: hidden)
    }
    NavigationLink("Puzzle") {
      Puzzle(tiles: ["a", "b"])
    }
    NavigationLink("Written") {
      Written(items: items)
    }
  }
}
