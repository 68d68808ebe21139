import SwiftUI

// case: an id of an enumeration
enum SortBefore: Hashable, Identifiable {
  case name, date
  var id: UUID { UUID() }
}
// after
enum SortAfter: Hashable, Identifiable {
  case name, date
  var id: Self { self }
}

// case: an id of a structure
struct NoteBefore: Identifiable {
  var id: UUID { UUID() }
  var text: String
}
// after
struct NoteAfter: Identifiable {
  let id = UUID()
  var text: String
}

// case: an id in an extension
struct TagBefore {
  var name: String
}
extension TagBefore: Identifiable {
  var id: UUID { UUID() }
}
// after
struct TagAfter: Identifiable {
  let id = UUID()
  var name: String
}

// case: positions of values that cannot be identifiable
struct NamesBefore: View {
  @State private var names = ["a", "b"]
  var body: some View {
    ForEach(names.indices, id: \.self) { index in
      TextField("Name", text: $names[index])
    }
    Button("Remove") { names.removeFirst() }
  }
}
// after
struct NamesAfter: View {
  struct Name: Identifiable {
    let id = UUID()
    var text: String
  }
  @State private var names = [Name(text: "a"), Name(text: "b")]
  var body: some View {
    ForEach($names) { $name in
      TextField("Name", text: $name.text)
    }
    Button("Remove") { names.removeFirst() }
  }
}

// case: positions of tuples
struct PairsBefore: View {
  @State private var pairs: [(name: String, count: Int)] = []
  var body: some View {
    ForEach(pairs.indices, id: \.self) { index in
      AdviceField().help(pairs[index].name)
    }
    Button("Remove") { pairs.removeFirst() }
  }
}
// after
struct PairsAfter: View {
  struct Pair: Identifiable {
    let id = UUID()
    var name: String
  }
  @State private var pairs: [Pair] = []
  var body: some View {
    ForEach(pairs) { pair in
      AdviceField().help(pair.name)
    }
    Button("Remove") { pairs.removeFirst() }
  }
}

// case: state that every initializer assigns
struct GreetingBefore: View {
  @State private var name: String = "nobody"
  init(name: String) { self.name = name }
  var body: some View { Text(name) }
}
// after
struct GreetingAfter: View {
  @State private var name: String
  init(name: String) { self.name = name }
  var body: some View { Text(name) }
}

// case: state that one of the initializers assigns
struct TwoWaysBefore: View {
  @State private var name = "nobody"
  init() {}
  init(name: String) { self.name = name }
  var body: some View { Text(name) }
}
// after
struct TwoWaysAfter: View {
  @State private var name = "nobody"
  init() {}
  init(name: String) { _name = State(initialValue: name) }
  var body: some View { Text(name) }
}

// case: an observed object in place
final class AdviceModel: ObservableObject {
  @Published var count = 0
}
struct CounterBefore: View {
  @ObservedObject private var model = AdviceModel()
  var body: some View { Button("\(model.count)") { model.count += 1 } }
}
struct CounterParentBefore: View {
  @State private var isOn = false
  var body: some View {
    Toggle("On", isOn: $isOn)
    CounterBefore()
  }
}
// after
struct CounterAfter: View {
  @StateObject private var model = AdviceModel()
  var body: some View { Button("\(model.count)") { model.count += 1 } }
}
struct CounterParentAfter: View {
  @State private var isOn = false
  var body: some View {
    Toggle("On", isOn: $isOn)
    CounterAfter()
  }
}

// case: an object made in a body
struct ObjectBefore: View {
  @State private var isOn = false
  var body: some View {
    Toggle("On", isOn: $isOn).environmentObject(AdviceModel())
  }
}
// after
struct ObjectAfter: View {
  @State private var isOn = false
  @StateObject private var adviceModel = AdviceModel()
  var body: some View {
    Toggle("On", isOn: $isOn).environmentObject(adviceModel)
  }
}

// case: an optional read again by a task
struct ReadBefore: View {
  @State private var name: String?
  var body: some View {
    if name != nil {
      Button("Print") { Task { print(name!) } }
    }
    Button("Clear") { name = nil }
  }
}
// after
struct ReadAfter: View {
  @State private var name: String?
  var body: some View {
    if let name {
      Button("Print") { Task { print(name) } }
    }
    Button("Clear") { name = nil }
  }
}

// case: erased views of different types
struct ErasedBefore: View {
  @State private var isOn = false
  var body: some View {
    Button("Flip") { isOn.toggle() }
    isOn ? AnyView(AdviceField()) : AnyView(VStack { AdviceField() })
  }
}
// after
struct ErasedAfter: View {
  @State private var isOn = false
  @State private var text = ""
  var body: some View {
    Button("Flip") { isOn.toggle() }
    isOn ? AnyView(BoundField(text: $text)) : AnyView(VStack { BoundField(text: $text) })
  }
}

