import SwiftUI

struct Person: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct PeopleView: View {
  @State private var people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Grace")]
  @State private var selectedID: Int?

  var body: some View {
    NavigationSplitView {
      List(people, selection: $selectedID) { Text($0.name) }
    } detail: {
      if let index = people.firstIndex(where: { $0.id == selectedID }) {
        PersonEditor(person: people[index]) { people[index].name = $0 }
      }
    }
  }
}

struct PersonEditor: View {
  let onSave: (String) -> Void
  @State private var name: String

  init(person: Person, onSave: @escaping (String) -> Void) {
    self.onSave = onSave
    // bug: The editor keeps the first person's name, and Save writes it over another person
    _name = State(initialValue: person.name)
  }

  var body: some View {
    Form {
      TextField("Name", text: $name)
      Button("Save") { onSave(name) }
    }
  }
}
