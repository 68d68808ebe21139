struct Item: Identifiable {
  let id: UUID
  var name: String
}
// spelling: storage_defaults: two views with two defaults
struct A: View {
  @AppStorage("fontSize") private var size = 12.0
  var body: some View { Slider(value: $size, in: 8...30) }
}
struct B: View {
  @AppStorage("fontSize") private var size = 16.0
  var body: some View { Text("a").font(.system(size: size)) }
}
// spelling: storage_defaults: a constant as key, in another file
enum Keys { static let size = "fontSize" }
struct A: View {
  @AppStorage(Keys.size) private var size = 12.0
  var body: some View { Slider(value: $size, in: 8...30) }
}
// file
struct B: View {
  @AppStorage(Keys.size) private var size = 16.0
  var body: some View { Text("a").font(.system(size: size)) }
}
// spelling: shared_storage_key: two enumerations
enum BookSort: String { case author, title }
enum FilmSort: String { case rating, title }
struct A: View {
  @AppStorage("sort") private var sort = BookSort.author
  var body: some View {
    Picker("Sort", selection: $sort) {
      Text("a").tag(BookSort.author); Text("t").tag(BookSort.title)
    }
  }
}
struct B: View {
  @AppStorage("sort") private var sort = FilmSort.rating
  var body: some View {
    Picker("Sort", selection: $sort) {
      Text("r").tag(FilmSort.rating); Text("t").tag(FilmSort.title)
    }
  }
}
// spelling: missed storage_defaults: an initializer
struct A: View {
  @AppStorage private var isOn: Bool
  init() { _isOn = AppStorage(wrappedValue: true, "sounds") }
  var body: some View { Toggle("Sounds", isOn: $isOn) }
}
struct B: View {
  @AppStorage("sounds") private var isOn = false
  var body: some View { Text(isOn ? "on" : "off") }
}
// spelling: storage_defaults: UserDefaults read by hand
struct A: View {
  @AppStorage("isPlaying") private var isOn = true
  var body: some View { Toggle("Play", isOn: $isOn) }
}
final class Player {
  func start() { if UserDefaults.standard.bool(forKey: "isPlaying") { print("a") } }
}
// spelling: shared_storage_key: a row
struct Page: View {
  let items: [Item]
  var body: some View { List(items) { Row(item: $0) } }
}
struct Row: View {
  let item: Item
  @AppStorage("isExpanded") private var isExpanded = false
  var body: some View { DisclosureGroup(item.name, isExpanded: $isExpanded) { Text("a") } }
}
// spelling: shared_storage_key: a page for each element
struct Page: View {
  let items: [Item]
  var body: some View {
    NavigationStack {
      List(items) { item in NavigationLink(item.name, value: item.id) }
        .navigationDestination(for: UUID.self) { Notes(id: $0) }
    }
  }
}
struct Notes: View {
  let id: UUID
  @SceneStorage("note") private var note = ""
  var body: some View { TextEditor(text: $note) }
}
// spelling: shared_storage_key: a constant key
struct Page: View {
  let items: [Item]
  var body: some View { ForEach(items) { item in Row(item: item) } }
}
struct Row: View {
  static let key = "rating"
  let item: Item
  @AppStorage(Self.key) private var rating = 0
  var body: some View { Stepper("\(item.name) \(rating)", value: $rating) }
}
// spelling: missed shared_storage_key: written by hand
struct Page: View {
  let items: [Item]
  var body: some View { ForEach(items) { Row(item: $0) } }
}
struct Row: View {
  let item: Item
  @State private var remark = UserDefaults.standard.string(forKey: "remark") ?? ""
  var body: some View {
    TextField(item.name, text: $remark).onChange(of: remark) {
      UserDefaults.standard.set(remark, forKey: "remark")
    }
  }
}
// spelling: shared_storage_key: a scroll position of a conversation
struct Chat: View {
  let item: Item
  @SceneStorage("draft") private var draft = ""
  var body: some View { TextField(item.name, text: $draft) }
}
struct Page: View {
  let items: [Item]
  @State private var chosen: UUID?
  var body: some View {
    NavigationSplitView {
      List(items, selection: $chosen) { Text($0.name) }
    } detail: {
      if let item = items.first(where: { $0.id == chosen }) { Chat(item: item).id(item.id) }
    }
  }
}
// spelling: sound: a key with the element's id
struct Chat: View {
  let item: Item
  @SceneStorage private var draft: String
  init(item: Item) {
    self.item = item
    _draft = SceneStorage(wrappedValue: "", "draft-\(item.id)")
  }
  var body: some View { TextField(item.name, text: $draft) }
}
struct Page: View {
  let items: [Item]
  @State private var chosen: UUID?
  var body: some View {
    NavigationSplitView {
      List(items, selection: $chosen) { Text($0.name) }
    } detail: {
      if let item = items.first(where: { $0.id == chosen }) { Chat(item: item).id(item.id) }
    }
  }
}
