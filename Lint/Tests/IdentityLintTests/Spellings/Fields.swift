struct Item: Identifiable, Hashable {
  let id: UUID
  var name: String
  var isDone = false
}
// spelling: repeated_tag: one focus value twice
struct Page: View {
  enum Field { case name, mail }
  @FocusState private var field: Field?
  @State private var name = ""
  @State private var mail = ""
  var body: some View {
    TextField("Name", text: $name).focused($field, equals: .name)
    TextField("Mail", text: $mail).focused($field, equals: .name)
  }
}
// spelling: repeated_tag: one flag for all rows
struct Page: View {
  @State private var items: [Item] = []
  @FocusState private var isFocused: Bool
  var body: some View {
    ForEach($items) { $item in TextField("Name", text: $item.name).focused($isFocused) }
  }
}
// spelling: repeated_tag: a constant in a loop
struct Page: View {
  enum Field { case name }
  @State private var items: [Item] = []
  @FocusState private var field: Field?
  var body: some View {
    ForEach($items) { $item in TextField("Name", text: $item.name).focused($field, equals: .name) }
  }
}
// spelling: repeated_tag: a tag in a function
struct Page: View {
  @State private var choice = 0
  var body: some View {
    Picker("a", selection: $choice) {
      Text("a").tag(0)
      Text("b").tag(1)
      Text("c").tag(1)
    }
  }
}
// spelling: repeated_tag: a helper with a constant
struct Page: View {
  enum Field { case amount }
  @FocusState private var field: Field?
  @State private var a = ""
  @State private var b = ""
  var body: some View {
    row("A", $a)
    row("B", $b)
  }
  private func row(_ title: String, _ text: Binding<String>) -> some View {
    TextField(title, text: text).focused($field, equals: .amount)
  }
}
// spelling: unmatched_tag: an optional selection
struct Page: View {
  let items: [Item]
  @State private var chosen: Item.ID?
  var body: some View {
    Picker("a", selection: $chosen) { ForEach(items) { Text($0.name).tag($0) } }
  }
}
// spelling: unmatched_tag: an index for an enumeration
enum Tab1: Int { case a, b }
struct Page: View {
  @State private var tab = Tab1.a
  var body: some View {
    TabView(selection: $tab) {
      Text("a").tag(0)
      Text("b").tag(1)
    }
  }
}
// spelling: constant_binding: a constant in a field
struct Page: View {
  let name: String
  var body: some View { TextField("Name", text: .constant(name)) }
}
// spelling: constant_binding: an empty setter
struct Page: View {
  let item: Item
  var body: some View { Toggle("Done", isOn: Binding(get: { item.isDone }, set: { _ in })) }
}
// spelling: missed constant_binding: an extension of Binding
extension Binding {
  static func fixed(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }
}
struct Page: View {
  let item: Item
  var body: some View { TextField("Name", text: .fixed(item.name)) }
}
// spelling: edited_copy: a setter changes a copy
struct Page: View {
  let items: [Item]
  var body: some View {
    List(items) { item in
      Toggle(
        "Done",
        isOn: Binding(
          get: { item.isDone },
          set: { new in
            var copy = item
            copy.isDone = new
          }))
    }
  }
}
// spelling: partial_equality: an id alone
struct Row: View, Equatable {
  let item: Item
  static func == (a: Row, b: Row) -> Bool { a.item.id == b.item.id }
  var body: some View { Text(item.name) }
}
struct Page: View {
  @State private var items: [Item] = []
  var body: some View {
    ForEach($items) { $item in
      TextField("Name", text: $item.name)
      Row(item: item).equatable()
    }
  }
}
// spelling: partial_equality: an extension, another file
struct Row: View {
  let item: Item
  var body: some View { Text(item.isDone ? "x" : item.name) }
}
struct Page: View {
  @State private var items: [Item] = []
  var body: some View {
    ForEach(items) { EquatableView(content: Row(item: $0)) }
    Button("All") { for i in items.indices { items[i].isDone = true } }
  }
}
// file
extension Row: Equatable {
  static func == (lhs: Row, rhs: Row) -> Bool { lhs.item.name == rhs.item.name }
}
// spelling: partial_equality: an element whose equality is its id
struct Task1: Identifiable {
  let id: UUID
  var title: String
  var isDone = false
}
extension Task1: Equatable { static func == (a: Self, b: Self) -> Bool { a.id == b.id } }
struct Row: View, Equatable {
  let task: Task1
  var body: some View { Text(task.isDone ? "x" : task.title) }
}
struct Page: View {
  @State private var tasks: [Task1] = []
  var body: some View {
    ForEach(tasks) { task in
      Row(task: task).equatable()
      Button("Done") { if let i = tasks.firstIndex(of: task) { tasks[i].isDone = true } }
    }
  }
}
// spelling: partial_equality: onChange of such a value
struct Task1: Identifiable, Equatable {
  let id: UUID
  var title: String
  static func == (a: Task1, b: Task1) -> Bool { a.id == b.id }
}
struct Page: View {
  @State private var task = Task1(id: UUID(), title: "")
  var body: some View {
    TextField("Title", text: $task.title).onChange(of: task) { save() }
  }
  private func save() { UserDefaults.standard.set(task.title, forKey: "title") }
}
// spelling: shared_presentation: one flag for all rows
struct Page: View {
  let items: [Item]
  @State private var isShown = false
  var body: some View {
    List(items) { item in
      Button(item.name) { isShown = true }.sheet(isPresented: $isShown) { Text(item.name) }
    }
  }
}
// spelling: shared_presentation: rows by a function
struct Page: View {
  let items: [Item]
  @State private var asks = false
  var body: some View { ForEach(items) { row($0) } }
  private func row(_ item: Item) -> some View {
    Button("Delete") { asks = true }
      .confirmationDialog("Delete?", isPresented: $asks) {
        Button("Delete \(item.name)") { print(item) }
      }
  }
}
// spelling: shared_presentation: a binding for all rows
struct Page: View {
  let items: [Item]
  @State private var isShown = false
  var body: some View { List(items) { Row(item: $0, isShown: $isShown) } }
}
struct Row: View {
  let item: Item
  @Binding var isShown: Bool
  var body: some View {
    Button(item.name) { isShown = true }.popover(isPresented: $isShown) { Text(item.name) }
  }
}
// spelling: unannounced_change: a nested object
final class Engine: ObservableObject { @Published var speed = 0 }
final class Car: ObservableObject { let engine = Engine() }
struct Page: View {
  @StateObject private var car = Car()
  var body: some View { Button("\(car.engine.speed)") { car.engine.speed += 1 } }
}
// spelling: unannounced_change: a property without Published
final class Car: ObservableObject {
  var speed = 0
  func faster() { speed += 1 }
}
struct Page: View {
  @StateObject private var car = Car()
  var body: some View { Button("\(car.speed)") { car.faster() } }
}
// spelling: unannounced_change: an ignored property
@Observable final class Car {
  @ObservationIgnored var speed = 0
  func faster() { speed += 1 }
}
struct Page: View {
  @State private var car = Car()
  var body: some View { Button("\(car.speed)") { car.faster() } }
}
// spelling: missed unannounced_change: a class in an array
final class Wheel { var pressure = 1 }
struct Page: View {
  @State private var wheels = [Wheel(), Wheel()]
  var body: some View {
    ForEach(wheels.indices, id: \.self) { i in
      Button("\(wheels[i].pressure)") { wheels[i].pressure += 1 }
    }
  }
}
// spelling: unobserved_object: an observable object in State
final class Car: ObservableObject { @Published var speed = 0 }
struct Page: View {
  @State private var car = Car()
  var body: some View { Button("\(car.speed)") { car.speed += 1 } }
}
// spelling: sound: a helper that gets the focus value
struct Page: View {
  enum Field { case a, b }
  @FocusState private var field: Field?
  @State private var a = ""
  @State private var b = ""
  var body: some View {
    row("A", $a, .a)
    row("B", $b, .b)
  }
  private func row(_ title: String, _ text: Binding<String>, _ own: Field) -> some View {
    TextField(title, text: text).focused($field, equals: own)
  }
}
