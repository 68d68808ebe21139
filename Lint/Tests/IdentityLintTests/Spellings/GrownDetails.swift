// spelling: missed inline_observed_object: a static member makes the view
@MainActor final class UploadQueue: ObservableObject {
  @Published var pending: [String] = []; func add(_ s: String) { pending.append(s) }
}
struct UploadBar: View {
  @ObservedObject var queue: UploadQueue;
  var body: some View { Text("\(queue.pending.count)"); Button("Add") { queue.add("x") } }
}
extension UploadBar { static var standard: UploadBar { UploadBar(queue: UploadQueue()) } }
struct GalleryScreen: View {
  @State private var zoom = 1.0;
  var body: some View {
    VStack {
      Slider(value: $zoom); UploadBar.standard
    }
  }
}
// spelling: inline_observed_object: View stored content closure built model
@Observable final class Counter { var n = 0 }
struct Card<C: View>: View {
  @State private var open = true; @ViewBuilder var content: () -> C;
  var body: some View { Toggle("O", isOn: $open); if open { content() } }
}
struct CounterView: View {
  let counter: Counter; var body: some View { Button("\(counter.n)") { counter.n += 1 } }
}
struct Dash: View { var body: some View { Card { CounterView(counter: Counter()) } } }
// spelling: conditional_modifier: hidden conditional in modifier extension with optional param
extension View {
  @ViewBuilder func badge2(_ n: Int?) -> some View {
    if let n { overlay(Text("\(n)")) } else { self }
  }
}
struct Inbox: View {
  @State private var unread: Int?;
  var body: some View { Draft3().badge2(unread); Button("R") { unread = unread == nil ? 1 : nil } }
}
struct Draft3: View { @State private var t = ""; var body: some View { TextField("D", text: $t) } }
// spelling: state_from_parent: state from parent through wrapper type alias and generic
struct Amount: View {
  @State private var value: Double; let currency: String
  init(_ money: (value: Double, currency: String)) {
    _value = State(wrappedValue: money.value); currency = money.currency
  }
  var body: some View { Text("\(value) \(currency)") }
}
struct Cart3: View {
  @State private var total = 0.0;
  var body: some View { Amount((total, "EUR")); Button("+") { total += 1 } }
}
// spelling: state_object_from_parameter: a model of the first element
@Observable final class EditVM { var title: String; init(note: Note3) { title = note.title } }
struct Note3: Identifiable { let id: Int; var title: String }
struct NoteEdit: View {
  let note: Note3; @State private var vm: EditVM
  init(note: Note3) { self.note = note; _vm = State(initialValue: EditVM(note: note)) }
  var body: some View {
    TextField("T", text: $vm.title); Button("Save") { save(vm.title, note.id) }
  }
  func save(_ s: String, _ id: Int) {}
}
struct NotesS: View {
  @State private var notes: [Note3] = []; @State private var sel: Int?
  var body: some View {
    HStack {
      List(notes, selection: $sel) { Text($0.title) };
      if let n = notes.first(where: { $0.id == sel }) { NoteEdit(note: n) }
    }
  }
}
// spelling: remembered_index: selection by offset via onMove
struct Layer: Identifiable { let id = UUID(); var name: String }
struct Layers: View {
  @State private var layers: [Layer] = []; @State private var active = 0
  var body: some View {
    List {
      ForEach(layers) { l in
        Text(l.name).onTapGesture { active = layers.firstIndex { $0.id == l.id } ?? 0 }
      }.onMove { layers.move(fromOffsets: $0, toOffset: $1) }
    }; Text(layers.isEmpty ? "" : layers[active].name)
  }
}
// spelling: missed index_id: dictionary order keys unstable ForEach(Array(dict.keys), id index)
struct Votes: View {
  @State private var votes: [String: Int] = [:]
  var body: some View {
    List {
      ForEach(Array(votes.keys.sorted().enumerated()), id: \.offset) { _, k in VoteRow(name: k) }
    }; Button("A") { votes["x\(votes.count)"] = 1 }
  }
}
struct VoteRow: View {
  let name: String; @State private var note = "";
  var body: some View { TextField(name, text: $note) }
}
// spelling: view_in_branches: focus lost field replaced upon validation
struct Mail4: View {
  @State private var text = ""; private var ok: Bool { text.contains("@") }
  var body: some View {
    Form {
      if ok { field.foregroundStyle(.green) } else { field.foregroundStyle(.red); Text("bad") }
    }
  }
  private var field: some View { TextField("Mail", text: $text) }
}
// spelling: view_in_branches: toggling secure field
struct Pass: View {
  @State private var shown = false; @State private var text = ""
  var body: some View {
    HStack {
      if shown { TextField("P", text: $text) } else { SecureField("P", text: $text) };
      Button("Show") { shown.toggle() }
    }
  }
}
// spelling: restarted_timer: publisher in body with debounce in computed property
import Combine
final class Src: ObservableObject {
  let subject = PassthroughSubject<String, Never>(); @Published var n = 0
}
struct SearchF: View {
  @StateObject private var src = Src(); @State private var text = ""
  private var debounced: some Publisher<String, Never> {
    src.subject.debounce(for: 0.3, scheduler: RunLoop.main)
  }
  var body: some View {
    TextField("S", text: $text).onChange(of: text) { src.subject.send(text) }.onReceive(debounced) {
      _ in src.n += 1
    }
  }
}
// spelling: filtered_offsets: Bindable local in ForEach sorted by edited property
struct Item5: Identifiable { let id: UUID; var name: String }
struct Sorted: View {
  @State private var items: [Item5] = []
  var body: some View {
    List {
      ForEach(items.sorted { $0.name < $1.name }.indices, id: \.self) { i in
        TextField("N", text: $items[i].name)
      }
    }
  }
}
// spelling: missed overwritten_edits: refreshable replaced edits
struct P6 { var bio = "" }
struct ProfileE: View {
  @State private var p = P6(); let load: () async -> P6;
  @Environment(\.scenePhase) private var phase
  var body: some View {
    Form { TextField("Bio", text: $p.bio) }.task { p = await load() }.onChange(of: phase) {
      if phase == .active { Task { p = await load() } }
    }
  }
}
// spelling: stale_copy: stored Task result in view let
struct Avatar: View {
  let url: URL; @State private var image: Image?
  var body: some View { (image ?? Image(systemName: "person")).task { image = await fetch(url) } }
  func fetch(_ u: URL) async -> Image? { nil }
}
struct Member: View {
  @State private var urls: [URL] = []; @State private var i = 0;
  var body: some View {
    if urls.indices.contains(i) { Avatar(url: urls[i]) }; Button("N") { i += 1 }
  }
}
