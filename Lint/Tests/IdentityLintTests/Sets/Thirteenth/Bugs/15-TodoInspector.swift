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
  @State private var editingIndex: Int?

  var body: some View {
    List {
      ForEach(Array(store.items.enumerated()), id: \.element.id) { index, item in
        Button("\(index + 1). \(item.title)") { editingIndex = index }
      }
      .onDelete { store.items.remove(atOffsets: $0) }
    }
    .inspector(isPresented: $showsInspector) {
      if let editingIndex, store.items.indices.contains(editingIndex) {
        // bug: the item being edited is remembered by index; after sorting, inserting or
        // deleting, the inspector shows and writes to another to-do
        TodoInspector(item: $store.items[editingIndex])
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
}
