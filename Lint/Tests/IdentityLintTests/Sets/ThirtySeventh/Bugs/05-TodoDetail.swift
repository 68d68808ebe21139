import SwiftUI

struct Todo: Identifiable, Hashable {
  let id: Int
  var title: String
  var isDone = false
}

struct TodoDetail: View {
  let todo: Todo
  let markDone: () -> Void

  var body: some View {
    VStack(spacing: 16) {
      Label(todo.title, systemImage: todo.isDone ? "checkmark.circle.fill" : "circle")
      Button("Done", action: markDone)
        .disabled(todo.isDone)
    }
  }
}

struct TodoListView: View {
  @State private var todos = [Todo(id: 1, title: "Buy milk"), Todo(id: 2, title: "Call Eva")]

  var body: some View {
    NavigationStack {
      List(todos) { todo in
        NavigationLink(todo.title, value: todo)
      }
      .navigationDestination(for: Todo.self) { todo in
        // bug: The destination gets the Todo value that was pushed
        TodoDetail(todo: todo) {
          if let index = todos.firstIndex(where: { $0.id == todo.id }) {
            todos[index].isDone = true
          }
        }
      }
    }
  }
}
