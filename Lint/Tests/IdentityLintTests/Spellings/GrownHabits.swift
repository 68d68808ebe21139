// spelling: unstable_id: a static method of a generic wrapper
struct Wrapped<T>: Identifiable {
  let id: UUID; let value: T; static func wrap(_ t: T) -> Wrapped { Wrapped(id: UUID(), value: t) }
}
extension Sequence { func wrapped() -> [Wrapped<Element>] { map(Wrapped.wrap) } }
struct Step: Codable { var text: String }
struct Steps: View {
  @State private var steps: [Step] = []
  var body: some View {
    List(steps.wrapped()) { w in StepRow(text: w.value.text) };
    Button("Add") { steps.append(Step(text: "x")) }
  }
}
struct StepRow: View {
  let text: String; @State private var done = false;
  var body: some View { Toggle(text, isOn: $done) }
}
// spelling: missed unstable_id: a method that fills its argument
struct Cell: Identifiable { let id = UUID(); var title: String }
struct Board: View {
  @State private var titles = ["a"]
  @State private var n = 0
  var body: some View {
    let cells = makeCells()
    ScrollView { LazyVStack { ForEach(cells) { CellView(title: $0.title) } } }
    Stepper("\(n)", value: $n)
  }
  private func makeCells() -> [Cell] {
    var out: [Cell] = []
    fill(&out)
    return out
  }
  private func fill(_ out: inout [Cell]) { for t in titles { out.append(Cell(title: t)) } }
}
struct CellView: View {
  let title: String; @State private var text = "";
  var body: some View { TextField(title, text: $text) }
}
// spelling: content_id: id modifier with value that changes .id(items.count)
struct Chat: View {
  @State private var messages: [String] = []
  var body: some View {
    VStack {
      Composer { messages.append($0) }.id(messages.count); List(messages, id: \.self) { Text($0) }
    }
  }
}
struct Composer: View {
  let send: (String) -> Void; @State private var text = "";
  var body: some View { TextField("M", text: $text); Button("S") { send(text) } }
}
// spelling: content_id: id theme change
struct RootView: View {
  @AppStorage("theme") private var theme = "light"
  var body: some View { NavigationStack { SettingsForm(theme: $theme) }.id(theme) }
}
struct SettingsForm: View {
  @Binding var theme: String; @State private var note = "";
  var body: some View {
    Form {
      Picker("T", selection: $theme) {
        Text("L").tag("light"); Text("D").tag("dark")
      }; TextField("N", text: $note)
    }
  }
}
// spelling: state_from_parent: a generic editor
struct Editor<Value: Equatable, Content: View>: View {
  let value: Value
  let onSave: (Value) -> Void
  @State private var working: Value
  let content: (Binding<Value>) -> Content
  init(
    value: Value, onSave: @escaping (Value) -> Void,
    @ViewBuilder content: @escaping (Binding<Value>) -> Content
  ) {
    self.value = value; self.onSave = onSave; self.content = content
    self._working = State(wrappedValue: value)
  }
  var body: some View {
    VStack {
      content($working); Button("Save") { onSave(working) }
    }
  }
}
struct Recipe: Identifiable, Equatable { let id: Int; var title: String }
struct Kitchen: View {
  @State private var recipes: [Recipe] = []
  @State private var selection: Int?
  var body: some View {
    NavigationSplitView {
      List(recipes, selection: $selection) { Text($0.title) }
    } detail: {
      if let i = recipes.firstIndex(where: { $0.id == selection }) {
        Editor(value: recipes[i], onSave: { recipes[i] = $0 }) { $r in
          TextField("Title", text: $r.title)
        }
      }
    }
  }
}
// spelling: missed unkept_model: model in init of view assigned to let via factory closure param
@Observable final class PlayerModel {
  var volume = 0.5; let url: String; init(url: String) { self.url = url }
}
struct PlayerPanel: View {
  private let model: PlayerModel
  init(url: String, make: (String) -> PlayerModel = PlayerModel.init) { model = make(url) }
  var body: some View { Slider(value: Bindable(model).volume) }
}
struct Screen: View {
  @State private var q = ""; var body: some View { TextField("Q", text: $q); PlayerPanel(url: "a") }
}
// spelling: inline_observed_object: objects via static func in extension View
final class Tips: ObservableObject {
  @Published var seen: Set<String> = []; func see(_ s: String) { seen.insert(s) }
}
extension View { func withTips() -> some View { environmentObject(Tips()) } }
struct Home: View {
  @State private var tab = 0;
  var body: some View { TabView(selection: $tab) { TipCard().tag(0) }.withTips() }
}
struct TipCard: View {
  @EnvironmentObject private var tips: Tips;
  var body: some View { if !tips.seen.contains("a") { Button("Hide") { tips.see("a") } } }
}
// spelling: view_in_branches: if-let else with same view chain
struct Composer2: View {
  let replyTo: String?
  @State private var x = 0
  var body: some View {
    if let replyTo {
      VStack {
        Text("Re: \(replyTo)"); MessageField()
      }
    } else {
      MessageField()
    }
  }
}
struct MessageField: View {
  @State private var text = ""; var body: some View { TextField("M", text: $text) }
}
struct Convo: View {
  @State private var reply: String?;
  var body: some View {
    Composer2(replyTo: reply); Button("R") { reply = "x" }; Button("C") { reply = nil }
  }
}
// spelling: erased_branches: AnyView ternary by helper erase()
extension View { func erased() -> AnyView { AnyView(self) } }
struct Pane: View {
  @State private var wide = false
  private var content: AnyView {
    if wide { return HStack { NoteBox() }.erased() }
    return VStack { NoteBox() }.erased()
  }
  var body: some View { content; Toggle("W", isOn: $wide) }
}
struct NoteBox: View {
  @State private var note = ""; var body: some View { TextField("N", text: $note) }
}
// spelling: overwritten_edits: onAppear overwrites in child via binding
struct Form1: View {
  @State private var draft = ""
  var body: some View {
    NavigationStack {
      Form {
        TitleField(text: $draft); NavigationLink("More") { Text("m") }
      }
    }
  }
}
struct TitleField: View {
  @Binding var text: String; @AppStorage("lastTitle") private var last = "";
  var body: some View { TextField("T", text: $text).onAppear { text = last } }
}
// spelling: stale_copy: task keyed by wrong id
struct Profile1: View {
  let userID: Int
  let api: (Int) async -> String
  @State private var name = ""
  @State private var reload = 0
  var body: some View {
    Text(name).task(id: reload) { name = await api(userID) }; Button("R") { reload += 1 }
  }
}
struct Users: View {
  @State private var id = 1; let api: (Int) async -> String;
  var body: some View { Stepper("U", value: $id); Profile1(userID: id, api: api) }
}
// spelling: racing_task: a choice of a model
@MainActor final class FeedModel: ObservableObject {
  @Published var items: [String] = []
  @Published var segment = 0
  func select(_ s: Int) {
    segment = s;
    Task {
      let r = await load(s); items = r
    }
  }
  nonisolated func load(_ s: Int) async -> [String] { [] }
}
struct FeedScreen: View {
  @StateObject private var m = FeedModel();
  var body: some View {
    Picker("S", selection: Binding(get: { m.segment }, set: { m.select($0) })) {
      Text("A").tag(0); Text("B").tag(1)
    }; List(m.items, id: \.self) { Text($0) }
  }
}
// spelling: shared_presentation: alert flag + value in ForEach
struct Friend: Identifiable { let id: Int; var name: String }
struct Friends: View {
  @State private var friends: [Friend] = []
  @State private var renaming = false
  @State private var name = ""
  var body: some View {
    ForEach(friends) { f in
      Button(f.name) {
        name = f.name; renaming = true
      }
      .alert("Rename", isPresented: $renaming) {
        TextField("N", text: $name); Button("OK") { rename(f) }
      }
    }
  }
  func rename(_ f: Friend) {
    if let i = friends.firstIndex(where: { $0.id == f.id }) { friends[i].name = name }
  }
}
// spelling: remembered_index: stale index in sheet item struct
struct Photo1 { var title: String }
struct EditTarget: Identifiable { let index: Int; var id: Int { index } }
struct Album: View {
  @State private var photos: [Photo1] = []
  @State private var target: EditTarget?
  var body: some View {
    List {
      ForEach(photos.indices, id: \.self) { i in
        Button(photos[i].title) { target = EditTarget(index: i) }
      }
    }
    .sheet(item: $target) { t in PhotoForm(photo: $photos[t.index]) { photos.remove(at: t.index) } }
    .task { for await p in incoming() { photos.insert(p, at: 0) } }
  }
  func incoming() -> AsyncStream<Photo1> { AsyncStream { _ in } }
}
struct PhotoForm: View {
  @Binding var photo: Photo1; let delete: () -> Void;
  var body: some View { TextField("T", text: $photo.title) }
}
// spelling: storage_defaults: AppStorage key same with different types
enum K { static let sort = "sort" }
struct BooksTab: View {
  @AppStorage(K.sort) private var sort = "title";
  var body: some View { Text(sort); Button("A") { sort = "author" } }
}
struct FilmsTab: View {
  @AppStorage("sort") private var sort = "rating";
  var body: some View { Text(sort); Button("Y") { sort = "year" } }
}
// spelling: partial_equality: Equatable closure compare ignoring selection
struct RowV: View, Equatable {
  let title: String; let isSelected: Bool; let tap: () -> Void
  static func == (a: RowV, b: RowV) -> Bool { a.title == b.title }
  var body: some View { Button(title, action: tap).bold(isSelected) }
}
struct ListV: View {
  @State private var sel: String?; let items: [String];
  var body: some View {
    ForEach(items, id: \.self) { i in
      EquatableView(content: RowV(title: i, isSelected: sel == i) { sel = i })
    }
  }
}
// spelling: pushed_copy: nav destination value pushed struct, edited in store by toolbar
struct Trip: Identifiable, Hashable { let id: UUID; var name: String; var done: Bool }
@Observable final class Trips {
  var all: [Trip] = [];
  func finish(_ t: Trip) { if let i = all.firstIndex(of: t) { all[i].done = true } }
}
struct TripList: View {
  @State private var trips = Trips(); @State private var path: [Trip] = []
  var body: some View {
    NavigationStack(path: $path) {
      List(trips.all) { t in Button(t.name) { path.append(t) } }.navigationDestination(
        for: Trip.self
      ) { TripPage(trip: $0, trips: trips) }
    }
  }
}
struct TripPage: View {
  let trip: Trip; let trips: Trips;
  var body: some View { Text(trip.done ? "Done" : "Open"); Button("Finish") { trips.finish(trip) } }
}
// spelling: kept_entry: filter-based search selection removal selection set stays
struct Mail: Identifiable { let id: Int; var subject: String }
struct Box: View {
  let mails: [Mail]; @State private var picked: Set<Int> = []; let remove: (Set<Int>) -> Void
  var body: some View {
    List(mails, selection: $picked) { Text($0.subject) }; Button("Delete") { remove(picked) }
  }
}
struct Mailbox: View {
  @State private var folder = 0; @State private var all: [[Mail]] = [[], []]
  var body: some View {
    Picker("F", selection: $folder) {
      Text("In").tag(0); Text("Out").tag(1)
    }; Box(mails: all[folder]) { ids in all[folder].removeAll { ids.contains($0.id) } }
  }
}
// spelling: endless_task: timer.scheduled in onAppear never invalidated
struct Clock: View {
  @State private var now = Date();
  var body: some View {
    Text(now.formatted()).onAppear {
      Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in now = Date() }
    }
  }
}
struct Tabs1: View {
  var body: some View {
    TabView {
      Clock(); Text("b")
    }
  }
}
