// spelling: unstable_id: rows in sections struct
struct Payment: Codable { var day: Date; var amount: Double }
struct PaymentLine: Identifiable { let key = UUID(); let payment: Payment; var id: UUID { key } }
struct DayGroup { let day: Date; let lines: [PaymentLine] }
struct Ledger: View {
  @State private var payments: [Payment] = []
  @State private var search = ""
  private var groups: [DayGroup] {
    let byDay = Dictionary(grouping: payments) { Calendar.current.startOfDay(for: $0.day) }
    return byDay.keys.sorted().map { day in
      DayGroup(day: day, lines: byDay[day, default: []].map { PaymentLine(payment: $0) })
    }
  }
  var body: some View {
    List {
      ForEach(groups, id: \.day) { group in
        Section(group.day.formatted()) {
          ForEach(group.lines) { line in LineCell(amount: line.payment.amount) }
        }
      }
    }
    .searchable(text: $search)
  }
}
struct LineCell: View {
  let amount: Double
  @State private var memo = ""
  var body: some View { TextField("\(amount)", text: $memo) }
}
// spelling: kept_draft: nothing clears the draft
struct Issue: Identifiable { let id: Int; var title: String }
struct IssueList: View {
  @State private var issues: [Issue] = []
  @State private var composing = false
  @State private var draftTitle = ""
  var body: some View {
    List(issues) { Text($0.title) }
      .toolbar { Button("New") { composing = true } }
      .sheet(isPresented: $composing) {
        NavigationStack {
          Form { TextField("Title", text: $draftTitle) }
            .toolbar {
              Button("Cancel") { composing = false }
              Button("Add") {
                issues.append(Issue(id: issues.count, title: draftTitle)); composing = false
              }
            }
        }
      }
  }
}
// spelling: kept_entry: selected detail keeps comment state, no id
struct Photo: Identifiable, Hashable { let id: UUID; var name: String }
struct PhotoBrowser: View {
  let photos: [Photo]
  @State private var current: Photo.ID?
  private var photo: Photo? { photos.first { $0.id == current } }
  var body: some View {
    NavigationSplitView {
      List(photos, selection: $current) { Text($0.name) }
    } detail: {
      if let photo { PhotoDetail(photo: photo) } else { Text("Choose") }
    }
  }
}
struct PhotoDetail: View {
  let photo: Photo
  @State private var comment = ""
  var body: some View {
    VStack {
      Text(photo.name); TextField("Comment", text: $comment);
      Button("Send") { send(comment, photo.id) }
    }
  }
  private func send(_ text: String, _ id: UUID) {}
}
// spelling: conditional_modifier: container swap by size class via AnyLayout-less closure
struct Adaptive<Content: View>: View {
  @Environment(\.horizontalSizeClass) private var width
  @ViewBuilder let content: () -> Content
  var body: some View {
    if width == .compact { VStack { content() } } else { HStack { content() } }
  }
}
struct BookingForm: View {
  var body: some View {
    Adaptive {
      SeatField(); NoteField()
    }
  }
}
struct SeatField: View {
  @State private var seats = 1; var body: some View { Stepper("\(seats)", value: $seats) }
}
struct NoteField: View {
  @State private var note = ""; var body: some View { TextField("Note", text: $note) }
}
// spelling: state_object_from_parameter: StateObject from parameter via closure wrappedValue
final class ThreadModel: ObservableObject {
  let threadID: Int; @Published var posts: [String] = [];
  init(threadID: Int) { self.threadID = threadID }
}
struct ThreadView: View {
  @StateObject private var model: ThreadModel
  init(id: Int) { _model = StateObject(wrappedValue: ThreadModel(threadID: id)) }
  var body: some View { List(model.posts, id: \.self) { Text($0) } }
}
struct Forum: View {
  @State private var selected: Int? = 1
  var body: some View {
    NavigationSplitView {
      List([1, 2, 3], id: \.self, selection: $selected) { Text("\($0)") }
    } detail: {
      if let selected { ThreadView(id: selected) }
    }
  }
}
// spelling: stale_copy: an observer keeps the first view
struct PlayerBar: View {
  let track: String
  @State private var token: NSObjectProtocol?
  var body: some View {
    Text(track)
      .onAppear {
        token = NotificationCenter.default.addObserver(
          forName: .init("pause"), object: nil, queue: .main
        ) { _ in
          log("paused \(track)")
        }
      }
  }
  private func log(_ s: String) {}
}
struct PlayerScreen: View {
  @State private var track = "A"
  var body: some View {
    VStack {
      PlayerBar(track: track); Button("Next") { track = "B" }
    }
  }
}
// spelling: endless_task: a loop in a private method of a model
@Observable @MainActor final class Poller {
  var status = ""
  func run() { Task { await loop() } }
  private func loop() async {
    while true { status = "x"; try? await Task.sleep(for: .seconds(5)) }
  }
}
struct StatusScreen: View {
  @State private var poller = Poller()
  var body: some View { Text(poller.status).onAppear { poller.run() } }
}
// spelling: content_id: id from content (name) edited inside the row
struct Ingredient: Identifiable {
  var name: String; var amount: Int; var id: String { name.lowercased() }
}
struct RecipeForm: View {
  @State private var ingredients: [Ingredient] = []
  var body: some View {
    Form {
      ForEach($ingredients) { $item in
        HStack {
          TextField("Name", text: $item.name); Stepper("\(item.amount)", value: $item.amount)
        }
      }
      Button("Add") { ingredients.append(Ingredient(name: "", amount: 1)) }
    }
  }
}
// spelling: missed self_id: hashable element edited and id self via typealias
struct Slot: Hashable { var start: String; var note: String }
struct Planner: View {
  @State private var slots: Set<Slot> = []
  private var ordered: [Slot] { slots.sorted { $0.start < $1.start } }
  var body: some View {
    List(ordered, id: \.self) { slot in
      SlotRow(slot: slot) { new in
        slots.remove(slot); slots.insert(new)
      }
    }
  }
}
struct SlotRow: View {
  let slot: Slot
  let save: (Slot) -> Void
  @State private var expanded = false
  var body: some View {
    DisclosureGroup(slot.start, isExpanded: $expanded) {
      Button("Note") {
        var s = slot; s.note += "!"; save(s)
      }
    }
  }
}
// spelling: racing_task: debounce task not cancelled in onChange within view
struct CitySearch: View {
  @State private var text = ""
  @State private var cities: [String] = []
  let service: (String) async -> [String]
  var body: some View {
    List(cities, id: \.self) { Text($0) }
      .searchable(text: $text)
      .onChange(of: text) { _, new in lookUp(new) }
  }
  private func lookUp(_ q: String) {
    Task {
      try? await Task.sleep(for: .milliseconds(300))
      let result = await service(q)
      await MainActor.run { cities = result }
    }
  }
}
// spelling: nonisolated_binding_index: binding by index in ForEach indices deletion
struct Task2: Identifiable { let id = UUID(); var title: String; var done = false }
struct TodoList: View {
  @State private var tasks: [Task2] = []
  private func binding(for index: Int) -> Binding<Task2> {
    Binding(get: { tasks[index] }, set: { tasks[index] = $0 })
  }
  var body: some View {
    List {
      ForEach(Array(tasks.enumerated()), id: \.element.id) { i, t in
        TodoRow(task: binding(for: i)) { tasks.remove(at: i) }
      }
    }
  }
}
struct TodoRow: View {
  @Binding var task: Task2
  let delete: () -> Void
  var body: some View {
    HStack {
      TextField("T", text: $task.title); Button("Delete", action: delete)
    }
  }
}
// spelling: fresh_default: environment object model replaced (fresh default entry)
@Observable final class Draft { var body = ""; var subject = "" }
private struct DraftKey: EnvironmentKey { static var defaultValue: Draft { Draft() } }
extension EnvironmentValues {
  var draft: Draft {
    get { self[DraftKey.self] }
    set { self[DraftKey.self] = newValue }
  }
}
struct MailComposer: View {
  @Environment(\.draft) private var draft
  var body: some View {
    @Bindable var d = draft; TextField("Subject", text: $d.subject); MailFooter()
  }
}
struct MailFooter: View {
  @Environment(\.draft) private var draft; var body: some View { Text(draft.subject) }
}
// spelling: edited_copy: edits of optional copy lost (if var)
struct Profile { var name = ""; var tags: [String] = [] }
@Observable final class Account {
  var profile: Profile? = Profile()
  func addTag(_ t: String) { if var p = profile { p.tags.append(t) } }
}
struct TagsScreen: View {
  @State private var account = Account()
  var body: some View {
    List(account.profile?.tags ?? [], id: \.self) { Text($0) };
    Button("Add") { account.addTag("x") }
  }
}
// spelling: unannounced_change: unannounced change ObservableObject with nested object
final class Basket: ObservableObject { @Published var count = 0 }
final class Shop: ObservableObject { let basket = Basket(); @Published var name = "" }
struct ShopBar: View {
  @ObservedObject var shop: Shop
  var body: some View { Text("\(shop.basket.count)"); Button("Add") { shop.basket.count += 1 } }
}
// spelling: unstable_id: sheet item created with UUID each time get
struct AlertInfo: Identifiable { let id = UUID(); let text: String }
struct Uploads: View {
  @State private var failure: String?
  private var info: Binding<AlertInfo?> {
    Binding {
      failure.map { AlertInfo(text: $0) }
    } set: {
      if $0 == nil { failure = nil }
    }
  }
  var body: some View {
    Button("Upload") { failure = "No net" }.sheet(item: info) { FailureSheet(info: $0) }
  }
}
struct FailureSheet: View {
  let info: AlertInfo; @State private var report = "";
  var body: some View { TextField("Report", text: $report) }
}
// spelling: canceled_save: task cancel on disappear saves draft lost
struct NoteScreen: View {
  @State private var text = ""
  @State private var pending: Task<Void, Never>?
  let save: (String) async -> Void
  var body: some View {
    TextEditor(text: $text)
      .onChange(of: text) {
        pending?.cancel()
        pending = Task {
          try? await Task.sleep(for: .seconds(2)); guard !Task.isCancelled else { return };
          await save(text)
        }
      }
      .onDisappear { pending?.cancel() }
  }
}
// spelling: kept_entry: onChange reading new prop to save old
struct NotePane: View {
  let noteID: Int
  let store: NoteStore
  @State private var text = ""
  var body: some View {
    TextEditor(text: $text)
      .onChange(of: noteID) {
        store.write(text, to: noteID); text = store.read(noteID)
      }
      .onAppear { text = store.read(noteID) }
  }
}
@Observable final class NoteStore {
  var notes: [Int: String] = [:]; func read(_ id: Int) -> String { notes[id] ?? "" };
  func write(_ t: String, to id: Int) { notes[id] = t }
}
struct NotesSplit: View {
  @State private var store = NoteStore()
  @State private var id = 1
  var body: some View {
    HStack {
      Picker("N", selection: $id) { ForEach(1..<4, id: \.self) { Text("\($0)").tag($0) } };
      NotePane(noteID: id, store: store)
    }
  }
}
// spelling: shared_presentation: scroll position id restore; presented alert flag in each row
struct Doc: Identifiable { let id: Int; var name: String }
struct Docs: View {
  @State private var docs: [Doc] = []
  @State private var asksDelete = false
  var body: some View {
    List(docs) { doc in
      DocRow(doc: doc)
        .swipeActions { Button("Delete") { asksDelete = true } }
        .confirmationDialog("Delete?", isPresented: $asksDelete) {
          Button("Delete") { docs.removeAll { $0.id == doc.id } }
        }
    }
  }
}
struct DocRow: View { let doc: Doc; var body: some View { Text(doc.name) } }
// spelling: unkept_model: model in let of view struct
@Observable final class FilterModel { var text = ""; var onlyOpen = false }
struct FilterPanel: View {
  private let model = FilterModel()
  var body: some View {
    @Bindable var model = model; TextField("Filter", text: $model.text);
    Toggle("Open", isOn: $model.onlyOpen)
  }
}
struct OrdersPage: View {
  @State private var count = 0
  var body: some View {
    VStack {
      FilterPanel(); Button("Count \(count)") { count += 1 }
    }
  }
}
