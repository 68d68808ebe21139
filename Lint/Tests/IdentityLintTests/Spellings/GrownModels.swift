// spelling: unstable_id: unstable_id via struct wrapper built in ViewModel computed, default arg
struct Reading: Codable { var sensor: String; var value: Double }
struct ReadingRow: Identifiable {
  let id: String
  let reading: Reading
  init(_ reading: Reading, key: String = UUID().uuidString) { self.reading = reading; id = key }
}
@MainActor final class SensorBoard: ObservableObject {
  @Published private(set) var readings: [Reading] = []
  var sections: [(String, [ReadingRow])] {
    Dictionary(grouping: readings, by: \.sensor).map { ($0.key, $0.value.map { ReadingRow($0) }) }
      .sorted { $0.0 < $1.0 }
  }
  func refresh() async { readings = [] }
}
struct SensorScreen: View {
  @StateObject private var board = SensorBoard()
  var body: some View {
    List {
      ForEach(board.sections, id: \.0) { name, rows in
        Section(name) {
          ForEach(rows) { row in NoteCell(title: "\(row.reading.value)") }
        }
      }
    }
    .task { await board.refresh() }
    .refreshable { await board.refresh() }
  }
}
struct NoteCell: View {
  let title: String
  @State private var note = ""
  var body: some View {
    VStack {
      Text(title); TextField("Note", text: $note)
    }
  }
}
// spelling: index_id: index id through zip helper returning tuples
struct Stop: Equatable { var name: String; var minutes: Int }
extension Collection {
  func numbered() -> [(number: Int, value: Element)] {
    zip(1..., self).map { (number: $0, value: $1) }
  }
}
struct RouteEditor: View {
  @State private var stops: [Stop] = []
  var body: some View {
    List {
      ForEach(stops.numbered(), id: \.number) { entry in
        StopRow(number: entry.number, stop: entry.value)
      }
      .onDelete { stops.remove(atOffsets: $0) }
    }
  }
}
struct StopRow: View {
  let number: Int
  let stop: Stop
  @State private var remark = ""
  @State private var isOpen = false
  var body: some View {
    DisclosureGroup("\(number). \(stop.name)", isExpanded: $isOpen) {
      TextField("Remark", text: $remark)
    }
  }
}
// spelling: state_from_parent: a local structure that is filled field by field
struct Customer: Identifiable, Hashable { let id: Int; var name: String; var city: String }
struct CustomerForm: View {
  struct Fields { var name = ""; var city = "" }
  let customer: Customer
  @State private var fields = Fields()
  init(_ customer: Customer) {
    self.customer = customer
    var fields = Fields()
    fields.name = customer.name
    fields.city = customer.city
    _fields = .init(initialValue: fields)
  }
  var body: some View {
    Form {
      TextField("Name", text: $fields.name); TextField("City", text: $fields.city)
    }
  }
}
struct CustomerSplit: View {
  @State private var customers: [Customer] = []
  @State private var chosen: Customer.ID?
  var body: some View {
    NavigationSplitView {
      List(customers, selection: $chosen) { Text($0.name) }
    } detail: {
      if let customer = customers.first(where: { $0.id == chosen }) {
        CustomerForm(customer)
      } else {
        ContentUnavailableView("None", systemImage: "person")
      }
    }
  }
}
// spelling: inline_observed_object: model created by factory of environment container in body
@Observable final class CartModel {
  var lines: [String] = []; func add(_ line: String) { lines.append(line) }
}
struct Dependencies { let region: String; func makeCart() -> CartModel { CartModel() } }
extension EnvironmentValues { @Entry var dependencies = Dependencies(region: "eu") }
struct CheckoutScreen: View {
  @Environment(\.dependencies) private var dependencies
  @State private var coupon = ""
  var body: some View {
    VStack {
      TextField("Coupon", text: $coupon)
      CartList(cart: dependencies.makeCart())
    }
  }
}
struct CartList: View {
  let cart: CartModel
  var body: some View {
    List(cart.lines, id: \.self) { Text($0) }
    Button("Add") { cart.add("Item") }
  }
}
// spelling: conditional_modifier: conditional modifier through ViewModifier with Optional
struct DimWhenLocked: ViewModifier {
  let locked: Bool
  func body(content: Content) -> some View {
    Group {
      switch locked {
      case true: content.blur(radius: 4)
      case false: content
      }
    }
  }
}
struct JournalPage: View {
  @State private var locked = false
  var body: some View {
    VStack {
      Toggle("Lock", isOn: $locked)
      EntryEditor().modifier(DimWhenLocked(locked: locked))
    }
  }
}
struct EntryEditor: View {
  @State private var text = ""
  var body: some View { TextEditor(text: $text) }
}
// spelling: erased_branches: AnyView from dictionary of builders factory method
enum Density { case compact, regular }
struct PaneFactory {
  func pane(_ density: Density) -> AnyView {
    let form = DeliveryForm()
    return density == .compact ? AnyView(ScrollView { form }) : AnyView(form.padding(40))
  }
}
struct DeliveryScreen: View {
  @State private var density = Density.regular
  private let factory = PaneFactory()
  var body: some View {
    VStack {
      Picker("Density", selection: $density) {
        Text("C").tag(Density.compact); Text("R").tag(Density.regular)
      }
      factory.pane(density)
    }
  }
}
struct DeliveryForm: View {
  @State private var street = ""
  var body: some View { TextField("Street", text: $street) }
}
// spelling: overwritten_edits: onAppear overwrites via model method
@Observable final class AddressModel {
  var street = ""
  var city = ""
  private let defaults = UserDefaults.standard
  func restore() {
    street = defaults.string(forKey: "street") ?? ""
    city = defaults.string(forKey: "city") ?? ""
  }
  func save() { defaults.set(street, forKey: "street"); defaults.set(city, forKey: "city") }
}
struct AddressScreen: View {
  @State private var model = AddressModel()
  var body: some View {
    Form {
      TextField("Street", text: $model.street)
      NavigationLink("City: \(model.city)") { CityList(city: $model.city) }
      Button("Save", action: model.save)
    }
    .onAppear { model.restore() }
  }
}
struct CityList: View {
  @Binding var city: String
  var body: some View { List(["Bern", "Rome"], id: \.self) { c in Button(c) { city = c } } }
}
// spelling: stale_copy: task without id calling method reading property
struct Tide: Identifiable { let id: Int; let height: Double }
protocol TideSource { func tides(for harbor: Int) async throws -> [Tide] }
struct TideChart: View {
  let harbor: Int
  let source: any TideSource
  @State private var phase = Phase.loading
  enum Phase { case loading, loaded([Tide]), failed }
  var body: some View {
    content.task(priority: .userInitiated) { await reload() }
  }
  @ViewBuilder private var content: some View {
    switch phase {
    case .loading: ProgressView()
    case .loaded(let tides): List(tides) { Text("\($0.height)") }
    case .failed: Text("No data")
    }
  }
  private func reload() async {
    do { phase = .loaded(try await source.tides(for: harbor)) } catch { phase = .failed }
  }
}
struct HarborBrowser: View {
  let source: any TideSource
  @State private var harbor = 1
  var body: some View {
    VStack {
      Picker("Harbor", selection: $harbor) {
        ForEach(1..<5, id: \.self) { Text("Harbor \($0)").tag($0) }
      }
      TideChart(harbor: harbor, source: source)
    }
  }
}
// spelling: sheet_reads_nil: a structure of state with both
struct Ticket: Identifiable { let id: Int; var title: String }
struct TicketBoard: View {
  @State private var tickets: [Ticket] = []
  @State private var router = Router()
  struct Router {
    var showsEditor = false; var ticket: Ticket?
    mutating func edit(_ t: Ticket?) { ticket = t; showsEditor = true }
  }
  var body: some View {
    List(tickets) { t in Button(t.title) { router.edit(t) } }
      .sheet(isPresented: $router.showsEditor) { TicketEditor(ticket: router.ticket) }
  }
}
struct TicketEditor: View {
  let ticket: Ticket?
  @State private var title: String
  init(ticket: Ticket?) {
    self.ticket = ticket; _title = State(initialValue: ticket?.title ?? "New")
  }
  var body: some View { TextField("Title", text: $title) }
}
// spelling: remembered_index: selection by index in model
struct Clip: Identifiable { let id: UUID; var title: String }
@Observable final class Playlist {
  var clips: [Clip] = []
  var currentIndex = 0
  var current: Clip? { clips.indices.contains(currentIndex) ? clips[currentIndex] : nil }
  func remove(_ clip: Clip) { clips.removeAll { $0.id == clip.id } }
}
struct PlaylistView: View {
  @State private var playlist = Playlist()
  var body: some View {
    VStack {
      Text(playlist.current?.title ?? "-")
      List(Array(playlist.clips.enumerated()), id: \.element.id) { index, clip in
        HStack {
          Button(clip.title) { playlist.currentIndex = index }
          Button("Remove") { playlist.remove(clip) }
        }
      }
    }
  }
}
// spelling: pushed_copy: stale copy of selected struct
struct Plant: Identifiable, Hashable { let id: UUID; var name: String; var watered: Date? }
@Observable final class Garden {
  var plants: [Plant] = []
  func water(_ plant: Plant) {
    guard let i = plants.firstIndex(where: { $0.id == plant.id }) else { return };
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
          Text(selected.watered?.formatted() ?? "never")
          Button("Water") { garden.water(selected) }
        }
      }
    }
  }
}
// spelling: shared_storage_key: AppStorage shared key across rows via key constant enum
enum Keys { static let expanded = "sidebar.group.expanded" }
struct SidebarGroup: View {
  let title: String
  let items: [String]
  @AppStorage(Keys.expanded) private var expanded = true
  var body: some View {
    Section(isExpanded: $expanded) {
      ForEach(items, id: \.self) { Text($0) }
    } header: {
      Text(title)
    }
  }
}
struct Sidebar: View {
  let groups: [String: [String]]
  var body: some View {
    List {
      ForEach(groups.keys.sorted(), id: \.self) { key in
        SidebarGroup(title: key, items: groups[key] ?? [])
      }
    }
  }
}
// spelling: repeated_tag: focus enum without row
struct Guest: Identifiable { let id: UUID; var name: String; var mail: String }
struct GuestForm: View {
  enum Field { case name, mail }
  @State private var guests: [Guest] = []
  @FocusState private var field: Field?
  var body: some View {
    List($guests) { $guest in
      row($guest)
    }
    Button("Add") {
      guests.append(Guest(id: UUID(), name: "", mail: "")); field = .name
    }
  }
  private func row(_ guest: Binding<Guest>) -> some View {
    VStack {
      TextField("Name", text: guest.name).focused($field, equals: .name)
      TextField("Mail", text: guest.mail).focused($field, equals: .mail)
    }
  }
}
// spelling: edited_copy: hand-made binding get set with captured element copy
struct Chore: Identifiable { let id: Int; var title: String; var done: Bool }
struct ChoreList: View {
  @State private var chores: [Chore] = []
  private func isDone(_ chore: Chore) -> Binding<Bool> {
    var chore = chore
    return Binding {
      chore.done
    } set: {
      chore.done = $0
    }
  }
  var body: some View {
    List(chores) { chore in Toggle(chore.title, isOn: isDone(chore)) }
  }
}
// spelling: partial_equality: Equatable view compares only id
struct Message: Identifiable { let id: Int; var text: String; var isRead: Bool }
struct MessageCell: View, Equatable {
  let message: Message
  nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.message.id == rhs.message.id }
  var body: some View { Text(message.text).bold(!message.isRead) }
}
struct Thread: View {
  @State private var messages: [Message] = []
  var body: some View {
    List(messages) { m in MessageCell(message: m).equatable().onTapGesture { mark(m) } }
  }
  func mark(_ m: Message) {
    if let i = messages.firstIndex(where: { $0.id == m.id }) { messages[i].isRead = true }
  }
}
// spelling: mirrored_state: onChange loop of two states
struct Converter: View {
  @State private var celsius = 0.0
  @State private var fahrenheit = 32.0
  var body: some View {
    Form {
      TextField("C", value: $celsius, format: .number)
      TextField("F", value: $fahrenheit, format: .number)
    }
    .onChange(of: celsius) { fahrenheit = (celsius * 9 / 5 + 32).rounded() }
    .onChange(of: fahrenheit) { celsius = ((fahrenheit - 32) * 5 / 9).rounded() }
  }
}
// spelling: inline_observed_object: environmentObject created in helper property
final class Session: ObservableObject {
  @Published var user: String?; @Published var drafts: [String] = []
}
struct RootScreen: View {
  @State private var tab = 0
  private var session: Session { let s = Session(); s.user = "me"; return s }
  var body: some View {
    TabView(selection: $tab) {
      DraftsScreen().tag(0)
      Text("Other").tag(1)
    }
    .environmentObject(session)
  }
}
struct DraftsScreen: View {
  @EnvironmentObject var session: Session
  var body: some View {
    List(session.drafts, id: \.self) { Text($0) }; Button("New") { session.drafts.append("x") }
  }
}
// spelling: racing_task: racing task through Combine-less Task in onChange via model
@Observable @MainActor final class SearchModel {
  var query = "" { didSet { search() } }
  private(set) var hits: [String] = []
  private let api: (String) async throws -> [String]
  init(api: @escaping (String) async throws -> [String]) { self.api = api }
  private func search() {
    let query = query
    Task { @MainActor in
      guard let found = try? await api(query) else { return }
      hits = found
    }
  }
}
struct SearchScreen: View {
  @State private var model = SearchModel { [$0] }
  var body: some View {
    List(model.hits, id: \.self) { Text($0) }.searchable(text: $model.query)
  }
}
// spelling: filtered_offsets: filter offsets with sorted in computed of model and extension remove
struct Contact: Identifiable { let id: UUID; var name: String }
@Observable final class AddressBook {
  var contacts: [Contact] = []
  var sorted: [Contact] { contacts.sorted { $0.name < $1.name } }
  func delete(_ offsets: IndexSet) { for o in offsets.sorted(by: >) { contacts.remove(at: o) } }
}
struct AddressBookView: View {
  @State private var book = AddressBook()
  var body: some View {
    List { ForEach(book.sorted) { Text($0.name) }.onDelete(perform: book.delete) }
  }
}