// case: a task that starts again
struct TaskBefore: View {
  @State private var count = 0
  var body: some View { Text("\(count)").task(id: UUID()) { count += 1 } }
}
// after
struct TaskAfter: View {
  @State private var count = 0
  var body: some View { Text("\(count)").task { count += 1 } }
}

// case: an item that is made again
struct AdviceItem: Identifiable {
  let id = UUID()
}
struct ItemBefore: View {
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }
      .sheet(
        item: Binding(get: { isShown ? AdviceItem() : nil }, set: { isShown = $0 != nil })
      ) { _ in AdviceField() }
  }
}
// after
struct ItemAfter: View {
  @State private var item: AdviceItem?
  var body: some View {
    Button("Show") { item = AdviceItem() }
      .sheet(item: $item) { _ in AdviceField() }
  }
}

// case: a task of the first value
struct BalanceBefore: View {
  let account: Int
  @State private var balance = 0
  var body: some View {
    Text("\(balance)").task { balance = account * 100 }
  }
}
struct AccountsBefore: View {
  @State private var account = 1
  var body: some View {
    Stepper("Account", value: $account)
    BalanceBefore(account: account)
  }
}
// after
struct BalanceAfter: View {
  let account: Int
  @State private var balance = 0
  var body: some View {
    Text("\(balance)").task(id: account) { balance = account * 100 }
  }
}
struct AccountsAfter: View {
  @State private var account = 1
  var body: some View {
    Stepper("Account", value: $account)
    BalanceAfter(account: account)
  }
}

// case: a copy of the first value
struct TitleBefore: View {
  let page: Int
  @State private var title = ""
  var body: some View {
    Text(title).onAppear { title = "Page \(page)" }
  }
}
struct PagesBefore: View {
  @State private var page = 1
  var body: some View {
    Stepper("Page", value: $page)
    TitleBefore(page: page)
  }
}
// after
struct TitleAfter: View {
  let page: Int
  @State private var title = ""
  var body: some View {
    Text(title).onChange(of: page, initial: true) { title = "Page \(page)" }
  }
}
struct PagesAfter: View {
  @State private var page = 1
  var body: some View {
    Stepper("Page", value: $page)
    TitleAfter(page: page)
  }
}

// case: an id that is a name
struct LampBefore: Identifiable {
  var name: String
  var id: String { name }
}
struct LampsBefore: View {
  @State private var lamps: [LampBefore] = []
  var body: some View {
    ForEach($lamps) { $lamp in TextField("Name", text: $lamp.name) }
  }
}
// after
struct LampAfter: Identifiable {
  let id = UUID()
  var name: String
}
struct LampsAfter: View {
  @State private var lamps: [LampAfter] = []
  var body: some View {
    ForEach($lamps) { $lamp in TextField("Name", text: $lamp.name) }
  }
}

// case: a model in a plain property
final class RestBefore {
  var remaining = 90
}
struct RestViewBefore: View {
  private let rest = RestBefore()
  @State private var shown = 90
  var body: some View {
    Button("\(shown)") {
      rest.remaining -= 1
      shown = rest.remaining
    }
  }
}
struct WorkoutBefore: View {
  @State private var rate = 60
  var body: some View {
    Stepper("Rate", value: $rate)
    RestViewBefore()
  }
}
// after
struct RestViewAfter: View {
  @State private var rest = RestBefore()
  @State private var shown = 90
  var body: some View {
    Button("\(shown)") {
      rest.remaining -= 1
      shown = rest.remaining
    }
  }
}
struct WorkoutAfter: View {
  @State private var rate = 60
  var body: some View {
    Stepper("Rate", value: $rate)
    RestViewAfter()
  }
}

// case: a sheet by a flag
struct CardBefore: View {
  struct Person: Identifiable {
    let id: Int
    let name: String
  }
  @State private var selected: Person?
  @State private var showsCard = false
  var body: some View {
    Button("Show") {
      selected = Person(id: 1, name: "Ada")
      showsCard = true
    }
    .sheet(isPresented: $showsCard) { Text(selected?.name ?? "") }
  }
}
// after
struct CardAfter: View {
  struct Person: Identifiable {
    let id: Int
    let name: String
  }
  @State private var selected: Person?
  var body: some View {
    Button("Show") { selected = Person(id: 1, name: "Ada") }
      .sheet(item: $selected) { selected in Text(selected.name) }
  }
}

// case: a view in two different trees
struct FieldInTree: View {
  @State private var text = ""
  var body: some View { TextField("Text", text: $text) }
}
struct TreeBefore: View {
  @State private var hasTitle = false
  var body: some View {
    if hasTitle {
      VStack {
        Text("Title")
        FieldInTree()
      }
    } else {
      FieldInTree()
    }
    Button("Title") { hasTitle.toggle() }
  }
}
// after
struct TreeAfter: View {
  @State private var hasTitle = false
  var body: some View {
    VStack {
      if hasTitle { Text("Title") }
      FieldInTree()
    }
    Button("Title") { hasTitle.toggle() }
  }
}
