struct Item: Identifiable, Hashable {
  let id: UUID
  var name: String
  static var blank: Item { Item(id: UUID(), name: "") }
}
struct Editor: View {
  @State var item: Item
  var body: some View { TextField("Name", text: $item.name) }
}
// spelling: sheet_reads_nil: a default instead of nil
struct Page: View {
  let items: [Item]
  @State private var target = Item.blank
  @State private var isShown = false
  var body: some View {
    List(items) { item in Button(item.name) { present(item) } }
      .sheet(isPresented: $isShown) { Editor(item: target) }
  }
  private func present(_ item: Item) {
    target = item
    isShown = true
  }
}
// spelling: sheet_reads_nil: an optional that is bound in the sheet
struct Page: View {
  let items: [Item]
  @State private var target: Item?
  @State private var isShown = false
  var body: some View {
    List(items) { item in
      Button(item.name) {
        target = item
        isShown = true
      }
    }.sheet(isPresented: $isShown) { if let target { Editor(item: target) } }
  }
}
// spelling: sheet_reads_nil: a cover over the whole screen
struct Page: View {
  let items: [Item]
  @State private var target: Item?
  @State private var isShown = false
  var body: some View {
    List(items) { item in
      Text(item.name).onTapGesture {
        isShown = true
        target = item
      }
    }.fullScreenCover(isPresented: $isShown) { Editor(item: target ?? .blank) }
  }
}
// spelling: sheet_reads_nil: content by a method
struct Page: View {
  let items: [Item]
  @State private var target: Item?
  @State private var isShown = false
  var body: some View {
    List(items) { item in
      Button(item.name) {
        target = item
        isShown.toggle()
      }
    }.sheet(isPresented: $isShown, content: editor)
  }
  @ViewBuilder private func editor() -> some View { if let target { Editor(item: target) } }
}
// spelling: sheet_reads_nil: a popover with another item in place of nil
struct Page: View {
  let items: [Item]
  @State private var target: Item?
  @State private var isShown = false
  var body: some View {
    List(items) { item in
      Button(item.name) {
        target = item
        isShown = true
      }
    }.popover(isPresented: $isShown) { Editor(item: target ?? items[0]) }
  }
}
// spelling: sheet_reads_nil: an index with a default
struct Page: View {
  let items: [Item]
  @State private var index = 0
  @State private var isShown = false
  var body: some View {
    List(items.indices, id: \.self) { position in
      Button(items[position].name) {
        index = position
        isShown = true
      }
    }.sheet(isPresented: $isShown) { Editor(item: items[index]) }
  }
}
// spelling: missed sheet_reads_nil: a switch in the sheet
struct Page: View {
  let items: [Item]
  @State private var target: Item?
  @State private var isShown = false
  var body: some View {
    List(items) { item in Button(item.name, action: { show(item) }) }
      .sheet(isPresented: $isShown) {
        switch target {
        case .some(let item): Editor(item: item)
        case nil: EmptyView()
        }
      }
  }
  func show(_ item: Item) { (target, isShown) = (item, true) }
}
// spelling: sheet_reads_nil: rows by a function
struct Page: View {
  let items: [Item]
  @State private var name = ""
  @State private var isShown = false
  var body: some View {
    List(items) { row($0) }.sheet(isPresented: $isShown) { NameEditor(name: name) }
  }
  private func row(_ item: Item) -> some View {
    Button(item.name) {
      name = item.name
      isShown = true
    }
  }
}
struct NameEditor: View {
  @State var name: String
  var body: some View { TextField("Name", text: $name) }
}
// spelling: sheet_reads_nil: a map over the optional
struct Page: View {
  let items: [Item]
  @State private var target: Item?
  @State private var isShown = false
  var body: some View {
    List(items) { item in
      Text(item.name).swipeActions {
        Button("Edit") {
          target = item
          isShown = true
        }
      }
    }.sheet(isPresented: $isShown) { target.map { Editor(item: $0) } }
  }
}
// spelling: sheet_reads_nil: an enum with a default case
enum Form1: Hashable { case new, edit(Item) }
struct Page: View {
  let items: [Item]
  @State private var form = Form1.new
  @State private var isShown = false
  var body: some View {
    List(items) { item in
      Button(item.name) {
        form = .edit(item)
        isShown = true
      }
    }.sheet(isPresented: $isShown) { FormView(form: form) }
  }
}
struct FormView: View {
  let form: Form1
  @State private var name: String
  init(form: Form1) {
    self.form = form
    if case .edit(let item) = form {
      _name = State(initialValue: item.name)
    } else {
      _name = State(initialValue: "")
    }
  }
  var body: some View { TextField("Name", text: $name) }
}
// spelling: sound: the body shows the value
struct Page: View {
  let items: [Item]
  @State private var target = Item.blank
  @State private var isShown = false
  var body: some View {
    Text(target.name)
    List(items) { item in
      Button(item.name) {
        target = item
        isShown = true
      }
    }.sheet(isPresented: $isShown) { Reader(item: target) }
  }
}
struct Reader: View {
  let item: Item
  var body: some View { Text(item.name) }
}
// spelling: sound: captured by the body
struct Page: View {
  let items: [Item]
  @State private var target = Item.blank
  @State private var isShown = false
  var body: some View {
    List(items) { item in
      Button(item.name) {
        target = item
        isShown = true
      }
    }.sheet(isPresented: $isShown) { [target] in Reader(item: target) }
  }
}
struct Reader: View {
  let item: Item
  var body: some View { Text(item.name) }
}
// spelling: sound: set at another moment
struct Page: View {
  let items: [Item]
  @State private var target = Item.blank
  @State private var isShown = false
  var body: some View {
    List(items) { item in Button(item.name) { target = item } }
    Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Reader(item: target) }
  }
}
struct Reader: View {
  let item: Item
  var body: some View { Text(item.name) }
}
