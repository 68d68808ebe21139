import SwiftUI
import Observation

struct TodoItem: Identifiable {
  let id = UUID()
  var title: String
  var due: Date
}

@Observable
final class TodoStore {
  var items: [TodoItem] = []

  func sortByDueDate() { items.sort { $0.due < $1.due } }
}

struct TodoInspector: View {
  @Binding var item: TodoItem

  var body: some View {
    Form {
      TextField("Title", text: $item.title)
      DatePicker("Due", selection: $item.due)
    }
  }
}

struct TodoWindow: View {
  @State private var store = TodoStore()
  @State private var showsInspector = true
  @State private var editingID: TodoItem.ID?

  var body: some View {
    List {
      ForEach(Array(store.items.enumerated()), id: \.element.id) { index, item in
        Button("\(index + 1). \(item.title)") { editingID = item.id }
      }
      .onDelete { store.items.remove(atOffsets: $0) }
    }
    .inspector(isPresented: $showsInspector) {
      if let item = store.items.first(where: { $0.id == editingID }) {
        TodoInspector(item: binding(for: item))
      } else {
        Text("Nothing selected")
      }
    }
    .toolbar {
      Toggle("Inspector", isOn: $showsInspector)
      Button("Sort by Due Date") { store.sortByDueDate() }
      Button("New") { store.items.insert(TodoItem(title: "New To-Do", due: .now), at: 0) }
    }
  }

  private func binding(for item: TodoItem) -> Binding<TodoItem> {
    Binding {
      store.items.first { $0.id == item.id } ?? item
    } set: { edited in
      guard let index = store.items.firstIndex(where: { $0.id == item.id }) else { return }
      store.items[index] = edited
    }
  }
}
