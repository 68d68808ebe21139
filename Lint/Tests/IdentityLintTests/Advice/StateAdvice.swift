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

// case: a tag of another type
struct OrderBefore: View {
  enum Order: String, CaseIterable { case title, author }
  @State private var order = "title"
  var body: some View {
    Picker("Order", selection: $order) {
      ForEach(Order.allCases, id: \.self) { choice in Text(choice.rawValue).tag(choice) }
    }
  }
}
// after
struct OrderAfter: View {
  enum Order: String, CaseIterable { case title, author }
  @State private var order = "title"
  var body: some View {
    Picker("Order", selection: $order) {
      ForEach(Order.allCases, id: \.self) { choice in Text(choice.rawValue).tag(choice.rawValue) }
    }
  }
}

// case: rows whose ids are their tags
struct ShelfOfAdvice: Identifiable, Hashable {
  let id: Int
  let title: String
}
struct ShelvesBefore: View {
  let shelves: [ShelfOfAdvice]
  @State private var shelf: ShelfOfAdvice?
  var body: some View {
    Picker("Shelf", selection: $shelf) {
      ForEach(shelves) { element in Text(element.title) }
    }
  }
}
// after
struct ShelvesAfter: View {
  let shelves: [ShelfOfAdvice]
  @State private var shelf: ShelfOfAdvice?
  var body: some View {
    Picker("Shelf", selection: $shelf) {
      ForEach(shelves) { element in Text(element.title).tag(element) }
    }
  }
}

// case: a value that a view reads from the user's defaults
struct UnreadBefore: View {
  var body: some View {
    Text("\(UserDefaults.standard.integer(forKey: "unread"))")
    Button("Read") { UserDefaults.standard.set(0, forKey: "unread") }
  }
}
// after
struct UnreadAfter: View {
  @AppStorage("unread") private var unread = 0
  var body: some View {
    Text("\(unread)")
    Button("Read") { unread = 0 }
  }
}

// case: rows that show a property of objects
final class DownloadOfAdvice: ObservableObject, Identifiable {
  @Published var isDone = false
}
final class DownloadsOfAdvice: ObservableObject {
  @Published var all: [DownloadOfAdvice] = []
}
struct DownloadsBefore: View {
  @StateObject private var downloads = DownloadsOfAdvice()
  var body: some View {
    List(downloads.all) { download in
      Button(download.isDone ? "Done" : "Open") { download.isDone.toggle() }
    }
  }
}
// after
struct DownloadsAfter: View {
  @StateObject private var downloads = DownloadsOfAdvice()
  var body: some View {
    List(downloads.all) { DownloadRowAfter(item: $0) }
  }
}
struct DownloadRowAfter: View {
  @ObservedObject var item: DownloadOfAdvice
  var body: some View {
    Button(item.isDone ? "Done" : "Open") { item.isDone.toggle() }
  }
}
