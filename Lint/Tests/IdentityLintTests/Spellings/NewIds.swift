struct Row: View {
  let name: String
  @State private var isOpen = false
  var body: some View { Toggle(name, isOn: $isOpen) }
}
struct Track { var name: String }
struct Entry: Identifiable {
  let id = UUID()
  let name: String
}
// spelling: unstable_id: an extension conforms in another file
struct Page: View {
  @State private var tracks: [Track] = []
  var body: some View {
    ForEach(tracks) { Row(name: $0.name) }
    Button("Add") { tracks.append(Track(name: "a")) }
  }
}
// file
extension Track: Identifiable { var id: UUID { UUID() } }
// spelling: unstable_id: the extension of a protocol has the id
protocol Listed { var title: String { get } }
extension Listed { var id: String { UUID().uuidString } }
struct Song: Listed, Identifiable { var title: String }
struct Page: View {
  @State private var songs: [Song] = []
  var body: some View {
    ForEach(songs) { Row(name: $0.title) }
    Button("Add") { songs.append(Song(title: "a")) }
  }
}
// spelling: unstable_id: a generic wrapper made by an extension of Array
struct Keyed<Value>: Identifiable {
  let id = UUID()
  let value: Value
}
extension Array { var keyed: [Keyed<Element>] { map { Keyed(value: $0) } } }
struct Page: View {
  @State private var names = ["a"]
  var body: some View {
    ForEach(names.keyed) { Row(name: $0.value) }
    Button("Add") { names.append("b") }
  }
}
// spelling: unstable_id: an alias of UUID
extension Track: Identifiable {
  typealias ID = UUID
  var id: ID { ID() }
}
struct Page: View {
  @State private var tracks: [Track] = []
  var body: some View {
    List(tracks) { Row(name: $0.name) }.toolbar {
      Button("Add") { tracks.append(.init(name: "a")) }
    }
  }
}
// spelling: unstable_id: a key path to a computed member
extension Track { fileprivate var key: String { "\(name)-\(UUID())" } }
struct Page: View {
  @State private var tracks: [Track] = []
  var body: some View {
    ForEach(tracks, id: \.key) { Row(name: $0.name) }
    Button("Add") { tracks.append(Track(name: "a")) }
  }
}
// spelling: unstable_id: a closure in a stored let
struct Page: View {
  @State private var names = ["a"]
  private let entry: (String) -> Entry = { Entry(name: $0) }
  var body: some View {
    ForEach(names.map(entry)) { Row(name: $0.name) }
    Button("Add") { names.append("b") }
  }
}
// spelling: unstable_id: a view modifier
struct Renewed: ViewModifier {
  func body(content: Content) -> some View { content.id(UUID()) }
}
struct Page: View {
  @State private var count = 0
  var body: some View {
    Row(name: "a").modifier(Renewed())
    Stepper("Count", value: $count)
  }
}
// spelling: unstable_id: a model's computed list
@Observable final class Store {
  var names = ["a"]
  var entries: [Entry] { names.map { Entry(name: $0) } }
}
struct Page: View {
  @State private var store = Store()
  var body: some View {
    ForEach(store.entries) { Row(name: $0.name) }
    Button("Add") { store.names.append("b") }
  }
}
// spelling: unstable_id: a static function of the element
extension Entry { static func all(of names: [String]) -> [Entry] { names.map { .init(name: $0) } } }
struct Page: View {
  @State private var names = ["a"]
  var body: some View {
    ForEach(Entry.all(of: names)) { Row(name: $0.name) }
    Button("Add") { names.append("b") }
  }
}
// spelling: unstable_id: one case of an enum
enum Line: Identifiable {
  case track(Track), gap
  var id: String {
    switch self {
    case .track(let track): track.name
    case .gap: UUID().uuidString
    }
  }
}
struct Page: View {
  @State private var lines: [Line] = []
  var body: some View {
    ForEach(lines) { line in Row(name: line.id) }
    Button("Add") { lines.append(.gap) }
  }
}
// spelling: unstable_id: the time of the read
extension Track: Identifiable { var id: TimeInterval { Date().timeIntervalSince1970 } }
struct Page: View {
  @State private var tracks: [Track] = []
  var body: some View {
    ForEach(tracks) { Row(name: $0.name) }
    Button("Add") { tracks.append(Track(name: "a")) }
  }
}
// spelling: unstable_id: a default of an initializer
struct Part: Identifiable {
  let id: UUID
  let name: String
  init(_ name: String, id: UUID = UUID()) {
    self.id = id
    self.name = name
  }
}
struct Page: View {
  @State private var names = ["a"]
  var body: some View {
    ForEach(names.map { Part($0) }) { Row(name: $0.name) }
    Button("Add") { names.append("b") }
  }
}
// spelling: unstable_id: a loop that builds the list
struct Page: View {
  @State private var names = ["a"]
  private var entries: [Entry] {
    var result: [Entry] = []
    for name in names where !name.isEmpty { result.append(Entry(name: name)) }
    return result
  }
  var body: some View {
    ForEach(entries) { Row(name: $0.name) }
    Button("Add") { names.append("b") }
  }
}
// spelling: unstable_id: groups of a dictionary
struct Section2: Identifiable {
  let id = UUID()
  let letter: Character
  let names: [String]
}
struct Page: View {
  @State private var names = ["a"]
  var body: some View {
    ForEach(sections(names)) { Row(name: String($0.letter)) }
    Button("Add") { names.append("b") }
  }
  private func sections(_ names: [String]) -> [Section2] {
    Dictionary(grouping: names) { $0.first ?? "?" }
      .map { Section2(letter: $0.key, names: $0.value) }
      .sorted { $0.letter < $1.letter }
  }
}
// spelling: unstable_id: reduce, in a model of an observed object
final class Store: ObservableObject {
  @Published var names = ["a"]
  func grouped() -> [Entry] { names.reduce(into: []) { $0.append(Entry(name: $1)) } }
}
struct Page: View {
  @StateObject private var store = Store()
  var body: some View {
    ForEach(store.grouped()) { Row(name: $0.name) }
    Button("Add") { store.names.append("b") }
  }
}
// spelling: sound: an enumeration with an id for each case
enum Line: Identifiable {
  case track(Track), gap
  var id: String {
    switch self {
    case .track(let track): track.name
    case .gap: "gap"
    }
  }
}
struct Page: View {
  @State private var lines: [Line] = []
  var body: some View {
    ForEach(lines) { line in Row(name: line.id) }
    Button("Add") { lines.append(.track(Track(name: "a"))) }
  }
}
// spelling: sound: one id or the other
struct Message: Identifiable {
  var remote: UUID?
  let local = UUID()
  var id: UUID { remote ?? local }
}
struct Page: View {
  @State private var messages: [Message] = []
  var body: some View {
    ForEach(messages) { message in Row(name: "\(message.id)") }
    Button("Add") { messages.append(Message()) }
  }
}
// spelling: sound: a closure that makes no ids
struct Page: View {
  @State private var names = ["a"]
  private let track: (String) -> Track = { Track(name: $0) }
  var body: some View {
    ForEach(names.map(track), id: \.name) { Row(name: $0.name) }
    Button("Add") { names.append("b") }
  }
}
