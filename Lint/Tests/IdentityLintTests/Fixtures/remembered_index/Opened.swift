import SwiftUI

struct Chore: Identifiable, Hashable {
  let id: UUID
  var title: String
}
@MainActor @Observable final class Chores {
  var list: [Chore] = []
  func pull() async { list.insert(contentsOf: await fetch(), at: 0) }
  private func fetch() async -> [Chore] { [] }
}
struct Editor: View {
  @Binding var chore: Chore
  var body: some View { TextField("Title", text: $chore.title) }
}
struct Reader: View {
  let chore: Chore
  var body: some View { Text(chore.title) }
}
struct ByBinding: View {
  @Bindable var chores: Chores
  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(chores.list.enumerated()), id: \.element.id) { index, chore in
          NavigationLink(chore.title, value: index)
        }
      }
      .navigationDestination(for: Int.self) { index in
        Editor(chore: $chores.list[index])  // expect: remembered_index
      }
    }
    .task { await chores.pull() }
  }
}
struct ByReading: View {
  let chores: Chores
  var body: some View {
    NavigationStack {
      Text("Chores")
        .navigationDestination(for: Int.self) {
          Reader(chore: chores.list[$0])  // expect: remembered_index
        }
    }
    .onReceive(NotificationCenter.default.publisher(for: .changed)) { _ in refresh() }
  }
  private func refresh() { Task { await chores.pull() } }
}
enum Route: Hashable {
  case settings
  case chore(Int)
}
struct ByRoute: View {
  @Bindable var chores: Chores
  var body: some View {
    NavigationStack {
      NavigationLink("First", value: Route.chore(0))
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .settings: Text("Settings")
          case .chore(let position):
            Editor(chore: $chores.list[position])  // expect: remembered_index
          }
        }
    }
    .task { await chores.pull() }
  }
}
struct Opening: Identifiable {
  let id = UUID()
  let index: Int
}
struct InSheet: View {
  @Bindable var chores: Chores
  @State private var opening: Opening?
  var body: some View {
    Button("Edit first") { opening = Opening(index: 0) }
      .sheet(item: $opening) { opening in
        Editor(chore: $chores.list[opening.index])  // expect: remembered_index
      }
      .task { await chores.pull() }
  }
}
struct Page: View {
  @Bindable var chores: Chores
  let index: Int
  var body: some View { TextField("Title", text: $chores.list[index].title) }
}
struct HandedOn: View {
  let chores: Chores
  var body: some View {
    NavigationStack {
      NavigationLink("First", value: 0)
        .navigationDestination(for: Int.self) { index in
          Page(chores: chores, index: index)  // expect: remembered_index
        }
    }
    .task { await chores.pull() }
  }
}
extension Notification.Name {
  static let changed = Notification.Name("changed")
}
/// The page deletes its own element.
@MainActor @Observable final class Notes {
  var list = ["a", "b"]
}
struct Deleting: View {
  let notes: Notes
  var body: some View {
    NavigationStack {
      NavigationLink("First", value: 0)
        .navigationDestination(for: Int.self) { index in
          NotePage(notes: notes, text: notes.list[index])  // expect: remembered_index
        }
    }
  }
}
struct NotePage: View {
  let notes: Notes
  let text: String
  var body: some View {
    Text(text)
    Button("Delete") { notes.list.removeAll { $0 == text } }
  }
}
