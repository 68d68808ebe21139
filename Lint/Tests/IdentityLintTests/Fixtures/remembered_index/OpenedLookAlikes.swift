import SwiftUI

struct Chore: Identifiable, Hashable {
  let id: UUID
  var title: String
}
struct Editor: View {
  @Binding var chore: Chore
  var body: some View { TextField("Title", text: $chore.title) }
}
@MainActor @Observable final class Chores {
  var list: [Chore] = []
  var byNumber: [Int: Chore] = [:]
  let fixed = [Chore(id: UUID(), title: "a")]
  func pull() async {
    list.insert(Chore(id: UUID(), title: ""), at: 0)
    byNumber.removeValue(forKey: 1)
  }
}
struct ById: View {
  @Bindable var chores: Chores
  var body: some View {
    NavigationStack {
      List(chores.list) { chore in NavigationLink(chore.title, value: chore.id) }
        .navigationDestination(for: UUID.self) { id in
          if let index = chores.list.firstIndex(where: { $0.id == id }) {
            Editor(chore: $chores.list[index])
          }
        }
    }
    .task { await chores.pull() }
  }
}
struct ByNumber: View {
  let chores: Chores
  var body: some View {
    NavigationStack {
      NavigationLink("First", value: 1)
        .navigationDestination(for: Int.self) { number in
          Text(chores.byNumber[number]?.title ?? "")
        }
    }
    .task { await chores.pull() }
  }
}
struct OfConstants: View {
  let chores: Chores
  var body: some View {
    NavigationStack {
      NavigationLink("First", value: 0)
        .navigationDestination(for: Int.self) { index in Text(chores.fixed[index].title) }
    }
    .task { await chores.pull() }
  }
}
/// Only the list under the page removes and moves, and the page covers it.
struct Covered: View {
  @State private var notes = [Chore(id: UUID(), title: "a"), Chore(id: UUID(), title: "b")]
  var body: some View {
    NavigationStack {
      List {
        ForEach(Array(notes.enumerated()), id: \.element.id) { index, note in
          NavigationLink(note.title, value: index)
        }
        .onDelete { notes.remove(atOffsets: $0) }
        .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
      }
      .navigationDestination(for: Int.self) { index in Editor(chore: $notes[index]) }
    }
  }
}
/// A line that is added at the end moves no other.
@MainActor @Observable final class Log {
  var lines: [String] = []
  func follow() async { lines.append("line") }
}
struct Appended: View {
  let log: Log
  var body: some View {
    NavigationStack {
      NavigationLink("First", value: 0)
        .navigationDestination(for: Int.self) { index in Text(log.lines[index]) }
    }
    .task { await log.follow() }
  }
}
/// An action looks at the position immediately.
struct ByAction: View {
  @Bindable var chores: Chores
  var body: some View {
    NavigationStack {
      NavigationLink("First", value: 0)
        .navigationDestination(for: Int.self) { index in
          Button("Print") { print(chores.list[index].title) }
        }
    }
    .task { await chores.pull() }
  }
}
