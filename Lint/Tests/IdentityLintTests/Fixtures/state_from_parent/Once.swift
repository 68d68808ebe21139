import SwiftUI

struct Child: View {
  @State var name: String  // expect: state_from_parent

  var body: some View { Text(name) }
}

struct Field: View {
  @State private var text: String  // expect: state_from_parent

  init(text: String) {
    _text = State(initialValue: text)
  }

  var body: some View { TextField("Text", text: $text) }
}

struct Parent: View {
  @State private var count = 0
  @State private var title = "a"

  var body: some View {
    Button("+1") { count += 1 }
    Child(name: "Updated: \(count)")
    TextField("Title", text: $title)
    Field(text: title)
  }
}

struct Person {
  var name: String
}

struct NameField: View {
  @State private var name: String  // expect: state_from_parent
  init(person: Person) { _name = State(initialValue: person.name) }
  var body: some View { TextField("Name", text: $name) }
}

struct People: View {
  @State private var person = Person(name: "a")

  var body: some View {
    Button("Next") { person = Person(name: "b") }
    NameField(person: person)
  }
}
