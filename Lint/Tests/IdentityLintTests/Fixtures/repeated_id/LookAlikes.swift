import SwiftUI

struct Ingredient: Identifiable {
  let id = UUID()
  var name: String
  var amount: String
}
struct Row: View {
  let title: String
  @State private var isDone = false
  var body: some View { Toggle(title, isOn: $isDone) }
}
struct Lists: View {
  @State private var steps = [
    Ingredient(name: "Salt", amount: "1"), Ingredient(name: "Salt", amount: "2"),
  ]
  @State private var tags: [String] = []
  @State private var text = ""
  let sizes = ["S", "M", "L"]
  var body: some View {
    ForEach(steps) { Row(title: $0.name) }
    ForEach(steps, id: \.id) { Row(title: $0.name) }
    ForEach(sizes, id: \.self) { Row(title: $0) }
    List {
      ForEach(tags, id: \.self) { Row(title: $0) }
        .onDelete { tags.remove(atOffsets: $0) }
    }
    TextField("Tag", text: $text)
    Button("Add") {
      guard !tags.contains(text) else { return }
      tags.append(text)
    }
    Picker("Size", selection: $text) {
      ForEach(steps, id: \.name) { Text($0.name) }
    }
  }
}
