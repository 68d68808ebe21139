import SwiftUI

// case: a dialog that every row attaches
struct MemosBefore: View {
  @State private var memos = ["a", "b"]
  @State private var isDeleting = false
  var body: some View {
    ForEach(memos, id: \.self) { memo in
      Button(memo) { isDeleting = true }
        .confirmationDialog("Delete?", isPresented: $isDeleting) {
          Button("Delete \(memo)") { memos.removeAll { $0 == memo } }
        }
    }
  }
}
// after
struct MemosAfter: View {
  @State private var memos = ["a", "b"]
  @State private var isDeleting = false
  @State private var chosen: String?
  var body: some View {
    VStack {
      ForEach(memos, id: \.self) { memo in
        Button(memo) {
          chosen = memo
          isDeleting = true
        }
      }
    }
    .confirmationDialog("Delete?", isPresented: $isDeleting, presenting: chosen) { memo in
      Button("Delete \(memo)") { memos.removeAll { $0 == memo } }
    }
  }
}

// case: work that only its own result shows
struct TidesBefore: View {
  @State private var tides: [String] = []
  var body: some View {
    VStack {
      if !tides.isEmpty { Text(tides.joined()).onAppear { tides = ["high"] } }
    }
  }
}
// after
struct TidesAfter: View {
  @State private var tides: [String] = []
  var body: some View {
    VStack {
      if !tides.isEmpty { Text(tides.joined()) }
    }
    .onAppear { tides = ["high"] }
  }
}

// case: an edited copy
struct TracksBefore: View {
  struct Track: Identifiable {
    let id: Int
    var title: String
  }
  @State private var tracks = [Track(id: 1, title: "a")]
  @State private var selected: Track?
  var body: some View {
    List(tracks) { track in Button(track.title) { selected = track } }
    if let track = Binding($selected) { TextField("Title", text: track.title) }
  }
}
// after
struct TracksAfter: View {
  struct Track: Identifiable {
    let id: Int
    var title: String
  }
  @State private var tracks = [Track(id: 1, title: "a")]
  @State private var selected: Track.ID?
  var body: some View {
    List(tracks) { track in Button(track.title) { selected = track.id } }
    if let track = $tracks.first(where: { $0.id == selected }) {
      TextField("Title", text: track.title)
    }
  }
}

// case: positions of a filtered list
struct WorksBefore: View {
  struct Work: Identifiable {
    let id: Int
    var isDone = false
  }
  @State private var works = [Work(id: 1)]
  private var visible: [Work] { works.filter { !$0.isDone } }
  var body: some View {
    List {
      ForEach(visible) { Text("\($0.id)") }.onDelete { works.remove(atOffsets: $0) }
    }
  }
}
// after
struct WorksAfter: View {
  struct Work: Identifiable {
    let id: Int
    var isDone = false
  }
  @State private var works = [Work(id: 1)]
  private var visible: [Work] { works.filter { !$0.isDone } }
  var body: some View {
    List {
      ForEach(visible) { Text("\($0.id)") }
        .onDelete { offsets in
          let ids = offsets.map { visible[$0].id }
          works.removeAll { ids.contains($0.id) }
        }
    }
  }
}

// case: answers that overtake each other
struct FindBefore: View {
  let find: (String) async -> String
  @State private var query = ""
  @State private var found = ""
  var body: some View {
    TextField("Find", text: $query)
      .onChange(of: query) { _, new in
        Task { found = await find(new) }
      }
    Text(found)
  }
}
// after
struct FindAfter: View {
  let find: (String) async -> String
  @State private var query = ""
  @State private var found = ""
  var body: some View {
    TextField("Find", text: $query)
      .task(id: query) { found = await find(query) }
    Text(found)
  }
}

