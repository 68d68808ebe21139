// spelling: sound: ids given from data to wrapper
struct Wrapped<T>: Identifiable { let id: Int; let value: T }
struct Step { let n: Int; var text: String }
struct Steps: View {
  @State private var steps: [Step] = [];
  var body: some View {
    List(steps.map { Wrapped(id: $0.n, value: $0) }) { StepRow(text: $0.value.text) };
    Button("A") { steps.append(Step(n: 1, text: "x")) }
  }
}
struct StepRow: View {
  let text: String; @State private var done = false;
  var body: some View { Toggle(text, isOn: $done) }
}
// spelling: sound: new element with new id appended by action
struct Step: Identifiable { let id: UUID; var text: String }
struct Steps: View {
  @State private var steps: [Step] = [];
  var body: some View {
    List(steps) { StepRow(text: $0.text) };
    Button("A") { steps += ["x", "y"].map { Step(id: UUID(), text: $0) } }
  }
}
struct StepRow: View {
  let text: String; @State private var done = false;
  var body: some View { Toggle(text, isOn: $done) }
}
// spelling: sound: environment object from extension with param
final class Tips: ObservableObject { @Published var seen: Set<String> = [] }
extension View { func withTips(_ tips: Tips) -> some View { environmentObject(tips) } }
struct Home: View {
  @State private var tab = 0; @StateObject private var tips = Tips();
  var body: some View { TabView(selection: $tab) { TipCard().tag(0) }.withTips(tips) }
}
struct TipCard: View {
  @EnvironmentObject private var tips: Tips;
  var body: some View { Button("Hide") { tips.seen.insert("a") } }
}
// spelling: sound: child binding onAppear only when empty
struct Form1: View {
  @State private var draft = "";
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
  var body: some View { TextField("T", text: $text).onAppear { if text.isEmpty { text = last } } }
}
// spelling: sound: task id both
struct Profile1: View {
  let userID: Int; let api: (Int) async -> String; @State private var name = "";
  @State private var reload = 0
  struct Key: Hashable { let a: Int; let b: Int }
  var body: some View {
    Text(name).task(id: Key(a: userID, b: reload)) { name = await api(userID) };
    Button("R") { reload += 1 }
  }
}
struct Users: View {
  @State private var id = 1; let api: (Int) async -> String;
  var body: some View { Stepper("U", value: $id); Profile1(userID: id, api: api) }
}
// spelling: sound: model select with cancel
@MainActor final class FeedModel: ObservableObject {
  @Published var items: [String] = []
  @Published var segment = 0
  private var task: Task<Void, Never>?
  func select(_ s: Int) {
    segment = s; task?.cancel();
    task = Task {
      let r = await load(s); guard !Task.isCancelled else { return }; items = r
    }
  }
  nonisolated func load(_ s: Int) async -> [String] { [] }
}
struct FeedScreen: View {
  @StateObject private var m = FeedModel();
  var body: some View { Button("A") { m.select(0) }; List(m.items, id: \.self) { Text($0) } }
}
// spelling: sound: model select guard equal
@MainActor @Observable final class FeedModel {
  var items: [String] = []
  var segment = 0
  func select(_ s: Int) {
    segment = s;
    Task {
      let r = await load(s); guard segment == s else { return }; items = r
    }
  }
  nonisolated func load(_ s: Int) async -> [String] { [] }
}
struct FeedScreen: View {
  @State private var m = FeedModel();
  var body: some View { Button("A") { m.select(0) }; List(m.items, id: \.self) { Text($0) } }
}
// spelling: sound: copy from model edited as draft
@Observable final class Store { var limit = 5; func save(_ n: Int) { limit = n } }
struct LimitView: View {
  @Environment(Store.self) private var store; @State private var limit = 0
  var body: some View {
    Stepper("\(limit)", value: $limit).onAppear { limit = store.limit };
    Button("Save") { store.save(limit) }
  }
}
struct LimitHost: View {
  @State private var store = Store();
  var body: some View { LimitView().environment(store); Button("+") { store.limit += 1 } }
}
// spelling: sound: copy from model for animation in onAppear with onChange
@Observable final class Store { var limit = 5 }
struct LimitView: View {
  @Environment(Store.self) private var store; @State private var shown = 0
  var body: some View {
    Text("\(shown)").onAppear { shown = store.limit }.onChange(of: store.limit) {
      shown = store.limit
    }
  }
}
struct LimitHost: View {
  @State private var store = Store();
  var body: some View { LimitView().environment(store); Button("+") { store.limit += 1 } }
}
// spelling: sound: list copy written back
@Observable final class S {
  var profiles: [String: [String]] = [:]
  func add(_ t: String, to n: String) {
    var list = profiles[n] ?? []; list.append(t); profiles[n] = list
  }
  func all(with extra: String) -> [String] {
    var keys = Array(profiles.keys); keys.append(extra); return keys
  }
}
struct S3: View {
  @State private var s = S();
  var body: some View { Button("A") { s.add("x", to: "y") }; Text("\(s.profiles.count)") }
}
// spelling: sound: counter id in model persisted
struct Line: Identifiable {
  let id: Int; let text: String; static var next = 0;
  init(_ t: String) { Line.next += 1; id = Line.next; text = t }
}
struct LogView: View {
  @State private var lines: [Line] = [];
  var body: some View {
    List(lines) { LineV(text: $0.text) }; Button("R") { lines.append(Line("x")) }
  }
}
struct LineV: View {
  let text: String; @State private var open = false;
  var body: some View { Toggle(text, isOn: $open) }
}
// spelling: sound: merged lists disjoint
struct Entry: Identifiable { let id: Int; let title: String }
struct Feed: View {
  @State private var pinned: [Entry] = []; @State private var recent: [Entry] = []
  var body: some View {
    List(pinned + recent) { FeedRow(title: $0.title) };
    Button("Pin") { if let f = recent.first { pinned.append(f); recent.removeFirst() } }
  }
}
struct FeedRow: View {
  let title: String; @State private var open = false;
  var body: some View { Toggle(title, isOn: $open) }
}
// spelling: sound: plain var changed with published
final class Prefs: ObservableObject { @Published var revision = 0; var size: Int = 12 }
struct PrefsView: View {
  @StateObject private var prefs = Prefs();
  var body: some View {
    Text("\(prefs.size)");
    Button("Bigger") {
      prefs.size += 1; prefs.revision += 1
    }
  }
}
// spelling: sound: shared nav in single window
@Observable final class Nav { static let shared = Nav(); var path = NavigationPath() }
@main struct DemoApp: App { var body: some Scene { Window("W", id: "w") { Root() } } }
struct Root: View {
  @Bindable private var nav = Nav.shared;
  var body: some View {
    NavigationStack(path: $nav.path) {
      NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}
// spelling: sound: router sheet by item
struct Ticket: Identifiable { let id: Int; var title: String }
struct TicketBoard: View {
  @State private var tickets: [Ticket] = []; @State private var router = Router()
  struct Router { var ticket: Ticket?; mutating func edit(_ t: Ticket?) { ticket = t } }
  var body: some View {
    List(tickets) { t in Button(t.title) { router.edit(t) } }.sheet(item: $router.ticket) {
      TicketEditor(ticket: $0)
    }
  }
}
struct TicketEditor: View {
  let ticket: Ticket; @State private var title: String;
  init(ticket: Ticket) { self.ticket = ticket; _title = State(initialValue: ticket.title) };
  var body: some View { TextField("Title", text: $title) }
}
// spelling: sound: binding by index guarded
struct T: Identifiable { let id = UUID(); var title: String }
struct L: View {
  @State private var tasks: [T] = []
  private func binding(for id: T.ID) -> Binding<String> {
    Binding {
      tasks.first { $0.id == id }?.title ?? ""
    } set: { new in
      if let i = tasks.firstIndex(where: { $0.id == id }) { tasks[i].title = new }
    }
  }
  var body: some View {
    List(tasks) { t in
      HStack {
        TextField("T", text: binding(for: t.id)); Button("D") { tasks.removeAll { $0.id == t.id } }
      }
    }
  }
}
