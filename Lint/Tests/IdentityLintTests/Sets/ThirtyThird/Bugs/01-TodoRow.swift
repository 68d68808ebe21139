import SwiftUI

struct TodoTask: Identifiable {
  let id = UUID()
  var title: String
}

struct TodoListView: View {
  @State private var tasks = [
    TodoTask(title: "Buy milk"),
    TodoTask(title: "Call the bank"),
    TodoTask(title: "Book flights"),
  ]

  var body: some View {
    List {
      // bug: The note typed under one task (and its open/closed state) shows under the ne
      ForEach(tasks.indices, id: \.self) { index in
        TodoRow(task: tasks[index])
      }
      .onDelete { tasks.remove(atOffsets: $0) }
    }
  }
}

struct TodoRow: View {
  let task: TodoTask
  @State private var isExpanded = false
  @State private var note = ""

  var body: some View {
    DisclosureGroup(task.title, isExpanded: $isExpanded) {
      TextField("Note", text: $note)
    }
  }
}
