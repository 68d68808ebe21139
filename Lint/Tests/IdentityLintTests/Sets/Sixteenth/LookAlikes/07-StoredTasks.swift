import SwiftUI
import Observation

struct TodoTask: Identifiable {
  let id = UUID()
  var title: String
  var notes: String
  var isDone = false
}

@Observable
final class TaskBoard {
  private(set) var tasks: [TodoTask]

  init(tasks: [TodoTask]) {
    self.tasks = tasks
  }

  var openItems: [TodoTask] {
    tasks
      .filter { !$0.isDone }
      .sorted { $0.title < $1.title }
  }

  func add(title: String) {
    tasks.append(TodoTask(title: title, notes: ""))
  }

  func finish(_ id: TodoTask.ID) {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
    tasks[index].isDone = true
  }
}

struct TaskBoardView: View {
  let board: TaskBoard

  var body: some View {
    List(board.openItems) { item in
      TaskRow(item: item) { board.finish(item.id) }
    }
    .navigationTitle("Open tasks")
    .toolbar {
      Button("Add", systemImage: "plus") { board.add(title: "New task") }
    }
  }
}

struct TaskRow: View {
  let item: TodoTask
  let onFinish: () -> Void
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(item.title, isExpanded: $isExpanded) {
      Text(item.notes)
      Button("Mark as done", action: onFinish)
    }
  }
}