// case: one key for all elements
struct ReplyBefore: View {
  let id: Int
  @SceneStorage("advice.reply") private var reply = ""
  var body: some View { TextField("Reply", text: $reply) }
}
struct RepliesBefore: View {
  var body: some View {
    ForEach([1, 2], id: \.self) { ReplyBefore(id: $0) }
  }
}
// after
struct ReplyAfter: View {
  let id: Int
  @SceneStorage private var reply: String
  init(id: Int) {
    self.id = id
    _reply = SceneStorage(wrappedValue: "", "advice.reply.\(id)")
  }
  var body: some View { TextField("Reply", text: $reply) }
}
struct RepliesAfter: View {
  var body: some View {
    ForEach([1, 2], id: \.self) { ReplyAfter(id: $0) }
  }
}

// case: dismiss of the presenting view
struct CancelBefore: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isAdding = false
  var body: some View {
    Text("a").sheet(isPresented: $isAdding) { Button("Cancel") { dismiss() } }
  }
}
// after
struct CancelAfter: View {
  @State private var isAdding = false
  var body: some View {
    Text("a").sheet(isPresented: $isAdding) { SheetContentAfter() }
  }
}
struct SheetContentAfter: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Cancel") { dismiss() } }
}

// case: isSearching above the searchable view
struct SearchedBefore: View {
  @Environment(\.isSearching) private var isSearching
  @State private var query = ""
  var body: some View {
    List { Text(isSearching ? "a" : "b") }.searchable(text: $query)
  }
}
// after
struct SearchedListAfter: View {
  @State private var query = ""
  var body: some View {
    List { SearchedAfter() }.searchable(text: $query)
  }
}
struct SearchedAfter: View {
  @Environment(\.isSearching) private var isSearching
  var body: some View { Text(isSearching ? "a" : "b") }
}

// case: a didSet that a binding passes by
struct SoundBefore: View {
  @State private var changes = 0
  @State private var isOn = false {
    didSet { changes += 1 }
  }
  var body: some View { Toggle("Sound \(changes)", isOn: $isOn) }
}
// after
struct SoundAfter: View {
  @State private var changes = 0
  @State private var isOn = false
  var body: some View {
    Toggle("Sound \(changes)", isOn: $isOn)
      .onChange(of: isOn) { changes += 1 }
  }
}

// case: an id that keeps one letter
struct DayBefore {
  let name: String
  var letter: String { String(name.prefix(1)) }
}
struct WeekBefore: View {
  let days: [DayBefore]
  var body: some View {
    ForEach(days, id: \.letter) { Toggle($0.name, isOn: .constant(true)) }
  }
}
// after
struct DayAfter: Identifiable {
  let id = UUID()
  let name: String
}
struct WeekAfter: View {
  let days: [DayAfter]
  var body: some View {
    ForEach(days) { Toggle($0.name, isOn: .constant(true)) }
  }
}

// case: text for another contact
struct ComposerBefore: View {
  let contact: String
  let send: (String, String) -> Void
  @State private var text = ""
  var body: some View {
    TextField("Message", text: $text)
    Button("Send") { send(text, contact) }
  }
}
struct ChatBefore: View {
  @State private var contact = "Ada"
  var body: some View {
    Button("Bob") { contact = "Bob" }
    ComposerBefore(contact: contact) { _, _ in }
  }
}
// after
struct ComposerAfter: View {
  let contact: String
  let send: (String, String) -> Void
  @State private var text = ""
  var body: some View {
    TextField("Message", text: $text)
      .onChange(of: contact) { text = "" }
    Button("Send") { send(text, contact) }
  }
}
struct ChatAfter: View {
  @State private var contact = "Ada"
  var body: some View {
    Button("Bob") { contact = "Bob" }
    ComposerAfter(contact: contact) { _, _ in }
  }
}

// case: a transition of a view that stays
struct CardBeforeStep: View {
  let title: String
  var body: some View { Text(title) }
}
struct CardsBefore: View {
  let titles = ["a", "b"]
  @State private var step = 0
  var body: some View {
    VStack {
      CardBeforeStep(title: titles[step]).transition(.slide)
      Button("Next") { withAnimation { step = 1 } }
    }
  }
}
// after
struct CardsAfter: View {
  let titles = ["a", "b"]
  @State private var step = 0
  var body: some View {
    VStack {
      CardBeforeStep(title: titles[step]).id(step).transition(.slide)
      Button("Next") { withAnimation { step = 1 } }
    }
  }
}
