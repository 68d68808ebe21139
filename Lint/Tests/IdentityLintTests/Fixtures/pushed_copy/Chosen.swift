import SwiftUI

struct Task1: Identifiable {
  let id = UUID()
  var title: String
  var count = 0
}
struct Board: View {
  @State private var tasks: [Task1] = []
  @State private var chosen: Task1?
  var body: some View {
    List(tasks) { task in Button(task.title) { chosen = task } }
    if let chosen {
      Text("\(chosen.count)")  // expect: pushed_copy
      Button("More") { add(chosen.id) }
    }
  }
  private func add(_ id: UUID) {
    guard let index = tasks.firstIndex(where: { $0.id == id }) else { return }
    tasks[index].count += 1
  }
}
