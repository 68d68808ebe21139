import JournalModel
import SwiftUI

/// The actions on an entry.
struct EntryMenu: View {
  let entry: Entry

  @Environment(JournalStore.self) private var store
  @Environment(Navigator.self) private var navigator

  var body: some View {
    if entry.kind == .task {
      Button(entry.status == .open ? "Done" : "Reopen") { store.toggle(entry) }
      if entry.status == .open {
        Button("Abandon") { store.edit(.setStatus(.abandoned, of: [entry.id])) }
        Menu("Migrate to") {
          ForEach(destinations, id: \.name) { destination in
            Button(destination.name) { store.edit(.migrate([entry.id], to: destination.page)) }
          }
        }
      }
    }
    Picker("Category", selection: category) {
      Text("None").tag(nil as TaskCategory.ID?)
      ForEach(store.categories) { category in
        Text(category.name).tag(category.id as TaskCategory.ID?)
      }
    }
    Divider()
    Button("Rename…") { navigator.ask(.rename(entry)) }
    Button("Details…") { navigator.detailed = entry }
    Button(entry.kind == .task ? "Make a Note" : "Make a Task") {
      store.edit(.setKind(entry.kind == .task ? .note : .task, of: [entry.id]))
    }
    Divider()
    Button("Delete", role: .destructive) { store.edit(.delete([entry.id])) }
  }

  private var category: Binding<TaskCategory.ID?> {
    Binding {
      entry.categoryID
    } set: { category in
      store.edit(.setCategory(category, of: [entry.id]))
    }
  }

  private var destinations: [(name: String, page: Page)] {
    let today = store.today
    let all: [(name: String, page: Page)] = [
      ("Today", .day(today)), ("Tomorrow", .day(today.adding(days: 1))),
      ("Next Week", .day(today.adding(days: 7))),
      ("This Month", .future(today.inMonth)),
      ("Next Month", .future(today.inMonth.adding(months: 1))),
    ]
    return all.filter { $0.page != entry.page }
  }
}
