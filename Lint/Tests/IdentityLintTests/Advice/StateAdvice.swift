import SwiftUI

// case: a pushed copy
struct ChoreBefore: Hashable, Identifiable {
  let id: Int
  var isDone = false
}
struct ChorePageBefore: View {
  let chore: ChoreBefore
  let finish: () -> Void
  var body: some View { Button(chore.isDone ? "Done" : "Open") { finish() } }
}
struct ChoresBefore: View {
  @State private var chores = [ChoreBefore(id: 0)]
  var body: some View {
    NavigationStack {
      List(chores) { NavigationLink("Chore", value: $0) }
        .navigationDestination(for: ChoreBefore.self) { chore in
          ChorePageBefore(chore: chore) { chores[chore.id].isDone = true }
        }
    }
  }
}
// after
struct ChoresAfter: View {
  @State private var chores = [ChoreBefore(id: 0)]
  var body: some View {
    NavigationStack {
      List(chores) { NavigationLink("Chore", value: $0.id) }
        .navigationDestination(for: Int.self) { id in
          if let chore = chores.first(where: { $0.id == id }) {
            ChorePageBefore(chore: chore) { chores[id].isDone = true }
          }
        }
    }
  }
}

// case: a remembered position
struct LineBefore: View {
  struct Job: Identifiable {
    let id: Int
    var name: String
  }
  @State private var jobs: [Job] = []
  @State private var chosen: Int?
  var body: some View {
    List(jobs) { job in
      Button(job.name) { chosen = jobs.firstIndex { $0.id == job.id } }
    }
    Button("First is done") { jobs.removeFirst() }
    Button("Delete") {
      if let chosen { jobs.remove(at: chosen) }
    }
  }
}
// after
struct LineAfter: View {
  struct Job: Identifiable {
    let id: Int
    var name: String
  }
  @State private var jobs: [Job] = []
  @State private var chosen: Job.ID?
  var body: some View {
    List(jobs) { job in
      Button(job.name) { chosen = job.id }
    }
    Button("First is done") { jobs.removeFirst() }
    Button("Delete") { jobs.removeAll { $0.id == chosen } }
  }
}

// case: one focus value for two fields
struct AddressBefore: View {
  enum Field { case street, city }
  @FocusState private var field: Field?
  @State private var street = ""
  @State private var city = ""
  var body: some View {
    TextField("Street", text: $street).focused($field, equals: .street)
    TextField("City", text: $city).focused($field, equals: .street)
  }
}
// after
struct AddressAfter: View {
  enum Field { case street, city }
  @FocusState private var field: Field?
  @State private var street = ""
  @State private var city = ""
  var body: some View {
    TextField("Street", text: $street).focused($field, equals: .street)
    TextField("City", text: $city).focused($field, equals: .city)
  }
}

// case: one tag in all rows
struct TagsBefore: View {
  @State private var chosen = ""
  let names = ["a", "b"]
  var body: some View {
    Picker("Name", selection: $chosen) {
      ForEach(names, id: \.self) { name in Text(name).tag("name") }
    }
  }
}
// after
struct TagsAfter: View {
  @State private var chosen = ""
  let names = ["a", "b"]
  var body: some View {
    Picker("Name", selection: $chosen) {
      ForEach(names, id: \.self) { name in Text(name).tag(name) }
    }
  }
}

// case: two defaults of one key
struct ReaderBefore: View {
  @AppStorage("advice.size") private var size = 14
  var body: some View { Text("\(size)") }
}
struct SettingsBefore: View {
  @AppStorage("advice.size") private var size = 17
  var body: some View { Stepper("\(size)", value: $size) }
}
// after
private let standardSize = 14
struct ReaderAfter: View {
  @AppStorage("advice.common") private var size = standardSize
  var body: some View { Text("\(size)") }
}
struct SettingsAfter: View {
  @AppStorage("advice.common") private var size = standardSize
  var body: some View { Stepper("\(size)", value: $size) }
}
