import SwiftUI
import Observation

struct TodoTask: Codable {
  var serverID: Int
  var title: String
  var notes: String
  var isDone: Bool
}

struct TaskRowItem: Identifiable {
  // bug: openItems makes new TaskRowItems with new UUIDs on each read, so finishing one task gives
  // all rows a new identity: expanded rows collapse and the list is replaced
  let id = UUID()
  let serverID: Int
  let title: String
  let notes: String
}

@Observable
final class TaskBoard {
  var tasks: [TodoTask]

  init(tasks: [TodoTask]) {
    self.tasks = tasks
  }

  var openItems: [TaskRowItem] {
    tasks
      .filter { !$0.isDone }
      .map { TaskRowItem(serverID: $0.serverID, title: $0.title, notes: $0.notes) }
  }

  func finish(_ serverID: Int) {
    guard let index = tasks.firstIndex(where: { $0.serverID == serverID }) else { return }
    tasks[index].isDone = true
  }
}

struct TaskBoardView: View {
  let board: TaskBoard

  var body: some View {
    List(board.openItems) { item in
      TaskRow(item: item) { board.finish(item.serverID) }
    }
    .navigationTitle("Open tasks")
  }
}

struct TaskRow: View {
  let item: TaskRowItem
  let onFinish: () -> Void
  @State private var isExpanded = false

  var body: some View {
    DisclosureGroup(item.title, isExpanded: $isExpanded) {
      Text(item.notes)
      Button("Mark as done", action: onFinish)
    }
  }
}
