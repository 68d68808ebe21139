struct API {
  func places(_ query: String) async throws -> [String] { [query] }
  func places(_ query: String, then: @escaping ([String]) -> Void) { then([query]) }
}
// spelling: stale_copy: a task without the argument as id
struct Root: View {
  @State private var season = "a"
  var body: some View {
    Picker("Season", selection: $season) {
      Text("a").tag("a"); Text("b").tag("b")
    }
    Table1(season: season)
  }
}
struct Table1: View {
  let season: String
  @State private var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .task { rows = (try? await API().places(season)) ?? [] }
  }
}
// spelling: stale_copy: a task that calls a method
struct Root: View {
  @State private var season = "a"
  var body: some View {
    Picker("Season", selection: $season) {
      Text("a").tag("a"); Text("b").tag("b")
    }
    Table1(season: season)
  }
}
struct Table1: View {
  let season: String
  @State private var rows: [String] = []
  var body: some View { List(rows, id: \.self) { Text($0) }.task(load) }
  @Sendable private func load() async { rows = (try? await API().places(season)) ?? [] }
}
// spelling: stale_copy: a model that loads
@Observable final class TableModel {
  var rows: [String] = []
  func load(_ season: String) async { rows = (try? await API().places(season)) ?? [] }
}
struct Root: View {
  @State private var season = "a"
  var body: some View {
    Picker("Season", selection: $season) {
      Text("a").tag("a"); Text("b").tag("b")
    }
    Table1(season: season)
  }
}
struct Table1: View {
  let season: String
  @State private var model = TableModel()
  var body: some View {
    List(model.rows, id: \.self) { Text($0) }.task { await model.load(season) }
  }
}
// spelling: stale_copy: a task in onAppear
struct Root: View {
  @State private var season = "a"
  var body: some View {
    Picker("Season", selection: $season) {
      Text("a").tag("a"); Text("b").tag("b")
    }
    Table1(season: season)
  }
}
struct Table1: View {
  let season: String
  @State private var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .onAppear { Task { rows = (try? await API().places(season)) ?? [] } }
  }
}
// spelling: stale_copy: a callback in onAppear
struct Root: View {
  @State private var season: String?
  let seasons: [String]
  var body: some View {
    List(seasons, id: \.self, selection: $season) { Text($0) }
    if let season { Table1(season: season) }
  }
}
struct Table1: View {
  let season: String
  @State private var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .onAppear { API().places(season) { rows = $0 } }
  }
}
// spelling: racing_task: a task for each change
struct Search: View {
  @State private var query = ""
  @State private var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .searchable(text: $query)
      .onChange(of: query) { Task { rows = (try? await API().places(query)) ?? [] } }
  }
}
// spelling: racing_task: a model's method
@Observable final class SearchModel {
  var rows: [String] = []
  func search(_ query: String) { Task { rows = (try? await API().places(query)) ?? [] } }
}
struct Search: View {
  @State private var query = ""
  @State private var model = SearchModel()
  var body: some View {
    List(model.rows, id: \.self) { Text($0) }
      .searchable(text: $query)
      .onChange(of: query) { _, new in model.search(new) }
  }
}
// spelling: racing_task: a didSet
@Observable final class SearchModel {
  var query = "" { didSet { search() } }
  var rows: [String] = []
  private func search() {
    Task { @MainActor in
      let found = try await API().places(query)
      rows = found
    }
  }
}
struct Search: View {
  @State private var model = SearchModel()
  var body: some View {
    List(model.rows, id: \.self) { Text($0) }.searchable(text: $model.query)
  }
}
// spelling: racing_task: a callback
struct Search: View {
  @State private var query = ""
  @State private var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .searchable(text: $query)
      .onChange(of: query) { API().places(query) { rows = $0 } }
  }
}
// spelling: racing_task: a setter of a binding
struct Search: View {
  @State private var query = ""
  @State private var rows: [String] = []
  private var text: Binding<String> {
    Binding(
      get: { query },
      set: { new in
        query = new
        Task { rows = try await API().places(new) }
      })
  }
  var body: some View { List(rows, id: \.self) { Text($0) }.searchable(text: text) }
}
// spelling: racing_task: a sink of a subject
import Combine
final class SearchModel: ObservableObject {
  @Published var query = ""
  @Published var rows: [String] = []
  private var bag: Set<AnyCancellable> = []
  init() {
    $query.sink { [weak self] query in
      Task { @MainActor in self?.rows = (try? await API().places(query)) ?? [] }
    }.store(in: &bag)
  }
}
struct Search: View {
  @StateObject private var model = SearchModel()
  var body: some View { List(model.rows, id: \.self) { Text($0) }.searchable(text: $model.query) }
}
// spelling: racing_task: an extension in another file
struct Search: View {
  @State private var query = ""
  @State var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .searchable(text: $query)
      .onChange(of: query) { refresh(for: query) }
  }
}
// file
extension Search {
  func refresh(for text: String) { Task { do { rows = try await API().places(text) } catch {} } }
}
// spelling: racing_task: a picker's tab
struct Feed: View {
  @State private var topic = "a"
  @State private var rows: [String] = []
  var body: some View {
    Picker("Topic", selection: $topic) {
      Text("a").tag("a"); Text("b").tag("b")
    }
    .onChange(of: topic, initial: true) { _, topic in load(topic) }
    List(rows, id: \.self) { Text($0) }
  }
  private func load(_ topic: String) {
    Task {
      let answer = try? await API().places(topic)
      guard let answer else { return }
      await MainActor.run { self.rows = answer }
    }
  }
}
// spelling: sound: a callback that compares
struct Search: View {
  @State private var query = ""
  @State private var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .searchable(text: $query)
      .onChange(of: query) { _, asked in
        API().places(asked) { found in if asked == query { rows = found } }
      }
  }
}
// spelling: sound: a setter that cancels
struct Search: View {
  @State private var query = ""
  @State private var rows: [String] = []
  @State private var task: Task<Void, Never>?
  private var text: Binding<String> {
    Binding(
      get: { query },
      set: { new in
        query = new
        task?.cancel()
        task = Task { rows = (try? await API().places(new)) ?? [] }
      })
  }
  var body: some View { List(rows, id: \.self) { Text($0) }.searchable(text: text) }
}
// spelling: sound: a callback that runs immediately
struct Search: View {
  @State private var query = ""
  @State private var rows: [String] = []
  var body: some View {
    List(rows, id: \.self) { Text($0) }
      .searchable(text: $query)
      .onChange(of: query) { [query].forEach { rows = [$0] } }
  }
}
// spelling: overwritten_edits: an answer replaces the text typed meanwhile
struct Note { var text: String }
extension API { func put(_ note: Note) async throws -> Note { note } }
struct Editor: View {
  @State private var note = Note(text: "")
  var body: some View {
    TextEditor(text: $note.text)
    Button("Save") { Task { note = try await API().put(note) } }
  }
}
// spelling: sound: the fields are disabled meanwhile
struct Note { var text: String }
extension API { func put(_ note: Note) async throws -> Note { note } }
struct Editor: View {
  @State private var note = Note(text: "")
  @State private var isSaving = false
  var body: some View {
    VStack { TextEditor(text: $note.text) }.disabled(isSaving)
    Button("Save") {
      Task {
        isSaving = true
        defer { isSaving = false }
        note = try await API().put(note)
      }
    }
  }
}
