// spelling: sound: element ids kept in stored property with section struct
struct PaymentLine: Identifiable { let id = UUID(); let amount: Double }
struct DayGroup: Identifiable { let id: Date; let lines: [PaymentLine] }
@Observable final class LedgerModel {
  private(set) var groups: [DayGroup] = []
  func load(_ amounts: [Double]) {
    groups = [DayGroup(id: .now, lines: amounts.map { PaymentLine(amount: $0) })]
  }
}
struct Ledger: View {
  @State private var model = LedgerModel()
  @State private var search = ""
  var body: some View {
    List {
      ForEach(model.groups) { group in
        Section("Day") { ForEach(group.lines) { LineCell(amount: $0.amount) } }
      }
    }
    .searchable(text: $search)
    .task { model.load([1, 2]) }
  }
}
struct LineCell: View {
  let amount: Double; @State private var memo = "";
  var body: some View { TextField("\(amount)", text: $memo) }
}
// spelling: sound: sections computed with stable ids
struct Reading: Codable, Identifiable { let id: Int; var sensor: String; var value: Double }
struct ReadingRow: Identifiable {
  let id: Int; let reading: Reading; init(_ r: Reading) { id = r.id; reading = r }
}
struct Board: View {
  @State private var readings: [Reading] = []
  @State private var search = ""
  var sections: [(String, [ReadingRow])] {
    Dictionary(grouping: readings, by: \.sensor).map { ($0.key, $0.value.map { ReadingRow($0) }) }
      .sorted { $0.0 < $1.0 }
  }
  var body: some View {
    List {
      ForEach(sections, id: \.0) { name, rows in
        Section(name) { ForEach(rows) { NoteCell(title: "\($0.id)") } }
      }
    }.searchable(text: $search)
  }
}
struct NoteCell: View {
  let title: String; @State private var note = "";
  var body: some View { TextField(title, text: $note) }
}
// spelling: sound: numbered but id by element
struct Stop: Identifiable { let id: UUID; var name: String }
extension Collection {
  func numbered() -> [(number: Int, value: Element)] {
    zip(1..., self).map { (number: $0, value: $1) }
  }
}
struct RouteEditor: View {
  @State private var stops: [Stop] = []
  var body: some View {
    List {
      ForEach(stops.numbered(), id: \.value.id) { StopRow(number: $0.number, name: $0.value.name) }
        .onDelete { stops.remove(atOffsets: $0) }
    }
  }
}
struct StopRow: View {
  let number: Int; let name: String; @State private var remark = "";
  var body: some View { TextField("\(number) \(name)", text: $remark) }
}
// spelling: sound: fields with id on view
struct Customer: Identifiable, Hashable { let id: Int; var name: String }
struct CustomerForm: View {
  struct Fields { var name = "" }
  @State private var fields = Fields()
  init(_ customer: Customer) {
    var fields = Fields(); fields.name = customer.name; _fields = .init(initialValue: fields)
  }
  var body: some View { Form { TextField("Name", text: $fields.name) } }
}
struct CustomerSplit: View {
  @State private var customers: [Customer] = []
  @State private var chosen: Customer.ID?
  var body: some View {
    NavigationSplitView {
      List(customers, selection: $chosen) { Text($0.name) }
    } detail: {
      if let c = customers.first(where: { $0.id == chosen }) { CustomerForm(c).id(c.id) }
    }
  }
}
// spelling: sound: environment factory kept in state
@Observable final class CartModel {
  var lines: [String] = []; func add(_ l: String) { lines.append(l) }
}
struct Dependencies {
  let region: String; let cart = CartModel(); func makeCart() -> CartModel { cart }
}
extension EnvironmentValues { @Entry var dependencies = Dependencies(region: "eu") }
struct CheckoutScreen: View {
  @Environment(\.dependencies) private var dependencies
  @State private var coupon = ""
  var body: some View {
    VStack {
      TextField("Coupon", text: $coupon); CartList(cart: dependencies.makeCart())
    }
  }
}
struct CartList: View {
  let cart: CartModel;
  var body: some View {
    List(cart.lines, id: \.self) { Text($0) }; Button("Add") { cart.add("Item") }
  }
}
// spelling: sound: restore once
@Observable final class AddressModel {
  var street = ""
  private var isRestored = false
  private let defaults = UserDefaults.standard
  func restore() {
    guard !isRestored else { return }; isRestored = true;
    street = defaults.string(forKey: "street") ?? ""
  }
}
struct AddressScreen: View {
  @State private var model = AddressModel()
  var body: some View {
    Form {
      TextField("Street", text: $model.street); NavigationLink("City") { Text("c") }
    }.onAppear { model.restore() }
  }
}
// spelling: sound: playlist by id
struct Clip: Identifiable { let id: UUID; var title: String }
@Observable final class Playlist {
  var clips: [Clip] = []
  var currentIndex = 0
  var current: Clip? { clips.indices.contains(currentIndex) ? clips[currentIndex] : nil }
  func append(_ clip: Clip) { clips.append(clip) }
}
struct PlaylistView: View {
  @State private var playlist = Playlist()
  var body: some View {
    VStack {
      Text(playlist.current?.title ?? "-")
      List(Array(playlist.clips.enumerated()), id: \.element.id) { index, clip in
        Button(clip.title) { playlist.currentIndex = index }
      }
      Button("Add") { playlist.append(Clip(id: UUID(), title: "x")) }
    }
  }
}
// spelling: sound: selection by id looked up
struct Plant: Identifiable, Hashable { let id: UUID; var name: String; var watered: Date? }
@Observable final class Garden {
  var plants: [Plant] = []
  func water(_ id: UUID) {
    guard let i = plants.firstIndex(where: { $0.id == id }) else { return };
    plants[i].watered = .now
  }
}
struct GardenView: View {
  @State private var garden = Garden()
  @State private var selected: Plant.ID?
  var body: some View {
    HStack {
      List(garden.plants, selection: $selected) { Text($0.name) }
      if let plant = garden.plants.first(where: { $0.id == selected }) {
        VStack {
          Text(plant.watered?.formatted() ?? "never"); Button("Water") { garden.water(plant.id) }
        }
      }
    }
  }
}
// spelling: sound: selected struct shows only let
struct Plant: Identifiable, Hashable { let id: UUID; let name: String; var watered: Date? }
@Observable final class Garden {
  var plants: [Plant] = []
  func water(_ p: Plant) {
    guard let i = plants.firstIndex(where: { $0.id == p.id }) else { return };
    plants[i].watered = .now
  }
}
struct GardenView: View {
  @State private var garden = Garden()
  @State private var selected: Plant?
  var body: some View {
    HStack {
      List(garden.plants, selection: $selected) { Text($0.name).tag($0) }
      if let selected {
        VStack {
          Text(selected.name); Button("Water") { garden.water(selected) }
        }
      }
    }
  }
}
// spelling: sound: focus with element
struct Guest: Identifiable { let id: UUID; var name: String; var mail: String }
struct GuestForm: View {
  enum Field: Hashable { case name(UUID), mail(UUID) }
  @State private var guests: [Guest] = []
  @FocusState private var field: Field?
  var body: some View { List($guests) { $guest in row($guest) } }
  private func row(_ guest: Binding<Guest>) -> some View {
    VStack {
      TextField("Name", text: guest.name).focused($field, equals: .name(guest.wrappedValue.id));
      TextField("Mail", text: guest.mail).focused($field, equals: .mail(guest.wrappedValue.id))
    }
  }
}
// spelling: sound: offsets through sorted list lookup
struct Contact: Identifiable { let id: UUID; var name: String }
@Observable final class AddressBook {
  var contacts: [Contact] = []
  var sorted: [Contact] { contacts.sorted { $0.name < $1.name } }
  func delete(_ offsets: IndexSet) {
    let ids = offsets.map { sorted[$0].id }; contacts.removeAll { ids.contains($0.id) }
  }
}
struct AddressBookView: View {
  @State private var book = AddressBook()
  var body: some View {
    List { ForEach(book.sorted) { Text($0.name) }.onDelete(perform: book.delete) }
  }
}
// spelling: sound: onChange old
struct NotePane: View {
  let noteID: Int
  let store: NoteStore
  @State private var text = ""
  var body: some View {
    TextEditor(text: $text)
      .onChange(of: noteID) { old, new in
        store.write(text, to: old); text = store.read(new)
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
// spelling: sound: onChange of sort with search text
struct CatalogView: View {
  @State private var query = ""
  @State private var order = 0
  @State private var hits: [String] = []
  let index: (String, Int) -> [String]
  var body: some View {
    List(hits, id: \.self) { Text($0) }.searchable(text: $query)
      .onChange(of: order) { hits = index(query, order) }
      .onChange(of: query) { hits = index(query, order) }
      .toolbar {
        Picker("Order", selection: $order) {
          Text("A").tag(0); Text("B").tag(1)
        }; Button("Clear") { query = "" }
      }
  }
}
// spelling: sound: sheet draft set on open
struct Issue: Identifiable { let id: Int; var title: String }
struct IssueList: View {
  @State private var issues: [Issue] = []
  @State private var composing = false
  @State private var draftTitle = ""
  var body: some View {
    List(issues) { Text($0.title) }
      .toolbar {
        Button("New") {
          draftTitle = ""; composing = true
        }
      }
      .sheet(isPresented: $composing) {
        Form {
          TextField("Title", text: $draftTitle);
          Button("Add") {
            issues.append(Issue(id: issues.count, title: draftTitle)); composing = false
          }
        }
      }
  }
}
// spelling: sound: let model passed on class in bindable param
@Observable final class FilterModel { var text = ""; var onlyOpen = false }
struct FilterPanel: View {
  let model: FilterModel
  var body: some View {
    @Bindable var model = model; TextField("Filter", text: $model.text);
    Toggle("Open", isOn: $model.onlyOpen)
  }
}
struct OrdersPage: View {
  @State private var model = FilterModel()
  @State private var count = 0
  var body: some View {
    VStack {
      FilterPanel(model: model); Button("Count \(count)") { count += 1 }
    }
  }
}
// spelling: sound: enum id with payload id, and cases without element
struct Card: Identifiable { let id: Int; var name: String }
enum Route: Identifiable {
  case new, edit(Card), size(Int)
  var id: String {
    switch self {
    case .new: "new";
    case .edit(let c): "edit-\(c.id)";
    case .size: "size"
    }
  }
}
struct Cards: View {
  @State private var route: Route?; @State private var cards: [Card] = []
  var body: some View {
    List(cards) { c in Button(c.name) { route = .edit(c) } }.sheet(item: $route) { r in
      switch r {
      case .new: CardForm(name: "");
      case .edit(let c): CardForm(name: c.name);
      case .size(let n): Text("\(n)")
      }
    }
  }
}
struct CardForm: View {
  @State var name: String; var body: some View { TextField("N", text: $name) }
}
// spelling: sound: row id wraps stored id given
struct Item { let key: UUID; var name: String }
struct Line: Identifiable {
  let key: UUID; let name: String; var id: UUID { key };
  init(_ item: Item) { key = item.key; name = item.name }
}
struct Page: View {
  @State private var items: [Item] = []
  var body: some View {
    List(items.map(Line.init)) { LineRow(name: $0.name) };
    Button("Add") { items.append(Item(key: UUID(), name: "n")) }
  }
}
struct LineRow: View {
  let name: String; @State private var open = false;
  var body: some View { Toggle(name, isOn: $open) }
}
// spelling: sound: saved answer with disabled fields
struct Doc { var title = "" }
struct Editor: View {
  @State private var doc = Doc(); @State private var isSaving = false
  let api: (Doc) async throws -> Doc
  var body: some View {
    Form {
      TextField("T", text: $doc.title).disabled(isSaving);
      Button("Save") {
        Task {
          isSaving = true; defer { isSaving = false };
          if let new = try? await api(doc) { doc = new }
        }
      }
    }
  }
}
// spelling: sound: index looked up after await
struct Attachment: Identifiable { let id: UUID; var url: URL? }
@MainActor @Observable final class Tray {
  var items: [Attachment] = []
  func remove(_ id: UUID) { items.removeAll { $0.id == id } }
  func upload(_ id: UUID, send: (UUID) async throws -> URL) async {
    guard items.contains(where: { $0.id == id }) else { return }
    guard let url = try? await send(id) else { return }
    if let index = items.firstIndex(where: { $0.id == id }) { items[index].url = url }
  }
}
struct TrayView: View {
  @State private var tray = Tray();
  var body: some View { List(tray.items) { i in Button("x") { tray.remove(i.id) } } }
}
// spelling: sound: refreshable loads fixed station each with id
struct Boardx: View {
  let station: String; let api: (String) async -> [String]; @State private var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }.task(id: station) { rows = await api(station) }.refreshable
    { rows = await api(station) }
  }
}
struct Stations: View {
  @State private var s = "A"; let api: (String) async -> [String];
  var body: some View {
    VStack {
      Picker("S", selection: $s) {
        Text("A").tag("A"); Text("B").tag("B")
      }; Boardx(station: s, api: api)
    }
  }
}
