import SwiftUI
import Observation

struct TodoItem: Identifiable, Hashable {
  let id: UUID
  var title: String
  var priority: Int
}

@Observable
final class TodoStore {
  var items: [TodoItem] = []

  func apply(_ item: TodoItem, at index: Int) {
    items[index] = item
    items.sort { $0.priority > $1.priority }
  }
}

struct TodoListView: View {
  @State private var store = TodoStore()
  @State private var editedIndex = 0
  @State private var showsEditor = false

  private var editedItem: Binding<TodoItem> {
    Binding(
      get: { store.items[editedIndex] },
      // bug: the binding holds an index while each write re-sorts the array: after the priority
      // step the index points to another item, and further edits in the open sheet go to that one.
      set: { store.apply($0, at: editedIndex) }
    )
  }

  var body: some View {
    List(store.items) { item in
      Button(item.title) {
        editedIndex = store.items.firstIndex(of: item) ?? 0
        showsEditor = true
      }
    }
    .sheet(isPresented: $showsEditor) {
      TodoEditor(item: editedItem)
    }
  }
}

struct TodoEditor: View {
  @Binding var item: TodoItem

  var body: some View {
    Form {
      Stepper("Priority \(item.priority)", value: $item.priority, in: 0...9)
      TextField("Title", text: $item.title)
    }
  }
}
