import SwiftUI

enum Day: Int, CaseIterable {
  case monday, tuesday, thursday
  var name: String { String(describing: self) }
  var letter: String { String(name.prefix(1)) }
}
struct Plan {
  let day: Day
  var key: String { day.letter }
}
struct Ingredient {
  var name: String
  var amount: String
}
struct Row: View {
  let title: String
  @State private var isDone = false
  var body: some View { Toggle(title, isOn: $isDone) }
}
struct Lists: View {
  let plans: [Plan]
  @State private var steps = [
    Ingredient(name: "Salt", amount: "1"), Ingredient(name: "Salt", amount: "2"),
  ]
  @State private var tags: [String] = []
  @State private var text = ""
  var body: some View {
    ForEach(plans, id: \.key) { Row(title: $0.key) }  // expect: repeated_id
    ForEach(steps, id: \.name) { Row(title: $0.name) }  // expect: repeated_id
    List {
      ForEach(tags, id: \.self) { Row(title: $0) }  // expect: repeated_id
        .onDelete { tags.remove(atOffsets: $0) }
    }
    TextField("Tag", text: $text)
    Button("Add") { tags.append(text) }
  }
}
