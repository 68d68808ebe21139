// spelling: repeated_id: ids repeated merging two lists
struct Entry: Identifiable { let id: Int; let title: String }
struct Feed: View {
  @State private var pinned: [Entry] = []
  @State private var recent: [Entry] = []
  var body: some View {
    List(pinned + recent) { e in FeedRow(title: e.title) }
    Button("Pin") { if let f = recent.first { pinned.append(f) } }
  }
}
struct FeedRow: View {
  let title: String; @State private var open = false;
  var body: some View { Toggle(title, isOn: $open) }
}
// spelling: overwritten_edits: pagination appended on appear duplicates
struct Post: Identifiable, Decodable { let id: Int; let text: String }
struct Timeline: View {
  @State private var posts: [Post] = []
  let load: () async -> [Post]
  var body: some View {
    NavigationStack {
      List(posts) { p in NavigationLink(p.text) { Text(p.text) } }
        .task { await fetch() }
    }
  }
  private func fetch() async { let new = await load(); posts.append(contentsOf: new) }
}
// spelling: view_in_branches: Group branch edit mode swaps two different views w state
struct ProfileCard: View {
  @State private var isEditing = false
  @State private var name = "N"
  var body: some View {
    VStack {
      Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
      card
    }
  }
  @ViewBuilder private var card: some View {
    let base = BioField()
    if isEditing { base.border(.red) } else { base }
  }
}
struct BioField: View {
  @State private var bio = ""; var body: some View { TextField("Bio", text: $bio) }
}
// spelling: hash_id: hash id via hashValue stored
struct Report: Hashable { let title: String; var isRead: Bool }
struct Reports: View {
  @State private var reports: [Report] = []
  @AppStorage("open") private var openID = 0
  var body: some View {
    List(reports, id: \.hashValue) { r in Button(r.title) { openID = r.hashValue } }
    Text(reports.first { $0.hashValue == openID }?.title ?? "-")
  }
}
// spelling: task_in_own_branch: task id of changing object restarts at every progress
@Observable final class Job { var progress = 0.0; var name = "" }
struct JobView: View {
  @State private var isLoading = false
  @State private var result = ""
  let api: () async -> String
  var body: some View {
    Group {
      if isLoading {
        ProgressView()
      } else {
        Text(result).task {
          isLoading = true; result = await api(); isLoading = false
        }
      }
    }
  }
}
// spelling: unannounced_change: AppStorage in ObservableObject not published
final class Prefs: ObservableObject { @AppStorage("big") var big = false; var size: Int = 12 }
struct PrefsView: View {
  @StateObject private var prefs = Prefs()
  var body: some View { Text("\(prefs.size)"); Button("Bigger") { prefs.size += 1 } }
}
// spelling: unconnected_state: State in a non-view helper struct
struct Formatter2 {
  @State var cache: [String: String] = [:];
  func format(_ s: String) -> String { cache[s] = s; return s }
}
struct Page: View {
  private let f = Formatter2(); @State private var n = 0;
  var body: some View { Text(f.format("a")); Button("x") { n += 1 } }
}
// spelling: constant_binding: constant binding field
struct Settings { var name = "" }
struct SettingsRow: View {
  @Binding var name: String; var body: some View { TextField("Name", text: $name) }
}
struct SettingsPage: View {
  let settings: Settings; var body: some View { SettingsRow(name: .constant(settings.name)) }
}
// spelling: shared_window_state: window shared navigation path via singleton
@Observable final class Nav { static let shared = Nav(); var path = NavigationPath() }
@main struct DemoApp: App { var body: some Scene { WindowGroup { Root() } } }
struct Root: View {
  @Bindable private var nav = Nav.shared
  var body: some View {
    NavigationStack(path: $nav.path) {
      NavigationLink("Go", value: 1).navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}
// spelling: work_in_initializer: work in init of view
final class Loader { static let shared = Loader(); func load(_ id: Int) {}; var n = 0 }
struct Thumb: View {
  let id: Int; init(id: Int) { self.id = id; Loader.shared.load(id) };
  var body: some View { Text("\(id)") }
}
struct Grid2: View {
  @State private var q = "";
  var body: some View {
    VStack {
      TextField("Q", text: $q); Thumb(id: 1)
    }
  }
}
// spelling: kept_cancel: cancel keeps edits class draft in sheet
@Observable final class Contract: Identifiable { let id = UUID(); var title = "" }
struct Contracts: View {
  @State private var all: [Contract] = []
  @State private var edited: Contract?
  var body: some View {
    List(all) { c in Button(c.title) { edited = c } }.sheet(item: $edited) {
      ContractForm(contract: $0)
    }
  }
}
struct ContractForm: View {
  @Bindable var contract: Contract
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    NavigationStack {
      Form { TextField("T", text: $contract.title) }.toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel", role: .cancel) { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            save(); dismiss()
          }
        }
      }
    }
  }
  private func save() {}
}
// spelling: early_reset: toast hidden by delayed reset
struct Toasts: View {
  @State private var message: String?
  var body: some View {
    VStack {
      if let message { Text(message) }; Button("A") { show("a") }; Button("B") { show("b") }
    }
  }
  private func show(_ t: String) {
    message = t; DispatchQueue.main.asyncAfter(deadline: .now() + 2) { message = nil }
  }
}
// spelling: unmatched_tag: tag type mismatch optional
struct Shelf: Identifiable, Hashable { let id: Int; var name: String }
struct Picker2: View {
  let shelves: [Shelf]
  @State private var chosen: Shelf.ID?
  var body: some View {
    Picker("Shelf", selection: $chosen) { ForEach(shelves) { Text($0.name).tag($0) } }
  }
}
// spelling: dropped_form: dropped form when loading flips via phase enum & model
@Observable final class RosterModel {
  enum Phase { case loading, ready([String]) }; var phase = Phase.loading
  func reload() async { phase = .loading; phase = .ready(await fetch()) }
  private func fetch() async -> [String] { [] }
}
struct RosterScreen: View {
  @State private var model = RosterModel()
  @Environment(\.scenePhase) private var scene
  var body: some View {
    content.task { await model.reload() }.onChange(of: scene) {
      if scene == .active { Task { await model.reload() } }
    }
  }
  @ViewBuilder private var content: some View {
    switch model.phase {
    case .loading: ProgressView();
    case .ready(let names): RosterList(names: names)
    }
  }
}
struct RosterList: View {
  let names: [String]; @State private var message = "";
  var body: some View { TextField("Message", text: $message); List(names, id: \.self) { Text($0) } }
}
// spelling: filtered_offsets: ForEach over binding filter index mismatch
struct Todo: Identifiable { let id: UUID; var title: String; var done: Bool }
struct Todos: View {
  @State private var todos: [Todo] = []
  @State private var hidesDone = false
  var visible: [Todo] { hidesDone ? todos.filter { !$0.done } : todos }
  var body: some View {
    List {
      ForEach(Array(visible.enumerated()), id: \.element.id) { i, t in
        Toggle(t.title, isOn: $todos[i].done)
      }
    }
  }
}
// spelling: view_in_branches: ViewThatFits duplicates state
struct Fit: View {
  var body: some View {
    ViewThatFits {
      HStack {
        Qty(); Text("long")
      };
      VStack {
        Qty(); Text("long")
      }
    }
  }
}
struct Qty: View { @State private var n = 1; var body: some View { Stepper("\(n)", value: $n) } }
// spelling: endless_task: sink captured struct self stale
import Combine
struct Goal: View {
  @State private var goal = 10
  @State private var bag: Set<AnyCancellable> = []
  let pub: AnyPublisher<Int, Never>
  let unit: String
  var body: some View {
    Text("\(goal) \(unit)").onAppear { pub.sink { v in store(v, unit) }.store(in: &bag) }
  }
  func store(_ v: Int, _ u: String) {}
}
struct Goals: View {
  @State private var unit = "km"; let pub: AnyPublisher<Int, Never>;
  var body: some View {
    VStack {
      Button("mi") { unit = "mi" }; Goal(pub: pub, unit: unit)
    }
  }
}
// spelling: stale_copy: copy in @State from environment model at init via onAppear guard once
@Observable final class Store { var limit = 5 }
struct LimitView: View {
  @Environment(Store.self) private var store
  @State private var limit = 0
  var body: some View { Text("Limit \(limit)").onAppear { limit = store.limit } }
}
struct LimitHost: View {
  @State private var store = Store();
  var body: some View {
    VStack {
      LimitView(); Button("+") { store.limit += 1 }
    }.environment(store)
  }
}
// spelling: edited_copy: draft struct dictionary copy edited
@Observable final class Settings3 {
  var profiles: [String: [String]] = [:]
  func add(_ tag: String, to name: String) { var list = profiles[name] ?? []; list.append(tag) }
}
struct S3: View {
  @State private var s = Settings3();
  var body: some View { Button("A") { s.add("x", to: "y") }; Text("\(s.profiles.count)") }
}
// spelling: remembered_index: tab selection index of removable tabs
struct Doc2: Identifiable { let id: UUID; var name: String }
struct Tabs: View {
  @State private var docs: [Doc2] = []
  @State private var tab = 0
  var body: some View {
    TabView(selection: $tab) {
      ForEach(Array(docs.enumerated()), id: \.element.id) { i, d in Text(d.name).tag(i) }
    }
    Button("Close") { docs.remove(at: tab) }
  }
}
// spelling: unstable_id: unstable id date-based counter static
struct Line: Identifiable {
  let id: Int; let text: String; static var next = 0;
  init(_ t: String) { Line.next += 1; id = Line.next; text = t }
}
struct LogView: View {
  @State private var raw = "a\nb";
  var body: some View {
    List(raw.split(separator: "\n").map { Line(String($0)) }) { LineV(text: $0.text) };
    TextField("R", text: $raw)
  }
}
struct LineV: View {
  let text: String; @State private var open = false;
  var body: some View { Toggle(text, isOn: $open) }
}
