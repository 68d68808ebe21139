import SwiftUI

struct Todo18: Hashable { var title: String; var done: Bool }
final class TodoModel18: ObservableObject {
  @Published var todos: [Todo18] = []
  func toggle(_ todo: Todo18) {
    todos = todos.map { $0 == todo ? Todo18(title: $0.title, done: !$0.done) : $0 }
  }
}
struct Todos18: View {
  @StateObject private var model = TodoModel18()
  var body: some View {
    List(model.todos, id: \.self) { todo in  // bug: checking a todo closes its remark
      TodoRow18(todo: todo) { model.toggle(todo) }
    }
  }
}
struct TodoRow18: View {
  let todo: Todo18
  let toggle: () -> Void
  @State private var remark = ""
  var body: some View {
    HStack {
      Button(todo.done ? "✓" : "○", action: toggle); TextField(todo.title, text: $remark)
    }
  }
}
