import SwiftUI

// case: an animation in one arm
struct AnimationBefore: View {
  @State private var isOn = false
  var body: some View {
    if isOn {
      AdviceField().animation(.default, value: isOn)
    } else {
      AdviceField()
    }
    Button("Flip") { isOn.toggle() }
  }
}
// after
struct AnimationAfter: View {
  @State private var isOn = false
  var body: some View {
    AdviceField().animation(isOn ? .default : nil, value: isOn)
    Button("Flip") { isOn.toggle() }
  }
}

// case: rows of edited values
struct NamesBySelf: View {
  @State private var names = ["a", "b"]
  var body: some View {
    ForEach($names, id: \.self) { $name in
      TextField("Name", text: $name)
    }
  }
}
// after
struct NamesById: View {
  struct Name: Identifiable {
    let id = UUID()
    var text: String
  }
  @State private var names = [Name(text: "a"), Name(text: "b")]
  var body: some View {
    ForEach($names) { $name in
      TextField("Name", text: $name.text)
    }
  }
}

// case: elements that a model makes at each read
struct MadeRow: Identifiable {
  let id = UUID()
  var title: String
}
struct MadeBefore: View {
  let titles: [String]
  private var rows: [MadeRow] { titles.map { MadeRow(title: $0) } }
  var body: some View { ForEach(rows) { Text($0.title) } }
}
// after
struct KnownRow: Identifiable {
  var title: String
  var id: String { title }
}
struct MadeAfter: View {
  let titles: [String]
  private var rows: [KnownRow] { titles.map { KnownRow(title: $0) } }
  var body: some View { ForEach(rows) { Text($0.title) } }
}

// case: a key that is made at each read
struct KeyedBefore: Hashable {
  var name: String
  var token: UUID { UUID() }
}
struct KeysBefore: View {
  let tags: [KeyedBefore]
  var body: some View { ForEach(tags, id: \.token) { Text($0.name) } }
}
// after
struct KeyedAfter: Hashable {
  var name: String
  let token = UUID()
}
struct KeysAfter: View {
  let tags: [KeyedAfter]
  var body: some View { ForEach(tags, id: \.token) { Text($0.name) } }
}

// case: an alert that clears its payload
struct RenameBefore: View {
  @State private var renamed: String?
  @State private var text = ""
  var body: some View {
    Button("Rename") { renamed = "a" }
      .alert(
        "Rename", isPresented: Binding(get: { renamed != nil }, set: { if !$0 { renamed = nil } })
      ) {
        TextField("Name", text: $text)
        Button("Save", action: save)
      }
  }
  private func save() { print(renamed ?? "", text) }
}
// after
struct RenameAfter: View {
  @State private var renamed: String?
  @State private var isRenaming = false
  @State private var text = ""
  var body: some View {
    Button("Rename") {
      renamed = "a"
      isRenaming = true
    }
    .alert("Rename", isPresented: $isRenaming) {
      TextField("Name", text: $text)
      Button("Save", action: save)
    }
  }
  private func save() {
    print(renamed ?? "", text)
    renamed = nil
  }
}

// case: an index after a wait
struct QueueBefore: View {
  @State private var jobs = ["a", "b"]
  var body: some View {
    Button("Run") { Task { await run(at: 0) } }
    Button("Cancel") { jobs.removeFirst() }
  }
  private func run(at index: Int) async {
    await Task.yield()
    jobs[index] += " (done)"
  }
}
// after
struct QueueAfter: View {
  struct Job: Identifiable {
    let id = UUID()
    var name: String
  }
  @State private var jobs = [Job(name: "a"), Job(name: "b")]
  var body: some View {
    Button("Run") { Task { await run(jobs[0].id) } }
    Button("Cancel") { jobs.removeFirst() }
  }
  private func run(_ id: UUID) async {
    await Task.yield()
    guard let index = jobs.firstIndex(where: { $0.id == id }) else { return }
    jobs[index].name += " (done)"
  }
}

// case: a timer of a body
struct TickerBefore: View {
  @State private var text = ""
  @State private var ticks = 0
  var body: some View {
    TextField("\(ticks)", text: $text)
      .onReceive(Timer.publish(every: 1, on: .main, in: .common).autoconnect()) { _ in ticks += 1 }
  }
}
// after
struct TickerAfter: View {
  @State private var text = ""
  @State private var ticks = 0
  @State private var timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  var body: some View {
    TextField("\(ticks)", text: $text)
      .onReceive(timer) { _ in ticks += 1 }
  }
}

// case: edits that onAppear overwrites
struct DraftBefore: View {
  let note: String
  @State private var text = ""
  var body: some View {
    Form {
      TextField("Note", text: $text)
      NavigationLink("Files") { Text("Files") }
    }
    .onAppear { text = note }
  }
}
// after
struct DraftAfter: View {
  let note: String
  @State private var text: String
  init(note: String) {
    self.note = note
    _text = State(initialValue: note)
  }
  var body: some View {
    Form {
      TextField("Note", text: $text)
      NavigationLink("Files") { Text("Files") }
    }
  }
}

// case: two states for one thing
struct MirrorBefore: View {
  @State private var low = 0
  @State private var high = 0
  var body: some View {
    Stepper("Low", value: $low).onChange(of: low) { high = low }
    Text("\(high)")
  }
}
// after
struct MirrorAfter: View {
  @State private var low = 0
  var body: some View {
    Stepper("Low", value: $low)
    Text("\(low)")
  }
}

// case: an equality that ignores what is shown
struct StatusBefore: View, Equatable {
  let id: Int
  let status: String
  nonisolated static func == (left: StatusBefore, right: StatusBefore) -> Bool {
    left.id == right.id
  }
  var body: some View { Text(status) }
}
struct StatusesBefore: View {
  @State private var status = ""
  var body: some View {
    TextField("Status", text: $status)
    StatusBefore(id: 1, status: status)
  }
}
// after
struct StatusAfter: View {
  let id: Int
  let status: String
  var body: some View { Text(status) }
}
struct StatusesAfter: View {
  @State private var status = ""
  var body: some View {
    TextField("Status", text: $status)
    StatusAfter(id: 1, status: status)
  }
}

// case: endless work that onAppear begins
struct PollBefore: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)")
      .onAppear {
        Task {
          while !Task.isCancelled {
            count += 1
            await Task.yield()
          }
        }
      }
  }
}
// after
struct PollAfter: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)")
      .task {
        while !Task.isCancelled {
          count += 1
          await Task.yield()
        }
      }
  }
}

// case: a change that views do not see
final class QuietModel: ObservableObject {
  var count = 0
  func add() { count += 1 }
}
struct QuietBefore: View {
  @StateObject private var model = QuietModel()
  var body: some View { Button("\(model.count)") { model.add() } }
}
// after
final class ToldModel: ObservableObject {
  @Published var count = 0
  func add() { count += 1 }
}
struct ToldAfter: View {
  @StateObject private var model = ToldModel()
  var body: some View { Button("\(model.count)") { model.add() } }
}

// case: a draft that outlives its form
struct KeptBefore: View {
  @State private var text = ""
  @State private var isAdding = false
  var body: some View {
    Button("Add") { isAdding = true }
      .sheet(isPresented: $isAdding) {
        TextField("Name", text: $text)
        Button("Save") { text = "" }
      }
  }
}
// after
struct KeptAfter: View {
  @State private var text = ""
  @State private var isAdding = false
  var body: some View {
    Button("Add") {
      text = ""
      isAdding = true
    }
    .sheet(isPresented: $isAdding) {
      TextField("Name", text: $text)
      Button("Save") { isAdding = false }
    }
  }
}
