import SwiftUI

struct Item: Identifiable, Hashable {
  let id = UUID()
  var title: String
}

@Observable final class Model {
  var title: String?
  var shown: Item? {
    get { title.map { Item(title: $0) } }
    set { title = newValue?.title }
  }
}

// The binding is a property, a function, a constant, or one of a computed property.
struct Page: View {
  @State private var title: String?
  @Bindable var model: Model

  private var item: Binding<Item?> {
    Binding(
      get: { title.map { Item(title: $0) } },  // expect: unstable_id
      set: { title = $0?.title })
  }
  private var explicit: Binding<Item?> {
    return Binding<Item?> {
      title.map(Item.init)  // expect: unstable_id
    } set: {
      title = $0?.title
    }
  }
  private var current: Item? {
    guard let title else { return nil }
    return Item(title: title)  // expect: unstable_id
  }

  var body: some View {
    let local = Binding(
      get: { title == nil ? nil : Item(title: title ?? "") },  // expect: unstable_id
      set: { title = $0?.title })
    Text("A").sheet(item: item) { Text($0.title) }
    Text("B").fullScreenCover(item: self.explicit) { Text($0.title) }
    Text("C").popover(item: local) { Text($0.title) }
    Text("D").sheet(item: Binding(get: { current }, set: { title = $0?.title })) {
      Text($0.title)
    }
    Text("E").sheet(item: binding()) { Text($0.title) }
    Text("F").sheet(item: $model.shown) { Text($0.title) }  // expect: unstable_id
    Text("G").navigationDestination(item: .constant(Item(title: "a"))) {  // expect: unstable_id
      Text($0.title)
    }
  }

  private func binding() -> Binding<Item?> {
    Binding(
      get: { title.map { Item(title: $0) } },  // expect: unstable_id
      set: { title = $0?.title })
  }
}

// Other identities that are made at each read.
struct Tokens: View {
  struct Tag: Hashable {
    var name: String
    var token: UUID { UUID() }
  }
  let tags: [Tag]
  @State private var text = ""
  private var token: UUID { UUID() }

  var body: some View {
    let made = UUID()
    TextField("A", text: $text).id(made)  // expect: unstable_id
    TextField("B", text: $text).id(token)  // expect: unstable_id
    TextField("C", text: $text).id(self.token)  // expect: unstable_id
    TextField("D", text: $text).id("field-\(UUID())")  // expect: unstable_id
    TextField("E", text: $text).id(Date.now)  // expect: unstable_id
    ForEach(tags, id: \.token) { Text($0.name) }  // expect: unstable_id
    Text("F").task(id: token) { print("again") }  // expect: unstable_id
  }
}

struct Returned: Identifiable {
  var id: UUID { return UUID() }  // expect: unstable_id
}

struct Accessed: Identifiable {
  var id: String { get { UUID().uuidString } }  // expect: unstable_id
}
