struct Person: Identifiable, Hashable {
  let id: UUID
  var name: String
  var isFavorite = false
}
@Observable final class Book {
  var people: [Person] = []
  func update(_ person: Person) {
    guard let index = people.firstIndex(where: { $0.id == person.id }) else { return }
    people[index] = person
  }
}
struct Card: View {
  let person: Person
  let onUpdate: (Person) -> Void
  var body: some View {
    Button(person.isFavorite ? "Remove" : "Add") {
      var copy = person
      copy.isFavorite.toggle()
      onUpdate(copy)
    }
  }
}
// spelling: pushed_copy: a link with a value
struct Page: View {
  @State private var book = Book()
  var body: some View {
    NavigationStack {
      List(book.people) { NavigationLink($0.name, value: $0) }
        .navigationDestination(for: Person.self) { Card(person: $0, onUpdate: book.update) }
    }
  }
}
// spelling: pushed_copy: a path that is appended to
struct Page: View {
  @State private var book = Book()
  @State private var path: [Person] = []
  var body: some View {
    NavigationStack(path: $path) {
      List(book.people) { person in Button(person.name) { path.append(person) } }
        .navigationDestination(for: Person.self) { person in
          Card(person: person) { book.update($0) }
        }
    }
  }
}
// spelling: pushed_copy: a route
enum Route: Hashable { case card(Person), settings }
struct Page: View {
  @State private var book = Book()
  var body: some View {
    NavigationStack {
      List(book.people) { NavigationLink($0.name, value: Route.card($0)) }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .card(let person): Card(person: person, onUpdate: book.update)
          case .settings: Text("Settings")
          }
        }
    }
  }
}
// spelling: pushed_copy: a selected value in the detail
struct Page: View {
  @State private var book = Book()
  @State private var selected: Person?
  var body: some View {
    NavigationSplitView {
      List(book.people, selection: $selected) { person in Text(person.name).tag(person) }
    } detail: {
      if let selected { Card(person: selected, onUpdate: book.update) }
    }
  }
}
// spelling: pushed_copy: a sheet for a copy
struct Page: View {
  @State private var book = Book()
  @State private var shown: Person?
  var body: some View {
    List(book.people) { person in Button(person.name) { shown = person } }
      .sheet(item: $shown) { person in Card(person: person, onUpdate: book.update) }
  }
}
// spelling: pushed_copy: a destination for an item
struct Page: View {
  @State private var book = Book()
  @State private var shown: Person?
  var body: some View {
    NavigationStack {
      List(book.people) { person in Button(person.name) { shown = person } }
        .navigationDestination(item: $shown) { Card(person: $0, onUpdate: book.update) }
    }
  }
}
// spelling: pushed_copy: a view with the environment's book
struct Page: View {
  @Environment(Book.self) private var book
  var body: some View {
    NavigationStack {
      List(book.people) { NavigationLink($0.name, value: $0) }
        .navigationDestination(for: Person.self, destination: Detail.init)
    }
  }
}
struct Detail: View {
  @Environment(Book.self) private var book
  let person: Person
  init(person: Person) { self.person = person }
  var body: some View {
    Text(person.isFavorite ? "Favorite" : "-")
    Button("Toggle") {
      var changed = person
      changed.isFavorite.toggle()
      book.update(changed)
    }
  }
}
// spelling: pushed_copy: a function makes the page
struct Page: View {
  @State private var book = Book()
  var body: some View {
    NavigationStack {
      List(book.people) { NavigationLink($0.name, value: $0) }
        .navigationDestination(for: Person.self) { card(for: $0) }
    }
  }
  private func card(for person: Person) -> some View { Card(person: person, onUpdate: book.update) }
}
// spelling: pushed_copy: a page that renames
struct Page: View {
  @State private var people: [Person] = []
  var body: some View {
    NavigationStack {
      List(people) { NavigationLink($0.name, value: $0) }
        .navigationDestination(for: Person.self) { person in
          VStack {
            Text(person.name)
            Button("Star") {
              if let index = people.firstIndex(where: { $0.id == person.id }) {
                people[index].isFavorite = true
              }
            }.disabled(person.isFavorite)
          }
        }
    }
  }
}
// spelling: edited_copy: a copy of an element
struct Page: View {
  @State private var people: [Person] = []
  var body: some View {
    ForEach(people.indices, id: \.self) { index in
      Button(people[index].name) {
        var person = people[index]
        person.isFavorite.toggle()
      }
    }
  }
}
// spelling: edited_copy: a guard
struct Page: View {
  @State private var people: [Person] = []
  var body: some View {
    List(people) { person in Button(person.name) { star(person.id) } }
  }
  private func star(_ id: UUID) {
    guard var person = people.first(where: { $0.id == id }) else { return }
    person.isFavorite = true
  }
}
// spelling: edited_copy: a loop over copies
struct Page: View {
  @State private var people: [Person] = []
  var body: some View {
    Button("Clear") {
      for var person in people where person.isFavorite { person.isFavorite = false }
    }
  }
}
// spelling: edited_copy: forEach with a copy
struct Page: View {
  @State private var people: [Person] = []
  var body: some View {
    Button("Clear") {
      people.forEach {
        var person = $0
        person.isFavorite = false
      }
    }
  }
}
// spelling: edited_copy: an optional that is bound as variable
@Observable final class Store {
  var people: [Person] = []
  func person(_ id: UUID) -> Person? { people.first { $0.id == id } }
  func rename(_ id: UUID, to name: String) { if var person = person(id) { person.name = name } }
}
struct Page: View {
  @State private var store = Store()
  var body: some View {
    List(store.people) { person in Button(person.name) { store.rename(person.id, to: "") } }
  }
}
// spelling: edited_copy: a mutating method
extension Person { mutating func star() { isFavorite = true } }
struct Page: View {
  @State private var people: [Person] = []
  var body: some View {
    List(people) { person in
      Button(person.name) {
        var copy = person
        copy.star()
      }
    }
  }
}
// spelling: edited_copy: a copy of the state
struct Page: View {
  @State private var person = Person(id: UUID(), name: "")
  var body: some View {
    Button("Star") {
      var changed = person
      changed.isFavorite = true
    }
    Text(person.isFavorite ? "x" : "-")
  }
}
// spelling: missed edited_copy: a map whose result is dropped
struct Page: View {
  @State private var people: [Person] = []
  var body: some View {
    List(people) { Text($0.isFavorite ? "x" : "-") }
    Button("Star all") {
      _ = people.map { person in
        var copy = person
        copy.isFavorite = true
        return copy
      }
    }
  }
}
// spelling: edited_copy: a copy of a list
struct Page: View {
  @State private var people: [Person] = []
  var body: some View {
    List(people) { Text($0.name) }
    Button("Sort") {
      var sorted = people
      sorted.sort { $0.name < $1.name }
    }
  }
}
// spelling: missed edited_copy: a result that is dropped
struct Page: View {
  @State private var people: [Person] = []
  var body: some View {
    List(people) { Text($0.name) }
    Button("Sort") { _ = people.sorted { $0.name < $1.name } }
  }
}
// spelling: sound: a copy that is stored
struct Page: View {
  @State private var people: [Person] = []
  var body: some View {
    ForEach(people.indices, id: \.self) { index in
      Button(people[index].name) {
        var person = people[index]
        person.isFavorite.toggle()
        people[index] = person
      }
    }
  }
}
// spelling: sound: an object
final class Pet {
  var name = ""
  init() {}
}
struct Page: View {
  let pets: [Pet]
  var body: some View { Button("Clear") { for var pet in pets { pet.name = ""; pet = Pet() } } }
}
// spelling: sound: a structure with a setter of its own
struct Setting {
  let key: String
  var isOn: Bool {
    get { UserDefaults.standard.bool(forKey: key) }
    nonmutating set { UserDefaults.standard.set(newValue, forKey: key) }
  }
}
struct Page: View {
  let settings: [Setting]
  var body: some View {
    Button("Off") {
      for var setting in settings { setting.isOn = false }
    }
  }
}
// spelling: sound: ids on the path
struct Page: View {
  @State private var book = Book()
  var body: some View {
    NavigationStack {
      List(book.people) { NavigationLink($0.name, value: $0.id) }
        .navigationDestination(for: UUID.self) { id in
          if let person = book.people.first(where: { $0.id == id }) {
            Card(person: person, onUpdate: book.update)
          }
        }
    }
  }
}
// spelling: sound: a page that ends with the change
struct Page: View {
  @State private var book = Book()
  var body: some View {
    NavigationStack {
      List(book.people) { NavigationLink($0.name, value: $0) }
        .navigationDestination(for: Person.self) { Once(person: $0, onUpdate: book.update) }
    }
  }
}
struct Once: View {
  @Environment(\.dismiss) private var dismiss
  let person: Person
  let onUpdate: (Person) -> Void
  var body: some View {
    Button(person.isFavorite ? "Remove" : "Add") {
      var copy = person
      copy.isFavorite.toggle()
      onUpdate(copy)
      dismiss()
    }
  }
}
